import { useState } from 'react'
import { accountEmailProblem, accountLimits } from '#contract/accounts/account-words.ts'
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

const addressProblem = (text: string) => (text.trim() === '' ? 'Please enter your email address' : accountEmailProblem(text))
const fields = { email: { label: 'Email', problem: addressProblem } }

/** Asks for another verification mail (A.ACC-39..41). The answer does not tell whether the address has an account (A.R-10). */
export function ResendForm({ email, onEmail }: { email: string; onEmail: (email: string) => void }) {
	const { form, field, check } = useNativeForm({ id: 'resend', fields })
	const { isBusy, press } = useSinglePress()
	const [message, setMessage] = useState<{ kind: 'ok' | 'bad'; words: string } | null>(null)
	useFilledBefore(form, 'email', onEmail)
	const emailField = field('email')

	async function resend() {
		setMessage(null)
		const address = check()?.email.trim()
		if (address === undefined) return
		try {
			await press(async () => {
				await api.accounts.resendVerification({ body: { email: address } })
				toast({ title: 'Verification email sent! Please check your inbox.' })
				setMessage({
					kind: 'ok',
					words: `If ${address} is still to be verified, the link is on its way. It works for ${accountLimits.verificationHours} hours; older links no longer work.`,
				})
			})
		} catch (error) {
			toast({ title: 'Failed to resend verification email. Please try again.', kind: 'bad' })
			setMessage({ kind: 'bad', words: wordsOf(error, noAnswerWords(error)) })
		}
	}

	return (
		<>
			<Text tone="muted">Enter the email you signed up with, and we will send you a new link.</Text>
			<AccountForm
				form={form}
				action="Resend verification email"
				busy={isBusy}
				onSend={resend}
				says={
					<>
						<FormMessage kind="ok" words={message?.kind === 'ok' ? message.words : null} />
						<FormMessage words={message?.kind === 'bad' ? message.words : null} />
					</>
				}
			>
				<EmailField field={emailField} email={email} onEmail={onEmail} />
			</AccountForm>
			<ModeRows
				ways={[
					{ question: 'Already verified?', mode: 'login', name: 'Back to Login' },
					{ question: 'No account yet?', mode: 'signup', name: 'Sign Up' },
				]}
			/>
		</>
	)
}
