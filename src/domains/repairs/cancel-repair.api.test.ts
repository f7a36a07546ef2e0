import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { one } from '#shared/one.ts'
import { aBooking, anImmediateBooking, aPackage, type Package } from '../../../tests/support/a-booking.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { aKey, useTestApp } from '../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z', connections: 20 })
type Rider = Awaited<ReturnType<typeof signIn>>
let some: Package
let rider: Rider
beforeAll(async () => {
	some = await aPackage(product)
})
beforeEach(async () => {
	rider = await signIn(product)
})
afterEach(async () => {
	for (const table of ['assignments', 'queued_jobs']) await product.sql(`delete from ${table}`)
	await product.sql('update repairs set place_hour = null')
	await product.sql('delete from taken_hours')
})
const book = () => rider.api.repairs.book({ body: aBooking(some) })
const cancel = (
	id: number | string,
	body: unknown = { reason: ' My plans changed \n' },
	who: { access?: string } = rider,
	family = 'service-now',
	headers = {},
) => product.call('POST', `/repairing-service/${family}/${id}/cancel/`, { body, access: who.access, headers })
const stored = async (id: number) =>
	one(
		await product.sql<{ status: string; cancel_reason: string; place_hour: Date | null; version: number }>(
			'select status, cancel_reason, place_hour, version from repairs where id = $1',
			[id],
		),
	)
const placesTaken = async () =>
	one(await product.sql<{ taken: number }>('select coalesce(sum(taken), 0)::int as taken from taken_hours')).taken
const move = (id: number, from: string, to: string) =>
	product.sql(
		"update repairs set status = $3::repair_status, cancel_reason = case when $3::text = 'cancelled' then 'x' else '' end where id = $1 and status = $2 returning id",
		[id, from, to],
	)

describe('cancelling a pending repair', () => {
	test.each(['service-now', 'bookings'])('works under %s, keeps the reason and tells so (B.API-43)', async (family) => {
		const { id } = await book()
		const { status, body } = await cancel(id, undefined, rider, family)
		expect(status).toBe(200)
		expect(body).toMatchObject({
			id,
			message: 'Service cancelled successfully',
			status: 'cancelled',
			status_display: 'Cancelled',
			cancel_reason: 'My plans changed',
			can: { cancel: false },
			timeline: [{ status: 'pending' }, { status: 'cancelled', by: 'customer', note: 'My plans changed' }],
		})
		expect(await stored(id)).toMatchObject({ status: 'cancelled', cancel_reason: 'My plans changed', version: 2 })
	})

	test('works half an hour before it too: the notice that the policy asks for is told, not enforced (B.POLICY-11)', async () => {
		const { id } = await rider.api.repairs.book({ body: aBooking(some, { schedule_date: '2026-11-20', schedule_time: '12:00' }) })
		expect((await cancel(id)).status).toBe(200)
	})

	test('gives the place back in the same hour, so that another rider gets it (D-17)', async () => {
		const [first] = [await book(), await book(), await book()]
		const other = await signIn(product)
		const tryAgain = () => product.call('POST', '/repairing-service/bookings/create/', { body: aBooking(some), access: other.access })
		expect((await tryAgain()).status).toBe(400)
		await cancel(first.id)
		expect(await placesTaken()).toBe(2)
		expect((await stored(first.id)).place_hour).toBeNull()
		expect((await tryAgain()).status).toBe(201)
	})

	test('of one as soon as possible gives no place back, since it had none (D-17)', async () => {
		await book()
		const { id } = await rider.api.repairs.bookNow({ body: anImmediateBooking(some) })
		expect((await cancel(id)).status).toBe(200)
		expect(await placesTaken()).toBe(1)
	})

	test('sets its technician free (D-38)', async () => {
		const { id } = await book()
		const technician = await signIn(product, { role: 'technician' })
		await product.sql(
			"insert into assignments (technician_id, during, work, work_id) values ($1, tstzrange('2026-12-01T04:30Z', '2026-12-01T05:30Z'), 'repair', $2)",
			[technician.id, id],
		)
		await product.sql('update repairs set technician_id = $1 where id = $2', [technician.id, id])
		expect((await cancel(id)).status).toBe(200)
		expect(await product.sql('select id from assignments')).toEqual([])
	})
})

