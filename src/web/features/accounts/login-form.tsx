import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { accountEmailProblem, loginPasswordProblem, tooManyAttempts } from '#contract/accounts/account-words.ts'
import type { Login } from '#contract/accounts/accounts.ts'
import { ApiProblem } from '#contract/client.ts'
import { useStored } from '../../browser/use-stored.ts'
import { openSession } from '../../session/open-session.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { useFilledBefore, useNativeForm } from '../../ui/form/use-native-form.ts'
import { useSinglePress } from '../../ui/form/use-single-press.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toast.ts'
import { AccountForm } from './account-form.tsx'
import { placeOf } from './account-modes.ts'
import { EmailField } from './email-field.tsx'
import { FormMessage } from './form-message.tsx'
import { loggedOutEverywhere } from './logged-out-everywhere.ts'
import { loginLock } from './login-lock.ts'
import { ModeRows } from './mode-rows.tsx'
import {
	lockedNowMessage,
	loginNotStored,
	noAnswerWords,
	retryAfterSeconds,
	stillLockedMessage,
	unexpectedErrorMessage,
} from './words-on-screen.ts'

const fields = {
	email: { label: 'Email', problem: accountEmailProblem },
	password: { label: 'Password', problem: loginPasswordProblem },
}
type Message = { words: string /** The address that is still to be verified. */; unverified?: string }

/**
 * E-mail and password (A.ACC-10..22). Sent once per press, never again by itself. `onLogin` takes the session over and leaves the
 * screen, or tells that it could not be kept; `onUnverified` opens the resend view.
 */
export function LoginForm({
	email,
	onEmail,
	onLogin,
	onUnverified,
	social,
}: {
	email: string
	onEmail: (email: string) => void
	onLogin: (login: Login, remember: boolean) => boolean
	onUnverified: (email: string) => void
	/** The other ways in; they ask whether Remember me is ticked. */
	social: (remember: () => boolean) => ReactNode
}) {
	const { form, field, check, refuse } = useNativeForm({ id: 'login', fields })
	const { isBusy, press } = useSinglePress()
	const [message, setMessage] = useState<Message | null>(null)
	useFilledBefore(form, 'email', onEmail)
	const emailField = field('email')

	const remember = () => form.current !== null && new FormData(form.current).has('remember')

	async function logIn() {
		setMessage(null)
		const typed = check()
		if (!typed) return
		const locked = loginLock.secondsLeft(typed.email)
		if (locked > 0) return setMessage({ words: stillLockedMessage(locked) })
		try {
			await press(async () => {
				const login = await openSession({ email: typed.email.trim(), password: typed.password })
				if (onLogin(login, remember())) return 'leaving'
				setMessage({ words: loginNotStored })
				return 'not kept'
			})
		} catch (error) {
			setMessage(refusal(error, typed.email))
			if (error instanceof ApiProblem && error.status === 400) refuse(error.fields)
		}
	}

	const isOutEverywhere = useStored(loggedOutEverywhere) !== null
	return (
		<>
			<FormMessage kind="ok" words={isOutEverywhere ? 'You are logged out on every device, this one too. Log in again to go on.' : null} />
			<AccountForm
				form={form}
				action="Login"
				busy={isBusy}
				onSend={logIn}
				beside={<SignUpInstead />}
				says={
					<FormMessage words={message?.words ?? null}>
						{message?.unverified !== undefined && (
							<Button variant="quiet" size="low" onClick={() => onUnverified(message.unverified ?? '')}>
								Resend verification email
							</Button>
						)}
					</FormMessage>
				}
			>
				<EmailField field={emailField} email={email} onEmail={onEmail} isUsername />
				<PasswordField {...field('password')} autoComplete="current-password" aria-required />
				<CheckField name="remember" label="Remember me for 1 month" />
			</AccountForm>
			{social(remember)}
			<ModeRows ways={[{ question: 'Cannot remember it?', mode: 'forgot', name: 'Forgot Password' }]} />
		</>
	)
}

/** As large as the login, which comes first: who is new here is as welcome. */
function SignUpInstead() {
	const { to, state } = placeOf('signup', useLocation())
	return (
		<ButtonLink as={Link} to={to} state={state} replace={false} wide>
			Sign Up
		</ButtonLink>
	)
}

/** The words for a login that was refused; counts it for the lock where what was typed was wrong (A.R-06, D-40). */
function refusal(error: unknown, email: string): Message {
	if (!(error instanceof ApiProblem) || error.status >= 500) {
		toast({ title: unexpectedErrorMessage, kind: 'bad' })
		return { words: noAnswerWords(error) }
	}
	if (error.status === 429) return { words: tooManyAttempts(retryAfterSeconds(error)) }
	if (error.code === 'email_not_verified') return { words: error.words, unverified: email.trim() }
	if ([400, 401, 403].includes(error.status)) {
		loginLock.countFailure(email)
		const locked = loginLock.secondsLeft(email)
		if (locked > 0) return { words: lockedNowMessage(locked) }
	}
	return { words: error.words || unexpectedErrorMessage }
}
