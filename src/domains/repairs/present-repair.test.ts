import { describe, expect, test } from 'vitest'
import { repairStatuses } from '#contract/repairs/repair-words.ts'
import type { Actor } from '#platform/http/actor.ts'
import { presentRepair, type RepairParts, type RepairRow } from './present-repair.ts'

const owner: Actor = { id: 1, role: 'customer', sessionId: '' }
const company: Actor = { id: 2, role: 'staff', sessionId: '' }
const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour))
const row: RepairRow = {
	id: 5,
	reference: 'BK0123456789',
	customerId: owner.id,
	cartId: 3,
	kind: 'scheduled',
	status: 'pending',
	startsAt: new Date('2026-11-21T18:45:30Z'),
	durationMinutes: 60,
	placeHour: null,
	callBy: null,
	startCode: '0481',
	customerName: 'Asha Rider',
	customerEmail: 'asha@pahiya.test',
	customerPhone: '9000000001',
	address: 'Flat 12',
	city: 'Pune',
	state: 'Maharashtra',
	postalCode: '411004',
	latitude: null,
	longitude: null,
	registrationNumber: '',
	notes: '',
	distanceKm: null,
	distanceFeePaise: 0,
	subtotalPaise: 99_99,
	totalPaise: 99_99,
	paymentMethod: 'cash',
	paymentStatus: 'due',
	paidAmountPaise: null,
	paidAt: null,
	refundMethod: null,
	refundedAt: null,
	technicianId: null,
	cancelReason: '',
	technicianNotes: '',
	completedAt: null,
	mailedState: null,
	forgottenAt: null,
	version: 1,
	createdAt: at(5),
}
const parts = (changes: Partial<RepairRow> = {}, events: RepairParts['events'] = []): RepairParts => ({
	repair: { ...row, ...changes },
	lines: [],
	events,
	payments: [],
	invoices: [],
	extras: [],
	photoCount: 0,
	technician: null,
})

test('day and time are those of India, whatever the zone of the server (B.E-25, B.R-31)', () => {
	expect(presentRepair(owner, parts())).toMatchObject({ schedule_date: '2026-11-22', schedule_time: '00:15:30', total_amount: 99.99 })
})

test('only a pending repair offers cancelling, and only to its customer (B.E-13)', () => {
	const offered = repairStatuses.filter((status) => presentRepair(owner, parts({ status })).can.cancel)
	expect(offered).toEqual(['pending'])
	expect(presentRepair(company, parts()).can.cancel).toBe(false)
})

test('its start code is for its customer alone, and only while it is confirmed (decision 0056)', () => {
	const shown = repairStatuses.filter((status) => presentRepair(owner, parts({ status })).start_code !== null)
	expect(shown).toEqual(['confirmed'])
	expect(presentRepair(company, parts({ status: 'confirmed' })).start_code).toBeNull()
})

describe('the timeline', () => {
	const events: RepairParts['events'] = [
		{ status: 'pending', byCompany: false, note: '', at: at(5) },
		{ status: 'confirmed', byCompany: true, note: 'Customer haggled; send Imran.', at: at(6) },
		{ status: 'confirmed', byCompany: true, note: 'Moved to 11.', at: at(7) },
		{ status: 'cancelled', byCompany: true, note: 'The road is flooded.', at: at(8) },
	]

	test('tells every status once, when it was reached and by whom', () => {
		const { timeline } = presentRepair(owner, parts({ status: 'cancelled' }, events))
		expect(timeline.map(({ status, status_display, by, at }) => [status, status_display, by, at])).toEqual([
			['pending', 'Pending', 'customer', '2026-11-20T05:00:00.000Z'],
			['confirmed', 'Confirmed', 'company', '2026-11-20T06:00:00.000Z'],
			['cancelled', 'Cancelled', 'company', '2026-11-20T08:00:00.000Z'],
		])
	})

	test('keeps what the company noted for itself, and tells why it cancelled', () => {
		const { timeline } = presentRepair(owner, parts({ status: 'cancelled' }, events))
		expect(timeline.map(({ note }) => note)).toEqual(['', '', 'The road is flooded.'])
	})
})

test('tells who comes, by name and phone, and nothing else of him', () => {
	const technician = { name: 'Imran Shaikh', phone: '+910000000002', email: 'imran@pahiya.test' }
	expect(presentRepair(owner, { ...parts(), technician }).technician).toEqual({ name: 'Imran Shaikh', phone: '+910000000002' })
})
