import { beforeAll, describe, expect, test } from 'vitest'
import { totalChanged } from '#contract/company/payment-words.ts'
import { one } from '#shared/one.ts'
import { partMaker, stockOf } from '../../../../tests/support/a-part.ts'
import { aCartWith, shipTo } from '../../../../tests/support/an-order.ts'
import { subjectsTo } from '../../../../tests/support/mails-to.ts'
import { refusalOf } from '../../../../tests/support/refusal-of.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z', connections: 20 })

type Person = Awaited<ReturnType<typeof signIn>>
let maker: Awaited<ReturnType<typeof partMaker>>
let staff: Person
beforeAll(async () => {
	maker = await partMaker(product)
	staff = await signIn(product, { role: 'staff', name: 'Kavita Rane' })
})

type PhoneOrder = Parameters<Person['api']['staff']['orderForCustomer']>[0]['body']
/** Somebody who gave name and phone, and no e-mail. */
const caller = { ...shipTo, customer_email: '' }
const orderFor = (body: Partial<PhoneOrder> & Pick<PhoneOrder, 'items'>, key: string = crypto.randomUUID(), person = staff) =>
	person.api.staff.orderForCustomer({ body: { ...caller, ...body }, key })
const of = ({ uuid }: { uuid: string }, quantity = 1) => ({ part: uuid, quantity })
const aModel = async () =>
	one(
		await product.sql<{ id: number; name: string }>(
			`select m.id, f.name || ' ' || m.name as name from vehicle_models m join manufacturers f on f.id = m.manufacturer_id order by m.id limit 1`,
		),
	)

