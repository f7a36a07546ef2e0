import { describe, expect, it } from 'vitest'
import type { Profile } from '#contract/accounts/accounts.ts'
import { asSoonAsPossible, dayProblem, lastDay, noHourRules, sharedFormOf } from '../../../../kits/checkout/checkout-values.ts'
import { prefilled, repairFields } from './repair-values.ts'

const today = '2026-11-21'
const account = { name: 'Asha', email: 'asha@example.in' }
const nothing = { account, profile: null, shared: null, draft: null, registration: '', today, days: [] }
const profile = {
	name: 'Asha Rider',
	email: 'asha@example.in',
	phone_number: '+91 98765-43210',
	address: '14 Prabhat Road',
	city: 'Pune',
	state: 'Maharashtra',
	postal_code: '411004',
} as Profile
const shared = {
	name: 'Somebody',
	email: 'other@example.in',
	phone: '9000000000',
	address: 'Elsewhere',
	city: 'Nashik',
	state: 'Maharashtra',
	postalCode: '422001',
}

describe('what the checkout begins with', () => {
	it('B.CHECKOUT-10: the profile fills in the form, its phone brought to digits (D-34)', () => {
		const values = prefilled({ ...nothing, profile, shared })
		expect(values).toMatchObject({
			customer_name: 'Asha Rider',
			customer_phone: '919876543210',
			address: '14 Prabhat Road',
			postal_code: '411004',
		})
		expect(repairFields({ current: noHourRules }).customer_phone.problem?.(values.customer_phone, values)).toBeNull()
	})

	it('A.LAYOUT-40: where the profile says nothing, what another form was told', () => {
		expect(prefilled({ ...nothing, profile: { ...profile, city: '', phone_number: '' }, shared })).toMatchObject({
			city: 'Nashik',
			customer_phone: '9000000000',
			address: '14 Prabhat Road',
		})
	})

	it('a new account gives at least its e-mail', () => {
		expect(prefilled(nothing)).toMatchObject({ customer_name: 'Asha', customer_email: 'asha@example.in', city: '' })
	})

	it('what was typed before a reload wins, also what was emptied', () => {
		expect(prefilled({ ...nothing, profile, draft: { city: '', notes: 'Blue gate' } })).toMatchObject({
			city: '',
			notes: 'Blue gate',
			state: 'Maharashtra',
		})
	})

	it('a registration number stands there as a plate shows it', () => {
		expect(prefilled({ ...nothing, registration: 'MH12KT4821' }).registration_number).toBe('MH 12 KT 4821')
	})

	it('the first free day is chosen, also in the place of one that is over (ux 50)', () => {
		const days = [{ date: '2026-11-22', times: [{ time: '10:00', places_left: 1 }] }]
		expect(prefilled({ ...nothing, days }).schedule_date).toBe('2026-11-22')
		expect(prefilled({ ...nothing, days, draft: { schedule_date: '2026-11-20' } }).schedule_date).toBe('2026-11-22')
	})

	it('a day that is over is forgotten with its hour; as soon as possible is not', () => {
		expect(prefilled({ ...nothing, draft: { schedule_date: '2026-11-20', schedule_time: '10:00' } })).toMatchObject({
			schedule_date: '',
			schedule_time: '',
		})
		expect(prefilled({ ...nothing, draft: { schedule_date: asSoonAsPossible } }).schedule_date).toBe(asSoonAsPossible)
	})
})

describe('the day of a checkout', () => {
	it('D-17: today to day 60, or as soon as possible', () => {
		expect(dayProblem(today, today)).toBeNull()
		expect(dayProblem('2027-01-20', today)).toBeNull()
		expect(lastDay(today)).toBe('2027-01-20')
		expect(dayProblem(asSoonAsPossible, today)).toBeNull()
	})

	it('B.SCART-21: nothing, a past day and one too far ahead are refused with a message', () => {
		expect(dayProblem('', today)).toBe('Please choose a day.')
		expect(dayProblem('2026-11-20', today)).toBe('Please choose a day from today to Wed 20 Jan 2027.')
		expect(dayProblem('2027-01-21', today)).toContain('Wed 20 Jan 2027')
	})
})

it('A.LAYOUT-40: the seven shared fields, without blanks around them', () => {
	expect(sharedFormOf({ ...prefilled({ ...nothing, profile }), customer_name: ' Asha ' })).toEqual({
		name: 'Asha',
		email: 'asha@example.in',
		phone: '919876543210',
		address: '14 Prabhat Road',
		city: 'Pune',
		state: 'Maharashtra',
		postalCode: '411004',
	})
})
