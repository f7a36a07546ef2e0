import { describe, expect, it } from 'vitest'
import type { RepairStatus } from '#contract/repairs/repair-words.ts'
import type { Repair } from '#contract/repairs/repairs.ts'
import { bikesOf, whenOf } from '../shared/repair-words.ts'
import { progressSteps } from './progress-steps.ts'

const today = '2026-11-21'
const line = {
	name: 'Brakes',
	package: { id: 6, name: 'Brake adjustment' },
	manufacturer: 'Hero',
	model: 'Splendor Plus',
	fuel: 'petrol',
	quantity: 1,
	duration_minutes: 25,
}
const repair = (status: RepairStatus, more: Partial<Repair> = {}) =>
	({
		kind: 'scheduled',
		status,
		services: [line],
		schedule_date: '2026-11-22',
		schedule_time: '10:00:00',
		registration_number: '',
		total_amount: 628,
		payment_status: 'due',
		technician: null,
		cancel_reason: '',
		timeline: [
			{ status: 'pending', status_display: 'Pending', at: '2026-11-20T14:12:00.000Z', by: 'customer', note: '' },
			{ status: 'confirmed', status_display: 'Confirmed', at: '2026-11-20T14:35:00.000Z', by: 'company', note: '' },
		].slice(0, status === 'pending' || status === 'cancelled' ? 1 : 2),
		...more,
	}) as unknown as Repair

describe('the progress of a repair', () => {
	it('says when it was booked in Indian time, where it stands and what comes next', () => {
		const [pending, confirmed, , completed] = progressSteps(repair('pending'), today)
		expect(pending).toMatchObject({ title: 'Pending', time: 'Booked Fri 20 Nov, 7:42 pm', state: 'current' })
		expect(pending?.text).toContain('Next:')
		expect(confirmed).toEqual({ title: 'Confirmed', state: 'next' })
		expect(completed?.title).toBe('Completed, pay ₹628 by UPI or cash')
	})

	it('names the technician when one is known', () => {
		const confirmed = progressSteps(repair('confirmed', { technician: { name: 'Imran Shaikh', phone: '' } }), today)[1]
		expect(confirmed?.text).toBe('Next: Imran Shaikh comes Sun 22 Nov, 10–11 am and calls when near you.')
	})

	it('D-16: is paid only when the company says so', () => {
		expect(progressSteps(repair('completed'), today).at(-1)).toMatchObject({ state: 'current', text: 'Next: pay ₹628 by UPI or cash.' })
		expect(progressSteps(repair('completed', { payment_status: 'paid' }), today).at(-1)).toMatchObject({
			state: 'done',
			text: 'Paid ₹628. Thank you.',
		})
	})

	it('stops where it was cancelled, with who and why', () => {
		const cancelled = {
			status: 'cancelled',
			status_display: 'Cancelled',
			at: '2026-11-20T15:00:00.000Z',
			by: 'customer',
			note: '',
		} as const
		const steps = progressSteps(
			repair('cancelled', { cancel_reason: 'Sold the bike', timeline: [...repair('pending').timeline, cancelled] }),
			today,
		)
		expect(steps.map(({ state }) => state)).toEqual(['done', 'stopped'])
		expect(steps[1]?.text).toBe('You cancelled it: “Sold the bike”. Nothing to pay.')
	})
})

describe('a repair in words', () => {
	it('B.R-16: one without an hour comes as soon as possible', () => {
		expect(whenOf(repair('pending'), today)).toBe('Sun 22 Nov, 10–11 am')
		expect(whenOf(repair('pending', { kind: 'service_now' }), today)).toBe('As soon as possible')
	})

	it('D-31: the plate shows the number when known, else the model; of several bikes none has it', () => {
		expect(bikesOf(repair('pending', { registration_number: 'MH12KT4821' }))).toEqual([
			{ name: 'Hero Splendor Plus', model: 'Splendor Plus', fuel: 'petrol', registration_number: 'MH12KT4821' },
		])
		const other = { ...line, model: 'Passion Pro' } as unknown as Repair['services'][number]
		const two = repair('pending', { registration_number: 'MH12KT4821', services: [...repair('pending').services, other, other] })
		expect(bikesOf(two)).toMatchObject([
			{ model: 'Splendor Plus', registration_number: '' },
			{ model: 'Passion Pro', registration_number: '' },
		])
	})
})
