import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { setClock } from '#platform/clock.ts'
import { formatExactRupees } from '#shared/money.ts'
import { one } from '#shared/one.ts'
import { aBooking, anImmediateBooking, aPackage, type Package } from '../../../tests/support/a-booking.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'

const clock = '2026-11-20T06:00:00Z'
const product = useTestApp({ clock })
type Rider = Awaited<ReturnType<typeof signIn>>
type Sent = { key: string; to: string; subject: string; text: string; html: string }
let some: Package
let rider: Rider
beforeAll(async () => {
	some = await aPackage(product)
})
beforeEach(async () => {
	rider = await signIn(product)
	await product.sql('delete from outbox')
})
const outbox = () => product.sql<Sent>('select key, "to", subject, text, html from outbox order by id')
const book = (changes: Parameters<typeof aBooking>[1]) => rider.api.repairs.book({ body: aBooking(some, changes) })

describe('after a booking', () => {
	test('the customer gets one mail with everything that was agreed', async () => {
		const repair = await book({ latitude: 18.5204, longitude: 74.1, registration_number: 'MH12KT4821' })
		await product.work()
		const mail = one(await outbox())
		expect(mail).toMatchObject({
			key: `repair-booked:${repair.id}`,
			to: 'asha@pahiya.test',
			subject: `We have your booking ${repair.reference}: Tue 1 Dec, 10–11 am`,
		})
		const facts = [
			repair.reference,
			'Tue 1 Dec, 10–11 am',
			`${repair.services[0]?.manufacturer} ${repair.services[0]?.model}`,
			'MH 12 KT 4821',
			'Flat 12, Example Apartments, Pune, Maharashtra 411004',
			some.name,
			`₹${some.price}`,
			'Distance fee',
			'₹150',
			`₹${(some.price + 150).toLocaleString('en-IN')}`,
			'GST included',
			'UPI or cash after the service',
			'until we confirm',
			'2 hours before service',
			'+91 00000 00000',
			`http://127.0.0.1:3000/profile/repairs/${repair.id}`,
		]
		for (const fact of facts) {
			expect(mail.text).toContain(fact)
			expect(mail.html).toContain(fact)
		}
	})

	test('done twice, the work sends one mail (architecture: handlers may run twice)', async () => {
		await book({ schedule_time: '11:00' })
		await product.sql(
			"insert into queued_jobs (kind, payload, recipient, turn) select kind, payload, recipient, 1 from queued_jobs where kind = 'mail-repair-booked'",
		)
		await product.work()
		expect(await outbox()).toHaveLength(1)
	})

	test('who has cancelled before we could write is not told afterwards that we look at the booking (D-55)', async () => {
		const { id } = await book({ schedule_time: '12:00' })
		await rider.api.repairs.cancel({ params: { id }, body: { reason: 'Bike sold' } })
		await product.work()
		expect((await outbox()).map(({ key }) => key)).toEqual([`repair-cancelled:${id}`])
		const told = await product.sql<{ title: string }>('select title from notifications where customer_id = $1', [rider.id])
		expect(told).toEqual([{ title: expect.stringContaining('is cancelled') }])
	})

	test('a time between full hours is told by its minute, a day of another year with its year', async () => {
		await book({ schedule_time: '09:30' })
		await book({ schedule_date: '2027-01-02', schedule_time: '09:00' })
		await rider.api.repairs.bookNow({ body: anImmediateBooking(some) })
		await product.work()
		const subjects = (await outbox()).map(({ subject }) => subject.replace(/.*: /, ''))
		expect(subjects.toSorted()).toEqual(['As soon as possible', 'Sat 2 Jan 2027, 9–10 am', 'Tue 1 Dec, 9:30 am'])
	})

	test('what a customer wrote is text in the mail, never markup (B.E-26)', async () => {
		const evil = `<script>alert(1)</script><img src=x onerror="x">&'`
		const repair = await book({ customer_name: evil, address: evil, city: evil, state: evil, schedule_time: '12:00' })
		await product.work()
		await rider.api.repairs.cancel({ params: { id: repair.id }, body: { reason: evil } })
		await product.work()
		const mails = await outbox()
		expect(mails).toHaveLength(2)
		for (const { html } of mails) {
			expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
			expect(html).not.toMatch(/<script|<img|onerror="/)
		}
	})

	test('without a phone of the company the mail names none', async () => {
		await product.sql("update site_settings set phone = ''")
		await book({ schedule_time: '13:00' })
		await product.work()
		expect(one(await outbox()).text).toContain('After that call us; free up to 2 hours before service.')
		await product.sql("update site_settings set phone = '+91 00000 00000'")
	})
})

test('a booking that is confirmed when its day is over invites nobody to that day; moved to another one it does (D-55)', async () => {
	onTestFinished(() => setClock(new Date(clock)))
	const { id } = await book({ schedule_date: '2026-11-20', schedule_time: '20:00' })
	await product.work()
	setClock(new Date('2026-11-20T18:30:00Z'))
	const staff = await signIn(product, { role: 'staff' })
	const change = (body: Parameters<typeof staff.api.staff.changeRepairBooking>[0]['body']) =>
		staff.api.staff.changeRepairBooking({ params: { id }, body })
	await change({ status: 'confirmed' })
	await product.work()
	expect((await outbox()).map(({ key }) => key)).toEqual([`repair-booked:${id}`])
	await change({ schedule_date: '2026-11-22', schedule_time: '10:00' })
	await product.work()
	expect((await outbox()).map(({ subject }) => subject).at(-1)).toContain('Sun 22 Nov')
})

test('after work of which a part was paid the mail says what came, what is still due and how to pay it (D-16, D-61)', async () => {
	const { id, total_amount } = await book({ schedule_time: '16:00' })
	const staff = await signIn(product, { role: 'staff' })
	await staff.api.staff.recordRepairPayment({ params: { id }, body: { method: 'upi', amount: 100 } })
	for (const status of ['confirmed', 'in_progress', 'completed'] as const)
		await staff.api.staff.changeRepairBooking({
			params: { id },
			body: { status, ...(status === 'completed' && { technician_notes: 'Oil changed' }) },
		})
	await product.work()
	const { text } = (await outbox()).find(({ key }) => key === `repair-completed:${id}`) ?? {}
	expect(text).toContain(`You have paid ₹100; ${formatExactRupees(total_amount - 100)} is still due. You can pay by UPI or cash`)
})

test('after a cancellation the customer gets one mail that says so, with his reason', async () => {
	const repair = await book({ schedule_time: '14:00' })
	await product.work()
	await rider.api.repairs.cancel({ params: { id: repair.id }, body: { reason: 'My plans changed' } })
	await product.work()
	const [, mail] = await outbox()
	expect(mail).toMatchObject({
		key: `repair-cancelled:${repair.id}`,
		to: 'asha@pahiya.test',
		subject: `Your booking ${repair.reference} is cancelled`,
	})
	for (const fact of ['My plans changed', repair.reference, 'nothing to pay', 'http://127.0.0.1:3000/']) {
		expect(mail?.text).toContain(fact)
		expect(mail?.html).toContain(fact)
	}
})