describe('staff order parts for a caller (D-53)', () => {
	test('who has no account yet: at the prices of the server, with name and phone alone, and without a mail', async () => {
		const part = await maker.aPart({ price: 500, discounted_price: 450 })
		const ordered = await orderFor({ items: [of(part, 2)] })
		expect(ordered).toMatchObject({
			...caller,
			order_number: expect.stringMatching(/^SP261120-/),
			customer: null,
			purchase_type: 'phone',
			status: 'placed',
			items: [{ part: part.uuid, quantity: 2, price: 450, fit_promise: null }],
			subtotal: 900,
			total_amount: 900,
			timeline: [{ status: 'placed', by: 'company' }],
			taken_by: [{ status: 'placed', name: 'Kavita Rane' }],
		})
		expect(await stockOf(product, part.uuid)).toBe(18)
		const audited = await product.sql<{ actor_id: number; after: object }>(
			`select actor_id, after from audit_log where collection = 'orders' and object_id = $1 and action = 'create'`,
			[ordered.order_number],
		)
		expect(audited).toMatchObject([
			{
				actor_id: staff.id,
				after: { customer_name: '(not kept)', shipping_address: '(not kept)', items: [`2 × ${part.name}, ₹450`], total_amount: 900 },
			},
		])
		expect(await subjectsTo(product, '')).toEqual([])
	})

	test('for an account that they choose: what was not said is taken from its profile, and the order is in its My Orders', async () => {
		const rider = await signIn(product, { name: 'Meera Joshi' })
		await product.sql(`update profiles set phone_number = '+91 98220 12345' where user_id = $1`, [rider.id])
		const { customer_name, customer_phone, customer_email, ...place } = shipTo
		const ordered = await staff.api.staff.orderForCustomer({
			body: { ...place, customer: rider.id, items: [of(await maker.aPart())] },
			key: crypto.randomUUID(),
		})
		expect(ordered).toMatchObject({
			customer: rider.id,
			customer_name: 'Meera Joshi',
			customer_phone: '919822012345',
			customer_email: rider.email,
		})
		expect(await rider.api.orders.show({ params: { order_number: ordered.order_number } })).toMatchObject({ can: { cancel: true } })
		expect(await subjectsTo(product, rider.email)).toEqual([expect.stringContaining('We have your order')])
	})

	test('by the rules of the customer: with the way, the promise of a named bike, and no unseen price', async () => {
		const bike = await aModel()
		const [fitting, other] = [await maker.aPart({ price: 100, vehicle_models: [bike.id] }), await maker.aPart({ price: 50 })]
		const items = [of(fitting), of(other)]
		// About 20 kilometres north of where the company starts.
		const place = { latitude: 18.7, longitude: 73.8567 }
		const ordered = await orderFor({ items, vehicle_model_id: bike.id, ...place })
		expect(ordered.items.map(({ fit_promise }) => fit_promise)).toEqual([`Fits ${bike.name}, else we take it back`, null])
		expect(ordered.distance_fee).toBeGreaterThan(0)
		expect(ordered.total_amount).toBe(150 + ordered.distance_fee)
		expect(await refusalOf(orderFor({ items, total_amount: 149 }))).toMatchObject({
			status: 400,
			words: totalChanged,
			body: { total_amount: 150 },
		})
	})

	test('named twice, a part is one line', async () => {
		const part = await maker.aPart()
		const ordered = await orderFor({ items: [of(part, 2), { part: part.uuid.toUpperCase() }] })
		expect(ordered.items).toMatchObject([{ part: part.uuid, quantity: 3 }])
	})

	test('sent twice with one key it is one order', async () => {
		const part = await maker.aPart()
		const [body, key] = [{ items: [of(part)] }, crypto.randomUUID()]
		const [first, second] = [await orderFor(body, key), await orderFor(body, key)]
		expect(second.order_number).toBe(first.order_number)
		expect(await stockOf(product, part.uuid)).toBe(19)
	})

	test('what is gone, short or unknown is named at `items`, all of it, and nothing is taken', async () => {
		const [few, gone, enough] = [
			await maker.aPart({ stock_quantity: 2 }),
			await maker.aPart({ stock_quantity: 0 }),
			await maker.aPart({ stock_quantity: 9 }),
		]
		expect(await refusalOf(orderFor({ items: [of(few, 3), of(gone), of(enough)] }))).toMatchObject({
			status: 400,
			fields: { items: [`Only 2 of ${few.name} are left.`, `${gone.name} cannot be bought just now.`] },
		})
		expect(await stockOf(product, enough.uuid)).toBe(9)
		const unknown = await refusalOf(orderFor({ items: [{ part: crypto.randomUUID() }] }))
		expect(unknown.fields).toEqual({ items: ['Spare part not found'] })
	})

	test('nonsense is refused at its field, all at once', async () => {
		const { access } = staff
		const send = async (body: object) => (await product.call('POST', '/admin/orders/', { access, body })).body
		expect(await send({})).toMatchObject({
			items: [expect.any(String)],
			customer_name: ['Name is required'],
			customer_phone: ['Phone number must be at least 10 digits'],
			shipping_address: ['Street address is required'],
			shipping_pincode: ['Postal code must be at least 6 digits'],
		})
		const part = await maker.aPart()
		for (const [field, body] of Object.entries({
			items: { items: [] },
			customer_name: { customer_name: 5 },
			customer_email: { customer_email: 'nobody' },
			customer: { customer: -1 },
			longitude: { latitude: 18 },
			vehicle_model_id: { vehicle_model_id: 2_000_000_000 },
		}))
			expect(Object.keys(await send({ ...caller, items: [of(part)], ...body }))).toContain(field)
		expect((await send({ ...caller, items: [of(part), of(part, 0)] })).items).toEqual([expect.stringContaining('Entry 2')])
	})

	test('not for an account that is disabled or that nobody has, nor by a technician, a customer or a visitor', async () => {
		const rider = await signIn(product)
		const items = [of(await maker.aPart())]
		await product.sql('update users set is_active = false where id = $1', [rider.id])
		for (const customer of [rider.id, 2_000_000_000])
			expect(await refusalOf(orderFor({ items, customer }))).toMatchObject({ status: 400, fields: { customer: [expect.any(String)] } })
		const by = async (access?: string) => (await product.call('POST', '/admin/orders/', { access, body: { ...caller, items } })).status
		const [technician, customer, admin] = [
			await signIn(product, { role: 'technician' }),
			await signIn(product),
			await signIn(product, { role: 'admin' }),
		]
		expect([await by(technician.access), await by(customer.access), await by(), await by(admin.access)]).toEqual([403, 403, 401, 201])
	})
})

