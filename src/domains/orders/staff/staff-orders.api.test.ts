import { beforeAll, describe, expect, test } from 'vitest'
import type { OrderStatus } from '#contract/orders/order-words.ts'
import { formatExactRupees } from '#shared/money.ts'
import { aMember, memberPassword } from '../../../../tests/support/a-member.ts'
import { partMaker, stockOf } from '../../../../tests/support/a-part.ts'
import { anOrder } from '../../../../tests/support/an-order.ts'
import { mailsTo, subjectsTo } from '../../../../tests/support/mails-to.ts'
import { refusalOf } from '../../../../tests/support/refusal-of.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })

type Person = Awaited<ReturnType<typeof signIn>>
let rider: Person
let staff: Person
let maker: Awaited<ReturnType<typeof partMaker>>
beforeAll(async () => {
	maker = await partMaker(product)
	staff = await signIn(product, { role: 'staff', name: 'Meera Office' })
	rider = await signIn(product)
})
const order = async (changes: object = {}) => anOrder(rider, { uuid: (await maker.aPart()).uuid, quantity: 2 }, changes)
const change = (order_number: string, body: object) => staff.api.staff.changeOrder({ params: { order_number }, body })
const move = async (order_number: string, ...statuses: OrderStatus[]) => {
	for (const status of statuses) await change(order_number, { status, ...(status === 'cancelled' && { reason: 'Sold out' }) })
}
const pay = (order_number: string, body: { method: 'upi' | 'cash'; amount?: number }) =>
	staff.api.staff.recordOrderPayment({ params: { order_number }, body })
const listed = async (query: Parameters<Person['api']['staff']['orders']>[0]['query']) =>
	(await staff.api.staff.orders({ query })).results.map(({ order_number }) => order_number)
const auditOf = (order_number: string) =>
	product.sql<{ action: string; before: object; after: object }>(
		`select action, before, after from audit_log where collection = 'orders' and object_id = $1 order by id`,
		[order_number],
	)

test('the company sees every order as it was placed (B.ADMIN-11)', async () => {
	const placed = await order({ latitude: 18.53, longitude: 73.86 })
	const { can: _, ...same } = placed
	const found = await staff.api.staff.order({ params: { order_number: placed.order_number } })
	expect(found).toMatchObject({ ...same, customer: rider.id, version: 1, next_statuses: ['confirmed', 'cancelled'], taken_by: [] })
	expect((await staff.api.staff.orders({ query: { search: placed.order_number } })).results).toMatchObject([same])
})

test('and finds them by number, name, phone, status and money (B.ADMIN-11, D-22)', async () => {
	const name = `Zubeen ${crypto.randomUUID().slice(0, 8)}`
	const [first, second] = [await order({ customer_name: name }), await order({ customer_name: name, customer_phone: '9822012345' })]
	const [a, b] = [first.order_number, second.order_number]
	await change(a, { status: 'confirmed' })
	await pay(a, { method: 'upi' })
	expect(await listed({ search: name })).toEqual([b, a])
	expect(await listed({ search: name, ordering: 'created_at' })).toEqual([a, b])
	expect(await listed({ search: '98220 12345' })).toEqual([b])
	expect(await listed({ search: a.toLowerCase() })).toEqual([a])
	expect(await listed({ search: name, status: 'confirmed' })).toEqual([a])
	expect(await listed({ search: name, open: 'true' })).toEqual([b, a])
	expect(await listed({ search: name, payment_status: 'paid' })).toEqual([a])
	expect(await listed({ search: name, date_from: '2026-11-21' })).toEqual([])
	expect((await staff.api.staff.orders({ query: { customer: String(rider.id) } })).count).toBeGreaterThan(1)
})

