import { beforeAll, describe, expect, test } from 'vitest'
import type { RepairStatus } from '#contract/repairs/repair-words.ts'
import { addDays } from '#shared/days.ts'
import { formatRupees } from '#shared/money.ts'
import { one } from '#shared/one.ts'
import { aBooking, aPackage, itemOf, type Package } from '../../../../tests/support/a-booking.ts'
import { refusalOf } from '../../../../tests/support/refusal-of.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { stepsTo } from '../../../../tests/support/steps-to.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })

type Person = Awaited<ReturnType<typeof signIn>>
let some: Package
let rider: Person
let staff: Person
let imran: Person
beforeAll(async () => {
	some = await aPackage(product)
	rider = await signIn(product, { name: 'Asha Rider' })
	staff = await signIn(product, { role: 'staff', name: 'Kavita Rane' })
	imran = await signIn(product, { role: 'technician', name: 'Imran Shaikh' })
})

let days = 0
const book = (changes: Parameters<typeof aBooking>[1] = {}) =>
	rider.api.repairs.book({
		body: aBooking(some, { schedule_date: addDays('2026-12-01', ++days), customer_email: rider.email, ...changes }),
	})
type Change = Parameters<Person['api']['staff']['changeRepairBooking']>[0]['body']
const change = (id: number, body: Change, by: Person = staff) => by.api.staff.changeRepairBooking({ params: { id }, body })
async function bookedAndIn(status: RepairStatus) {
	const { id } = await book()
	for (const step of stepsTo[status]) await change(id, { status: step, reason: 'No technician that day' })
	return id
}
/** Another service for the same model, rupees and minutes. */
const anotherService = async (nth = 0) =>
	one(
		await product.sql<{ service_id: number; minutes: number }>(
			'select id as service_id, duration_minutes as minutes from services where id <> $1 order by id offset $2 limit 1',
			[some.service_id, nth],
		),
	)
const mailsAbout = async (reference: string) => {
	await product.work()
	return (await product.sql<{ subject: string }>('select subject from outbox where subject like $1 order by id', [`%${reference}%`])).map(
		({ subject }) => subject,
	)
}
const hoursOf = async (id: number) =>
	one(
		await product.sql<{ minutes: number }>(
			`select extract(epoch from upper(during) - lower(during))::int / 60 as minutes from assignments where work = 'repair' and work_id = $1`,
			[id],
		),
	).minutes

describe('contact, address, number plate and notes (D-53)', () => {
	const right = {
		customer_name: 'Asha R. Rider',
		customer_phone: '9000000099',
		customer_email: 'ASHA.RIGHT@pahiya.test',
		address: 'Flat 21\nExample Apartments',
		city: 'Pimpri',
		postal_code: '411018',
		registration_number: 'mh 14 gt 5502',
		notes: 'The gate is behind the temple.',
	}

	test.each(['pending', 'confirmed', 'in_progress'] as const)(
		'are put right while a repair is %s; the log keeps no word of them',
		async (status) => {
			const id = await bookedAndIn(status)
			const changed = await change(id, right)
			expect(changed).toMatchObject({
				...right,
				customer_email: 'asha.right@pahiya.test',
				address: 'Flat 21, Example Apartments',
				registration_number: 'MH14GT5502',
				status,
			})
			const log = one(
				await product.sql<{ before: object; after: object }>(
					`select before, after from audit_log where collection = 'repair-bookings' and object_id = $1 order by id desc limit 1`,
					[id],
				),
			)
			expect(Object.keys(log.after).sort()).toEqual(Object.keys(right).sort())
			expect(JSON.stringify(log)).not.toMatch(/9000000099|Flat|temple|5502/)
			expect((await change(id, right)).version).toBe(changed.version)
		},
	)

	test.each(['completed', 'cancelled'] as const)('stay as they are once it is %s', async (status) => {
		const id = await bookedAndIn(status)
		expect(await refusalOf(change(id, { address: 'Flat 21' }))).toMatchObject({ status: 400 })
	})

	test('are judged as at the checkout, and not changed by a technician', async () => {
		const { id } = await book()
		const refused = await refusalOf(change(id, { customer_phone: '12', postal_code: '4110', registration_number: 'no plate' }))
		expect(Object.keys(refused.fields).sort()).toEqual(['customer_phone', 'postal_code', 'registration_number'])
		await change(id, { technician: imran.id })
		expect(await refusalOf(change(id, { address: 'Flat 21' }, imran))).toMatchObject({ status: 403 })
	})

	test('of a stale edit are not written', async () => {
		const { id } = await book()
		const { version } = await change(id, { notes: 'First' })
		expect(await refusalOf(change(id, { notes: 'Second', version: version - 1 }))).toMatchObject({ status: 409 })
	})
})

