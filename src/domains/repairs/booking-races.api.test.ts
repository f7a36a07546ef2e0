import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { slotTaken } from '#contract/doorstep/doorstep-words.ts'
import { one } from '#shared/one.ts'
import { aBooking, aPackage, itemOf, type Package } from '../../../tests/support/a-booking.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { aKey, useTestApp } from '../../../tests/support/test-app.ts'
import { listRequestedLines } from './list-lines.ts'
import { type NewRepair, placeRepair } from './place-repair.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z', connections: 20 })
const bookings = '/repairing-service/bookings/create/'

type Rider = Awaited<ReturnType<typeof signIn>>
let some: Package
beforeAll(async () => {
	some = await aPackage(product)
})
afterEach(async () => {
	await product.sql('update site_settings set repair_capacity = 3')
	for (const table of ['taken_hours', 'repeatable_calls', 'queued_jobs']) await product.sql(`delete from ${table}`)
})
const riders = (count: number) => Promise.all(Array.from({ length: count }, () => signIn(product)))
const aRider = () => signIn(product)
const book = (rider: Rider, body: unknown = aBooking(some), key?: string) =>
	product.call('POST', bookings, { body, access: rider.access, headers: key ? { 'idempotency-key': key } : {} })
const repairsOf = (rider: Rider) => product.sql<{ id: number }>('select id from repairs where customer_id = $1', [rider.id])
const placesTaken = async () =>
	one(await product.sql<{ taken: number }>('select coalesce(sum(taken), 0)::int as taken from taken_hours')).taken
const mails = async () =>
	one(await product.sql<{ queued: number }>("select count(*)::int as queued from queued_jobs where kind = 'mail-repair-booked'")).queued
const capacity = (places: number) => product.sql('update site_settings set repair_capacity = $1', [places])

describe('of many riders who want one hour at once', () => {
	test('exactly as many get it as there are places, and the others are told (D-17)', async () => {
		const people = await riders(20)
		const answers = await Promise.all(people.map((rider) => book(rider)))
		const [won, lost] = [answers.filter(({ status }) => status === 201), answers.filter(({ status }) => status !== 201)]
		expect(won).toHaveLength(3)
		for (const { status, body } of lost) {
			expect(status).toBe(400)
			expect(body).toEqual({ schedule_time: [slotTaken], message: slotTaken, error: slotTaken })
		}
		expect(await placesTaken()).toBe(3)
		expect(await mails()).toBe(3)
		expect(await product.sql('select id from repairs where customer_id = any($1)', [people.map(({ id }) => id)])).toHaveLength(3)
	})

	test('the last place goes to exactly one', async () => {
		await capacity(1)
		const answers = await Promise.all((await riders(10)).map((rider) => book(rider)))
		expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 9 }, () => 400)])
	})

	test('all get it when there is room, each with a reference of his own (B.E-04)', async () => {
		await capacity(1000)
		const answers = await Promise.all((await riders(30)).map((rider) => book(rider)))
		expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(30)
		expect(await placesTaken()).toBe(30)
	})
})

describe('one booking sent ten times at once with one key', () => {
	test('is one repair, one place and one mail; every answer is that repair or asks to wait (B.E-05, D-19, D-42)', async () => {
		const rider = await aRider()
		const key = aKey()
		const answers = await Promise.all(Array.from({ length: 10 }, () => book(rider, aBooking(some), key)))
		const repairs = await repairsOf(rider)
		expect(repairs).toHaveLength(1)
		expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(1)
		for (const { status, body, headers } of answers) {
			expect([201, 409]).toContain(status)
			if (status === 201) expect(body.id).toBe(repairs[0]?.id)
			else expect(Number(headers['retry-after'])).toBeGreaterThan(0)
		}
		expect(await placesTaken()).toBe(1)
		expect(await mails()).toBe(1)
	})

	test('and later again answers 201 with the same body (D-19, D-50)', async () => {
		const rider = await aRider()
		const key = aKey()
		const first = await book(rider, aBooking(some), key)
		const { schedule_time, ...rest } = aBooking(some)
		const again = await book(rider, { schedule_time, ...rest }, key)
		expect(again.status).toBe(201)
		expect(again.body).toEqual(first.body)
		expect(await repairsOf(rider)).toHaveLength(1)
	})

	test('but with another body is 422, and nothing is booked (D-19)', async () => {
		const rider = await aRider()
		const key = aKey()
		await book(rider, aBooking(some), key)
		expect((await book(rider, aBooking(some, { schedule_time: '12:00' }), key)).status).toBe(422)
		expect(await repairsOf(rider)).toHaveLength(1)
	})

	test("does not answer another customer's request with the same key (D-19)", async () => {
		const [rider, other] = [await aRider(), await aRider()]
		const key = aKey()
		const [first, second] = [await book(rider, aBooking(some), key), await book(other, aBooking(some), key)]
		expect([first.status, second.status]).toEqual([201, 201])
		expect(second.body.id).not.toBe(first.body.id)
	})

	test('that was refused may be sent again with the same key once it is possible (D-50)', async () => {
		const rider = await aRider()
		const key = aKey()
		await capacity(0)
		expect((await book(rider, aBooking(some), key)).status).toBe(400)
		await capacity(3)
		expect((await book(rider, aBooking(some), key)).status).toBe(201)
	})
})

