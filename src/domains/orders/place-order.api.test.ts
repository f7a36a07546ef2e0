import { beforeAll, describe, expect, test } from 'vitest'
import { totalChanged } from '#contract/company/payment-words.ts'
import { one } from '#shared/one.ts'
import { partMaker, stockOf } from '../../../tests/support/a-part.ts'
import { aCartWith, anOrder, shipTo } from '../../../tests/support/an-order.ts'
import { mailsTo } from '../../../tests/support/mails-to.ts'
import { northOfOrigin, origin } from '../../../tests/support/north-of-origin.ts'
import { refusalOf } from '../../../tests/support/refusal-of.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })
const limitedProduct = useTestApp({ clock: '2026-11-20T06:00:00Z', rateLimits: true })

let rider: Awaited<ReturnType<typeof signIn>>
let maker: Awaited<ReturnType<typeof partMaker>>
beforeAll(async () => {
	maker = await partMaker(product)
	rider = await signIn(product)
})
const orders = '/spare-parts/orders/'
const place = (body: object, url = `${orders}create/`) => product.call('POST', url, { access: rider.access, body })
const cartWith = (...parts: { uuid: string; quantity?: number }[]) => aCartWith(rider, parts, 'buy-now')
const changePart = (uuid: string, body: object) => product.call('PATCH', `/admin/parts/${uuid}/`, { access: maker.access, body })

