import { afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { SoldInvoice } from '#contract/invoices/sold-invoices.ts'
import type { Order } from '#contract/orders/orders.ts'
import type { RepairStatus } from '#contract/repairs/repair-words.ts'
import { setClock } from '#platform/clock.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import { formatRupeesAndPaise } from '#shared/money.ts'
import { one } from '#shared/one.ts'
import { aBooking, aPackage, type Package } from '../../../tests/support/a-booking.ts'
import { partMaker } from '../../../tests/support/a-part.ts'
import { aSubscription } from '../../../tests/support/a-plan.ts'
import { anOrder } from '../../../tests/support/an-order.ts'
import { northOfOrigin } from '../../../tests/support/north-of-origin.ts'
import { onceFree } from '../../../tests/support/once-free.ts'
import { refusalOf } from '../../../tests/support/refusal-of.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'
import { textOfPdf } from '../../../tests/support/text-of-pdf.ts'
import { watchMails } from '../../../tests/support/watch-mails.ts'
import { joinPhoneBookings } from '../repairs/join-phone-bookings.ts'

/** In India it is Friday, 20 November 2026, half past eleven. */
const start = '2026-11-20T06:00:00Z'
const product = useTestApp({ clock: start, connections: 12 })
afterEach(() => setClock(new Date(start)))

type Person = Awaited<ReturnType<typeof signIn>>
let some: Package
let rider: Person
let staff: Person
let maker: Awaited<ReturnType<typeof partMaker>>
const gstin = '27AAPFU0939F1ZV'
beforeAll(async () => {
	some = await aPackage(product)
	rider = await signIn(product)
	staff = await signIn(product, { role: 'staff' })
	maker = await partMaker(product)
	await product.sql('update site_settings set repair_capacity = 100, gstin = $1', [gstin])
})

const book = (changes: Parameters<typeof aBooking>[1] = {}, by = rider) => by.api.repairs.book({ body: aBooking(some, changes) })
const move = async (id: number, ...statuses: RepairStatus[]) => {
	for (const status of statuses) await staff.api.staff.changeRepairBooking({ params: { id }, body: { status } })
}
const payRepair = (id: number, body: { method: 'upi' | 'cash'; amount?: number } = { method: 'upi' }) =>
	staff.api.staff.recordRepairPayment({ params: { id }, body })
const order = async (parts: { price: number; quantity?: number; gst_rate?: number; hsn?: string }[], changes: object = {}, by = rider) =>
	anOrder(
		by,
		await Promise.all(parts.map(async ({ quantity = 1, ...part }) => ({ uuid: (await maker.aPart(part)).uuid, quantity }))),
		changes,
	)
const payOrder = ({ order_number }: Pick<Order, 'order_number'>, body: { method: 'upi' | 'cash'; amount?: number } = { method: 'upi' }) =>
	staff.api.staff.recordOrderPayment({ params: { order_number }, body })
const document = async ({ id }: Pick<SoldInvoice, 'id'>, by = rider) => {
	const reply = await product.app.inject({ url: `/api/invoices/${id}/pdf/`, headers: { authorization: `Bearer ${by.access}` } })
	return { ...reply, status: reply.statusCode, text: reply.statusCode === 200 ? (await textOfPdf(reply.rawPayload)).join(' ') : '' }
}
const textOfFiles = async ({ attachments = [] }: Mail) =>
	(await Promise.all(attachments.map(({ content }) => textOfPdf(content)))).flat().join(' ')
const shown = (id = 0) => staff.api.staff.invoices.find({ params: { id } })
const only = (invoices: readonly SoldInvoice[]) => one(invoices)
/** All numbers of a series and year, in their order. */
const numbersOf = async (series: string, year = 2026) =>
	(
		await product.sql<{ number: number }>('select number from invoices where series = $1 and year = $2 order by number', [series, year])
	).map(({ number }) => number)
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('an invoice', () => {
	test('of a repair is issued once the work is done, paid or not; an advance is none (D-15)', async () => {
		const [ahead, partly, after] = [await book(), await book(), await book()]
		expect((await payRepair(ahead.id)).invoices).toEqual([])
		expect((await payRepair(partly.id, { method: 'cash', amount: 100 })).invoices).toEqual([])
		for (const { id } of [ahead, partly, after]) await move(id, 'confirmed', 'in_progress', 'completed')
		for (const [{ id, total_amount }, paid] of [
			[ahead, ahead.total_amount],
			[partly, 100],
			[after, 0],
		] as const) {
			const { invoices } = await rider.api.repairs.show({ params: { id } })
			expect(invoices).toEqual([
				{
					id: expect.any(Number),
					kind: 'invoice',
					number: expect.stringMatching(/^PAH\/26-27\/\d{6}$/),
					amount: total_amount,
					issued_at: expect.stringMatching(/^2026-11-20T06:/),
				},
			])
			expect(await shown(only(invoices).id)).toMatchObject({ total: total_amount, paid })
			const { text } = await document(only(invoices))
			const asOf = (amount: number) => `${formatRupeesAndPaise(amount)} as of 20 November 2026`
			if (paid === total_amount) expect(text).not.toContain('Still to pay')
			else expect(text).toContain(`Still to pay ${asOf(total_amount - paid)}`)
			expect(text.includes(`Paid ${asOf(paid)}`)).toBe(paid > 0)
		}
		// Paid later it keeps the one that it has.
		const invoice = only((await payRepair(after.id)).invoices)
		expect(await shown(invoice.id)).toMatchObject({ paid: 0 })
	})

	test('of an order is issued when its parts are sent off, or sooner when it is paid, and taken back by nothing then (D-15)', async () => {
		const placed = await order([{ price: 118 }])
		const step = (status: 'confirmed' | 'shipped' | 'delivered') =>
			staff.api.staff.changeOrder({ params: { order_number: placed.order_number }, body: { status } })
		expect((await payOrder(placed, { method: 'cash', amount: 18 })).invoices).toEqual([])
		expect((await step('confirmed')).invoices).toEqual([])
		const invoice = only((await step('shipped')).invoices)
		expect(await shown(invoice.id)).toMatchObject({ total: 118, paid: 18 })
		expect((await document(invoice)).text).toContain('Still to pay ₹100.00 as of 20 November 2026')
		expect((await step('delivered')).invoices).toEqual([invoice])
		expect((await payOrder(placed)).invoices).toEqual([invoice])
	})

	test('of work that was done unpaid before there was one for it is issued in the night, with the date of that night', async () => {
		// A series of its own, since what is deleted here leaves a gap.
		await product.sql(`update site_settings set invoice_prefix = 'OLD'`)
		onTestFinished(async () => {
			await product.sql(`update site_settings set invoice_prefix = 'PAH'`)
		})
		const { id } = await book()
		const placed = await order([{ price: 90 }])
		await move(id, 'confirmed', 'in_progress', 'completed')
		for (const status of ['confirmed', 'shipped'] as const)
			await staff.api.staff.changeOrder({ params: { order_number: placed.order_number }, body: { status } })
		const [row] = await product.sql<{ id: number }>('select id from part_orders where order_number = $1', [placed.order_number])
		const those = `source = 'repair' and source_id = ${id} or source = 'order' and source_id = ${row?.id}`
		await product.sql(`delete from invoice_lines where invoice_id in (select id from invoices where ${those})`)
		await product.sql(`delete from invoices where ${those}`)
		setClock(new Date('2026-11-21T23:30:00Z'))
		for (const kind of ['invoice-repairs-done', 'invoice-orders-sent'])
			await product.sql(`insert into queued_jobs (kind, payload, recipient, turn) values ($1, '{}', $1, 0)`, [kind])
		await product.work()
		await product.work()
		const issued = await product.sql<{ source: string; issued_at: Date }>(
			`select source, issued_at from invoices where ${those} order by source`,
		)
		expect(issued.map(({ source, issued_at }) => [source, new Date(issued_at).toISOString().slice(0, 10)])).toEqual([
			['repair', '2026-11-21'],
			['order', '2026-11-21'],
		])
	})

	test('of work that is done and not paid goes along with the mail that says so', async () => {
		const { id } = await book()
		await move(id, 'confirmed', 'in_progress', 'completed')
		const { number } = only((await rider.api.repairs.show({ params: { id } })).invoices)
		const mails = watchMails(product)
		await product.work()
		const mail = one(mails.filter(({ subject, text }) => subject.endsWith('is completed') && text.includes(number)))
		expect(mail.text).toContain('If you have not paid yet, you can pay by UPI or cash')
		expect(mail.text).toContain(`Your invoice is ${number}.`)
		expect(mail.text).not.toContain('We have your payment')
		expect(await textOfFiles(mail)).toContain(number)
	})

	test('of delivered parts goes along with the mail of their delivery, paid or not', async () => {
		const placed = await order([{ price: 118 }])
		for (const status of ['confirmed', 'shipped', 'delivered'] as const)
			await staff.api.staff.changeOrder({ params: { order_number: placed.order_number }, body: { status } })
		const { number } = only((await rider.api.orders.show({ params: { order_number: placed.order_number } })).invoices)
		const mails = watchMails(product)
		await product.work()
		const mail = one(mails.filter(({ subject }) => subject === `Your order ${placed.order_number} was delivered`))
		expect(mail.text).toContain(`₹118 is due, by UPI or cash`)
		expect(mail.text).toContain(`Your invoice is ${number}.`)
		expect(await textOfFiles(mail)).toContain('Still to pay ₹118.00 as of 20 November 2026')
	})

	test('is named in the mail that tells that paid work is done, and goes along with it', async () => {
		const { id } = await book()
		await payRepair(id, { method: 'cash' })
		await move(id, 'confirmed', 'in_progress', 'completed')
		const { number } = only((await rider.api.repairs.show({ params: { id } })).invoices)
		const mails = watchMails(product)
		await product.work()
		const mail = one(mails.filter(({ subject, text }) => subject.endsWith('is completed') && text.includes(number)))
		expect(mail.text).toContain(`by cash. Thank you. Your invoice is ${number}.`)
		expect(await textOfFiles(mail)).toContain(number)
	})

	test('is mailed by the company to its account or to who asks on the phone, once for each press', async () => {
		const ordered = await order([{ price: 118 }])
		const { id, number } = only((await payOrder(ordered)).invoices)
		await product.work()
		const mails = watchMails(product)
		const send = (body: { email?: string }, key?: string) => staff.api.staff.sendInvoice({ params: { id }, body, ...(key && { key }) })
		expect(await send({}, 'pressed twice')).toEqual({ email: rider.email })
		expect(await send({}, 'pressed twice')).toEqual({ email: rider.email })
		expect(await send({ email: 'accounts@pahiya.test' })).toEqual({ email: 'accounts@pahiya.test' })
		expect(await refusalOf(send({ email: 'nobody' }))).toMatchObject({ status: 400, fields: { email: expect.anything() } })
		await product.work()
		expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
			[rider.email, `Invoice ${number} from Pahiya`],
			['accounts@pahiya.test', `Invoice ${number} from Pahiya`],
		])
		expect(await textOfFiles(one(mails.slice(0, 1)))).toContain(ordered.order_number)
	})

	test('of who has no account is mailed to no one but who is named', async () => {
		const { id } = await staff.api.staff.bookForCustomer({ body: aBooking(some, { customer_name: 'Only Phone' }) })
		await move(id, 'confirmed', 'in_progress', 'completed')
		const invoice = only((await payRepair(id)).invoices)
		expect(await refusalOf(staff.api.staff.sendInvoice({ params: { id: invoice.id }, body: {} }))).toMatchObject({
			status: 400,
			fields: { email: ['Please enter the address to send it to.'] },
		})
	})

	test('of a subscription is issued when it is paid', async () => {
		const person = await signIn(product)
		const { subscription: id } = await aSubscription(product, person)
		expect((await staff.api.staff.subscription({ params: { id } })).invoices).toEqual([])
		const paid = await staff.api.staff.recordSubscriptionPayment({ params: { id }, body: { method: 'upi' } })
		expect(paid.invoices).toMatchObject([{ kind: 'invoice', amount: paid.total_amount }])
		expect(await shown(only(paid.invoices).id)).toMatchObject({
			source: 'subscription',
			source_reference: paid.reference,
			vehicle: paid.vehicle_name,
			lines: [{ kind: 'service', name: 'Care plan', code: '998714', gst_rate: 18, quantity: 1 }],
		})
	})

	test('has labour and parts apart, each with its code and rate, CGST and SGST the same, and is the total to the paisa', async () => {
		const placed = await order([
			{ price: 333.33, quantity: 3, gst_rate: 28, hsn: '87141090' },
			{ price: 99.99, gst_rate: 5 },
			{ price: 0.01 },
		])
		const paid = await payOrder(placed)
		const invoice = await shown(only(paid.invoices).id)
		expect(invoice.total).toBe(placed.total_amount)
		expect(invoice.lines).toMatchObject([
			{ kind: 'part', code: '87141090', gst_rate: 28, quantity: 3, amount: 999.99, taxable: 781.25, cgst: 109.37, sgst: 109.37 },
			{ code: '8714', gst_rate: 5, amount: 99.99, taxable: 95.23, cgst: 2.38, sgst: 2.38 },
			{ code: '8714', gst_rate: 18, amount: 0.01, taxable: 0.01, cgst: 0, sgst: 0 },
		])
		const paise = (amount: number) => Math.round(amount * 100)
		for (const field of ['taxable', 'cgst', 'sgst', 'igst'] as const)
			expect(paise(invoice[field])).toBe(invoice.lines.reduce((sum, line) => sum + paise(line[field]), 0))
		expect(paise(invoice.taxable) + paise(invoice.cgst) + paise(invoice.sgst) + paise(invoice.igst)).toBe(paise(invoice.total))
	})

	test('for a customer in another state has integrated tax, and the way to him is a line of its own', async () => {
		const placed = await order([{ price: 1180 }], { shipping_state: 'Karnataka', shipping_city: 'Bengaluru', shipping_pincode: '560001' })
		await product.sql('update part_orders set distance_fee_paise = 5000, total_paise = subtotal_paise + 5000 where order_number = $1', [
			placed.order_number,
		])
		const invoice = await shown(only((await payOrder(placed)).invoices).id)
		expect(invoice).toMatchObject({ place_of_supply: '29-Karnataka', total: 1230, cgst: 0, sgst: 0, igst: 187.63 })
		expect(invoice.lines).toMatchObject([
			{ kind: 'part', igst: 180 },
			{ kind: 'delivery', name: 'Delivery', code: '8714', quantity: 0, gst_rate: 18, amount: 50, taxable: 42.37, igst: 7.63 },
		])
	})

	test('of a repair calls the way to the customer the distance fee, as its page and its mails do (D-36)', async () => {
		const { id, distance_fee } = await book(northOfOrigin(12))
		await move(id, 'confirmed', 'in_progress', 'completed')
		const { invoices } = await rider.api.repairs.show({ params: { id } })
		expect((await shown(only(invoices).id)).lines.at(-1)).toMatchObject({ name: 'Distance fee', amount: distance_fee })
	})

	test('taxes the way to a customer as the parts that come along, of several rates by the highest', async () => {
		const placed = await order([
			{ price: 100, gst_rate: 5, hsn: '63071090' },
			{ price: 100, gst_rate: 18, hsn: '40114000' },
			{ price: 100, gst_rate: 0, hsn: '4901' },
		])
		await product.sql('update part_orders set distance_fee_paise = 5000, total_paise = subtotal_paise + 5000 where order_number = $1', [
			placed.order_number,
		])
		const { id } = only((await payOrder(placed)).invoices)
		expect((await shown(id)).lines.at(-1)).toMatchObject({
			kind: 'delivery',
			code: '40114000',
			gst_rate: 18,
			taxable: 42.38,
			cgst: 3.81,
			sgst: 3.81,
		})
		expect((await document({ id })).text).toContain('Invoice-cum-bill of supply')
	})

	test('of what has no tax is a bill of supply', async () => {
		const { id } = only((await payOrder(await order([{ price: 100, gst_rate: 0, hsn: '4901' }]))).invoices)
		expect((await document({ id })).text).toMatch(/^Pahiya Bill of supply PAH/)
	})

	test('without a GST number of the company has none, and no tax', async () => {
		await product.sql(`update site_settings set gstin = ''`)
		try {
			const invoice = only((await payOrder(await order([{ price: 500 }]))).invoices)
			expect(await shown(invoice.id)).toMatchObject({ gstin: '', place_of_supply: '', taxable: 500, cgst: 0, sgst: 0, igst: 0 })
			const { text } = await document(invoice)
			expect(text).toContain('Invoice PAH/')
			expect(text).not.toMatch(/GSTIN|Tax invoice|CGST/)
		} finally {
			await product.sql('update site_settings set gstin = $1', [gstin])
		}
	})

	test('stays as it was issued, whatever is changed later', async () => {
		const placed = await order([{ price: 700 }])
		const invoice = only((await payOrder(placed)).invoices)
		const [before, read] = [await shown(invoice.id), await document(invoice)]
		const admin = await signIn(product, { role: 'admin' })
		const { legal_name, address } = await staff.api.staff.siteSettings({})
		await product.sql(`update part_orders set customer_name = 'Somebody Else', address = 'Elsewhere' where order_number = $1`, [
			placed.order_number,
		])
		await product.sql(`update part_order_lines set name = 'Another part', gst_rate = 5`)
		await admin.api.staff.changeSiteSettings({ body: { legal_name: 'Another Company', address: 'Nagpur' } })
		expect(await shown(invoice.id)).toEqual(before)
		expect((await document(invoice)).rawPayload.equals(read.rawPayload)).toBe(true)
		await admin.api.staff.changeSiteSettings({ body: { legal_name, address } })
	})

	test('is one, however often its payment is sent', async () => {
		const placed = await order([{ price: 400 }])
		const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => payOrder(placed)))
		expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
		expect((await rider.api.orders.show({ params: { order_number: placed.order_number } })).invoices).toHaveLength(1)
		const [row] = await product.sql<{ id: number }>('select id from part_orders where order_number = $1', [placed.order_number])
		const again = product.sql(
			`insert into invoices (kind, series, year, number, reference, source, source_id, source_reference, customer_name, address, city, state,
				postal_code, vehicle, registration_number, issuer, place_of_supply, total_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise, issued_at)
			select kind, 'X', year, number, 'X', source, source_id, source_reference, customer_name, address, city, state, postal_code, vehicle,
				registration_number, issuer, place_of_supply, total_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise, issued_at
			from invoices where source = 'order' and source_id = $1`,
			[row?.id],
		)
		await expect(again).rejects.toThrow('invoices_one_of_a_source')
	})
})