describe('an order goes', () => {
	test('from placed to confirmed, shipped with carrier and number, and delivered; each step is logged (B.ADMIN-12, B.ADMIN-35, B.R-17)', async () => {
		const { order_number } = await order()
		await change(order_number, { status: 'confirmed' })
		const sent = await change(order_number, { status: 'shipped', carrier: 'India Post', tracking_number: 'EP 123' })
		expect(sent).toMatchObject({ status: 'shipped', carrier: 'India Post', tracking_number: 'EP 123', next_statuses: ['delivered'] })
		await change(order_number, { tracking_number: 'EP 124' })
		const done = await change(order_number, { status: 'delivered' })
		expect(done.taken_by).toEqual(['confirmed', 'shipped', 'delivered'].map((status) => ({ status, name: 'Meera Office' })))
		const read = await rider.api.orders.show({ params: { order_number } })
		expect(read).toMatchObject({ status: 'delivered', tracking_number: 'EP 124', can: { cancel: false } })
		expect(read.timeline.map(({ status, by }) => [status, by])).toEqual([
			['placed', 'customer'],
			['confirmed', 'company'],
			['shipped', 'company'],
			['delivered', 'company'],
		])
		expect((await auditOf(order_number)).map(({ before, after }) => [before, after])).toEqual([
			[{ status: 'placed' }, { status: 'confirmed' }],
			[
				{ status: 'confirmed', carrier: '', tracking_number: '' },
				{ status: 'shipped', carrier: 'India Post', tracking_number: '(not kept)' },
			],
			[{ tracking_number: '(not kept)' }, { tracking_number: '(not kept)' }],
			[{ status: 'shipped' }, { status: 'delivered' }],
		])
	})

	test('no other way (B.ADMIN-12, D-50)', async () => {
		const { order_number } = await order()
		const refused = async (body: object) => (await refusalOf(change(order_number, body))).status
		for (const status of ['placed', 'shipped', 'delivered']) expect(await refused({ status })).toBe(400)
		expect((await refusalOf(change(order_number, { status: 'cancelled' }))).fields.reason).toHaveLength(1)
		expect((await refusalOf(change(order_number, { carrier: 'India Post' }))).fields.carrier).toHaveLength(1)
		await move(order_number, 'confirmed', 'shipped', 'delivered')
		for (const status of ['placed', 'confirmed', 'shipped', 'delivered', 'cancelled'])
			expect(await refused({ status, reason: 'x' })).toBe(400)
	})

	test('back into the stock when the company cancels it, once (B.ADMIN-12)', async () => {
		const { order_number, items } = await order()
		expect(await stockOf(product, items[0]?.part)).toBe(18)
		await move(order_number, 'confirmed')
		expect(await change(order_number, { status: 'cancelled', reason: 'Broken in store' })).toMatchObject({
			status: 'cancelled',
			cancel_reason: 'Broken in store',
			cancelled_by: 'company',
		})
		expect((await refusalOf(change(order_number, { status: 'cancelled', reason: 'Again' }))).status).toBe(400)
		expect(await stockOf(product, items[0]?.part)).toBe(20)
	})

	test('not by an edit of what somebody has changed meanwhile (D-48)', async () => {
		const { order_number } = await order()
		await move(order_number, 'confirmed')
		const { status, body } = await refusalOf(change(order_number, { status: 'shipped', version: 1 }))
		expect([status, body]).toEqual([
			409,
			expect.objectContaining({ current: expect.objectContaining({ status: 'confirmed', version: 2 }) }),
		])
	})
})

describe('money', () => {
	test('comes in part or whole, and is read by the customer (B.ADMIN-13, D-61)', async () => {
		const { order_number, total_amount } = await order()
		expect(await pay(order_number, { method: 'upi', amount: 100 })).toMatchObject({ payment_status: 'due', paid_amount: 100 })
		expect((await refusalOf(pay(order_number, { method: 'upi', amount: total_amount }))).fields.amount).toHaveLength(1)
		expect(await pay(order_number, { method: 'cash' })).toMatchObject({ payment_status: 'paid', paid_amount: total_amount })
		expect((await refusalOf(pay(order_number, { method: 'cash' }))).words).toBe('This order is already paid.')
		expect((await rider.api.orders.show({ params: { order_number } })).payments).toMatchObject([
			{ kind: 'payment', method: 'upi', amount: 100 },
			{ kind: 'payment', method: 'cash', amount: total_amount - 100 },
		])
		expect((await auditOf(order_number)).map(({ action }) => action)).toEqual(['record-payment', 'record-payment'])
	})

	test('is to be given back when a paid order is cancelled, and is once (D-61)', async () => {
		const { order_number, total_amount } = await order()
		const refund = () => staff.api.staff.recordOrderRefund({ params: { order_number }, body: { method: 'upi' } })
		await pay(order_number, { method: 'upi' })
		expect((await refusalOf(refund())).status).toBe(400)
		await rider.api.orders.cancel({ params: { order_number }, body: { reason: 'Too slow' } })
		expect(await rider.api.orders.show({ params: { order_number } })).toMatchObject({
			payment_status: 'refund_due',
			refund_amount: total_amount,
		})
		expect((await refusalOf(pay(order_number, { method: 'upi' }))).status).toBe(400)
		expect(await refund()).toMatchObject({ payment_status: 'refunded', refund_method: 'upi' })
		expect((await refusalOf(refund())).status).toBe(400)
	})
})