describe('an order', () => {
	test('has the names, prices, tax and address of its moment, and a number that is its own (B.API-24 to B.API-26, B.CHECKOUT-30, B.R-49)', async () => {
		const part = await maker.aPart({ price: 500, discounted_price: 449.5, hsn: '8714', gst_rate: 28 })
		const { status, body } = await place({
			...shipTo,
			customer_email: 'Asha@Pahiya.test',
			cart_id: await cartWith({ uuid: part.uuid, quantity: 2 }),
		})
		expect(status).toBe(201)
		expect(body).toMatchObject({
			...shipTo,
			order_number: expect.stringMatching(/^SP261120-[A-Z2-9]{6}$/),
			status: 'placed',
			status_display: 'Placed',
			purchase_type: 'buy-now',
			items: [
				{
					part: part.uuid,
					name: part.name,
					part_number: part.part_number,
					hsn: '8714',
					gst_rate: 28,
					quantity: 2,
					price: 449.5,
					total_price: 899,
					fit_promise: null,
				},
			],
			latitude: null,
			longitude: null,
			distance_fee: 0,
			subtotal: 899,
			total_amount: 899,
			payment_status: 'due',
			paid_amount: 0,
			timeline: [{ status: 'placed', by: 'customer' }],
			can: { cancel: true },
		})
		expect(await stockOf(product, part.uuid)).toBe(18)
		await changePart(part.uuid, { name: 'Renamed', price: 900 })
		const { body: read } = await product.call('GET', `${orders}${body.order_number}/`, { access: rider.access })
		expect(read).toEqual(body)
		expect((await place({ ...shipTo, cart_id: await cartWith(part) }, orders)).status).toBe(201)
	})

	test('is read by its customer alone, newest first, plain or by the page (B.API-29, B.CHECKOUT-42)', async () => {
		const person = await signIn(product)
		const part = await maker.aPart()
		const numbers = [(await anOrder(person, part)).order_number, (await anOrder(person, part)).order_number]
		expect((await product.call('GET', orders)).status).toBe(401)
		const listed = await product.call('GET', orders, { access: person.access })
		expect((listed.body as unknown as { order_number: string }[]).map(({ order_number }) => order_number)).toEqual(numbers.toReversed())
		const page = await product.call('GET', `${orders}?page_size=1`, { access: person.access })
		expect(page.body).toMatchObject({ count: 2, results: [{ order_number: numbers[1] }] })
		for (const number of [numbers[0], 'SP200101-AAAAAA', 'x', '%00'])
			expect((await product.call('GET', `${orders}${number}/`, { access: rider.access })).status).toBe(404)
	})

	test('promises that a part fits the chosen bike where it does, on its line and in the mail', async () => {
		const bike = one(
			await product.sql<{ id: number; name: string }>(
				`select m.id, f.name || ' ' || m.name as name from vehicle_models m join manufacturers f on f.id = m.manufacturer_id order by m.id limit 1`,
			),
		)
		const [fitting, other] = [await maker.aPart({ vehicle_models: [bike.id] }), await maker.aPart()]
		const email = `fits-${crypto.randomUUID()}@pahiya.test`
		const cart_id = await aCartWith(rider, [fitting, other])
		const { body } = await place({ ...shipTo, customer_email: email, cart_id, vehicle_model_id: bike.id })
		expect(body.items).toMatchObject([{ fit_promise: `Fits ${bike.name}, else we take it back` }, { fit_promise: null }])
		expect((await mailsTo(product, email))[0]?.text).toContain(`fits ${bike.name}, else we take it back`)
		const wrong = await place({ ...shipTo, cart_id: await cartWith(other), vehicle_model_id: 2_000_000_000 })
		expect([wrong.status, wrong.body.vehicle_model_id]).toEqual([400, [expect.any(String)]])
	})

	test('needs every field of the form, in the form’s words (B.API-25, B.CHECKOUT-19 to B.CHECKOUT-29, B.CONST-13, B.CONST-14)', async () => {
		const cart_id = await cartWith(await maker.aPart())
		const missing = await place({})
		expect(missing.status).toBe(400)
		expect(missing.body).toMatchObject({
			cart_id: [expect.any(String)],
			shipping_address: ['Street address is required'],
			shipping_city: ['City is required'],
			shipping_state: ['State is required'],
			shipping_pincode: ['Postal code must be at least 6 digits'],
			customer_name: ['Name is required'],
			customer_email: ['Please enter a valid email address'],
			customer_phone: ['Phone number must be at least 10 digits'],
			error: expect.any(String),
		})
		const wrong: [string, unknown][] = [
			['customer_phone', '98765abcde'],
			['customer_phone', '1234567890123456'],
			['shipping_pincode', '1234567'],
			['shipping_pincode', '12a456'],
			['latitude', 91],
			['longitude', 'x'],
			['purchase_type', 'x'],
			['purchase_type', 'cart'],
			['total_amount', 'x'],
			['payment_method', 'card'],
		]
		for (const [field, value] of wrong) {
			const { status, body } = await place({ ...shipTo, ...origin, cart_id, [field]: value })
			expect([field, status, body[field as never]]).toEqual([field, 400, [expect.any(String)]])
		}
		expect((await place({ ...shipTo, cart_id, latitude: 18.5 })).body.longitude).toEqual([expect.any(String)])
		expect((await place({ ...shipTo, cart_id })).status).toBe(201)
	})

	test('costs the way where its place is told, by the rule for parts (B.API-28, B.CHECKOUT-12, B.R-13)', async () => {
		const fee = (body: object) => product.call('POST', '/spare-parts/calculate-distance-fee/', { body })
		expect((await fee(northOfOrigin(2))).body).toEqual({ distance_fee: 50, distance_km: 2 })
		expect((await fee(northOfOrigin(7.2))).body.distance_fee).toBe(80)
		expect((await fee(northOfOrigin(400))).body.distance_fee).toBe(150)
		expect((await fee({ longitude: 1 })).body.latitude).toEqual([expect.any(String)])
		expect((await fee({ ...origin, longitude: 181 })).body.longitude).toEqual([expect.any(String)])
		expect((await product.call('GET', '/spare-parts/distance-fee-rule/')).body).toEqual({
			free_radius_km: 5,
			base_fee: 50,
			per_km: 10,
			maximum: 150,
		})
		const { body } = await place({
			...shipTo,
			...northOfOrigin(7.2),
			distance_fee: 0,
			cart_id: await cartWith(await maker.aPart({ price: 1000 })),
		})
		expect(body).toMatchObject({ distance_fee: 80, subtotal: 1000, total_amount: 1080 })
	})

	test('is never at a price that its customer did not see, and prices that he sends count for nothing (B.CHECKOUT-41, B.E-03, B.R-13)', async () => {
		const part = await maker.aPart({ price: 100 })
		const cart_id = await cartWith(part)
		await changePart(part.uuid, { price: 120 })
		const sent = { ...shipTo, cart_id, price: 1, total_price: 1, items: [{ price: 1 }] }
		const refused = await place({ ...sent, total_amount: 100 })
		expect([refused.status, refused.body]).toEqual([
			400,
			{ detail: totalChanged, error: totalChanged, message: totalChanged, total_amount: 120 },
		])
		expect([await stockOf(product, part.uuid), (await rider.api.orders.cart({ params: { id: cart_id } })).total_price]).toEqual([20, 120])
		expect((await place({ ...sent, total_amount: 120 })).body).toMatchObject({ total_amount: 120, items: [{ price: 120 }] })
	})

	test('is made at the total that a browser adds up in rupees, a hair below the paise of the parts (B.R-13, B.E-24)', async () => {
		const cart_id = await cartWith({ ...(await maker.aPart({ price: 1.13 })), quantity: 3 })
		expect(1.13 * 3).toBeLessThan(3.39)
		expect((await place({ ...shipTo, cart_id, total_amount: 1.13 * 3 })).body).toMatchObject({ status: 'placed', total_amount: 3.39 })
	})

	test('is refused in words, and nothing of it stays, where the cart is empty or a part is gone or short (B.API-27, B.CHECKOUT-07, B.E-02, B.E-06)', async () => {
		const [plenty, short] = [await maker.aPart(), await maker.aPart()]
		const empty = await rider.api.orders.openCart({ body: { purchase_type: 'buy-now' } })
		expect((await place({ ...shipTo, cart_id: empty.id })).body.error).toBe('Your cart is empty.')
		const person = await signIn(product)
		const cart_id = await aCartWith(person, [plenty, { uuid: short.uuid, quantity: 3 }])
		const refusal = async () => (await refusalOf(person.api.orders.place({ body: { ...shipTo, cart_id } }))).words
		await changePart(short.uuid, { stock_quantity: 2, reason: 'Counted' })
		expect(await refusal()).toBe(`Only 2 of ${short.name} are left. Please change the quantity in your cart.`)
		await changePart(short.uuid, { availability_status: 'discontinued' })
		expect(await refusal()).toBe(`${short.name} cannot be bought just now. Please remove it from your cart.`)
		expect([await stockOf(product, plenty.uuid), await stockOf(product, short.uuid), await person.api.orders.list({})]).toEqual([20, 2, []])
		expect(await person.api.orders.carts({})).toMatchObject([{ id: cart_id, total_items: 4 }])
		await person.api.orders.removeItem({ params: { id: cart_id, itemId: (await person.api.orders.carts({}))[0]?.items[1]?.id ?? 0 } })
		await person.api.orders.place({ body: { ...shipTo, cart_id } })
		const closed = await refusalOf(person.api.orders.addItem({ params: { id: cart_id }, body: { part: plenty.uuid } }))
		expect([closed.status, closed.words]).toEqual([400, 'This cart has already been ordered.'])
		expect((await refusalOf(person.api.orders.cart({ params: { id: cart_id } }))).status).toBe(404)
	})

	test('is refused where it is dearer than we can write down', async () => {
		const part = await maker.aPart({ price: 9_999_999, stock_quantity: 10 })
		expect((await place({ ...shipTo, cart_id: await cartWith({ uuid: part.uuid, quantity: 10 }) })).status).toBe(400)
	})

	test('is for verified accounts in use (B.E-32, B.API-03)', async () => {
		const part = await maker.aPart()
		const [unverified, disabled] = [await signIn(product, { verified: false }), await signIn(product)]
		const cart_id = await aCartWith(disabled, [part])
		await product.sql('update users set is_active = false where id = $1', [disabled.id])
		for (const access of [undefined, unverified.access, disabled.access])
			expect((await product.call('POST', `${orders}create/`, { access, body: { ...shipTo, cart_id } })).status).toBe(401)
		expect(await product.sql('select id from part_orders where cart_id = $1', [cart_id])).toEqual([])
	})

	test('is its customer’s, placed and unpaid, whatever else he sends (B.E-03, B.E-15)', async () => {
		const part = await maker.aPart({ price: 100 })
		const forged = {
			customer: 1,
			customer_id: 1,
			user: 1,
			is_staff: true,
			status: 'delivered',
			payment_status: 'paid',
			paid_amount: 100,
			order_number: 'SP200101-AAAAAA',
			subtotal: 1,
			distance_fee: -500,
			stock_quantity: 0,
		}
		const { status, body } = await place({ ...shipTo, cart_id: await cartWith(part), ...forged })
		expect(status).toBe(201)
		expect(body).toMatchObject({ status: 'placed', payment_status: 'due', paid_amount: 0, distance_fee: 0, total_amount: 100 })
		expect(body.order_number).not.toBe(forged.order_number)
		expect((await rider.api.orders.list({})) as unknown[]).toContainEqual(expect.objectContaining({ order_number: body.order_number }))
		expect(await stockOf(product, part.uuid)).toBe(19)
	})

	test('is one of twenty an hour at most (D-39)', async () => {
		const { aPart } = await partMaker(limitedProduct)
		const [person, part] = [await signIn(limitedProduct), await aPart({ stock_quantity: 50 })]
		for (let nth = 0; nth < 20; nth++) await anOrder(person, part)
		const refused = await refusalOf(anOrder(person, part))
		expect([refused.status, (refused.retryAfter ?? 0) > 3500]).toEqual([429, true])
	})
})

