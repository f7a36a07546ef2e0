import { beforeAll, describe, expect, test } from 'vitest'
import type { RepairStatus } from '#contract/repairs/repair-words.ts'
import { aBooking, aPackage, type Package } from '../../../../tests/support/a-booking.ts'
import { refusalOf } from '../../../../tests/support/refusal-of.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z', connections: 12 })

type Person = Awaited<ReturnType<typeof signIn>>
let some: Package
let rider: Person
let staff: Person
let others: Person[]
beforeAll(async () => {
	some = await aPackage(product)
	rider = await signIn(product)
	staff = await signIn(product, { role: 'staff' })
	others = await Promise.all(Array.from({ length: 6 }, () => signIn(product, { role: 'staff' })))
	await product.sql('update site_settings set repair_capacity = 100')
})

const book = () => rider.api.repairs.book({ body: aBooking(some) })
type Came = { method: 'upi' | 'cash'; amount?: number }
const pay = (id: number, body: Came, by = staff, key?: string) => by.api.staff.recordRepairPayment({ params: { id }, body, key })
const refund = (id: number, method: 'upi' | 'cash' = 'upi', by = staff, key?: string) =>
	by.api.staff.recordRepairRefund({ params: { id }, body: { method }, key })
const move = (id: number, ...statuses: RepairStatus[]) =>
	statuses.reduce<Promise<unknown>>(async (before, status) => {
		await before
		return staff.api.staff.changeRepairBooking({ params: { id }, body: { status, ...(status === 'cancelled' && { reason: 'Too far' }) } })
	}, Promise.resolve())
const own = (id: number) => rider.api.repairs.show({ params: { id } })
const auditOf = (id: number) =>
	product.sql<{ action: string; before: object; after: object }>(
		`select action, before, after from audit_log where collection = 'repair-bookings' and object_id = $1 order by id`,
		[String(id)],
	)

