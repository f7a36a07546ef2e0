import { type ReactNode, useState } from 'react'
import {
	accountCreated,
	accountEmailProblem,
	accountLimits,
	newPasswordProblem,
	usernameProblem,
} from '#contract/accounts/account-words.ts'
import { ApiProblem } from '#contract/client.ts'
import { api } from '../../api.ts'
import { useIdempotentSend } from '../../kits/form/use-idempotent-send.ts'
import { useFilledBefore, useNativeForm } from '../../ui/form/use-native-form.ts'
import { useSinglePress } from '../../ui/form/use-single-press.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { AccountForm } from './account-form.tsx'
import { EmailField } from './email-field.tsx'
import { FormMessage } from './form-message.tsx'
import { ModeRows } from './mode-rows.tsx'
import { PasswordChecklist, PasswordProgress } from './password-checklist.tsx'
import { useStillHere } from './use-still-here.ts'
import { noAnswerWords, unexpectedErrorMessage } from './words-on-screen.ts'

const fields = {
	username: { label: 'Username', problem: usernameProblem },
	email: { label: 'Email', problem: accountEmailProblem },
	password: { label: 'Password', problem: newPasswordProblem },
}

/** Username, e-mail and password of a new account (A.ACC-23..34). `onCreated` leads to the check-your-email screen. */
export function SignupForm({
	email,
	onEmail,
	onCreated,
	social,
}: {
	email: string
	onEmail: (email: string) => void
	onCreated: (email: string) => void
	/** The other ways in; Remember me is asked at a login only. */
	social: (remember: () => boolean) => ReactNode
}) {
	const { form, field, check, refuse } = useNativeForm({ id: 'signup', fields })
	const { isBusy, press } = useSinglePress()
	const stillHere = useStillHere()
	const [message, setMessage] = useState<string | null>(null)
	const [password, setPassword] = useState('')
	// The same account asked for again after a lost answer must not meet itself as taken.
	const sendOnce = useIdempotentSend()
	useFilledBefore(form, 'email', onEmail)
	useFilledBefore(form, 'password', setPassword)
	const emailField = field('email')
	const passwordField = field('password', { onLeave: false })

	async function signUp() {
		setMessage(null)
		const typed = check()
		if (!typed) return
		const body = { email: typed.email.trim(), username: typed.username.trim(), password: typed.password }
		try {
			await press(async () => {
				await sendOnce(body, (key) => api.accounts.signup({ body, key }))
				toast({ title: accountCreated })
				if (stillHere.current) onCreated(body.email)
				return 'leaving'
			})
		} catch (error) {
			if (!(error instanceof ApiProblem) || error.status >= 500) {
				toast({ title: unexpectedErrorMessage, kind: 'bad' })
				setMessage(noAnswerWords(error))
			} else if (!refuse(error.fields)) setMessage(error.words || unexpectedErrorMessage)
		}
	}

	return (
		<>
			<AccountForm form={form} action="Sign Up" busy={isBusy} onSend={signUp} says={<FormMessage words={message} />}>
				<TextField
					{...field('username')}
					hint="3 to 30 letters, digits or underscores"
					hintFirst
					autoComplete="username"
					autoCapitalize="none"
					spellCheck={false}
					aria-required
				/>
				<EmailField field={emailField} email={email} onEmail={onEmail} hint="We send a link there to verify it" />
				<PasswordField
					{...passwordField}
					onInput={(event) => {
						passwordField.onInput()
						setPassword(event.currentTarget.value)
					}}
					hint={<PasswordChecklist password={password} />}
					autoComplete="new-password"
					minLength={accountLimits.password.min}
					aria-required
				/>
			</AccountForm>
			<PasswordProgress password={password} />
			{social(() => false)}
			<ModeRows ways={[{ question: 'Already have an account?', mode: 'login', name: 'Login' }]} />
		</>
	)
}
