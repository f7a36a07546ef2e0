import { beforeAll, expect, test } from 'vitest'
import { aBooking, aPackage, aPerson, itemOf, type Package } from '../../../tests/support/a-booking.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })
const root = '/repairing-service/'
type Rider = Awaited<ReturnType<typeof signIn>>
let rider: Rider
let some: Package
let cart: number
let line: number
let repair: number
beforeAll(async () => {
	rider = await signIn(product)
	some = await aPackage(product)
	repair = (await rider.api.repairs.book({ body: aBooking(some) })).id
	cart = (await rider.api.repairs.openCart({})).id
	line = (await rider.api.repairs.addItem({ params: { id: cart }, body: itemOf(some) })).id
})
const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
	product.call(method, root + path, { body, access: rider.access, headers })

const values = [
	'',
	' ',
	'abc',
	'\u0000',
	'a\u0000b',
	'\ud800',
	'💩',
	"'; drop table users; --",
	'<script>',
	'x'.repeat(5_000),
	0,
	-1,
	1.5,
	1e308,
	-1e308,
	2 ** 53,
	2_147_483_648,
	'2147483648',
	'NaN',
	'Infinity',
	true,
	false,
	null,
	[],
	[1],
	[[]],
	{},
	{ a: 1 },
	{ $ne: null },
	'1e3',
	'0x10',
	'٣',
	'2026-11-21T10:00:00Z',
	'-0',
	-0,
]
const ids = [
	'abc',
	'0',
	'-1',
	'1.5',
	'99999999999',
	'2147483648',
	'%00',
	'%ff',
	'%F0%9F%92%A9',
	'null',
	'undefined',
	'NaN',
	'1e400',
	"1' or '1'='1",
	'00000000-0000-4000-8000-000000000000',
	'..%2f..',
	'x'.repeat(299),
]
const isRefused = ({ status, body }: { status: number; body: unknown }) => {
	expect(status).toBeGreaterThanOrEqual(400)
	expect(status).toBeLessThan(500)
	expect(JSON.stringify(body)).not.toMatch(/select |insert |Error:|\/work\/|node_modules|at \w+ \(/)
}

test.each(ids)("the id '%s' finds nothing on any call, and breaks none (B.API-06, B.E-28)", async (id) => {
	const answers = await Promise.all([
		call('GET', `services/${id}/`),
		call('GET', `services/${id}/price/?manufacturer_id=1&vehicle_model_id=1`),
		call('GET', `bookings/${id}/`),
		call('POST', `bookings/${id}/cancel/`, { reason: 'x' }),
		call('POST', `service-now/${id}/cancel/`, { reason: 'x' }),
		call('GET', `carts/${id}/`),
		call('POST', `carts/${id}/items/`, itemOf(some)),
		call('POST', `carts/${id}/clear/`, {}),
		call('PATCH', `carts/${id}/items/${line}/`, { quantity: 1 }),
		call('PATCH', `carts/${cart}/items/${id}/`, { quantity: 1 }),
		call('DELETE', `carts/${cart}/items/${id}/`),
	])
	for (const answer of answers) {
		isRefused(answer)
		expect([400, 404]).toContain(answer.status)
	}
	// An id that cannot be read as text at all is a bad address.
	if (id !== '%ff') for (const { status } of answers) expect(status).toBe(404)
})

const formFields = [
	...Object.keys(aPerson),
	'schedule_date',
	'schedule_time',
	'latitude',
	'longitude',
	'notes',
	'registration_number',
	'payment_method',
	'purchase_type',
	'total_amount',
	'cart_id',
	'items',
	'service_id',
	'package_id',
	'manufacturer_id',
	'model_id',
	'quantity',
]
test.each(formFields)('nonsense in %s is refused or harmless on both booking calls (B.E-28, B.E-33)', async (field) => {
	for (const value of values)
		for (const path of ['bookings/create/', 'service-now/']) {
			const { status, body } = await call('POST', path, {
				...aBooking(some, { schedule_time: '10:00', schedule_date: '2027-05-05' }),
				[field]: value,
			})
			if (status !== 201) isRefused({ status, body })
			else expect(body).toMatchObject({ status: 'pending', services: [{ price: some.price }] })
		}
	await product.sql('delete from taken_hours')
	await product.sql('update repairs set place_hour = null')
})

test.each(['service_id', 'package_id', 'manufacturer_id', 'model_id', 'quantity', 'cart_id', 'item'])(
	'nonsense in %s is refused or harmless in a cart (B.E-28)',
	async (field) => {
		for (const value of values) {
			const { status, body } = await call('POST', `carts/${cart}/items/`, { ...itemOf(some), [field]: value })
			if (status !== 200 && status !== 201) isRefused({ status, body })
			const inside = await call('POST', `carts/${cart}/items/`, { cart_id: cart, item: { ...itemOf(some), [field]: value } })
			if (inside.status !== 200 && inside.status !== 201) isRefused(inside)
			await call('POST', `carts/${cart}/clear/`, {})
		}
	},
)

test('nonsense instead of a form is refused (B.API-07, B.E-28)', async () => {
	for (const path of ['bookings/create/', 'service-now/', `carts/${cart}/items/`, `bookings/${repair}/cancel/`])
		for (const body of [
			'[]',
			'5',
			'"x"',
			'null',
			'true',
			'{',
			'',
			'[[]]',
			'{"a":',
			'\u0000',
			`{"reason": ${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
		])
			isRefused(await call('POST', path, body))
	for (const value of values) isRefused(await call('PATCH', `carts/${cart}/items/${line}/`, { quantity: value }))
	expect((await call('POST', 'bookings/create/', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415)
	expect((await call('POST', 'bookings/create/', JSON.stringify({ notes: 'x'.repeat(300_000) }))).status).toBe(413)
	expect((await call('PUT', 'bookings/create/', {})).status).toBe(405)
	expect((await call('DELETE', `bookings/${repair}/`)).status).toBe(405)
})

test('both ways to write an address answer the same, without losing the body (B.API-02)', async () => {
	const body = aBooking(some, { schedule_date: '2027-06-06' })
	expect((await call('POST', 'bookings/create', body)).status).toBe(201)
	expect((await call('GET', 'bookings')).body).toHaveLength((await call('GET', 'bookings/')).body.length)
	expect((await product.call('GET', `${root}service-categories`)).status).toBe(200)
})
