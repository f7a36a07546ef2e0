import { describe, expect, it } from 'vitest'
import type { RepairStatus } from '#contract/repairs/repair-words.ts'
import type { Repair } from '#contract/repairs/repairs.ts'
import { bikesOf, whenOf } from '../shared/repair-words.ts'
import { nextWords } from './next-words.ts'
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
		call_by: null,
		extra_work: [],
		status,
		services: [line],
		schedule_date: '2026-11-22',
		schedule_time: '10:00:00',
		registration_number: '',
		total_amount: 628,
		payment_status: 'due',
		payment_method: 'cash',
		paid_amount: 0,
		refund_amount: 0,
		payments: [],
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
		expect(confirmed).toEqual({ title: 'Confirmed', state: 'next' })
		expect(completed?.title).toBe('Completed, pay ₹628 by UPI or cash')
	})

	it('D-16: is paid only when the company says so', () => {
		expect(progressSteps(repair('completed'), today).at(-1)).toMatchObject({ state: 'current' })
		expect(progressSteps(repair('completed', { payment_status: 'paid', paid_amount: 628 }), today).at(-1)).toMatchObject({ state: 'done' })
	})

	it('says to the paisa what is left to pay (D-15)', () => {
		const few = repair('completed', { total_amount: 1_499.49, paid_amount: 1_499 })
		expect(nextWords(few, today)).toEqual({ title: 'Pay ₹0.49', text: 'The work is done. You have paid ₹1,499 of ₹1,499.49.' })
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
		expect(steps[1]?.text).toBe('You cancelled it: “Sold the bike”.')
	})
})

describe('what comes next (ux 88)', () => {
	const imran = { technician: { name: 'Imran Shaikh', phone: '9000000007' } }
	const next = (status: RepairStatus, more: Partial<Repair> = {}) => Object.values(nextWords(repair(status, more), today)).join(': ')
	const soon = { kind: 'service_now', created_at: '2026-11-20T14:12:00.000Z', call_by: '2026-11-20T14:42:00.000Z' } as const
	const paid = { payment_status: 'paid', payment_method: 'upi', paid_amount: 628 } as const
	const byCompany = { timeline: [{ status: 'cancelled', by: 'company' }] } as unknown as Partial<Repair>

	it.each<[string, string]>([
		[next('pending'), 'Waiting for confirmation: Sun 22 Nov, 10–11 am. We check the hour and confirm it. You can cancel until then.'],
		[next('pending', soon), 'We call you within 30 minutes: Then you know the time. You can cancel until we confirm.'],
		[next('confirmed', { ...imran, schedule_time: '10:15:00' }), 'Imran comes Sun 22 Nov, 10:15 am: Imran calls when near you.'],
		[next('confirmed', imran), 'Imran comes Sun 22 Nov, 10–11 am: Imran calls when near you.'],
		[next('confirmed'), 'We come Sun 22 Nov, 10–11 am: The technician calls when near you.'],
		[next('confirmed', { ...imran, kind: 'service_now' }), 'Imran comes as soon as possible: Imran calls when near you.'],
		[next('in_progress', imran), 'Imran is at work: Next: you see the work, then you pay ₹628 by UPI or cash.'],
		[next('in_progress', { ...imran, ...paid }), 'Imran is at work: Next: you see the work. Nothing more to pay.'],
		[
			next('in_progress', { ...imran, extra_work: [{ status: 'open' }] as Repair['extra_work'] }),
			'Imran needs your answer: Approve or decline the extra work below. What was agreed goes on meanwhile.',
		],
		[next('completed'), 'Pay ₹628: The work is done.'],
		[next('completed', { paid_amount: 100 }), 'Pay ₹528: The work is done. You have paid ₹100 of ₹628.'],
		[next('completed', paid), 'Done and paid: Paid ₹628 by UPI. Thank you.'],
		[next('completed', { total_amount: 0, payment_status: 'paid' }), 'All done: Nothing to pay. Thank you.'],
		[next('cancelled'), 'You cancelled it: Nobody comes. Nothing to pay.'],
		[
			next('cancelled', { ...byCompany, payment_status: 'refund_due', refund_amount: 100 }),
			'We cancelled it: Nobody comes. We give you back the ₹100 you paid.',
		],
		[
			next('cancelled', { ...byCompany, payment_status: 'refunded', refund_amount: 100 }),
			'We cancelled it: Nobody comes. We gave you back the ₹100 you paid.',
		],
	])('D-16, D-61: %s', (said, words) => expect(said).toBe(words))
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
