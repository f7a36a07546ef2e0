import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { passwordReset } from '#contract/accounts/account-words.ts'
import { ApiProblem } from '#contract/client.ts'
import { api } from '../../api.ts'
import { useIdempotentSend } from '../../kits/form/use-idempotent-send.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useNativeForm } from '../../ui/form/use-native-form.ts'
import { useSinglePress } from '../../ui/form/use-single-press.ts'
import { Text } from '../../ui/text.tsx'
import { toast } from '../../ui/toast.ts'
import { AccountForm } from './account-form.tsx'
import { AccountSheet } from './account-sheet.tsx'
import { forgetSession } from './forget-session.ts'
import { FormMessage } from './form-message.tsx'
import { InvalidResetLink } from './invalid-reset-link.tsx'
import { NewPasswordFields, newPasswordRules } from './new-password-fields.tsx'
import { useStillHere } from './use-still-here.ts'
import { failureWords, hasToken, noAnswerWords } from './words-on-screen.ts'

type Failure = { words: string; way: 'new link' | 'press again' | null }

/**
 * The screen behind the link of the mail (A.ACC-64..72). Its ways out take its place, so that the address with the token is not left
 * behind.
 */
export function ResetPassword({ token, beside }: { token: string | undefined; beside?: ReactNode }) {
	if (!hasToken(token)) return <InvalidResetLink beside={beside} />
	return (
		<AccountSheet label="Your account" title="Reset Password" beside={beside}>
			<Text tone="muted">Choose a new password. Every device that is logged in to your account is logged out.</Text>
			<ResetForm key={token} token={token} />
			<ButtonLink as={Link} to="/login" replace variant="quiet">
				Back to Login
			</ButtonLink>
		</AccountSheet>
	)
}

function ResetForm({ token }: { token: string }) {
	const newPassword = useNativeForm({ id: 'reset', fields: newPasswordRules('password') })
	const { isBusy, press } = useSinglePress()
	const stillHere = useStillHere()
	const navigate = useNavigate()
	const sendOnce = useIdempotentSend()
	const [failure, setFailure] = useState<Failure | null>(null)

	async function reset() {
		setFailure(null)
		const typed = newPassword.check()
		if (!typed) return
		const body = { token, ...typed }
		try {
			await press(async () => {
				await sendOnce(body, (key) => api.accounts.resetPassword({ params: { token }, body, key }))
				toast({ title: passwordReset })
				await forgetSession()
				if (stillHere.current) navigate('/password-reset-confirmation', { replace: true })
				return 'leaving'
			})
		} catch (error) {
			if (!(error instanceof ApiProblem && newPassword.refuse(error.fields))) setFailure(failureOf(error))
		}
	}

	return (
		<AccountForm
			form={newPassword.form}
			action="Reset Password"
			busy={isBusy}
			onSend={reset}
			says={
				<FormMessage words={failure?.words ?? null}>
					{failure?.way === 'new link' && (
						<Link to="/login?mode=forgot" replace>
							Request a new link
						</Link>
					)}
					{failure?.way === 'press again' && <Text size="small">{noAnswerWords(null)}</Text>}
				</FormMessage>
			}
		>
			<NewPasswordFields name="password" form={newPassword} />
		</AccountForm>
	)
}

function failureOf(error: unknown): Failure {
	const words = failureWords(error, 'Failed to reset password')
	if (!(error instanceof ApiProblem) || error.status >= 500) return { words, way: 'press again' }
	return { words, way: error.status === 400 ? 'new link' : null }
}
