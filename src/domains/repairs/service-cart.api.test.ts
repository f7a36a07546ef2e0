import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aBooking, aPackage, itemOf, type Package } from '../../../tests/support/a-booking.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { aKey, useTestApp } from '../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z', connections: 20 })
const path = '/repairing-service/carts/'

type Rider = Awaited<ReturnType<typeof signIn>>
let rider: Rider
let stranger: Rider
let some: Package
let other: Package
beforeAll(async () => {
	some = await aPackage(product)
	other = await aPackage(product, 40)
})
beforeEach(async () => {
	rider = await signIn(product)
	stranger = await signIn(product)
})
const call = (method: string, url: string, body?: unknown, who = rider) => product.call(method, url, { body, access: who.access })
const open = async (who = rider) => (await who.api.repairs.openCart({})).id
const add = async (cartId: number, body: unknown, who = rider) => call('POST', `${path}${cartId}/items/`, body, who)
const itemsOf = async (cartId: number) => (await rider.api.repairs.cart({ params: { id: cartId } })).items

describe('opening a cart', () => {
	test('answers 201 with an id, and then 200 with the same (B.API-36)', async () => {
		const first = await call('POST', path)
		const second = await call('POST', path, {})
		expect([first.status, second.status]).toEqual([201, 200])
		expect(first.body).toEqual({ id: expect.any(Number), items: [], total_items: 0, total_price: 0 })
		expect(second.body.id).toBe(first.body.id)
	})

	test('ten times at once opens one (B.E-22)', async () => {
		const answers = await Promise.all(Array.from({ length: 10 }, () => call('POST', path)))
		expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(9)
	})

	test('is for customers who are logged in (B.API-36, B.API-03)', async () => {
		for (const [method, url] of [
			['GET', path],
			['POST', path],
			['GET', `${path}1/`],
			['POST', `${path}1/items/`],
			['PATCH', `${path}1/items/1/`],
			['DELETE', `${path}1/items/1/`],
			['POST', `${path}1/clear/`],
		] as const) {
			const { status, body } = await product.call(method, url, { body: method === 'GET' ? undefined : {} })
			expect(status).toBe(401)
			expect(body.detail).toBe('Authentication credentials were not provided.')
		}
	})
})