describe('money that came or was given back', () => {
	const titlesOf = async (person: Person) => (await person.api.notifications.list({})).results.map(({ title }) => title)

	test('is told by one mail and in the product, with the invoice that came of it', async () => {
		const person = await signIn(product)
		const placed = await order([{ price: 118 }], {}, person)
		await product.work()
		await payOrder(placed, { method: 'cash', amount: 18 })
		const { number } = only((await payOrder(placed)).invoices)
		const mails = watchMails(product)
		await product.work()
		const mail = one(mails)
		expect(mail.subject).toBe(`We have your payment of ₹100 for order ${placed.order_number}`)
		expect(mail.text).toContain(`Nothing more is due.\nYour invoice is ${number}.`)
		expect(mail.text).toContain('20 November 2026: Paid ₹18 in cash')
		expect(mail.text).toContain('20 November 2026: Paid ₹100 by UPI')
		expect(await textOfFiles(mail)).toContain(number)
		expect(await titlesOf(person)).toContain(mail.subject)
		await product.sql(`insert into queued_jobs (kind, payload, recipient, turn)
			select 'mail-order-money', jsonb_build_object('orderId', id), 'again', 0 from part_orders where order_number = '${placed.order_number}'`)
		await product.work()
		expect(mails).toHaveLength(1)
	})

	test('is told once it is given back, with its credit note', async () => {
		const person = await signIn(product)
		const placed = await order([{ price: 118 }], {}, person)
		await payOrder(placed)
		await person.api.orders.cancel({ params: { order_number: placed.order_number }, body: { reason: 'Bought elsewhere' } })
		await product.work()
		const mails = watchMails(product)
		const refund = () => staff.api.staff.recordOrderRefund({ params: { order_number: placed.order_number }, body: { method: 'upi' } })
		const { invoices } = await refund()
		expect((await refusalOf(refund())).status).toBe(400)
		await product.work()
		const mail = one(mails)
		expect(mail.subject).toBe(`We gave you back ₹118 for order ${placed.order_number}`)
		expect(mail.text).toContain(`Your credit note is ${invoices[1]?.number}.`)
	})

	test('before the end of the work is told by the mail of that end alone, where they are of one moment', async () => {
		const person = await signIn(product)
		const { id } = await book({}, person)
		await move(id, 'confirmed', 'in_progress')
		await product.work()
		await payRepair(id)
		await move(id, 'completed')
		const mails = watchMails(product)
		await product.work()
		expect(mails).toHaveLength(1)
		expect(one(mails).text).toContain('We have your payment by UPI')
	})

	test('for a plan is told with its invoice', async () => {
		const person = await signIn(product)
		const { subscription: id } = await aSubscription(product, person)
		await product.work()
		const { invoices } = await staff.api.staff.recordSubscriptionPayment({ params: { id }, body: { method: 'upi' } })
		const mails = watchMails(product)
		await product.work()
		expect(one(mails).text).toContain(`Your invoice is ${only(invoices).number}.`)
	})
})