describe('an advance', () => {
	test('comes before the work, and the rest is due until it came (D-61)', async () => {
		const { id, total_amount: total } = await book()
		expect(await pay(id, { method: 'upi', amount: 100.5 })).toMatchObject({
			status: 'pending',
			payment_status: 'due',
			payment_method: 'upi',
			paid_amount: 100.5,
			refund_amount: 0,
			paid_at: expect.stringMatching(/^2026-11-20T06:/),
		})
		expect(await own(id)).toMatchObject({ payment_status: 'due', paid_amount: 100.5 })
		expect(await pay(id, { method: 'cash' })).toMatchObject({ payment_status: 'paid', payment_method: 'cash', paid_amount: total })
		expect((await own(id)).payments).toEqual([
			{ id: expect.any(Number), kind: 'payment', amount: 100.5, method: 'upi', at: expect.stringMatching(/^2026-11-20T06:/) },
			{ id: expect.any(Number), kind: 'payment', amount: total - 100.5, method: 'cash', at: expect.stringMatching(/^2026-11-20T06:/) },
		])
		expect(await auditOf(id)).toMatchObject([
			{ action: 'record-payment', before: { paid_amount: 0 }, after: { paid_amount: 100.5, payment_method: 'upi' } },
			{ action: 'record-payment', before: { payment_status: 'due' }, after: { payment_status: 'paid', paid_amount: total } },
		])
	})

	test('is told to the paisa what is due, and its last part may be less than a rupee (D-61)', async () => {
		const { id, total_amount: total } = await book()
		await pay(id, { method: 'cash', amount: total - 2.5 })
		const refused = (amount: number) => refusalOf(pay(id, { method: 'cash', amount }))
		expect(await refused(2.51)).toMatchObject({ status: 400, fields: { amount: ['Only ₹2.50 is due.'] } })
		expect(await refused(0.5)).toMatchObject({ status: 400, fields: { amount: ['Enter ₹1 or more.'] } })
		await pay(id, { method: 'cash', amount: 2 })
		expect(await refused(0.49)).toMatchObject({ status: 400, fields: { amount: ['Enter ₹1 or more.'] } })
		expect(await pay(id, { method: 'cash', amount: 0.5 })).toMatchObject({ payment_status: 'paid', paid_amount: total })
	})

	test('is never more than what is due, at least ₹1, and of whole paise (D-61)', async () => {
		const { id, total_amount: total } = await book()
		await pay(id, { method: 'cash', amount: 100 })
		for (const [amount, words] of [
			[total - 99, `Only ₹${total - 100} is due.`],
			[0, 'Enter ₹1 or more.'],
			[-5, 'Enter ₹1 or more.'],
			[10.005, expect.stringContaining('2 decimal')],
		] as const)
			expect(await refusalOf(pay(id, { method: 'cash', amount }))).toMatchObject({ status: 400, fields: { amount: [words] } })
		for (const amount of ['100', null, 1e20, {}])
			expect(
				await product.call('POST', `/admin/repair-bookings/${id}/record-payment/`, {
					access: staff.access,
					body: { method: 'cash', amount },
				}),
			).toMatchObject({ status: 400, body: { amount: [expect.any(String)] } })
		expect(await own(id)).toMatchObject({ paid_amount: 100, payment_status: 'due' })
	})

	test('sent twice with one key counts once; again with another key it counts again (D-19, D-61)', async () => {
		const { id } = await book()
		const key = crypto.randomUUID()
		const first = await pay(id, { method: 'upi', amount: 50 }, staff, key)
		expect(await pay(id, { method: 'upi', amount: 50 }, staff, key)).toEqual(first)
		expect(await own(id)).toMatchObject({ paid_amount: 50 })
		expect(await pay(id, { method: 'upi', amount: 50 }, staff, crypto.randomUUID())).toMatchObject({ paid_amount: 100 })
	})

	test('recorded by many at once never goes above the total (D-61)', async () => {
		const { id, total_amount: total } = await book()
		const part = Math.ceil(total / 3)
		const outcomes = await Promise.allSettled(others.map((by) => pay(id, { method: 'cash', amount: part }, by)))
		expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
		expect(await own(id)).toMatchObject({ paid_amount: 2 * part, payment_status: 'due' })
		const rest = await Promise.allSettled(others.map((by) => pay(id, { method: 'upi' }, by)))
		expect(rest.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
		const paid = await own(id)
		expect(paid).toMatchObject({ paid_amount: total, payment_status: 'paid' })
		expect(paid.payments.map(({ amount }) => amount)).toEqual([part, part, total - 2 * part])
	})
})

describe('a refund', () => {
	test('is due when what was paid in part or whole is cancelled, by whomever (D-61)', async () => {
		const [part, whole] = [await book(), await book()]
		await pay(part.id, { method: 'upi', amount: 100 })
		await pay(whole.id, { method: 'cash' })
		expect(await rider.api.repairs.cancel({ params: { id: part.id }, body: { reason: 'My plans changed' } })).toMatchObject({
			payment_status: 'refund_due',
			paid_amount: 100,
			refund_amount: 100,
		})
		await move(whole.id, 'confirmed', 'in_progress', 'cancelled')
		expect(await own(whole.id)).toMatchObject({ payment_status: 'refund_due', refund_amount: whole.total_amount })
		expect((await auditOf(whole.id)).at(-1)).toMatchObject({ before: { payment_status: 'paid' }, after: { payment_status: 'refund_due' } })
		await product.work()
		const mails = await product.sql<{ text: string }>(`select text from outbox where subject like '%cancel%' order by id`)
		for (const amount of ['₹100', `₹${whole.total_amount.toLocaleString('en-IN')}`])
			expect(mails.filter(({ text }) => text.includes(`we will refund the ${amount} you have paid`))).toHaveLength(1)
	})

	test('is not due where nothing came (D-61)', async () => {
		const { id } = await book()
		await move(id, 'cancelled')
		expect(await own(id)).toMatchObject({ payment_status: 'due', paid_amount: 0, refund_amount: 0 })
		expect(await refusalOf(refund(id))).toMatchObject({ status: 400, words: 'There is nothing to refund.' })
	})

	test('is recorded once, with how and when, and the customer sees it (D-61, D-19)', async () => {
		const { id } = await book()
		await pay(id, { method: 'cash', amount: 100 })
		expect(await refusalOf(refund(id))).toMatchObject({ status: 400, words: 'There is nothing to refund.' })
		await move(id, 'cancelled')
		const key = crypto.randomUUID()
		const first = await refund(id, 'upi', staff, key)
		expect(first).toMatchObject({
			payment_status: 'refunded',
			refund_amount: 100,
			refund_method: 'upi',
			refunded_at: expect.stringMatching(/^2026-11-20T06:/),
		})
		expect(await refund(id, 'upi', staff, key)).toEqual(first)
		const outcomes = await Promise.all(others.map((by) => refusalOf(refund(id, 'cash', by))))
		for (const outcome of outcomes) expect(outcome).toMatchObject({ status: 400, words: 'This repair is already refunded.' })
		expect(await own(id)).toMatchObject({
			payment_status: 'refunded',
			refund_amount: 100,
			payments: [
				{ kind: 'payment', amount: 100, method: 'cash' },
				{ kind: 'refund', amount: 100, method: 'upi' },
			],
		})
		expect((await auditOf(id)).at(-1)).toMatchObject({
			action: 'record-refund',
			before: { payment_status: 'refund_due' },
			after: { payment_status: 'refunded', refund_method: 'upi' },
		})
		expect(await refusalOf(pay(id, { method: 'cash' }))).toMatchObject({ status: 400, words: 'A cancelled repair cannot be paid.' })
	})
})

test('staff find what is due, paid and to be given back (D-48, D-61)', async () => {
	const listed = async (payment_status: 'due' | 'paid' | 'refund_due' | 'refunded') => {
		const { results } = await staff.api.staff.repairBookings({ query: { payment_status, page_size: 100 } })
		return results.map(({ id }) => id)
	}
	const [due, paid, toRefund, refunded] = [await book(), await book(), await book(), await book()]
	for (const { id } of [paid, toRefund, refunded]) await pay(id, { method: 'upi' })
	for (const { id } of [toRefund, refunded]) await move(id, 'cancelled')
	await refund(refunded.id)
	expect(await listed('due')).toContain(due.id)
	expect(await listed('paid')).toContain(paid.id)
	expect(await listed('refund_due')).toContain(toRefund.id)
	expect(await listed('refunded')).toContain(refunded.id)
	expect(await listed('paid')).not.toContain(toRefund.id)
})

describe('the database', () => {
	const set = (id: number, columns: string) => product.sql(`update repairs set ${columns} where id = $1`, [id])

	test('owes the refund of what the version before refunds let be paid and cancelled (D-61)', async () => {
		const { id, total_amount: total } = await book()
		await set(id, `payment_status = 'paid', status = 'cancelled', cancel_reason = 'Too far'`)
		await product.sql(`insert into queued_jobs (kind, payload, recipient, turn) values ('owe-old-refunds', '{}', 'owe-old-refunds', 0)`)
		await product.work()
		expect(await own(id)).toMatchObject({ payment_status: 'refund_due', paid_amount: total, refund_amount: total })
	})

	test('keeps what was paid between nothing and the total, and the status with it (D-61)', async () => {
		const { id } = await book()
		for (const columns of [
			'paid_amount_paise = -1',
			'paid_amount_paise = total_paise + 1',
			'paid_amount_paise = total_paise',
			`paid_amount_paise = 1, payment_status = 'paid'`,
			`paid_amount_paise = 1, payment_status = 'refund_due'`,
			`payment_status = 'refund_due', status = 'cancelled', cancel_reason = 'Too far'`,
			`paid_amount_paise = 1, status = 'cancelled', cancel_reason = 'Too far'`,
			`paid_amount_paise = 1, payment_status = 'refunded', status = 'cancelled', cancel_reason = 'Too far'`,
		])
			await expect(set(id, columns)).rejects.toThrow(/violates check constraint "repairs_/)
		await set(id, 'paid_amount_paise = 1')
	})

	test('lets a total change as long as no more than it has been paid (D-53, D-61)', async () => {
		const { id } = await book()
		await pay(id, { method: 'upi', amount: 100 })
		const total = (paise: string) => set(id, `subtotal_paise = ${paise}, total_paise = ${paise} + distance_fee_paise`)
		await total('subtotal_paise + 10000')
		await total('20000')
		await expect(total('5000')).rejects.toThrow(/repairs_paid_amount/)
	})

	test('knows what the version before recorded, which has no amount', async () => {
		const { id, total_amount } = await book()
		await set(id, `payment_status = 'paid', paid_at = now()`)
		expect(await own(id)).toMatchObject({ payment_status: 'paid', paid_amount: total_amount })
		await rider.api.repairs.cancel({ params: { id }, body: { reason: 'My plans changed' } })
		expect(await own(id)).toMatchObject({ payment_status: 'refund_due', refund_amount: total_amount })
	})

	test('what costs nothing is paid from the beginning (D-61)', async () => {
		await product.sql('update services set base_price_paise = 0 where id = $1', [some.service_id])
		await product.sql('delete from service_prices where service_id = $1', [some.service_id])
		expect(await book()).toMatchObject({ total_amount: 0, payment_status: 'paid', paid_amount: 0 })
	})
})