describe('adding a service', () => {
	test('puts it into the cart with its names, vehicle and live price (B.API-37, B.API-38, B.SCART-30)', async () => {
		const id = await open()
		const { status, body } = await add(id, { ...itemOf(some), quantity: 2, price: 1, total_price: 1 })
		expect(status).toBe(201)
		expect(body).toMatchObject({
			service_id: some.categoryUuid,
			package_id: some.service_id,
			package_name: some.name,
			quantity: 2,
			price: some.price,
			total_price: some.price * 2,
			manufacturer_id: some.manufacturer_id,
			model_id: some.model_id,
			available: true,
		})
		expect(await rider.api.repairs.carts({})).toEqual([{ id, items: [body], total_items: 2, total_price: some.price * 2 }])
		expect(await rider.api.repairs.cart({ params: { id } })).toEqual({ id, items: [body], total_items: 2, total_price: some.price * 2 })
	})

	test("takes the item beside the cart's id too, and refuses another cart's id (B.API-38)", async () => {
		const id = await open()
		expect((await add(id, { cart_id: id, item: { ...itemOf(some), quantity: 1 } })).status).toBe(201)
		expect((await add(id, { cart_id: String(id), ...itemOf(other) })).status).toBe(201)
		const wrong = await add(id, { cart_id: id + 1, item: itemOf(some) })
		expect(wrong.status).toBe(400)
		expect(wrong.body).toHaveProperty('cart_id')
		expect(await itemsOf(id)).toHaveLength(2)
	})

	test("takes the card's id, or its category's id or uuid beside the package (B.R-02)", async () => {
		const id = await open()
		const vehicle = { manufacturer_id: some.manufacturer_id, model_id: some.model_id }
		for (const service_id of [some.service_id, some.categoryUuid, some.categoryId, String(some.service_id)])
			await add(id, { ...vehicle, service_id, package_id: some.service_id })
		await add(id, { ...vehicle, service_id: some.service_id, package_id: null })
		expect(await itemsOf(id)).toMatchObject([{ package_id: some.service_id, quantity: 5 }])
	})

	test('again for the same vehicle raises the quantity, for another one it is a new line (B.SCART-29, B.R-14)', async () => {
		const id = await open()
		const first = await add(id, itemOf(some))
		const again = await add(id, itemOf(some))
		const forOther = await add(id, { ...itemOf(some), manufacturer_id: other.manufacturer_id, model_id: other.model_id })
		expect([first.status, again.status, forOther.status]).toEqual([201, 200, 201])
		expect(again.body).toMatchObject({ id: first.body.id, quantity: 2, total_price: some.price * 2 })
		expect(await itemsOf(id)).toHaveLength(2)
	})

	test('ten times at once is one line of ten, and no eleventh (B.E-21, B.E-33)', async () => {
		const id = await open()
		const answers = await Promise.all(Array.from({ length: 14 }, () => add(id, itemOf(some))))
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(9)
		const refused = answers.filter(({ status }) => status === 400)
		expect(refused).toHaveLength(4)
		for (const { body } of refused) expect(body).toHaveProperty('quantity')
		expect(await itemsOf(id)).toMatchObject([{ quantity: 10 }])
	})

	test('sent again with the same key is done once (B.R-45, D-19)', async () => {
		const id = await open()
		const headers = { 'idempotency-key': aKey() }
		const send = () => product.call('POST', `${path}${id}/items/`, { body: itemOf(some), access: rider.access, headers })
		const [first, again] = [await send(), await send()]
		expect([first.status, again.status]).toEqual([201, 201])
		expect(again.body).toEqual(first.body)
		expect(await itemsOf(id)).toMatchObject([{ quantity: 1 }])
	})

	test('that is not offered, unknown or not named rightly is refused at its field (B.API-38, B.E-19)', async () => {
		const id = await open()
		const item = itemOf(some)
		const unknown = 2_147_483_647
		const refusals: [object, string][] = [
			[{ ...item, service_id: unknown }, 'service_id'],
			[{ ...item, service_id: 'brakes' }, 'service_id'],
			[{ ...item, package_id: unknown }, 'package_id'],
			[{ ...item, service_id: unknown, package_id: some.service_id }, 'service_id'],
			[{ ...item, service_id: other.categoryUuid, package_id: some.service_id }, 'service_id'],
			[{ ...item, model_id: unknown }, 'model_id'],
			[{ ...item, manufacturer_id: other.manufacturer_id }, 'model_id'],
			[{ ...item, manufacturer_id: unknown }, 'model_id'],
			[{ ...item, model_id: 0 }, 'model_id'],
			[{ ...item, manufacturer_id: 0 }, 'manufacturer_id'],
		]
		for (const [body, field] of refusals) {
			const answer = await add(id, body)
			expect(answer.status).toBe(400)
			expect(answer.body).toMatchObject({ [field]: [expect.any(String)], message: expect.any(String), error: expect.any(String) })
		}
		expect(await itemsOf(id)).toEqual([])
	})

	test('of which a field is missing is refused at each missing field, in both forms (B.API-04)', async () => {
		const id = await open()
		for (const body of [{}, { item: {} }, { cart_id: id, item: {} }, { item: null }, { item: [] }, { item: 'x' }]) {
			const answer = await add(id, body)
			expect(answer.status).toBe(400)
			expect(Object.keys(answer.body)).toEqual(expect.arrayContaining(['service_id', 'manufacturer_id', 'model_id']))
		}
	})

	test.each([0, -1, 0.5, 11, 1e9, 1e300, '2', null, [], {}, true])('in the quantity %j is refused there (B.E-33)', async (quantity) => {
		const id = await open()
		const answer = await add(id, { ...itemOf(some), quantity })
		expect(answer.status).toBe(400)
		expect(answer.body).toHaveProperty('quantity')
	})

	test('goes on up to twenty different lines', async () => {
		const id = await open()
		const services = await product.sql<{ id: number }>(
			'select id from services s where exists(select from vehicle_models m where m.id = $1 and s.needs <@ (m.traits || m.fuel::text)) order by id limit 21',
			[some.model_id],
		)
		const answers = []
		for (const service of services) answers.push(await add(id, { ...itemOf(some), service_id: service.id }))
		expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 20 }, () => 201), 400])
		expect(answers.at(-1)?.body.detail).toMatch(/at most 20/)
		expect(await itemsOf(id)).toHaveLength(20)
	})
})

