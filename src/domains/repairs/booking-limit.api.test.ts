import { beforeAll, expect, test } from 'vitest'
import { aBooking, anImmediateBooking, aPackage, itemOf, type Package } from '../../../tests/support/a-booking.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { aKey, useTestApp } from '../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z', connections: 20, rateLimits: true })
type Rider = Awaited<ReturnType<typeof signIn>>
let some: Package
beforeAll(async () => {
	some = await aPackage(product)
})
const bookNow = (rider: Rider) =>
	product.call('POST', '/repairing-service/service-now/', { body: anImmediateBooking(some), access: rider.access })

test('of thirty bookings of one customer at once twenty are taken; the others are told when to come again (D-39, B.E-27)', async () => {
	const [rider, other] = [await signIn(product), await signIn(product)]
	const answers = await Promise.all(Array.from({ length: 30 }, () => bookNow(rider)))
	expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
	const refused = answers.filter(({ status }) => status === 429)
	expect(refused).toHaveLength(10)
	for (const { headers, body } of refused) {
		expect(Number(headers['retry-after'])).toBeGreaterThan(3500)
		expect(Number(headers['retry-after'])).toBeLessThanOrEqual(3600)
		expect(body.detail).toEqual(expect.any(String))
	}
	expect((await bookNow(other)).status).toBe(201)

	await product.sql(
		"update repairs set created_at = created_at - interval '61 minutes' where id = (select min(id) from repairs where customer_id = $1)",
		[rider.id],
	)
	expect((await bookNow(rider)).status).toBe(201)
	expect((await bookNow(rider)).status).toBe(429)
})

test('a refusal for too many is not remembered under its key (D-50)', async () => {
	const rider = await signIn(product)
	const key = aKey()
	const book = () =>
		product.call('POST', '/repairing-service/bookings/create/', {
			body: aBooking(some),
			access: rider.access,
			headers: { 'idempotency-key': key },
		})
	await Promise.all(Array.from({ length: 20 }, () => bookNow(rider)))
	expect((await book()).status).toBe(429)
	await product.sql("update repairs set created_at = created_at - interval '61 minutes' where customer_id = $1", [rider.id])
	expect((await book()).status).toBe(201)
})

test('with the limit on, a booking still needs at most twelve statements (quality: booking)', async () => {
	const rider = await signIn(product)
	const { id } = await rider.api.repairs.openCart({})
	await rider.api.repairs.addItem({ params: { id }, body: itemOf(some) })
	product.statements()
	await rider.api.repairs.book({
		key: aKey(),
		body: aBooking(some, { cart_id: id, latitude: 18.6, longitude: 73.9, schedule_time: '15:00' }),
	})
	const statements = product.statements()
	expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(12)
})
