import { type ReactNode, useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { resetLinkInvalid, resetTokenInvalid } from '#contract/accounts/account-words.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useNativeForm } from '../../ui/form/use-native-form.ts'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { AccountForm } from './account-form.tsx'
import { AccountSheet } from './account-sheet.tsx'
import { FormMessage } from './form-message.tsx'
import { tokenIn } from './words-on-screen.ts'

const linkProblem = (text: string) => (tokenIn(text) === '' ? 'Reset token is missing' : null)
const fields = { link: { label: 'The link from the mail', problem: linkProblem } }

/** The reset screen without a token (A.ACC-65, A.R-20): a new link, or the whole of the one that a mail program has cut in two. */
export function InvalidResetLink({ beside }: { beside?: ReactNode }) {
	const { form, field, check } = useNativeForm({ id: 'reset', fields })
	const navigate = useNavigate()
	useEffect(() => {
		toast({ title: resetLinkInvalid, kind: 'bad' })
	}, [])

	function open() {
		const typed = check()
		if (typed) navigate(`/reset-password/${tokenIn(typed.link)}`, { replace: true })
	}

	return (
		<AccountSheet label="Your account" title="Invalid Link" beside={beside}>
			<FormMessage words={resetTokenInvalid} />
			<ButtonLink as={Link} to="/login?mode=forgot" replace variant="go" wide>
				Request a new link
			</ButtonLink>
			<AccountForm form={form} action="Open the link" variant="quiet" busy={false} onSend={open} says={null}>
				<TextField
					{...field('link', { onLeave: false })}
					hint="Your mail program may have cut it in two. Copy all of it and paste it here."
					hintFirst
					inputMode="url"
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
				/>
			</AccountForm>
			<ButtonLink as={Link} to="/login" replace variant="quiet">
				Back to Login
			</ButtonLink>
		</AccountSheet>
	)
}
