import { expect, test } from 'vitest'
import type { Profile } from '#contract/accounts/accounts.ts'
import { requestFields } from '../shared/request-fields.ts'
import { prefilledRequest } from './request-values.ts'

const phoneOf = (phone_number: string, typed?: string) =>
	prefilledRequest({
		account: { name: 'Asha Rider', email: 'asha@pahiya.test' },
		profile: { phone_number, vehicle_model: null } as Profile,
		shared: null,
		bike: null,
		draft: typed === undefined ? null : { customer_phone: typed },
	}).customer_phone

test.each([
	['+919876543210', '9876543210'],
	['+91 98765 43210', '9876543210'],
	['919876543210', '9876543210'],
	['9876543210', '9876543210'],
	['+447911123456', '+447911123456'],
])('the phone number %s of a profile stands in the form as one that it takes (A.SUBREQ-05)', (known, shown) => {
	expect(phoneOf(known)).toBe(shown)
	expect(requestFields.customer_phone.problem?.(shown, {} as never)).toBeNull()
})

test('what was typed before stays as it was', () => {
	expect(phoneOf('+919876543210', '98')).toBe('98')
})
