import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { passwordReset } from '#contract/accounts/account-words.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Stamp } from '../../ui/stamp.tsx'
import { Text } from '../../ui/text.tsx'
import { AccountSheet } from './account-sheet.tsx'
import { useRedirectSoon } from './use-redirect-soon.ts'

/** After a reset: the login, by itself after three seconds (A.ACC-69, A.ACC-70, A.R-21). */
export function PasswordResetDone({ beside }: { beside?: ReactNode }) {
	useRedirectSoon('/login', 3)
	return (
		<AccountSheet label="Your account" title="New password" corner={<Stamp kind="ok">Set</Stamp>} beside={beside}>
			<div role="status">
				<Text weight="strong">{passwordReset}</Text>
				<Text>In 3 seconds you are taken to the login. Use the new password there, on your other devices too.</Text>
			</div>
			<ButtonLink as={Link} to="/login" replace variant="go" wide>
				Go to Login
			</ButtonLink>
		</AccountSheet>
	)
}
