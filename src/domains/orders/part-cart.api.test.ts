import { beforeAll, describe, expect, test } from 'vitest'
import type { PartCart } from '#contract/orders/orders.ts'
import { partMaker } from '../../../tests/support/a-part.ts'
import { aCartWith, shipTo } from '../../../tests/support/an-order.ts'
import { refusalOf } from '../../../tests/support/refusal-of.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })

type Person = Awaited<ReturnType<typeof signIn>>
let rider: Person
let stranger: Person
let maker: Awaited<ReturnType<typeof partMaker>>
beforeAll(async () => {
	maker = await partMaker(product)
	stranger = await signIn(product)
	rider = await signIn(product)
})
const someone = async () => {
	rider = await signIn(product)
	return rider
}
const carts = '/spare-parts/carts/'

/** A visitor: what he is handed at the first call he shows at the others. */
async function aVisitor() {
	const opened = await product.call('POST', carts)
	const cookie = String(opened.headers['set-cookie'])
	const cart = opened.body as unknown as PartCart
	const shown = { cookie: cookie.split(';')[0] ?? '' }
	const call = (method: string, path: string, body?: unknown, access?: string) =>
		product.call(method, `${carts}${path}`, { body, headers: shown, ...(access && { access }) })
	const add = (uuid: string, quantity: number) => call('POST', `${cart.id}/items/`, { part: uuid, quantity })
	return { cart, cookie, token: cart.cart_token ?? '', call, add }
}