describe('a line', () => {
	test('can be set to another quantity, taken out once, and the cart emptied (B.API-39)', async () => {
		const id = await open()
		const itemId = Number((await add(id, itemOf(some))).body.id)
		await add(id, itemOf(other))
		const changed = await call('PATCH', `${path}${id}/items/${itemId}/`, { quantity: 3 })
		expect(changed).toMatchObject({ status: 200, body: { id: itemId, quantity: 3, total_price: some.price * 3 } })
		expect((await call('DELETE', `${path}${id}/items/${itemId}/`)).status).toBe(204)
		expect((await call('DELETE', `${path}${id}/items/${itemId}/`)).status).toBe(404)
		expect((await call('PATCH', `${path}${id}/items/${itemId}/`, { quantity: 3 })).status).toBe(404)
		for (let twice = 0; twice < 2; twice += 1) {
			const { status, body } = await call('POST', `${path}${id}/clear/`)
			expect(status).toBe(200)
			expect(body).toEqual({ id, items: [], total_items: 0, total_price: 0 })
		}
	})

	test.each([0, -1, 1.5, 11, 'x', null, undefined, []])('refuses the quantity %j and stays as it was (B.E-33)', async (quantity) => {
		const id = await open()
		const itemId = Number((await add(id, itemOf(some))).body.id)
		const { status, body } = await call('PATCH', `${path}${id}/items/${itemId}/`, { quantity })
		expect(status).toBe(400)
		expect(body.quantity).toEqual([expect.any(String)])
		expect(await itemsOf(id)).toMatchObject([{ quantity: 1 }])
	})

	test('follows the price and says when it is no longer offered', async () => {
		const id = await open()
		await add(id, itemOf(some))
		await product.sql('insert into service_prices (service_id, vehicle_model_id, price_paise, created_at) values ($1, $2, 4200, now())', [
			some.service_id,
			some.model_id,
		])
		expect(await itemsOf(id)).toMatchObject([{ price: 42, available: true }])
		await product.sql('update services set is_active = false where id = $1', [some.service_id])
		expect(await itemsOf(id)).toMatchObject([{ available: false }])
		expect((await add(id, itemOf(some))).body).toHaveProperty('service_id')
		await product.sql('update services set is_active = true')
		await product.sql('update vehicle_models set is_active = false where id = $1', [some.model_id])
		expect(await itemsOf(id)).toMatchObject([{ available: false }])
		await product.sql('update vehicle_models set is_active = true')
		await product.sql('delete from service_prices where vehicle_model_id = $1', [some.model_id])
	})
})

describe("another's cart", () => {
	test('is not found on any call, as one that never was (B.E-06, B.E-12, B.E-34)', async () => {
		const id = await open()
		const itemId = Number((await add(id, itemOf(some))).body.id)
		const ownCart = await open(stranger)
		const calls = (cart: number, item: number) =>
			[
				['GET', `${path}${cart}/`, undefined],
				['POST', `${path}${cart}/items/`, itemOf(some)],
				['PATCH', `${path}${cart}/items/${item}/`, { quantity: 5 }],
				['DELETE', `${path}${cart}/items/${item}/`, undefined],
				['POST', `${path}${cart}/clear/`, {}],
				['POST', '/repairing-service/bookings/create/', aBooking(some, { cart_id: cart })],
			] as const
		const foreign = await Promise.all(calls(id, itemId).map(([method, url, body]) => call(method, url, body, stranger)))
		const absent = await Promise.all(calls(2_147_483_647, 2_147_483_647).map(([method, url, body]) => call(method, url, body, stranger)))
		expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
		expect(foreign.map(({ body }) => body)).toEqual(absent.map(({ body }) => body))
		// A line of a foreign cart is not reached through one's own cart either.
		expect((await call('DELETE', `${path}${ownCart}/items/${itemId}/`, undefined, stranger)).status).toBe(404)
		expect(await itemsOf(id)).toMatchObject([{ quantity: 1 }])
		expect(await stranger.api.repairs.carts({})).toMatchObject([{ id: ownCart, items: [] }])
	})
})

describe('a booked cart', () => {
	test('is closed to every change and cannot be booked again; a new one opens (B.E-06, B.E-05)', async () => {
		const id = await open()
		const itemId = Number((await add(id, itemOf(some))).body.id)
		await rider.api.repairs.book({ body: aBooking(some, { cart_id: id }) })
		expect((await add(id, itemOf(some))).status).toBe(400)
		expect((await call('PATCH', `${path}${id}/items/${itemId}/`, { quantity: 2 })).status).toBe(400)
		expect((await call('DELETE', `${path}${id}/items/${itemId}/`)).status).toBe(400)
		expect((await call('POST', `${path}${id}/clear/`)).status).toBe(400)
		expect((await call('GET', `${path}${id}/`)).status).toBe(404)
		const again = await call('POST', '/repairing-service/bookings/create/', aBooking(some, { cart_id: id }))
		expect(again).toMatchObject({ status: 400, body: { error: 'This cart has already been booked.' } })
		expect(await rider.api.repairs.carts({})).toEqual([])
		expect(await open()).not.toBe(id)
	})
})