describe('the numbers', () => {
	test('of fifty payments at once have no gap and none twice, also where some of these fail half-way', async () => {
		const riders = await Promise.all([1, 2, 3].map(() => signIn(product)))
		const { uuid } = await maker.aPart({ price: 250, stock_quantity: 1000 })
		const placed: Order[] = []
		for (let index = 0; index < 50; index++) placed.push(await anOrder(riders[index % 3] ?? rider, { uuid }))
		const failing = new Set(placed.filter((_, index) => index % 5 === 0).map(({ order_number }) => order_number))
		// After the number was taken: the audit log is written last.
		await product.sql(`create function fail_payment() returns trigger language plpgsql as $$ begin raise exception 'out of order'; end $$`)
		await product.sql(
			`create trigger fail_payment before insert on audit_log for each row
				when (new.action = 'record-payment' and new.object_id in (${[...failing].map((number) => `'${number}'`).join(', ')}))
				execute function fail_payment()`,
		)
		const before = (await numbersOf('PAH')).length
		const outcomes = await Promise.allSettled(placed.map((each) => onceFree(() => payOrder(each))))
		expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10)
		expect(await numbersOf('PAH')).toEqual(upTo(before + 40))
		await product.sql('drop trigger fail_payment on audit_log')
		await Promise.all(placed.filter(({ order_number }) => failing.has(order_number)).map((each) => payOrder(each)))
		expect(await numbersOf('PAH')).toEqual(upTo(before + 50))
	}, 60_000)

	test('begin again with the financial year, which ends on 31 March in India', async () => {
		const placed = [await order([{ price: 100 }]), await order([{ price: 100 }]), await order([{ price: 100 }])]
		const paidAt = async (clock: string, index: number) => {
			setClock(new Date(clock))
			const office = await signIn(product, { role: 'staff' })
			const order_number = placed[index]?.order_number ?? ''
			return only((await office.api.staff.recordOrderPayment({ params: { order_number }, body: { method: 'upi' } })).invoices).number
		}
		expect(await paidAt('2027-03-31T18:29:59Z', 0)).toMatch(/^PAH\/26-27\/\d{6}$/)
		expect(await paidAt('2027-03-31T18:30:00Z', 1)).toBe('PAH/27-28/000001')
		expect(await paidAt('2027-04-01T06:00:00Z', 2)).toBe('PAH/27-28/000002')
	})

	test('begin anew with another prefix, and no prefix is that of credit notes (and a GSTIN is one)', async () => {
		const admin = await signIn(product, { role: 'admin' })
		const change = (body: Parameters<typeof admin.api.staff.changeSiteSettings>[0]['body']) => admin.api.staff.changeSiteSettings({ body })
		await change({ invoice_prefix: 'Q1' })
		expect(only((await payOrder(await order([{ price: 100 }]))).invoices).number).toBe('Q1/26-27/000001')
		await change({ invoice_prefix: 'PAH' })
		expect((await refusalOf(change({ credit_prefix: 'PAH' }))).fields.credit_prefix).toHaveLength(1)
		for (const invoice_prefix of ['', 'pah', 'ABCD', 'A/B'])
			expect((await refusalOf(change({ invoice_prefix }))).fields.invoice_prefix).toHaveLength(1)
		for (const wrong of ['27AAPFU0939F1ZW', '27aapfu0939f1zv', 'none'])
			expect((await refusalOf(change({ gstin: wrong }))).fields.gstin).toHaveLength(1)
		expect((await refusalOf(change({ service_sac: '8714' }))).fields.service_sac).toHaveLength(1)
	})
})