describe('a cart', () => {
	test('is opened once, numbered and empty; for Buy Now it is always a new one (B.API-18, B.CART-03, B.CONST-07)', async () => {
		const { access } = await someone()
		const open = (body?: object) => product.call('POST', carts, { access, body })
		const first = await open()
		expect([first.status, first.body]).toEqual([
			201,
			{ id: expect.any(Number), purchase_type: 'cart', items: [], total_items: 0, total_price: 0 },
		])
		const again = await open({ purchase_type: 'cart' })
		expect([again.status, again.body.id]).toEqual([200, first.body.id])
		const [now, then] = [await open({ purchase_type: 'buy-now' }), await open({ purchase_type: 'buy-now' })]
		expect([now.status, then.status]).toEqual([201, 201])
		expect(new Set([first.body.id, now.body.id, then.body.id]).size).toBe(3)
		expect((await open({ purchase_type: 'x' })).body).toHaveProperty('purchase_type')
		expect(((await product.call('GET', carts, { access })).body as unknown as PartCart[]).map(({ id }) => id)).toEqual([first.body.id])
	})

	test('asked for ten times at once is one, an account’s and a visitor’s (B.E-22)', async () => {
		const { access } = await someone()
		const visitor = await aVisitor()
		for (const open of [() => product.call('POST', carts, { access }), () => visitor.call('POST', '')]) {
			const answers = await Promise.all(Array.from({ length: 10 }, open))
			expect(answers.every(({ status }) => status === 200 || status === 201)).toBe(true)
			expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
		}
	})

	test('adds up lines at the prices of today (B.CART-04, B.CART-11, B.CART-12, B.CART-22, B.CART-23, B.API-19, B.API-20)', async () => {
		const { api, access } = await someone()
		const [dear, cheap] = [await maker.aPart({ price: 500, discounted_price: 449.5 }), await maker.aPart({ price: 80 })]
		const { id } = await api.orders.openCart({ body: {} })
		const add = (body: object) => product.call('POST', `${carts}${id}/items/`, { access, body })
		const added = await add({ part: dear.uuid, quantity: 2 })
		expect(added.status).toBe(201)
		expect(added.body).toMatchObject({ part: dear.uuid, quantity: 2, price: 449.5, total_price: 899, available: true, problem: null })
		expect(added.body.part_details).toMatchObject({ name: dear.name, main_image: null, price: 500, discounted_price: 449.5 })
		expect((await add({ part: dear.uuid })).status).toBe(200)
		await add({ part: cheap.uuid, quantity: 2 })
		expect(await api.orders.cart({ params: { id } })).toMatchObject({
			items: [{ part: dear.uuid, quantity: 3 }, { quantity: 2 }],
			total_items: 5,
			total_price: 1508.5,
		})
		await product.call('PATCH', `/admin/parts/${cheap.uuid}/`, { access: maker.access, body: { price: 100 } })
		expect((await api.orders.cart({ params: { id } })).total_price).toBe(1548.5)
	})

	test('takes nothing that cannot be bought, and no more than there is (B.PARTS-28, B.CART-07, B.API-19, B.API-21, B.E-02)', async () => {
		const { api, access } = await someone()
		const [few, none, old] = [
			await maker.aPart({ stock_quantity: 3 }),
			await maker.aPart({ stock_quantity: 0 }),
			await maker.aPart({ availability_status: 'discontinued' }),
		]
		const { id } = await api.orders.openCart({ body: {} })
		const add = (body: object) => product.call('POST', `${carts}${id}/items/`, { access, body })
		for (const part of [none.uuid, old.uuid, crypto.randomUUID(), 'x', 7, null, undefined]) {
			const { status, body } = await add({ part })
			expect([status, body.part]).toEqual([400, [expect.any(String)]])
			expect(body.error).toEqual(expect.any(String))
		}
		expect((await add({ part: few.uuid, quantity: 4 })).body.quantity).toEqual(['Only 3 are in stock.'])
		for (const quantity of [1e9, 1.5, 0, -1, '', '2', [2], { of: 2 }, true, null]) {
			const { status, body } = await add({ part: few.uuid, quantity })
			expect([quantity, status, body.quantity]).toEqual([quantity, 400, [expect.any(String)]])
		}
		const line = await add({ part: few.uuid, quantity: 3 })
		expect((await add({ part: few.uuid })).body.quantity).toEqual(['Only 3 are in stock.'])
		const item = `${carts}${id}/items/${line.body.id}/`
		for (const method of ['PUT', 'PATCH']) {
			expect((await product.call(method, item, { access, body: { quantity: 2 } })).body).toMatchObject({ quantity: 2 })
			for (const quantity of [0, -1, 1.5, 'x', 4, 1e12, null]) {
				const { status, body } = await product.call(method, item, { access, body: { quantity } })
				expect([quantity, status, body.quantity]).toEqual([quantity, 400, [expect.any(String)]])
			}
		}
		expect((await api.orders.cart({ params: { id } })).items).toMatchObject([{ quantity: 2 }])
	})

	test('has one line of a part, with the pieces of all who added some at once (B.CART-22)', async () => {
		const { api, access } = await someone()
		const { uuid } = await maker.aPart({ stock_quantity: 8 })
		const { id } = await api.orders.openCart({ body: {} })
		const add = () => product.call('POST', `${carts}${id}/items/`, { access, body: { part: uuid } })
		const answers = await Promise.all(Array.from({ length: 10 }, add))
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 200, 200, 201, 400, 400])
		expect((await api.orders.cart({ params: { id } })).items).toMatchObject([{ part: uuid, quantity: 8 }])
	})

	test('keeps a line that cannot be bought any more, and says why (B.R-10)', async () => {
		const part = await maker.aPart({ stock_quantity: 5 })
		const { api } = await someone()
		const id = await aCartWith(rider, [{ uuid: part.uuid, quantity: 4 }])
		await product.call('PATCH', `/admin/parts/${part.uuid}/`, { access: maker.access, body: { stock_quantity: 2, reason: 'Counted' } })
		expect((await api.orders.cart({ params: { id } })).items).toMatchObject([{ available: true, problem: 'Only 2 are in stock.' }])
		await product.call('PATCH', `/admin/parts/${part.uuid}/`, { access: maker.access, body: { is_active: false } })
		expect((await api.orders.cart({ params: { id } })).items).toMatchObject([
			{ available: false, problem: expect.stringContaining(part.name) },
		])
	})

	test('loses a line once, and is cleared also when it is empty (B.API-22, B.API-23)', async () => {
		const { access } = await someone()
		const id = await aCartWith(rider, [await maker.aPart(), await maker.aPart()])
		const cart = await rider.api.orders.cart({ params: { id } })
		const item = `${carts}${id}/items/${cart.items[0]?.id}/`
		expect((await product.call('DELETE', item, { access })).status).toBe(204)
		expect((await product.call('DELETE', item, { access })).status).toBe(404)
		for (const method of ['POST', 'DELETE', 'POST'])
			expect((await product.call(method, `${carts}${id}/clear/`, { access })).body).toMatchObject({ id, items: [], total_items: 0 })
	})

	test('of Buy Now holds one part and never becomes the active cart (B.R-11, B.PARTS-29)', async () => {
		const { api } = await someone()
		const active = await aCartWith(rider, [await maker.aPart()])
		const part = await maker.aPart()
		const now = await aCartWith(rider, [part], 'buy-now')
		const other = await maker.aPart()
		expect((await refusalOf(api.orders.addItem({ params: { id: now }, body: { part: other.uuid } }))).status).toBe(400)
		await api.orders.place({ body: { ...shipTo, cart_id: now, purchase_type: 'buy-now' } })
		expect(await api.orders.carts({})).toMatchObject([{ id: active, total_items: 1 }])
	})

	test('says of each line whether it fits the chosen bike', async () => {
		const [bike] = await product.sql<{ id: number }>('select id from vehicle_models limit 1')
		const { api } = await someone()
		const id = await aCartWith(rider, [await maker.aPart({ vehicle_models: [bike?.id] }), await maker.aPart()])
		const { items } = await api.orders.cart({ params: { id }, query: { vehicle_model_id: bike?.id } })
		expect(items.map(({ fit }) => fit)).toEqual(['fits', 'not_known'])
	})

	test('is nobody else’s: every call with its number is 404 (B.API-20, B.E-06)', async () => {
		await someone()
		const part = await maker.aPart()
		const id = await aCartWith(rider, [part])
		const [line] = (await rider.api.orders.cart({ params: { id } })).items
		const visitor = await aVisitor()
		const asked: [string, string, object?][] = [
			['GET', `${id}/`],
			['POST', `${id}/items/`, { part: part.uuid }],
			['PATCH', `${id}/items/${line?.id}/`, { quantity: 2 }],
			['DELETE', `${id}/items/${line?.id}/`],
			['POST', `${id}/clear/`],
		]
		for (const [method, path, body] of asked) {
			const others = [
				await product.call(method, `${carts}${path}`, { body, access: stranger.access }),
				await product.call(method, `${carts}${path}`, { body }),
				await visitor.call(method, path, body),
			]
			expect(others.map(({ status }) => status)).toEqual([404, 404, 404])
		}
		for (const id of ['abc', '0', '-1', '99999999999']) expect((await product.call('GET', `${carts}${id}/`)).status).toBe(404)
		const order = { ...shipTo, cart_id: id }
		expect((await refusalOf(stranger.api.orders.place({ body: order }))).status).toBe(404)
		expect((await rider.api.orders.cart({ params: { id } })).items).toMatchObject([{ quantity: 1 }])
	})
})

