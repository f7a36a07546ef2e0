import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { fieldRequired, passwordChanged } from '#contract/accounts/account-words.ts'
import { ApiProblem } from '#contract/client.ts'
import { api } from '../../api.ts'
import { useIdempotentSend } from '../../kits/form/use-idempotent-send.ts'
import { findToken } from '../../session/session.ts'
import { currentToken, keepToken, signedInMarker } from '../../session/tokens.ts'
import { ownSessions } from '../../state/own-queries.ts'
import { Button } from '../../ui/button.tsx'
import { useNativeForm } from '../../ui/form/use-native-form.ts'
import { useSinglePress } from '../../ui/form/use-single-press.ts'
import { Heading } from '../../ui/heading.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { toast } from '../../ui/toast.ts'
import { AccountForm } from './account-form.tsx'
import styles from './change-password.module.css'
import { FormMessage } from './form-message.tsx'
import { NewPasswordFields, newPasswordRules } from './new-password-fields.tsx'
import { failureWords, noAnswerWords } from './words-on-screen.ts'

/** The section of the profile that changes the password (A.ACC-81, A.R-18); its form opens on demand. */
export function ChangePassword({ email }: { email: string }) {
	const [isOpen, setOpen] = useState(false)
	const [isDone, setDone] = useState(false)
	const opener = useRef<HTMLButtonElement>(null)
	const close = () => {
		setOpen(false)
		requestAnimationFrame(() => opener.current?.focus())
	}
	return (
		<Stack as="section" gap="small" aria-labelledby="password-title" className={styles.section}>
			<Heading id="password-title">Password</Heading>
			{isOpen ? (
				<ChangeForm
					email={email}
					onLeave={close}
					onChanged={() => {
						setDone(true)
						close()
					}}
				/>
			) : (
				<>
					<FormMessage kind="ok" words={isDone ? `${passwordChanged}. Your other devices are logged out.` : null} />
					<div>
						<Button
							ref={opener}
							variant="quiet"
							size="low"
							onClick={() => {
								setDone(false)
								setOpen(true)
							}}
						>
							Change password
						</Button>
					</div>
				</>
			)}
		</Stack>
	)
}

const fields = {
	old_password: { label: 'Current password', problem: (text: string) => (text === '' ? fieldRequired : null) },
	...newPasswordRules('new_password'),
}

function ChangeForm({ email, onLeave, onChanged }: { email: string; onLeave: () => void; onChanged: () => void }) {
	const passwords = useNativeForm<'old_password' | 'new_password' | 'confirm_password'>({ id: 'password', fields })
	const { form, field, check, refuse } = passwords
	const { isBusy, press } = useSinglePress()
	const queries = useQueryClient()
	const sendOnce = useIdempotentSend()
	const [failure, setFailure] = useState<string | null>(null)

	async function change() {
		setFailure(null)
		const body = check()
		if (!body) return
		try {
			await press(async () => {
				const { tokens } = await sendOnce(body, (key) => api.accounts.changePassword({ body, key }))
				await goOn(tokens?.access)
				toast({ title: passwordChanged })
				queries.invalidateQueries(ownSessions)
				onChanged()
				return 'leaving'
			})
		} catch (error) {
			if (!(error instanceof ApiProblem && refuse(error.fields))) setFailure(failureWords(error, noAnswerWords(error)))
		}
	}

	// The form appears in the place of the button: the keyboard goes on in it.
	useEffect(() => {
		const first = form.current?.elements.namedItem('old_password')
		if (first instanceof HTMLElement) first.focus()
	}, [form])

	return (
		<>
			<Text size="small" tone="muted">
				This device stays logged in, every other one is logged out. We tell you by mail.
			</Text>
			<AccountForm
				form={form}
				action="Change password"
				variant="ink"
				busy={isBusy}
				onSend={change}
				beside={
					<Button variant="quiet" wide onClick={onLeave}>
						Keep the current one
					</Button>
				}
				says={<FormMessage words={failure} />}
			>
				{/* Tells a password manager whose password this is. */}
				<input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
				<PasswordField
					{...field('old_password')}
					hintFirst={false}
					hint={
						<>
							You do not know it? <Link to="/login?mode=forgot">Forgot Password</Link>
						</>
					}
					autoComplete="current-password"
					aria-required
				/>
				<NewPasswordFields name="new_password" form={passwords} />
			</AccountForm>
		</>
	)
}

/** Keeps the new access token; where the answer carries none, since the first one was lost on the way, another is asked for at once. */
async function goOn(access: string | undefined) {
	const marker = signedInMarker.get()
	if (access === undefined || !marker) return findToken(currentToken()?.token)
	// Without room to store it the next call renews it.
	keepToken(access, marker.remember)
}