describe('a reason', () => {
	test.each([
		[{}, 'Please tell us why you are cancelling.'],
		[{ reason: null }, 'Please tell us why you are cancelling.'],
		[{ reason: ' \n\t ' }, 'Please tell us why you are cancelling.'],
		[{ reason: '\u0000' }, 'This text has a character that cannot be used. Please type it again.'],
		[{ reason: 'x'.repeat(501) }, 'Ensure this field has no more than 500 characters.'],
		[{ reason: 5 }, 'This must be a text.'],
		[{ reason: ['x'] }, 'This must be a text.'],
	])('%# is needed, of at most 500 characters (B.E-13)', async (body, words) => {
		const { id } = await book()
		expect(await cancel(id, body)).toMatchObject({ status: 400, body: { reason: [words], message: words, error: words } })
		expect((await stored(id)).status).toBe('pending')
		expect(await placesTaken()).toBe(1)
	})

	test('may have 500 characters', async () => {
		expect((await cancel((await book()).id, { reason: 'x'.repeat(500) })).status).toBe(200)
	})
})

describe('a repair that is no longer pending', () => {
	test.each(['confirmed', 'in_progress', 'completed', 'cancelled'])(
		'because it is %s is not cancelled (B.API-43, B.R-40)',
		async (status) => {
			const { id } = await book()
			await move(id, 'pending', status)
			const words = 'Only a pending repair can be cancelled.'
			expect(await cancel(id)).toMatchObject({ status: 400, body: { detail: words, message: words, error: words } })
			expect(await stored(id)).toMatchObject({ status, version: 1 })
			expect(await placesTaken()).toBe(1)
		},
	)

	test('cancelled twice, or five times at once, is cancelled once and gives one place back (B.E-13)', async () => {
		const { id } = await book()
		await book()
		const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(id)))
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400])
		expect((await cancel(id)).status).toBe(400)
		expect(await placesTaken()).toBe(1)
		expect(await product.sql("select id from repair_events where repair_id = $1 and status = 'cancelled'", [id])).toHaveLength(1)
	})

	test('but cancelled again with the same key answers the same again (B.R-45)', async () => {
		const { id } = await book()
		const headers = { 'idempotency-key': aKey() }
		const [first, again] = [
			await cancel(id, undefined, rider, 'service-now', headers),
			await cancel(id, undefined, rider, 'service-now', headers),
		]
		expect(again).toMatchObject({ status: 200, body: first.body })
	})

	test('against a confirmation at the same moment exactly one wins (B.E-13, B.E-14)', async () => {
		const staff = await signIn(product, { role: 'staff' })
		for (let round = 0; round < 10; round += 1) {
			const { id } = await rider.api.repairs.bookNow({ body: anImmediateBooking(some) })
			const [cancelled, confirmed] = await Promise.all([
				cancel(id),
				product.call('PATCH', `/admin/repair-bookings/${id}/`, { body: { status: 'confirmed' }, access: staff.access }),
			])
			expect([cancelled.status, confirmed.status].toSorted()).toEqual([200, 400])
			expect((await stored(id)).status).toBe(cancelled.status === 200 ? 'cancelled' : 'confirmed')
		}
	})
})

test("another's repair is not found, as one that never was, also for staff on the customer's call (B.E-12, B.E-34)", async () => {
	const { id } = await book()
	const absent = await cancel(2_147_483_647)
	expect(absent.status).toBe(404)
	for (const who of [await signIn(product), await signIn(product, { role: 'admin' })]) {
		expect(await cancel(id, undefined, who)).toMatchObject({ status: 404, body: absent.body })
		expect(await product.call('GET', `/repairing-service/bookings/${id}/`, { access: who.access })).toMatchObject({
			status: 404,
			body: absent.body,
		})
		expect(await who.api.repairs.list({})).toEqual([])
	}
	expect((await cancel(id, undefined, {})).status).toBe(401)
	expect((await stored(id)).status).toBe('pending')
})