test('of fifty phone orders and fifty customers who want a part of which ten are left, ten get one (B.E-01)', async () => {
	const part = await maker.aPart({ stock_quantity: 10 })
	const riders = await Promise.all(Array.from({ length: 50 }, () => signIn(product)))
	const carts = await Promise.all(riders.map((rider) => aCartWith(rider, [{ uuid: part.uuid }], 'buy-now')))
	const answers = await Promise.all(
		riders.flatMap(({ access }, nth) => [
			product.call('POST', '/spare-parts/orders/create/', { access, body: { ...shipTo, cart_id: carts[nth] } }),
			product.call('POST', '/admin/orders/', { access: staff.access, body: { ...caller, items: [of(part)] } }),
		]),
	)
	expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 400]))
	expect(await stockOf(product, part.uuid)).toBe(0)
})

describe('an order without an account (D-53)', () => {
	test('joins the account that has verified its e-mail', async () => {
		const items = [of(await maker.aPart())]
		const rider = await signIn(product)
		expect(await orderFor({ items, customer_email: rider.email.toUpperCase() })).toMatchObject({ customer: rider.id })
		const unverified = await signIn(product, { verified: false })
		expect(await orderFor({ items, customer_email: unverified.email })).toMatchObject({ customer: null })
	})

	test('joins it when the e-mail is verified later, with its invoice, beside what was booked', async () => {
		const email = 'late.orderer@pahiya.test'
		const part = await maker.aPart()
		const { order_number } = await orderFor({ items: [of(part)], customer_email: email })
		const params = { order_number }
		expect(await subjectsTo(product, email)).toEqual([expect.stringContaining('We have your order')])
		for (const status of ['confirmed', 'shipped', 'delivered'] as const) await staff.api.staff.changeOrder({ params, body: { status } })
		await staff.api.staff.recordOrderPayment({ params, body: { method: 'upi' } })
		await product.as().accounts.signup({ body: { email, username: 'late_orderer', password: 'Towing@2026' } as never })
		await product.work()
		expect(await staff.api.staff.order({ params })).toMatchObject({ customer: null, status: 'delivered' })
		const mail = one(await product.sql<{ text: string }>(`select text from outbox where "to" = $1 and text like '%verify-email%'`, [email]))
		await product.as().accounts.verifyEmail({ params: { token: /verify-email\/(\S+)/.exec(mail.text)?.[1] ?? '' } })
		await product.work()
		const joined = await staff.api.staff.order({ params })
		expect(joined).toMatchObject({ customer: expect.any(Number) })
		expect(await product.sql('select customer_id as customer from invoices where source_reference = $1', [order_number])).toEqual([
			{ customer: joined.customer },
		])
		expect(
			await product.sql('select customer_id as customer from part_buyers join parts on id = part_id where uuid = $1', [part.uuid]),
		).toEqual([{ customer: joined.customer }])
	})

	test('joins the one that staff choose, once, with its invoice', async () => {
		const [rider, another] = [await signIn(product), await signIn(product)]
		const { order_number } = await orderFor({ items: [of(await maker.aPart())] })
		await staff.api.staff.recordOrderPayment({ params: { order_number }, body: { method: 'cash' } })
		const give = (customer: number) => staff.api.staff.changeOrder({ params: { order_number }, body: { customer } })
		expect(await give(rider.id)).toMatchObject({ customer: rider.id, version: 3 })
		expect(await give(rider.id)).toMatchObject({ customer: rider.id, version: 3 })
		expect(await refusalOf(give(another.id))).toMatchObject({
			status: 400,
			fields: { customer: ['This order belongs to another account already.'] },
		})
		expect(await rider.api.orders.list({})).toMatchObject([{ order_number, invoices: [expect.anything()] }])
		expect(await product.sql('select customer_id as customer from invoices where source_reference = $1', [order_number])).toEqual([
			{ customer: rider.id },
		])
	})

	test('is worked on, found and paid like any other, and is nobody else’s', async () => {
		const { order_number } = await orderFor({
			items: [of(await maker.aPart())],
			customer_name: 'Zarina Nobody',
			customer_phone: '9811122233',
		})
		const rider = await signIn(product)
		const params = { order_number }
		expect(await refusalOf(rider.api.orders.show({ params }))).toMatchObject({ status: 404 })
		for (const search of ['zarina', '9811122233', order_number])
			expect((await staff.api.staff.orders({ query: { search, purchase_type: 'phone' } })).results).toMatchObject([
				{ order_number, customer: null },
			])
		for (const status of ['confirmed', 'shipped', 'delivered'] as const)
			expect(await staff.api.staff.changeOrder({ params, body: { status } })).toMatchObject({ status, customer: null })
		expect(await staff.api.staff.recordOrderPayment({ params, body: { method: 'cash' } })).toMatchObject({
			payment_status: 'paid',
			invoices: [{}],
		})
		const cancelled = await orderFor({ items: [of(await maker.aPart())] })
		await staff.api.staff.changeOrder({
			params: { order_number: cancelled.order_number },
			body: { status: 'cancelled', reason: 'Called back' },
		})
		expect(await subjectsTo(product, '')).toEqual([])
	})

	test('is the database’s to have only where it came by phone', async () => {
		const { order_number } = await orderFor({ items: [of(await maker.aPart())] })
		await expect(product.sql(`update part_orders set purchase_type = 'cart' where order_number = $1`, [order_number])).rejects.toThrow(
			/part_orders_customer/,
		)
	})
})

