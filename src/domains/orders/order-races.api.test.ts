import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { one } from '#shared/one.ts'
import { partMaker, stockOf } from '../../../tests/support/a-part.ts'
import { aCartWith, anOrder, shipTo } from '../../../tests/support/an-order.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { aKey, useTestApp } from '../../../tests/support/test-app.ts'
import { untilWaiting } from '../../../tests/support/until-waiting.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z', connections: 20 })

type Person = Awaited<ReturnType<typeof signIn>>
let maker: Awaited<ReturnType<typeof partMaker>>
let people: Person[]
beforeAll(async () => {
	maker = await partMaker(product)
	people = await Promise.all(Array.from({ length: 50 }, () => signIn(product)))
})
const order = ({ access }: Person, cart_id: number, key?: string, changes: object = {}) =>
	product.call('POST', '/spare-parts/orders/create/', {
		access,
		body: { ...shipTo, cart_id, ...changes },
		headers: key ? { 'idempotency-key': key } : {},
	})
const soldOf = async (uuid: string) =>
	one(
		await product.sql<{ sold: number }>(
			`select coalesce(sum(l.quantity), 0)::int as sold from part_order_lines l join part_orders o on o.id = l.order_id
			join parts p on p.id = l.part_id where p.uuid = $1 and o.status <> 'cancelled'`,
			[uuid],
		),
	).sold

describe('of fifty who want one part at once', () => {
	test('exactly one gets the last piece, and the others are told (B.E-01)', async () => {
		const { uuid, name } = await maker.aPart({ stock_quantity: 1 })
		const carts = await Promise.all(people.map((person) => aCartWith(person, [{ uuid }], 'buy-now')))
		const answers = await Promise.all(people.map((person, nth) => order(person, carts[nth] ?? 0)))
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
		for (const { status, body } of answers.filter(({ status }) => status !== 201)) {
			expect(status).toBe(400)
			expect(body.error).toContain(name)
		}
		expect([await stockOf(product, uuid), await soldOf(uuid)]).toEqual([0, 1])
	})

	test('who want 1 to 3 of ten, as much is sold as there was for (B.E-01)', async () => {
		const { uuid } = await maker.aPart({ stock_quantity: 10 })
		const wanted = people.map((_, nth) => 1 + (nth % 3))
		const carts = await Promise.all(people.map((person, nth) => aCartWith(person, [{ uuid, quantity: wanted[nth] ?? 1 }], 'buy-now')))
		const answers = await Promise.all(people.map((person, nth) => order(person, carts[nth] ?? 0)))
		const won = answers.reduce((sum, { status }, nth) => sum + (status === 201 ? (wanted[nth] ?? 0) : 0), 0)
		expect([await stockOf(product, uuid), await soldOf(uuid)]).toEqual([10 - won, won])
		// Some want one piece alone, so nothing is left over.
		expect(won).toBe(10)
		expect(new Set(answers.flatMap(({ status, body }) => (status === 201 ? [body.order_number] : []))).size).toBe(
			answers.filter(({ status }) => status === 201).length,
		)
	})

	test('twice in one order, in two lines that are together above the stock, get as much as there is (B.E-01, B.CART-22)', async () => {
		const person = await signIn(product)
		const [{ uuid }, other] = [await maker.aPart({ stock_quantity: 3 }), await maker.aPart({ stock_quantity: 3 })]
		const cart = await aCartWith(person, [{ uuid, quantity: 2 }, onePiece(other)])
		const second = () =>
			product.call('POST', `/spare-parts/carts/${cart}/items/`, { access: person.access, body: { part: uuid, quantity: 2 } })
		expect((await second()).status).toBe(400)
		// Past our own rule: the database knows one line of a part in a cart.
		await expect(
			product.sql(
				`insert into part_cart_items (cart_id, part_id, quantity, created_at)
				select cart_id, part_id, 2, created_at from part_cart_items where cart_id = $1`,
				[cart],
			),
		).rejects.toThrow(/part_cart_items_line/)
		const now = await aCartWith(person, [{ uuid, quantity: 2 }], 'buy-now')
		const statuses = (await Promise.all([order(person, cart), order(person, now)])).map(({ status }) => status)
		expect(statuses.toSorted()).toEqual([201, 400])
		expect([await stockOf(product, uuid), await soldOf(uuid)]).toEqual([1, 2])
		// Of the order that failed nothing stays, whichever it was.
		expect((await stockOf(product, other.uuid)) + (await soldOf(other.uuid))).toBe(3)
	})

	test('in carts with the same parts the other way round, none waits for ever (B.E-01)', async () => {
		const [a, b] = [await maker.aPart({ stock_quantity: 50 }), await maker.aPart({ stock_quantity: 50 })]
		const carts = await Promise.all(people.map((person, nth) => aCartWith(person, nth % 2 ? [a, b].map(onePiece) : [b, a].map(onePiece))))
		const answers = await Promise.all(people.map((person, nth) => order(person, carts[nth] ?? 0)))
		expect(answers.every(({ status }) => status === 201)).toBe(true)
		expect([await stockOf(product, a.uuid), await stockOf(product, b.uuid)]).toEqual([0, 0])
	})

	test('in carts of ten parts in opposite orders, as many get all ten as there is, and the others nothing of them (B.E-01)', async () => {
		const ten = await Promise.all(Array.from({ length: 10 }, (_, nth) => maker.aPart({ stock_quantity: nth === 4 ? 30 : 50 })))
		const carts = await Promise.all(people.map((person, nth) => aCartWith(person, (nth % 2 ? ten : ten.toReversed()).map(onePiece))))
		const answers = await Promise.all(people.map((person, nth) => order(person, carts[nth] ?? 0)))
		const statuses = answers.map(({ status }) => status)
		expect([statuses.filter((status) => status === 201), statuses.filter((status) => status === 400)].map(({ length }) => length)).toEqual([
			30, 20,
		])
		for (const [nth, { uuid }] of ten.entries()) {
			expect([await stockOf(product, uuid), await soldOf(uuid)]).toEqual([nth === 4 ? 0 : 20, 30])
			expect((await maker.stockChanges(uuid)).filter(({ change }) => change === -1).length).toBeGreaterThan(0)
		}
	})
})
const onePiece = ({ uuid }: { uuid: string }) => ({ uuid, quantity: 1 })