test('a note is the company’s alone', async () => {
	const { order_number } = await order()
	const noted = await staff.api.staff.addOrderNote({ params: { order_number }, body: { text: 'Leave it at the gate.' } })
	expect(noted.internal_notes).toMatchObject([{ author_name: 'Meera Office', text: 'Leave it at the gate.' }])
	expect(JSON.stringify(await rider.api.orders.show({ params: { order_number } }))).not.toContain('gate')
	expect(JSON.stringify(await auditOf(order_number))).not.toContain('gate')
})

test('the customer is mailed of each step, of those that follow each other at once in one mail (D-55)', async () => {
	const email = `steps-${crypto.randomUUID()}@pahiya.test`
	const { order_number } = await order({ customer_email: email })
	await move(order_number, 'confirmed')
	await subjectsTo(product, email)
	await change(order_number, { status: 'shipped', carrier: 'India Post' })
	await change(order_number, { tracking_number: 'EP 9' })
	await subjectsTo(product, email)
	await move(order_number, 'delivered')
	expect(await subjectsTo(product, email)).toEqual([
		`We have your order ${order_number}`,
		`Your order ${order_number} is confirmed`,
		`Your order ${order_number} is on its way`,
		`Your order ${order_number} was delivered`,
	])
	const off = await order({ customer_email: `off-${email}` })
	await subjectsTo(product, `off-${email}`)
	await move(off.order_number, 'confirmed', 'cancelled')
	expect(await subjectsTo(product, `off-${email}`)).toEqual([
		`We have your order ${off.order_number}`,
		`We had to cancel your order ${off.order_number}`,
	])
})

test('whose order was delivered after a part of it was paid is mailed what came and what is still due (D-16, D-61)', async () => {
	const email = `part-${crypto.randomUUID()}@pahiya.test`
	const { order_number, total_amount } = await order({ customer_email: email })
	await pay(order_number, { method: 'upi', amount: 100 })
	await move(order_number, 'confirmed', 'shipped', 'delivered')
	const { text } = (await mailsTo(product, email)).find(({ subject }) => subject.endsWith('was delivered')) ?? {}
	expect(text).toContain(`You have paid ₹100; ${formatExactRupees(total_amount - 100)} is still due, by UPI or cash`)
	expect(text).not.toContain('not paid yet')
})

test('whose order was cancelled before we could write is mailed that alone, without thanks for a payment that we give back (D-55, D-61)', async () => {
	const email = `late-${crypto.randomUUID()}@pahiya.test`
	const { order_number, total_amount } = await order({ customer_email: email })
	await pay(order_number, { method: 'upi' })
	await rider.api.orders.cancel({ params: { order_number }, body: { reason: 'Too slow' } })
	const mails = await mailsTo(product, email)
	expect(mails.map(({ subject }) => subject)).toEqual([`Your order ${order_number} is cancelled`])
	expect(mails[0]?.text).toContain(`we will refund the ₹${total_amount.toLocaleString('en-IN')} you have paid`)
	await staff.api.staff.recordOrderRefund({ params: { order_number }, body: { method: 'upi' } })
	expect((await subjectsTo(product, email)).slice(1)).toEqual([expect.stringContaining('We gave you back')])
})

test('the counts equal the lists (B.ADMIN-34)', async () => {
	await move((await order()).order_number, 'confirmed', 'shipped', 'delivered')
	await maker.aPart({ stock_quantity: 1 })
	const counts = await staff.api.staff.counts({})
	const count = async (query: Parameters<typeof listed>[0]) => (await staff.api.staff.orders({ query })).count
	expect(counts).toMatchObject({
		open_orders: await count({ open: 'true' }),
		orders_to_confirm: await count({ status: 'placed' }),
		orders_to_pack: await count({ status: 'confirmed' }),
		orders_to_pay: await count({ status: 'delivered', payment_status: 'due' }),
		orders_to_refund: await count({ payment_status: 'refund_due' }),
		low_stock: (await staff.api.staff.parts.list({ query: { low_stock: 'true', is_active: 'true' } })).count,
	})
	expect(counts.orders_to_pay).toBeGreaterThan(0)
	const technician = await signIn(product, { role: 'technician' })
	expect(await technician.api.staff.counts({})).toMatchObject({ open_orders: 0, low_stock: 0 })
})

