import { expect, test } from 'vitest'
import { faultsOf } from '../../ui/form/form-fields.ts'
import { newPasswordRules } from './new-password-fields.tsx'

test('the repeated password must be the same (A.ACC-31)', () => {
	const fields = newPasswordRules('password')
	expect(faultsOf(fields, { password: 'Monsoon-7', confirm_password: 'Monsoon-7' })).toEqual([])
	expect(faultsOf(fields, { password: 'Monsoon-7', confirm_password: 'monsoon-7' })).toEqual([
		{ name: 'confirm_password', text: "Passwords don't match" },
	])
})