test('a price that changes at the very moment of an order is never the one that was not seen (B.R-13, B.E-03, D-50)', async () => {
	const person = await signIn(product)
	const { uuid } = await maker.aPart({ price: 100 })
	const cart = await aCartWith(person, [{ uuid }])
	const office = new pg.Client({ connectionString: product.database.url })
	await office.connect()
	await office.query('begin')
	await office.query('update parts set price_paise = 20000 where uuid = $1', [uuid])
	const placing = order(person, cart, undefined, { total_amount: 100 })
	await untilWaiting(product)
	await office.query('commit')
	await office.end()
	expect(await placing).toMatchObject({ status: 400, body: { total_amount: 200 } })
	expect([await stockOf(product, uuid), await person.api.orders.list({})]).toEqual([20, []])
	expect((await order(person, cart, undefined, { total_amount: 200 })).body.total_amount).toBe(200)
})

describe('one cart', () => {
	test('ordered fifty times at once is one order, and all are answered its number (B.E-04, B.E-05, B.CHECKOUT-33)', async () => {
		const person = await signIn(product)
		const { uuid } = await maker.aPart({ stock_quantity: 20 })
		const cart = await aCartWith(person, [{ uuid, quantity: 2 }])
		const answers = await Promise.all(Array.from({ length: 50 }, () => order(person, cart)))
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(49)
		expect(new Set(answers.map(({ body }) => body.order_number)).size).toBe(1)
		expect(await stockOf(product, uuid)).toBe(18)
		expect(await person.api.orders.list({})).toHaveLength(1)
		const other = await order(person, cart, undefined, { customer_name: 'Somebody Else' })
		expect([other.status, other.body.error]).toEqual([400, 'This cart has already been ordered.'])
		const paidOtherwise = await order(person, cart, undefined, { payment_method: 'upi' })
		expect([paidOtherwise.status, paidOtherwise.body.error]).toEqual([400, 'This cart has already been ordered.'])
	})

	test('with one key is one order; the key with another body is refused (D-19, D-42)', async () => {
		const person = await signIn(product)
		const { uuid } = await maker.aPart()
		const cart = await aCartWith(person, [{ uuid }])
		const key = aKey()
		const answers = await Promise.all(Array.from({ length: 10 }, () => order(person, cart, key)))
		for (const { status, headers } of answers) if (status !== 201) expect([status, Number(headers['retry-after']) > 0]).toEqual([409, true])
		const again = await order(person, cart, key)
		expect([again.status, again.body.order_number]).toEqual([201, answers.find(({ status }) => status === 201)?.body.order_number])
		expect((await order(person, cart, key, { shipping_city: 'Nashik' })).status).toBe(422)
		expect(await stockOf(product, uuid)).toBe(19)
	})

	test('is ordered as it was or as it became, never in between, when it changes at the same moment', async () => {
		const person = await signIn(product)
		const { uuid } = await maker.aPart()
		const cart = await aCartWith(person, [{ uuid, quantity: 1 }])
		const [placed] = await Promise.all([
			order(person, cart),
			product.call('POST', `/spare-parts/carts/${cart}/items/`, { access: person.access, body: { part: uuid, quantity: 2 } }),
		])
		expect(placed.status).toBe(201)
		expect(await stockOf(product, uuid)).toBe(20 - (await soldOf(uuid)))
	})
})

test('of a cancellation and a confirmation at once one wins, and the stock comes back once or not at all (D-50, B.E-13, B.E-31)', async () => {
	const { uuid } = await maker.aPart({ stock_quantity: 20 })
	for (let round = 0; round < 8; round += 1) {
		const person = await signIn(product)
		const { order_number } = await anOrder(person, { uuid, quantity: 2 })
		const cancel = () =>
			product.call('POST', `/spare-parts/orders/${order_number}/cancel/`, { access: person.access, body: { reason: 'Changed my mind' } })
		const confirm = () => product.call('PATCH', `/admin/orders/${order_number}/`, { access: maker.access, body: { status: 'confirmed' } })
		const answers = await Promise.all([cancel(), confirm(), cancel()])
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
		expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true)
		expect(await stockOf(product, uuid)).toBe(20 - (await soldOf(uuid)))
	}
})