describe('a credit note', () => {
	test('takes back all of an order that is cancelled after it was paid, once', async () => {
		const placed = await order([{ price: 118, quantity: 2 }, { price: 59 }])
		await payOrder(placed)
		await rider.api.orders.cancel({ params: { order_number: placed.order_number }, body: { reason: 'Bought elsewhere' } })
		const { invoices } = await staff.api.staff.recordOrderRefund({
			params: { order_number: placed.order_number },
			body: { method: 'upi' },
		})
		expect(invoices).toMatchObject([
			{ kind: 'invoice', amount: 295 },
			{ kind: 'credit_note', amount: 295, number: expect.stringMatching(/^PCN\/26-27\/\d{6}$/) },
		])
		const [invoice, note] = [await shown(invoices[0]?.id), await shown(invoices[1]?.id)]
		expect(invoice.credited).toBe(295)
		expect(note).toMatchObject({ credits: invoice.number, reason: 'Bought elsewhere', taxable: invoice.taxable, lines: invoice.lines })
		expect((await document({ id: note.id })).text).toContain(`For invoice ${invoice.number} of 20 November 2026`)
		// What takes away is less than the least that was paid.
		const { results } = await staff.api.staff.invoices.list({ query: { ordering: 'total' } })
		const worth = results.map(({ kind, total }) => (kind === 'credit_note' ? -total : total))
		expect(worth[0]).toBeLessThan(0)
		expect(worth).toEqual(worth.toSorted((a, b) => a - b))
	})

	test('takes back of a subscription what is given back, line and tax by their share; what we keep stays paid (A.R-63, D-61)', async () => {
		const person = await signIn(product)
		const { subscription: id } = await aSubscription(product, person, { plan: 'care', duration: 'quarterly' })
		const paid = await staff.api.staff.recordSubscriptionPayment({ params: { id }, body: { method: 'upi' } })
		await product.sql(
			`insert into visits (subscription_id, customer_id, starts_at, status, completion_date, told, created_at)
				values ($1, $2, now(), 'completed', now(), '{"startsAt": "", "technicianId": null}', now())`,
			[id, person.id],
		)
		const { invoices, refund_amount } = await person.api.plans.cancel({ params: { id }, body: {} })
		expect(refund_amount).toBe(paid.total_amount / 2)
		expect(invoices).toMatchObject([{ amount: paid.total_amount }, { kind: 'credit_note', amount: refund_amount }])
		expect(await shown(invoices[1]?.id)).toMatchObject({ lines: [{ quantity: 0, amount: refund_amount, gst_rate: 18 }] })
		const money = async () => (await staff.api.staff.customerHistory({ params: { id: person.id } })).money
		const kept = paid.total_amount - refund_amount
		expect(await money()).toEqual({ paid: kept, due: 0, to_refund: refund_amount })
		await staff.api.staff.recordSubscriptionRefund({ params: { id }, body: { method: 'upi' } })
		expect(await money()).toEqual({ paid: kept, due: 0, to_refund: 0 })
	})

	test('is not needed where a subscription was paid in part: what we keep gets its invoice when it is cancelled', async () => {
		const person = await signIn(product)
		const { subscription: id } = await aSubscription(product, person)
		await staff.api.staff.recordSubscriptionPayment({ params: { id }, body: { method: 'upi', amount: 1000 } })
		await product.sql(
			`insert into visits (subscription_id, customer_id, starts_at, status, completion_date, told, created_at)
				values ($1, $2, now(), 'completed', now(), '{"startsAt": "", "technicianId": null}', now())`,
			[id, person.id],
		)
		const { invoices } = await person.api.plans.cancel({ params: { id }, body: {} })
		expect(invoices).toMatchObject([{ kind: 'invoice', amount: 500 }])
	})

	test('is never of more than its invoice: the database refuses', async () => {
		const { id } = only((await payOrder(await order([{ price: 300 }]))).invoices)
		await expect(product.sql('update invoices set credited_paise = total_paise + 1 where id = $1', [id])).rejects.toThrow(
			'invoices_credited',
		)
	})

	test('has numbers of its own without a gap', async () => {
		const numbers = await numbersOf('PCN')
		expect(numbers.length).toBeGreaterThan(1)
		expect(numbers).toEqual(upTo(numbers.length))
	})
})

