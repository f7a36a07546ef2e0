import { useState } from 'react'
import { accountLimits } from '#contract/accounts/account-words.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { PasswordChecklist, PasswordProgress } from './password-checklist.tsx'
import { useFilledBefore, type useFormProblems } from './use-form-problems.ts'

/** A new password with its rules, and the same once more; `name` is what the call calls it, the other is `confirm_password`. */
export function NewPasswordFields<Name extends string>({
	name,
	problems: { form, field },
}: {
	name: Name
	problems: Pick<ReturnType<typeof useFormProblems<Name | 'confirm_password'>>, 'form' | 'field'>
}) {
	const [password, setPassword] = useState('')
	useFilledBefore(form, name, setPassword)
	const newField = field(name, { onLeave: false, judges: 'confirm_password' })
	return (
		<>
			<PasswordField
				{...newField}
				onInput={(event) => {
					newField.onInput()
					setPassword(event.currentTarget.value)
				}}
				label="New password"
				hint={<PasswordChecklist password={password} />}
				autoComplete="new-password"
				minLength={accountLimits.password.least}
				aria-required
			/>
			<PasswordField {...field('confirm_password')} label="Confirm new password" autoComplete="new-password" aria-required />
			<PasswordProgress password={password} />
		</>
	)
}