describe('what staff tell of parts on the phone', () => {
	test('is found by name, by part number however it is written, and with a typing error; what fits the bike comes first', async () => {
		const bike = await aModel()
		const name = `Quillbrake shoe ${crypto.randomUUID().slice(0, 6)}`
		const [other, fitting] = [
			await maker.aPart({ name, part_number: 'QB-77.01', price: 300, discounted_price: 250, stock_quantity: 3 }),
			await maker.aPart({ name, part_number: 'QB-77.02', vehicle_models: [bike.id], stock_quantity: 0 }),
		]
		const find = (search: string) => staff.api.staff.partsToOrder({ query: { search, vehicle_model_id: bike.id } })
		for (const search of ['quillbrake', 'qilbrake shoe'])
			expect(await find(search)).toMatchObject([
				{ part: fitting.uuid, fit: 'fits', stock_quantity: 0, available: false },
				{ part: other.uuid, fit: 'not_known', stock_quantity: 3, available: true, price: 250 },
			])
		expect(await find('qb7701')).toMatchObject([{ part: other.uuid }])
	})

	test('is asked again for the parts of an order, in its order', async () => {
		const [one, two] = [await maker.aPart(), await maker.aPart()]
		const asked = await staff.api.staff.partsToOrder({ query: { parts: `${two.uuid},${one.uuid}` } })
		expect(asked.map(({ part }) => part)).toEqual([two.uuid, one.uuid])
		expect(await refusalOf(staff.api.staff.partsToOrder({ query: { parts: 'x' } }))).toMatchObject({ status: 400 })
		expect(await refusalOf(staff.api.staff.partsToOrder({ query: { vehicle_model_id: 2_000_000_000 } }))).toMatchObject({ status: 400 })
	})
})