describe('the document', () => {
	test('says in full who sold what to whom, names in Hindi and ₹ included', async () => {
		const booked = await book({ customer_name: 'आशा कुलकर्णी', registration_number: 'MH12AB1234' })
		await move(booked.id, 'confirmed', 'in_progress')
		await staff.api.staff.proposeExtraWork({
			params: { id: booked.id },
			body: { lines: [{ kind: 'part', name: 'Brake cable', price: 118 }], note: 'Torn' },
		})
		const [extra] = (await rider.api.repairs.show({ params: { id: booked.id } })).extra_work
		await rider.api.extraWork.answer({ params: { id: booked.id, extraId: extra?.id ?? 0 }, body: { answer: 'approved' } })
		await move(booked.id, 'completed')
		const paid = await payRepair(booked.id)
		const invoice = only(paid.invoices)
		const { status, headers, text } = await document(invoice)
		expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/pdf', 'no-store'])
		expect(headers['content-disposition']).toBe(`attachment; filename="${invoice.number.replaceAll('/', '-')}.pdf"`)
		const settings = await staff.api.staff.siteSettings({})
		for (const words of [
			`Tax invoice ${invoice.number}`,
			'Date 20 November 2026',
			`Repair ${booked.reference}`,
			'MH 12 AB 1234',
			'Place of supply 27-Maharashtra',
			settings.legal_name,
			`State 27-Maharashtra GSTIN ${gstin}`,
			'Pune, Maharashtra, 411004 State 27-Maharashtra',
			'Labour and services',
			some.name,
			'998714',
			'Parts Description HSN Quantity Taxable CGST 9 % SGST 9 % Amount',
			'Brake cable 8714 1 NOS ₹100.00 ₹9.00 ₹9.00 ₹118.00',
			'CGST',
			'SGST',
			`For ${settings.legal_name} Authorised signatory`,
			'Tax payable on reverse charge: No.',
			'Rupees',
		])
			expect(text).toContain(words)
		const letters = (words: string) => [...words.replace(/[^\p{Script=Devanagari}]/gu, '')].sort().join('')
		expect(letters(text)).toBe(letters('आशा कुलकर्णी'))
	})

	test('says each rate beside its tax where they differ, what one of several costs, and no state’s tax across a border', async () => {
		const placed = await order(
			[
				{ price: 118, quantity: 3 },
				{ price: 105, gst_rate: 5, hsn: '85071000' },
			],
			{ shipping_city: 'Bengaluru', shipping_state: 'Karnataka', shipping_pincode: '560048' },
		)
		const { text } = await document(only((await payOrder(placed)).invoices))
		for (const words of [
			'Place of supply 29-Karnataka',
			'Description HSN Quantity Taxable IGST Amount',
			'₹118.00 each',
			'3 NOS ₹300.00 ₹54.00 18 % ₹354.00',
			'85071000 1 NOS ₹100.00 ₹5.00 5 % ₹105.00',
			'State 29-Karnataka',
		])
			expect(text).toContain(words)
		expect(text).not.toContain('CGST')
	})

	test('of many lines goes on over pages, and its sums and signature stand with the last line', async () => {
		const many = (count: number) => order(Array.from({ length: count }, () => ({ price: 95 })))
		for (const count of [16, 17, 25]) {
			const invoice = only((await payOrder(await many(count))).invoices)
			const reply = await product.app.inject({
				url: `/api/invoices/${invoice.id}/pdf/`,
				headers: { authorization: `Bearer ${rider.access}` },
			})
			const pages = await textOfPdf(reply.rawPayload)
			expect(pages.length).toBe(2)
			expect(pages[1]).toMatch(/^Description HSN .* 1 NOS .* Total ₹.* Rupees .* Authorised signatory .* Page 2 of 2$/)
		}
	})

	test('is its customer’s and the company’s alone; for everybody else it does not exist', async () => {
		const invoice = only((await payOrder(await order([{ price: 100 }]))).invoices)
		const stranger = await signIn(product)
		expect((await document(invoice, stranger)).status).toBe(404)
		expect((await document({ id: 2_000_000_000 })).status).toBe(404)
		expect((await product.call('GET', `/invoices/${invoice.id}/pdf/`)).status).toBe(401)
		const byStaff = (access: string) =>
			product.app.inject({ url: `/api/admin/invoices/${invoice.id}/pdf/`, headers: { authorization: `Bearer ${access}` } })
		expect((await byStaff(staff.access)).statusCode).toBe(200)
		expect((await byStaff(rider.access)).statusCode).toBe(403)
	})

	test('of what was booked on the phone belongs to the account that its e-mail gets', async () => {
		const { id } = await staff.api.staff.bookForCustomer({ body: aBooking(some, { customer_email: 'later@pahiya.test' }) })
		await move(id, 'confirmed', 'in_progress', 'completed')
		const invoice = only((await payRepair(id)).invoices)
		expect((await document(invoice)).status).toBe(404)
		const late = await signIn(product)
		await product.sql(`update users set email = 'later@pahiya.test' where id = $1`, [late.id])
		await product.database.transaction((db) => joinPhoneBookings(db, { userId: late.id }))
		expect((await document(invoice, late)).status).toBe(200)
	})
})