describe('a customer who cancels', () => {
	test('does so while it is placed, with a reason; its pieces come back once (D-50)', async () => {
		const part = await maker.aPart()
		const email = `cancels-${crypto.randomUUID()}@pahiya.test`
		const { order_number } = await anOrder(rider, { uuid: part.uuid, quantity: 3 }, { customer_email: email })
		await mailsTo(product, email)
		const cancel = (body: object) => product.call('POST', `${orders}${order_number}/cancel/`, { access: rider.access, body })
		expect((await cancel({ reason: ' ' })).body).toMatchObject({ reason: ['Please tell us why you are cancelling.'] })
		const { status, body } = await cancel({ reason: 'Found one at home' })
		expect([status, body]).toEqual([
			200,
			expect.objectContaining({ status: 'cancelled', cancel_reason: 'Found one at home', message: 'Your order is cancelled.' }),
		])
		expect(body.timeline).toMatchObject([{ status: 'placed' }, { status: 'cancelled', by: 'customer', note: 'Found one at home' }])
		expect((await cancel({ reason: 'Again' })).status).toBe(400)
		expect(await stockOf(product, part.uuid)).toBe(20)
		expect((await maker.stockChanges(part.uuid)).slice(0, 2).map(({ change, reason, actor }) => [change, reason, actor])).toEqual([
			[3, `Order ${order_number} cancelled`, null],
			[-3, `Order ${order_number}`, null],
		])
		expect((await mailsTo(product, email)).map(({ subject }) => subject)).toEqual([
			`We have your order ${order_number}`,
			`Your order ${order_number} is cancelled`,
		])
	})
})

test('a part that was ordered or lies in a cart is retired, not deleted (B.ADMIN-10)', async () => {
	const part = await maker.aPart()
	await cartWith(part)
	expect((await product.call('DELETE', `/admin/parts/${part.uuid}/`, { access: maker.access })).status).toBe(409)
})

test('carts that nobody comes back to are removed (B.R-12)', async () => {
	const guest = await product.call('POST', '/spare-parts/carts/')
	const now = await cartWith(await maker.aPart())
	const kept = await cartWith(await maker.aPart())
	await product.sql(`update part_carts set created_at = '2026-10-01T00:00:00Z' where id = $1`, [now])
	await product.sql(`update part_carts set expires_at = '2026-11-20T05:00:00Z' where id = $1`, [guest.body.id])
	await product.sql(`insert into queued_jobs (kind, payload, recipient, turn) values ('clear-old-part-carts', '{}', '', 0)`)
	await product.work()
	const left = await product.sql<{ id: number }>('select id from part_carts where id = any($1)', [[guest.body.id, now, kept]])
	expect(left).toEqual([{ id: kept }])
})