describe('the services of a repair, before the work begins (D-53)', () => {
	test('one more, another quantity and one less: what stays keeps its price, the new total is told', async () => {
		const { id, reference } = await book()
		await product.sql('update services set base_price_paise = base_price_paise + 5000 where id = $1', [some.service_id])
		await product.sql('update service_prices set price_paise = price_paise + 5000 where service_id = $1', [some.service_id])
		const other = { ...itemOf(some), quantity: 1, service_id: (await anotherService()).service_id }
		const more = await change(id, { items: [{ ...itemOf(some), quantity: 2 }, other] })
		const added = more.services[1]?.price ?? 0
		expect(more).toMatchObject({
			services: [{ quantity: 2, price: some.price }, { package: { id: other.service_id } }],
			subtotal: some.price * 2 + added,
			total_amount: some.price * 2 + added,
		})
		const less = await change(id, { items: [{ ...itemOf(some), quantity: 2 }] })
		expect(less).toMatchObject({ services: [{ quantity: 2, price: some.price }], total_amount: some.price * 2 })
		expect(await mailsAbout(reference)).toEqual([
			expect.stringContaining('We have your booking'),
			`Your booking ${reference} is now ${formatRupees(some.price * 2)}`,
		])
		await product.sql('update services set base_price_paise = base_price_paise - 5000 where id = $1', [some.service_id])
		await product.sql('update service_prices set price_paise = price_paise - 5000 where service_id = $1', [some.service_id])
	})

	test('a service that is not offered any more may stay, and cannot be added', async () => {
		const gone = (await anotherService(1)).service_id
		const item = { ...itemOf(some), quantity: 1, service_id: gone }
		const { id } = await book({
			items: [
				{ ...itemOf(some), quantity: 1 },
				{ ...item, quantity: 1 },
			],
		})
		await product.sql('update services set is_active = false where id = $1', [gone])
		expect(await change(id, { items: [{ ...item, quantity: 2 }] })).toMatchObject({ services: [{ package: { id: gone }, quantity: 2 }] })
		await change(id, { items: [{ ...itemOf(some), quantity: 1 }] })
		expect(await refusalOf(change(id, { items: [item] }))).toMatchObject({ status: 400, fields: { service_id: expect.any(Array) } })
		await product.sql('update services set is_active = true where id = $1', [gone])
	})

	test('the technician’s time follows, and whoever has no time for it is refused', async () => {
		const { id, schedule_date } = await book({ schedule_time: '10:00' })
		const long = await anotherService(2)
		await change(id, { technician: imran.id })
		const before = await hoursOf(id)
		const items = [
			{ ...itemOf(some), quantity: 1 },
			{ ...itemOf(some), quantity: 1, service_id: long.service_id },
		]
		await change(id, { items })
		expect(await hoursOf(id)).toBe(before + long.minutes)
		const next = await book({ schedule_date, schedule_time: '19:00' })
		await change(next.id, { technician: imran.id })
		const tooLong = items.map((item) => ({ ...item, quantity: 10 }))
		expect(await refusalOf(change(id, { items: tooLong }))).toMatchObject({ status: 400, fields: { technician: expect.any(Array) } })
		expect(await change(id, { items: tooLong, technician: null })).toMatchObject({ technician: null })
	})

	test('what was paid counts on: more is due again, less than was paid is refused (D-61)', async () => {
		const { id } = await book()
		await staff.api.staff.recordRepairPayment({ params: { id }, body: { method: 'upi' } })
		const more = await change(id, { items: [{ ...itemOf(some), quantity: 2 }] })
		expect(more).toMatchObject({ payment_status: 'due', paid_amount: some.price, total_amount: some.price * 2 })
		await staff.api.staff.recordRepairPayment({ params: { id }, body: { method: 'upi' } })
		expect(await refusalOf(change(id, { items: [{ ...itemOf(some), quantity: 1 }] }))).toMatchObject({ status: 400 })
	})

	test('another place costs its way', async () => {
		const { id } = await book()
		const far = { latitude: 18.75, longitude: 74.2 }
		const moved = await change(id, far)
		expect(moved).toMatchObject(far)
		expect(moved.distance_fee).toBeGreaterThan(0)
		expect(moved.total_amount).toBe(moved.subtotal + moved.distance_fee)
		expect(await change(id, { latitude: null, longitude: null })).toMatchObject({
			latitude: null,
			distance_fee: 0,
			total_amount: moved.subtotal,
		})
		expect(await refusalOf(change(id, { latitude: 18.5 }))).toMatchObject({ status: 400, fields: { longitude: expect.any(Array) } })
	})

	test.each(['in_progress', 'completed', 'cancelled'] as const)('stay as they are once it is %s', async (status) => {
		const id = await bookedAndIn(status)
		expect(await refusalOf(change(id, { items: [{ ...itemOf(some), quantity: 3 }] }))).toMatchObject({ status: 400 })
		expect(await refusalOf(change(id, { latitude: 18.75, longitude: 74.2 }))).toMatchObject({ status: 400 })
	})

	test('none at all is refused', async () => {
		const { id } = await book()
		expect(await refusalOf(change(id, { items: [] }))).toMatchObject({ status: 400, fields: { items: expect.any(Array) } })
	})
})
