import { beforeAll, describe, expect, test } from 'vitest'
import { slotTaken } from '#contract/doorstep/doorstep-words.ts'
import { one } from '#shared/one.ts'
import { aBooking, aPackage, aPerson, itemOf, type Package } from '../../../../tests/support/a-booking.ts'
import { subjectsTo } from '../../../../tests/support/mails-to.ts'
import { refusalOf } from '../../../../tests/support/refusal-of.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z', connections: 20 })

type Person = Awaited<ReturnType<typeof signIn>>
let some: Package
let staff: Person
beforeAll(async () => {
	some = await aPackage(product)
	staff = await signIn(product, { role: 'staff', name: 'Kavita Rane' })
})

let days = 0
const aDay = () => ({ schedule_date: `2026-12-${String(++days).padStart(2, '0')}`, schedule_time: '10:00' })
type Booking = Parameters<Person['api']['staff']['bookForCustomer']>[0]['body']
/** Somebody who gave name and phone, and no e-mail. */
const caller = { ...aPerson, customer_email: '' }
const bookFor = (changes: Partial<Booking> = {}, key: string = crypto.randomUUID()) =>
	staff.api.staff.bookForCustomer({ body: { ...caller, ...itemOf(some), ...aDay(), ...changes }, key })
const auditOf = async (id: number) =>
	one(
		await product.sql<{ action: string; actor_id: number; after: Record<string, unknown> }>(
			`select action, actor_id, after from audit_log where collection = 'repair-bookings' and object_id = $1`,
			[id],
		),
	)

describe('staff book for a caller (D-53)', () => {
	test('who has no account yet: at the price of the model, with name and phone alone, and without a mail', async () => {
		const booked = await bookFor({ registration_number: 'mh 12 ab 1234' })
		expect(booked).toMatchObject({
			customer: null,
			customer_name: 'Asha Rider',
			customer_email: '',
			registration_number: 'MH12AB1234',
			status: 'pending',
			total_amount: some.price,
			services: [{ package: { id: some.service_id }, model_id: some.model_id, manufacturer_id: some.manufacturer_id }],
			timeline: [{ status: 'pending', by: 'company' }],
			taken_by: [{ status: 'pending', name: 'Kavita Rane' }],
			can: { correct: true, change_items: true },
		})
		expect(await auditOf(booked.id)).toMatchObject({
			action: 'create',
			actor_id: staff.id,
			after: { customer_name: '(not kept)', total_amount: some.price, services: [expect.stringContaining(some.name)] },
		})
		expect(await subjectsTo(product, '')).toEqual([])
	})

	test('for an account that they choose: what was not said is taken from its profile', async () => {
		const rider = await signIn(product, { name: 'Meera Joshi' })
		await product.sql(`update profiles set phone_number = '+91 98220 12345' where user_id = $1`, [rider.id])
		const { customer_name, customer_phone, customer_email, ...place } = caller
		const body = { ...place, ...itemOf(some), ...aDay(), customer: rider.id }
		const booked = await staff.api.staff.bookForCustomer({ body, key: crypto.randomUUID() })
		expect(booked).toMatchObject({
			customer: rider.id,
			customer_name: 'Meera Joshi',
			customer_phone: '919822012345',
			customer_email: rider.email,
		})
		expect(await rider.api.repairs.show({ params: { id: booked.id } })).toMatchObject({
			reference: booked.reference,
			can: { cancel: true },
		})
		expect(await subjectsTo(product, rider.email)).toEqual([expect.stringContaining('We have your booking')])
	})

	test('confirmed in the same press, of which one mail tells', async () => {
		const rider = await signIn(product)
		const booked = await bookFor({ customer: rider.id, customer_email: rider.email, status: 'confirmed' })
		expect(booked).toMatchObject({ status: 'confirmed', taken_by: [{ status: 'pending' }, { status: 'confirmed', name: 'Kavita Rane' }] })
		expect(await subjectsTo(product, rider.email)).toEqual([expect.stringContaining('is confirmed')])
	})

	test('as soon as possible, where no hour is named', async () => {
		const { schedule_date, schedule_time } = aDay()
		expect(await bookFor({ schedule_date: undefined, schedule_time: undefined })).toMatchObject({ kind: 'service_now' })
		for (const half of [{ schedule_date }, { schedule_time }]) {
			const missing = half.schedule_date ? 'schedule_time' : 'schedule_date'
			const refused = await refusalOf(bookFor({ schedule_date: undefined, schedule_time: undefined, ...half }))
			expect(refused).toMatchObject({ status: 400, fields: { [missing]: ['This field is required.'] } })
		}
	})

	test('by the rules of the customer: a full hour, an unknown model and a higher price are refused', async () => {
		const day = aDay()
		const capacity = one(await product.sql<{ places: number }>('select repair_capacity as places from site_settings')).places
		const tries = await Promise.allSettled(Array.from({ length: capacity + 3 }, () => bookFor(day)))
		expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(capacity)
		expect(await refusalOf(bookFor(day))).toMatchObject({ status: 400, fields: { schedule_time: [slotTaken] } })
		expect(await refusalOf(bookFor({ model_id: 2_000_000_000 }))).toMatchObject({ status: 400, fields: { model_id: expect.any(Array) } })
		expect(await refusalOf(bookFor({ total_amount: some.price - 1 }))).toMatchObject({ status: 400, body: { total_amount: some.price } })
	})

	test('sent twice with one key it is one booking', async () => {
		const key = crypto.randomUUID()
		const day = aDay()
		const [first, second] = [await bookFor(day, key), await bookFor(day, key)]
		expect(second.id).toBe(first.id)
	})

	test('without a name, a phone, an address: all of them are named', async () => {
		const refused = await refusalOf(bookFor({ customer_name: '', customer_phone: undefined, city: '', customer_email: 'nobody' }))
		expect(refused.fields).toEqual({
			customer_name: ['Name is required'],
			customer_phone: ['Phone number must be at least 10 digits'],
			city: ['City is required'],
			customer_email: ['Please enter a valid email address'],
		})
		const mute = await signIn(product)
		expect((await refusalOf(bookFor({ customer: mute.id, customer_phone: undefined }))).fields).toHaveProperty('customer_phone')
	})

	test('not for an account that is disabled or that nobody has', async () => {
		const rider = await signIn(product)
		await product.sql('update users set is_active = false where id = $1', [rider.id])
		for (const customer of [rider.id, 2_000_000_000])
			expect(await refusalOf(bookFor({ customer }))).toMatchObject({ status: 400, fields: { customer: expect.any(Array) } })
	})
})