test('the company finds invoices by kind, series, customer, day and words, and writes none', async () => {
	const name = `Zubeen ${crypto.randomUUID().slice(0, 8)}`
	const placed = await order([{ price: 100 }], { customer_name: name })
	const { number } = only((await payOrder(placed)).invoices)
	const listed = async (query: Parameters<Person['api']['staff']['invoices']['list']>[0]['query']) =>
		(await staff.api.staff.invoices.list({ query })).results.map((invoice) => invoice.number)
	for (const query of [
		{ search: name },
		{ search: number },
		{ search: placed.order_number },
		{ search: name, kind: 'invoice' as const, series: 'PAH', source: 'order' as const, customer: String(rider.id) },
		{ search: name, date_from: '2026-11-20', date_to: '2026-11-20' },
	])
		expect(await listed(query)).toEqual([number])
	for (const query of [
		{ kind: 'credit_note' as const },
		{ series: 'PCN' },
		{ series: 'P\u0000H' },
		{ date_from: '2026-11-21' },
		{ source: 'repair' as const },
	])
		expect(await listed({ search: name, ...query })).toEqual([])
	expect(await listed({ search: name, ordering: '-created_at' })).toEqual([number])
	const [row] = (await staff.api.staff.invoices.list({ query: { search: name } })).results
	expect(row).toMatchObject({ id: row?.id, total: 100, pdf_url: `/api/admin/invoices/${row?.id}/pdf/`, created_at: row?.issued_at })
	for (const method of ['POST', 'PATCH', 'DELETE'])
		expect((await product.call(method, '/admin/invoices/', { access: staff.access, body: {} })).status).toBe(405)
})

test('whoever deletes the account is told of the invoices that stay, and gets them in his file before', async () => {
	const person = await signIn(product)
	const placed = await order([{ price: 118 }], {}, person)
	await payOrder(placed)
	await person.api.orders.cancel({ params: { order_number: placed.order_number }, body: { reason: 'I moved to Nagpur' } })
	const own = (await product.call('GET', '/accounts/export/', { access: person.access })).body as unknown as { invoices: unknown[] }
	expect(own.invoices).toMatchObject([
		{ kind: 'invoice', total: 118, credited: 118, customer_name: 'Asha Rider' },
		{ kind: 'credit_note', reason: 'I moved to Nagpur' },
	])
	expect(await person.api.privacy.deletion({})).toMatchObject({ invoices: 1 })
})