describe('a cart', () => {
	const fill = async (rider: Rider) => {
		const { id } = await rider.api.repairs.openCart({})
		await rider.api.repairs.addItem({ params: { id }, body: itemOf(some) })
		return id
	}

	test('booked five times at once is booked once (B.E-05)', async () => {
		const rider = await aRider()
		const cart_id = await fill(rider)
		const answers = await Promise.all(Array.from({ length: 5 }, () => book(rider, aBooking(some, { cart_id }))))
		expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400, 400])
		expect(await repairsOf(rider)).toHaveLength(1)
		expect(await placesTaken()).toBe(1)
	})

	test('that changes while it is booked is booked either before or after, never half (B.E-06)', async () => {
		for (let round = 0; round < 5; round += 1) {
			const rider = await aRider()
			const cart_id = await fill(rider)
			const [added, booked] = await Promise.all([
				product.call('POST', `/repairing-service/carts/${cart_id}/items/`, { body: itemOf(some), access: rider.access }),
				book(rider, aBooking(some, { cart_id, schedule_time: `1${round}:00` })),
			])
			expect(booked.status).toBe(201)
			expect(booked.body.services).toMatchObject([{ quantity: added.status === 200 ? 2 : 1 }])
		}
	})
})

test('what fails at the very end leaves nothing behind (B.E-17)', async () => {
	const rider = await aRider()
	const { id } = await rider.api.repairs.openCart({})
	await rider.api.repairs.addItem({ params: { id }, body: itemOf(some) })
	// The reply is stored under the key as the last step of the transaction.
	await product.sql('alter table repeatable_calls add constraint refuse_all check (false) not valid')
	const { status, body } = await book(rider, aBooking(some, { cart_id: id }), aKey())
	await product.sql('alter table repeatable_calls drop constraint refuse_all')
	expect(status).toBeGreaterThanOrEqual(400)
	expect(JSON.stringify(body)).not.toMatch(/insert|repeatable_calls|constraint/)
	expect(await repairsOf(rider)).toEqual([])
	expect(await product.sql('select id from repair_events where actor_id = $1', [rider.id])).toEqual([])
	expect(await placesTaken()).toBe(0)
	expect(await mails()).toBe(0)
	expect(await rider.api.repairs.carts({})).toMatchObject([{ id, total_items: 1 }])
})

test('a reference that another repair has is not given again (B.E-04, A.R-54)', async () => {
	const rider = await aRider()
	const taken = String((await book(rider)).body.reference)
	const lines = await listRequestedLines(product.database.db, [{ serviceId: some.service_id, modelId: some.model_id, quantity: 1 }])
	const repair: NewRepair & { actorId: number; byCompany: boolean } = {
		customerId: rider.id,
		actorId: rider.id,
		byCompany: false,
		cartId: null,
		kind: 'service_now',
		callBy: null,
		startsAt: new Date(),
		durationMinutes: 60,
		placeHour: null,
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
		subtotalPaise: 1,
		totalPaise: 1,
		paymentMethod: 'cash',
	}
	const placed = await product.database.transaction((db) => placeRepair(db, { ...repair, lines }, [taken, 'BK0000000042', 'BK0000000043']))
	expect(placed.repair.reference).toBe('BK0000000042')
})
