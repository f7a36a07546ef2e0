import { useState } from 'react'
import { accountLimits, newPasswordProblem, passwordsDiffer } from '#contract/accounts/account-words.ts'
import type { FormFields } from '../../ui/form/form-fields.ts'
import { useFilledBefore, type useNativeForm } from '../../ui/form/use-native-form.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { PasswordChecklist, PasswordProgress } from './password-checklist.tsx'

/** The fields of a new password under the name that the call has for it; the second must repeat the first (A.ACC-31). */
export const newPasswordRules = <Name extends string>(name: Name) =>
	({
		[name]: { label: 'New password', problem: newPasswordProblem },
		confirm_password: {
			label: 'Confirm new password',
			problem: (text: string, values: Record<Name, string>) => (text === values[name] ? null : passwordsDiffer),
			comparedWith: name,
		},
		// A computed name loses its type.
	}) as FormFields<Record<Name | 'confirm_password', string>>

/** A new password with its rules, and the same once more; `name` is what the call calls it, the other is `confirm_password`. */
export function NewPasswordFields<Name extends string>({
	name,
	form: { form, field },
}: {
	name: Name
	form: Pick<ReturnType<typeof useNativeForm<Name | 'confirm_password'>>, 'form' | 'field'>
}) {
	const [password, setPassword] = useState('')
	useFilledBefore(form, name, setPassword)
	const newField = field(name, { onLeave: false })
	return (
		<>
			<PasswordField
				{...newField}
				onInput={(event) => {
					newField.onInput()
					setPassword(event.currentTarget.value)
				}}
				hint={<PasswordChecklist password={password} />}
				autoComplete="new-password"
				minLength={accountLimits.password.min}
				aria-required
			/>
			<PasswordField {...field('confirm_password')} autoComplete="new-password" aria-required />
			<PasswordProgress password={password} />
		</>
	)
}
