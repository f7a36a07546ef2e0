import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { verified } from '#contract/accounts/account-words.ts'
import { api } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { LoadingText } from '../../ui/loading-text.tsx'
import { Stamp } from '../../ui/stamp.tsx'
import { Text } from '../../ui/text.tsx'
import { toast } from '../../ui/toast.ts'
import { AccountSheet } from './account-sheet.tsx'
import { FormMessage } from './form-message.tsx'
import { useRedirectSoon } from './use-redirect-soon.ts'
import styles from './verify-email.module.css'
import { hasToken, tokenMissing, whyNotVerified } from './words-on-screen.ts'

const label = 'New account'

/** The screen behind the link of the mail: verifies once when it opens (A.ACC-52..62). The server's rendering never asks. */
export function VerifyEmail({ token, beside }: { token: string | undefined; beside?: ReactNode }) {
	return hasToken(token) ? <Verification token={token} beside={beside} /> : <NotVerified words={tokenMissing} beside={beside} />
}

function Verification({ token, beside }: { token: string; beside?: ReactNode }) {
	// A query runs once although effects run twice in development, and never on the server. Nothing of it is cached.
	const verification = useQuery({
		queryKey: ['verify-email', token],
		queryFn: async () => (await api.accounts.verifyEmail({ params: { token } }))?.email ?? '',
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 0,
		retry: false,
	})
	const { isSuccess, isError, errorUpdatedAt } = verification
	const email = verification.data ?? ''
	useRedirectSoon('/login', 2, { when: isSuccess, email })
	useEffect(() => {
		if (isSuccess) toast({ title: verified })
	}, [isSuccess])
	// biome-ignore lint/correctness/useExhaustiveDependencies: each failure is said
	useEffect(() => {
		if (isError) toast({ title: 'Email verification failed', kind: 'bad' })
	}, [isError, errorUpdatedAt])

	if (isSuccess)
		return (
			<AccountSheet label={label} title="Email verified" corner={<Stamp kind="ok">Verified</Stamp>} beside={beside}>
				<Text role="status">Your account is ready. In 2 seconds you are taken to the login.</Text>
				<ButtonLink as={Link} to="/login" state={{ email }} replace variant="go" wide>
					Go to Login
				</ButtonLink>
			</AccountSheet>
		)
	if (isError) {
		const { words, mayHelp } = whyNotVerified(verification.error)
		return (
			<NotVerified words={words} beside={beside}>
				{mayHelp && (
					<Button busy={verification.isFetching} onClick={() => verification.refetch()}>
						Try again
					</Button>
				)}
			</NotVerified>
		)
	}
	return (
		<AccountSheet label={label} title="Verifying your email" beside={beside}>
			<LoadingText>One moment, we are checking your link...</LoadingText>
		</AccountSheet>
	)
}

function NotVerified({ words, beside, children }: { words: string; beside?: ReactNode; children?: ReactNode }) {
	return (
		<AccountSheet label={label} title="Email not verified" beside={beside}>
			<FormMessage words={words} />
			<div className={styles.ways}>
				{children}
				<ButtonLink as={Link} to="/login" state={{ resend: true }} variant="go">
					Request New Verification Link
				</ButtonLink>
				<ButtonLink as={Link} to="/login" variant="quiet">
					Back to Login
				</ButtonLink>
			</div>
		</AccountSheet>
	)
}
