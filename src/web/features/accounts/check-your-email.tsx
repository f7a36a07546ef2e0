import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { accountLimits } from '#contract/accounts/account-words.ts'
import { ApiProblem } from '#contract/client.ts'
import { api, wordsOf } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useSinglePress } from '../../ui/form/use-single-press.ts'
import { Row, Rows } from '../../ui/rows.tsx'
import { Stamp } from '../../ui/stamp.tsx'
import { Text } from '../../ui/text.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { AccountSheet } from './account-sheet.tsx'
import styles from './check-your-email.module.css'
import { useCountdown } from './use-countdown.ts'
import { useRedirectSoon } from './use-redirect-soon.ts'

const messageSeconds = 3

/** Says where the link was sent and sends it again, at most once a minute (A.ACC-43..51). `mails` leads to the outbox of a demo. */
export function CheckYourEmail({ email, mails, beside }: { email: string; mails?: ReactNode; beside?: ReactNode }) {
	const { left, start } = useCountdown(accountLimits.resendSeconds)
	const { isBusy, press } = useSinglePress()
	const [message, setMessage] = useMessageForAWhile()

	async function resend() {
		setMessage(null)
		try {
			await press(async () => {
				await api.accounts.resendVerification({ body: { email } })
				setMessage({ tone: 'ok', words: 'Verification email has been resent!' })
				start(accountLimits.resendSeconds)
			})
		} catch (error) {
			setMessage({ tone: 'bad', words: wordsOf(error, 'Failed to resend verification email') })
			if (error instanceof ApiProblem && error.status === 429) start(error.retryAfter ?? accountLimits.resendSeconds)
		}
	}

	return (
		<AccountSheet label="New account" title="Check your email" corner={<Stamp kind="wait">Link sent</Stamp>} beside={beside}>
			<Rows>
				<Row term="Sent to" strong breaks>
					{email}
				</Row>
				<Row term="Link works for">{accountLimits.verificationHours} hours</Row>
			</Rows>
			<Text>Open the link in that mail, then log in. It can take a minute; look into the spam folder too.</Text>
			{mails && <Text size="small">{mails}</Text>}
			<div className={styles.resend}>
				<Button variant="quiet" wide busy={isBusy} aria-disabled={left > 0 || undefined} onClick={resend}>
					Resend email
					{left > 0 && (
						// The number changes every second: for the eyes only.
						<span aria-hidden="true" className={styles.seconds}>
							in {left} s
						</span>
					)}
				</Button>
				<div role="status" className={styles.message}>
					{message && (
						<Text size="small" tone={message.tone} weight="strong">
							{message.words}
						</Text>
					)}
				</div>
				<CooldownSaid left={left} />
			</div>
			<div className={styles.ways}>
				<ButtonLink as={Link} to="/login">
					Back to Login
				</ButtonLink>
				<ButtonLink as={Link} to="/" variant="quiet">
					Return Home
				</ButtonLink>
			</div>
		</AccountSheet>
	)
}

/** Without an address there is nothing to check: back to the login after three seconds (A.ACC-47). */
export function MissingEmail({ beside }: { beside?: ReactNode }) {
	useRedirectSoon('/login', 3)
	return (
		<AccountSheet label="New account" title="Missing Email" beside={beside}>
			<Text>We do not know which address to verify. In 3 seconds you are taken to the login, where you can ask for a new link.</Text>
			<ButtonLink as={Link} to="/login" replace variant="go" wide>
				Back to Login
			</ButtonLink>
		</AccountSheet>
	)
}

/** Spoken when the waiting begins and when it is over, not in between. */
function CooldownSaid({ left }: { left: number }) {
	const waiting = left > 0
	const [words, setWords] = useState('')
	// biome-ignore lint/correctness/useExhaustiveDependencies: the seconds in between are not said
	useEffect(() => setWords(waiting ? `You can ask for another email in ${left} seconds.` : 'You can ask for another email now.'), [waiting])
	return (
		<VisuallyHidden>
			<span role="status">{words}</span>
		</VisuallyHidden>
	)
}

type Message = { tone: 'ok' | 'bad'; words: string }

/** A message that clears by itself after three seconds (A.ACC-50). */
function useMessageForAWhile() {
	const [message, setMessage] = useState<Message | null>(null)
	useEffect(() => {
		if (!message) return
		const timer = setTimeout(() => setMessage(null), messageSeconds * 1000)
		return () => clearTimeout(timer)
	}, [message])
	return [message, setMessage] as const
}
