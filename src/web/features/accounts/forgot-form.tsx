import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { accountEmailProblem, accountLimits, emailRequired, resetTooSoon } from '#contract/accounts/account-words.ts'
import { ApiProblem } from '#contract/client.ts'
import { api, wordsOf } from '../../api.ts'
import { useFilledBefore, useNativeForm } from '../../ui/form/use-native-form.ts'
import { useSinglePress } from '../../ui/form/use-single-press.ts'
import { Text } from '../../ui/text.tsx'
import { toast } from '../../ui/toast.ts'
import { AccountForm } from './account-form.tsx'
import { EmailField } from './email-field.tsx'
import { FormMessage } from './form-message.tsx'
import { ModeRows } from './mode-rows.tsx'
import { noAnswerWords } from './words-on-screen.ts'

const addressProblem = (text: string) => (text.trim() === '' ? emailRequired : accountEmailProblem(text))
const fields = { email: { label: 'Email', problem: addressProblem } }

/**
 * Asks for a link that sets a new password (A.ACC-05, A.ACC-35..37). The answer does not tell whether the address has an account
 * (A.R-10). Open to somebody who is logged in too, whose current password may be what was forgotten. `mails` leads to the outbox
 * of a demo.
 */
export function ForgotForm({
	email,
	onEmail,
	signedIn,
	mails,
}: {
	email: string
	onEmail: (email: string) => void
	signedIn: boolean
	mails?: (email: string) => ReactNode
}) {
	const { form, field, check, refuse } = useNativeForm({ id: 'forgot', fields })
	const { isBusy, press } = useSinglePress()
	const [sentTo, setSentTo] = useState<string | null>(null)
	const [failure, setFailure] = useState<string | null>(null)
	useFilledBefore(form, 'email', onEmail)
	const emailField = field('email')

	async function ask() {
		setSentTo(null)
		setFailure(null)
		const address = check()?.email.trim()
		if (address === undefined) return
		try {
			await press(async () => {
				await api.accounts.forgotPassword({ body: { email: address } })
				toast({ title: 'Password reset link sent to your email!' })
				setSentTo(address)
			})
		} catch (error) {
			if (!(error instanceof ApiProblem && refuse(error.fields))) setFailure(failureOf(error))
		}
	}

	return (
		<>
			<Text tone="muted">Enter the email of your account, and we will send you a link to choose a new password.</Text>
			<AccountForm
				form={form}
				action="Send reset link"
				busy={isBusy}
				onSend={ask}
				says={
					<>
						<FormMessage kind="ok" words={sentTo && sentWords(sentTo)}>
							{sentTo && mails && <Text size="small">{mails(sentTo)}</Text>}
						</FormMessage>
						<FormMessage words={failure} />
					</>
				}
			>
				<EmailField field={emailField} email={email} onEmail={onEmail} isUsername />
			</AccountForm>
			{signedIn ? (
				<Link to="/profile">Back to your profile</Link>
			) : (
				<ModeRows
					ways={[
						{ question: 'Remembered it?', mode: 'login', name: 'Back to Login' },
						{ question: 'No account yet?', mode: 'signup', name: 'Sign Up' },
					]}
				/>
			)}
		</>
	)
}

const sentWords = (address: string) =>
	`If ${address} has an account, the link is on its way. It works once, for ${accountLimits.resetMinutes} minutes; older links no longer work.`

const failureOf = (error: unknown) =>
	error instanceof ApiProblem && error.status === 429 && error.retryAfter !== undefined
		? resetTooSoon(error.retryAfter)
		: wordsOf(error, noAnswerWords(error))