describe('a visitor’s cart', () => {
	test('is opened by its secret alone, in a cookie that scripts cannot read, or in a header (B.R-12, B.CART-24, B.E-23)', async () => {
		const visitor = await aVisitor()
		expect(visitor.cookie).toMatch(/^parts_cart=[\w-]{43}; Max-Age=2592000; Path=\/api\/spare-parts\/; HttpOnly; SameSite=Lax$/)
		await visitor.add((await maker.aPart()).uuid, 2)
		expect((await visitor.call('GET', '')).body).toMatchObject([{ id: visitor.cart.id, total_items: 2 }])
		const byHeader = (token: string) => product.call('GET', `${carts}${visitor.cart.id}/`, { headers: { 'x-cart-token': token } })
		expect((await byHeader(visitor.token)).body).toMatchObject({ id: visitor.cart.id, total_items: 2 })
		expect((await byHeader(`${visitor.token}x`)).status).toBe(404)
		expect((await product.call('GET', `${carts}${visitor.cart.id}/`)).status).toBe(404)
		expect((await product.call('GET', carts)).body).toEqual([])
		const again = await visitor.call('POST', '')
		expect([again.status, again.body.id, again.body.cart_token]).toEqual([200, visitor.cart.id, undefined])
		const [{ kept }] = (await product.sql<{ kept: number }>('select count(*)::int as kept from part_carts where guest_hash = $1', [
			visitor.token,
		])) as [{ kept: number }]
		expect(kept).toBe(0)
	})

	test('is not opened under a secret that somebody made up', async () => {
		const { body } = await product.call('POST', carts, { headers: { 'x-cart-token': 'known-to-others' } })
		expect(body.cart_token).toEqual(expect.stringMatching(/^[\w-]{43}$/))
	})

	test('joins the account at login, quantities added and cut to the stock, and the answer says so (B.R-12, B.CART-15, B.CART-24)', async () => {
		const { access, api } = await someone()
		const [both, short, fresh] = [await maker.aPart(), await maker.aPart({ stock_quantity: 4 }), await maker.aPart()]
		const own = await aCartWith(rider, [
			{ uuid: both.uuid, quantity: 1 },
			{ uuid: short.uuid, quantity: 3 },
		])
		const visitor = await aVisitor()
		for (const [{ uuid }, quantity] of [
			[both, 2],
			[short, 2],
			[fresh, 5],
		] as const)
			await visitor.add(uuid, quantity)
		const merged = await visitor.call('GET', '', undefined, access)
		expect(merged.body).toMatchObject([
			{
				id: own,
				total_items: 12,
				merged: {
					from: visitor.cart.id,
					items: [
						{ part: both.uuid, name: both.name, had: 1, added: 2, quantity: 3 },
						{ part: short.uuid, had: 3, added: 2, quantity: 4 },
						{ part: fresh.uuid, had: 0, added: 5, quantity: 5 },
					],
				},
			},
		])
		expect(String(merged.headers['set-cookie'])).toMatch(/^parts_cart=; Max-Age=0/)
		expect((await visitor.call('GET', `${visitor.cart.id}/`)).status).toBe(404)
		const [cart] = await api.orders.carts({})
		expect([cart?.total_items, cart?.merged]).toEqual([12, undefined])
	})

	test('that is together with the account’s more than a cart holds joins it whole, is told whole and can be ordered (B.R-12, B.CART-15, D-39)', async () => {
		const { access, api } = await someone()
		const parts: { uuid: string }[] = []
		for (let nth = 0; nth < 60; nth += 1) parts.push(await maker.aPart())
		const own = await aCartWith(rider, parts.slice(0, 30))
		const visitor = await aVisitor()
		for (const { uuid } of parts.slice(30)) await visitor.add(uuid, 1)
		const [cart] = (await visitor.call('GET', '', undefined, access)).body as unknown as PartCart[]
		expect([cart?.id, cart?.total_items, cart?.merged?.items.length]).toEqual([own, 60, 30])
		const another = await maker.aPart()
		const { status, body } = await product.call('POST', `${carts}${own}/items/`, { access, body: { part: another.uuid } })
		expect([status, body.error]).toEqual([400, 'A cart holds at most 50 different parts.'])
		expect((await api.orders.place({ body: { ...shipTo, cart_id: own } })).total_items).toBe(60)
	})

	test('joins it once, however many calls come at once, also where the account had none (B.E-23)', async () => {
		const { access, api } = await someone()
		const part = await maker.aPart()
		const visitor = await aVisitor()
		await visitor.add(part.uuid, 2)
		const answers = await Promise.all(Array.from({ length: 8 }, (_, nth) => visitor.call(nth % 2 ? 'GET' : 'POST', '', undefined, access)))
		expect(answers.every(({ status }) => status < 300)).toBe(true)
		expect(await api.orders.carts({})).toMatchObject([{ total_items: 2, items: [{ part: part.uuid, quantity: 2 }] }])
	})

	test('is kept for 30 days (B.R-12)', async () => {
		const visitor = await aVisitor()
		await product.sql(`update part_carts set expires_at = '2026-11-20T05:59:00Z' where id = $1`, [visitor.cart.id])
		expect((await visitor.call('GET', `${visitor.cart.id}/`)).status).toBe(404)
		expect((await visitor.call('POST', '')).body.id).not.toBe(visitor.cart.id)
	})

	test('is not what somebody with a login that is over is shown: 401, so that he renews it', async () => {
		expect((await product.call('GET', carts, { access: 'over' })).status).toBe(401)
	})
})