describe('a booking without an account (D-53)', () => {
	test('joins the account that has verified its e-mail', async () => {
		const rider = await signIn(product)
		expect(await bookFor({ customer_email: rider.email.toUpperCase() })).toMatchObject({ customer: rider.id })
		const unverified = await signIn(product, { verified: false })
		expect(await bookFor({ customer_email: unverified.email })).toMatchObject({ customer: null })
	})

	test('joins it when the e-mail is verified later, and only then is seen by it', async () => {
		const email = 'late.joiner@pahiya.test'
		const { id } = await bookFor({ customer_email: email })
		const other = await bookFor({ customer_email: 'somebody.else@pahiya.test' })
		await product.as().accounts.signup({ body: { email, username: 'late_joiner', password: 'Towing@2026' } as never })
		await product.work()
		expect(await staff.api.staff.repairBooking({ params: { id } })).toMatchObject({ customer: null })
		const mail = one(await product.sql<{ text: string }>(`select text from outbox where "to" = $1 and text like '%verify-email%'`, [email]))
		await product.as().accounts.verifyEmail({ params: { token: /verify-email\/(\S+)/.exec(mail.text)?.[1] ?? '' } })
		await product.work()
		const joined = await staff.api.staff.repairBooking({ params: { id } })
		expect(joined).toMatchObject({ customer: expect.any(Number), version: 2 })
		expect(await staff.api.staff.repairBooking({ params: { id: other.id } })).toMatchObject({ customer: null })
	})

	test('joins the one that staff choose, once, with its invoice', async () => {
		const [rider, another] = [await signIn(product), await signIn(product)]
		const { id, reference } = await bookFor()
		for (const status of ['confirmed', 'in_progress', 'completed'] as const)
			await staff.api.staff.changeRepairBooking({ params: { id }, body: { status } })
		await staff.api.staff.recordRepairPayment({ params: { id }, body: { method: 'cash' } })
		const change = (customer: number) => staff.api.staff.changeRepairBooking({ params: { id }, body: { customer } })
		expect(await change(rider.id)).toMatchObject({ customer: rider.id })
		expect(await refusalOf(change(another.id))).toMatchObject({ status: 400, fields: { customer: expect.any(Array) } })
		expect(await rider.api.repairs.list({ query: {} })).toMatchObject([{ id }])
		expect(await product.sql('select customer_id as customer from invoices where source_reference = $1', [reference])).toEqual([
			{ customer: rider.id },
		])
	})

	test('is worked on like any other, and is nobody else’s', async () => {
		const { id } = await bookFor()
		const rider = await signIn(product)
		expect(await refusalOf(rider.api.repairs.show({ params: { id } }))).toMatchObject({ status: 404 })
		for (const status of ['confirmed', 'in_progress', 'completed'] as const)
			expect(await staff.api.staff.changeRepairBooking({ params: { id }, body: { status } })).toMatchObject({ status })
		expect(await rider.api.repairs.book({ body: aBooking(some, aDay()) })).toMatchObject({ timeline: [{ by: 'customer' }] })
	})
})
