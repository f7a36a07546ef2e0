import { beforeAll, describe, expect, test } from 'vitest'
import { notBookable } from '#contract/market/market-words.ts'
import { alreadyListed } from '#contract/market/sell-words.ts'
import { aPlate, aSellForm } from '../../../../tests/support/a-sell-request.ts'
import { refusalOf } from '../../../../tests/support/refusal-of.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { aKey, useTestApp } from '../../../../tests/support/test-app.ts'

/** In India it is Friday, 20 November 2026, half past eleven. */
const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })

type Person = Awaited<ReturnType<typeof signIn>>
let staff: Person
let rider: Person
beforeAll(async () => {
	staff = await signIn(product, { role: 'staff' })
	rider = await signIn(product, { name: 'Unmistakable Rider' })
})
const facts = { brand: 'Honda', model: 'Activa 6G', year: 2021, kms_driven: 21_000, fuel_type: 'petrol', price: 65_000 } as const
const aVehicle = async (changes: object = {}) => (await staff.api.staff.usedVehicles.create({ body: { ...facts, ...changes } })).id
const unread = async () => (await staff.api.staff.notifications({})).unread
const mailsTo = async (to: string) => {
	await product.work()
	return product.sql<{ subject: string }>('select subject from outbox where "to" = $1 order by id', [to])
}
const auditOf = (collection: string, id: unknown) =>
	product.sql('select actor_id, action from audit_log where collection = $1 and object_id = $2', [collection, String(id)])

describe('a vehicle that staff book for a customer', () => {
	const bookFor = (customer: number, vehicle: number, changes: object = {}) =>
		staff.api.staff.bookVehicleForCustomer({ body: { customer, vehicle, contact_number: '9000012345', ...changes } })

	test('is his booking, which he is mailed of and may cancel; the company is not told of what it did (D-22, B.API-46)', async () => {
		const vehicle = await aVehicle()
		const before = await unread()
		const booking = await bookFor(rider.id, vehicle, { booking_date: '2026-11-23', notes: 'Comes with his brother.' })
		expect(booking).toMatchObject({
			customer: rider.id,
			customer_name: 'Unmistakable Rider',
			status: 'pending',
			booking_date: '2026-11-23',
			notes: 'Comes with his brother.',
			next_statuses: ['confirmed', 'cancelled'],
		})
		expect(await unread()).toBe(before)
		expect(await mailsTo(rider.email)).toHaveLength(1)
		expect(await auditOf('vehicle-bookings', booking.id)).toEqual([{ actor_id: staff.id, action: 'create' }])
		const own = await rider.api.market.booking({ params: { id: booking.id } })
		expect(own).toMatchObject({ status: 'pending', can: { cancel: true } })
		await rider.api.market.cancelBooking({ params: { id: booking.id }, body: {} })
	})

	test('obeys the rules of his own call: booked once, listed, on a day to come, for an account that stands (B.E-07, D-53)', async () => {
		const [vehicle, hidden] = [await aVehicle(), await aVehicle({ is_published: false })]
		const other = await signIn(product)
		const outcomes = await Promise.allSettled([
			bookFor(rider.id, vehicle),
			other.api.market.book({ body: { vehicle, contact_number: '9000012345' } }),
			bookFor(other.id, vehicle),
		])
		expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
		for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason.words).toBe(notBookable)
		expect((await refusalOf(bookFor(rider.id, hidden))).status).toBe(404)
		const free = await aVehicle()
		const { results } = await staff.api.staff.usedVehicles.list({ query: { is_bookable: 'true', page_size: 100 } })
		const bookable = results.filter(({ is_bookable }) => is_bookable).map(({ id }) => id)
		expect([vehicle, hidden, free].map((id) => bookable.includes(id))).toEqual([false, false, true])
		for (const id of [vehicle, hidden]) expect((await staff.api.staff.usedVehicles.find({ params: { id } })).is_bookable).toBe(false)
		for (const [customer, changes, field] of [
			[2_000_000_000, {}, 'customer'],
			[rider.id, { booking_date: '2026-11-19' }, 'booking_date'],
			[rider.id, { contact_number: '12' }, 'contact_number'],
		] as const)
			expect(Object.keys((await refusalOf(bookFor(customer, free, changes))).fields)).toEqual([field])
	})
})

describe('a vehicle that staff offer for a customer', () => {
	const sellFor = async (customer: unknown, changes: Parameters<typeof aSellForm>[0] = {}, key?: string) =>
		product.call('POST', '/admin/sell-requests/', {
			access: staff.access,
			body: await aSellForm({ customer: String(customer), ...changes }),
			headers: key ? { 'idempotency-key': key } : {},
		})

	test('is his sell request with photos and papers, which he is mailed of and follows (D-22, B.API-47)', async () => {
		const before = await unread()
		const key = aKey()
		const registration_number = aPlate()
		const { status, body } = await sellFor(rider.id, { registration_number }, key)
		expect([status, body]).toMatchObject([201, { customer: rider.id, status: 'pending', documents_complete: { complete: true } }])
		expect((await sellFor(rider.id, { registration_number }, key)).body.id).toBe(body.id)
		expect(await unread()).toBe(before)
		expect(await auditOf('sell-requests', body.id)).toEqual([{ actor_id: staff.id, action: 'create' }])
		expect(await rider.api.selling.show({ params: { id: Number(body.id) } })).toMatchObject({
			reference: body.reference,
			status: 'pending',
		})
		expect((await mailsTo(rider.email)).map(({ subject }) => subject)).toContain('We have your Hero Splendor Plus')
	})

	test('obeys the rules of his own call, and what is refused keeps no file (B.E-08, B.R-23, D-53)', async () => {
		const registration_number = aPlate()
		expect((await sellFor(rider.id, { registration_number })).status).toBe(201)
		const kept = async () => (await product.sql('select key from files where kept_at is not null')).length
		const before = await kept()
		for (const [customer, changes, refused] of [
			[rider.id, { registration_number }, { registration_number: [alreadyListed] }],
			[rider.id, { photo_front: null }, { photo_front: [expect.any(String)] }],
			[rider.id, { pickup_slot: '2026-11-19T10:00' }, { pickup_slot: [expect.any(String)] }],
			[2_000_000_000, {}, { customer: [expect.any(String)] }],
			['nobody', {}, { customer: [expect.any(String)] }],
		] as const)
			expect(await sellFor(customer, changes)).toMatchObject({ status: 400, body: refused })
		expect(await kept()).toBe(before)
	})
})