describe('of a customer', () => {
	test('the company reads orders, money and steps on one page', async () => {
		const person = await signIn(product)
		const { order_number, total_amount } = await anOrder(person, await maker.aPart())
		await pay(order_number, { method: 'upi' })
		const history = await staff.api.staff.customerHistory({ params: { id: String(person.id) } })
		expect(history.money).toEqual({ paid: total_amount, due: 0, to_refund: 0 })
		expect(history.open).toMatchObject([{ collection: 'orders', reference: order_number, status: 'placed' }])
		expect(history.entries.filter(({ about }) => about?.collection === 'orders').map(({ kind }) => kind)).toEqual(
			expect.arrayContaining(['step', 'payment']),
		)
	})

	test('an open order keeps the account; of what is over he carries all away, and the invoice keeps its name alone (D-43)', async () => {
		const name = `Mrinal ${crypto.randomUUID()}`
		const person = await aMember(product)
		const [kept, gone] = [
			await anOrder(person, await maker.aPart(), { customer_name: name }),
			await anOrder(person, await maker.aPart(), { customer_name: name }),
		]
		await pay(gone.order_number, { method: 'cash' })
		await move(gone.order_number, 'cancelled')
		expect((await person.api.privacy.deletion({})).blocked_by).toMatchObject([{ kind: 'order', reference: kept.order_number }])
		await move(kept.order_number, 'confirmed')
		await change(kept.order_number, { status: 'shipped', carrier: 'India Post', tracking_number: 'EX 4711 IN' })
		await product.work()
		await move(kept.order_number, 'delivered')
		expect(await person.api.privacy.deletion({})).toMatchObject({
			blocked_by: [],
			// Of the delivered one, and of the one that was paid before it was cancelled.
			invoices: 2,
			refunds: [{ kind: 'order', reference: gone.order_number, amount: gone.total_amount }],
		})
		const { orders, part_carts } = await person.api.privacy.exportData({})
		expect([orders.map(({ order_number }) => order_number), part_carts]).toEqual([[gone.order_number, kept.order_number], []])
		await person.api.privacy.deleteAccount({ body: { password: memberPassword } })
		const read = (order_number: string) => staff.api.staff.order({ params: { order_number } })
		expect(await read(kept.order_number)).toMatchObject({ customer_name: name, customer_email: '', customer_phone: '' })
		// By the number the carrier tells who got the parts; the reason of a cancellation is whatever was written.
		expect(await product.sql(`select 1 from part_orders where to_jsonb(part_orders)::text ilike '%EX 4711 IN%'`)).toEqual([])
		expect(await product.sql(`select 1 from audit_log where concat(before, after) ~ 'EX 4711 IN|Sold out'`)).toEqual([])
		expect(await read(gone.order_number)).toMatchObject({ customer_name: name, shipping_address: '', cancel_reason: 'Not kept' })
		await staff.api.staff.recordOrderRefund({ params: { order_number: gone.order_number }, body: { method: 'upi' } })
		expect(await read(gone.order_number)).toMatchObject({ customer_name: 'Deleted customer', customer_phone: '' })
		await product.sql(`update part_orders set delivered_at = '2015-03-31T00:00:00Z' where order_number = $1`, [kept.order_number])
		await product.sql(`insert into queued_jobs (kind, payload, recipient, turn) values ('forget-order-invoices', '{}', '', 0)`)
		await product.work()
		expect(await read(kept.order_number)).toMatchObject({ customer_name: 'Deleted customer', shipping_address: '' })
	})
})

test('a review says whether its author got the part delivered (B.R-18)', async () => {
	const { order_number, items } = await order()
	const uuid = items[0]?.part ?? ''
	await move(order_number, 'confirmed', 'shipped')
	const said = await rider.api.parts.addReview({ params: { uuid }, body: { rating: 5, comment: 'Good' } })
	expect(said.verified_purchase).toBe(false)
	await move(order_number, 'delivered')
	expect(await product.as().parts.reviews({ params: { uuid } })).toMatchObject([{ verified_purchase: true }])
})

test('nobody of the company but the office sees orders (D-48)', async () => {
	const technician = await signIn(product, { role: 'technician' })
	expect((await product.call('GET', '/admin/orders/', { access: technician.access })).status).toBe(403)
})
