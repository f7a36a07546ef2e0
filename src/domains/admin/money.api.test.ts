import { afterEach, beforeAll, expect, test } from 'vitest'
import { setClock } from '#platform/clock.ts'
import { one } from '#shared/one.ts'
import { aBooking, aPackage, type Package } from '../../../tests/support/a-booking.ts'
import { partMaker } from '../../../tests/support/a-part.ts'
import { aSubscription } from '../../../tests/support/a-plan.ts'
import { anOrder } from '../../../tests/support/an-order.ts'
import { refusalOf } from '../../../tests/support/refusal-of.ts'
import { signIn, signInAgain } from '../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'

/** In India it is Friday, 20 November 2026, half past eleven. */
const start = '2026-11-20T06:00:00Z'
const product = useTestApp({ clock: start })
afterEach(() => setClock(new Date(start)))

type Person = Awaited<ReturnType<typeof signIn>>
let some: Package
let technician: Person
/** Parts by their price; their maker's login does not last either. */
const parts = new Map<number, string>()
beforeAll(async () => {
	some = await aPackage(product)
	technician = await signIn(product, { role: 'technician', name: 'Imran Shaikh' })
	const maker = await partMaker(product)
	for (const price of [90, 250, 700]) parts.set(price, (await maker.aPart({ price })).uuid)
})
/** The office at that moment; logins do not last for months. */
const officeAt = async (clock: string) => {
	setClock(new Date(clock))
	return (await signIn(product, { role: 'staff' })).api.staff
}
type Office = Awaited<ReturnType<typeof officeAt>>
const order = async (price: number) => anOrder(await signIn(product), { uuid: parts.get(price) ?? '' })
const payOrder = (office: Office, order_number: string, method: 'upi' | 'cash') =>
	office.recordOrderPayment({ params: { order_number }, body: { method } })
const done = async (office: Office, schedule_time = '10:00') => {
	const { id, total_amount } = await (await signIn(product)).api.repairs.book({ body: aBooking(some, { schedule_time }) })
	const change = (body: Parameters<Office['changeRepairBooking']>[0]['body']) => office.changeRepairBooking({ params: { id }, body })
	await change({ technician: technician.id, status: 'confirmed' })
	await change({ status: 'in_progress' })
	await change({ status: 'completed' })
	return { id, total: total_amount }
}

test('the day book has cash and UPI of each day in India by who took it, whoever gets the work later', async () => {
	const evening = await officeAt('2026-11-20T18:29:00Z')
	const repair = await done(evening)
	const { id } = repair
	// He takes a part of it, the office the rest.
	await (await signInAgain(product, technician, 'technician')).staff.recordRepairPayment({
		params: { id },
		body: { method: 'cash', amount: 100 },
	})
	await evening.recordRepairPayment({ params: { id }, body: { method: 'upi' } })
	const [taken] = await product.sql<{ recorded_by: number }>('select recorded_by from repair_payments where repair_id = $1 order by id', [
		id,
	])
	expect(taken?.recorded_by).toBe(technician.id)
	// As when the work is given to somebody else.
	await product.sql('update repairs set technician_id = null where id = $1', [id])
	const [kept, gone] = [await order(250), await order(90)]
	await payOrder(evening, kept.order_number, 'cash')
	await payOrder(evening, gone.order_number, 'cash')
	const night = await officeAt('2026-11-20T18:31:00Z')
	await night.changeOrder({ params: { order_number: gone.order_number }, body: { status: 'cancelled', reason: 'Sold out' } })
	await night.recordOrderRefund({ params: { order_number: gone.order_number }, body: { method: 'upi' } })
	const book = await night.dayBook({ query: { date_from: '2026-11-20', date_to: '2026-11-21' } })
	expect(book).toEqual({
		date_from: '2026-11-20',
		date_to: '2026-11-21',
		rows: [
			{ day: '2026-11-21', technician: null, technician_name: 'Office', cash: 0, upi: -90 },
			{ day: '2026-11-20', technician: technician.id, technician_name: 'Imran Shaikh', cash: 100, upi: 0 },
			{ day: '2026-11-20', technician: null, technician_name: 'Office', cash: 340, upi: repair.total - 100 },
		],
		totals: { cash: 440, upi: repair.total - 190 },
	})
	expect((await night.dayBook({ query: { date_from: '2026-11-22', date_to: '2026-11-22' } })).rows).toEqual([])
	expect(await refusalOf(night.dayBook({ query: { date_from: '2026-11-22', date_to: '2026-11-21' } }))).toMatchObject({ status: 400 })
})

test('what is done, delivered or begun and not paid is due, and overdue after a week; what waits or is cancelled is not', async () => {
	const office = await officeAt(start)
	const before = await office.dues({ query: { page_size: 100 } })
	const repair = await done(office)
	await (await signIn(product)).api.repairs.book({ body: aBooking(some) })
	const { order_number } = await order(700)
	for (const status of ['confirmed', 'shipped', 'delivered'] as const)
		await office.changeOrder({ params: { order_number }, body: { status } })
	const subscriber = await signIn(product)
	const { subscription } = await aSubscription(product, subscriber)
	const plan = await office.recordSubscriptionPayment({ params: { id: subscription }, body: { method: 'upi', amount: 100 } })
	const rowOf = (dues: typeof before, of: string, id: number | string) =>
		one(dues.results.filter((row) => row.line === of && row.id === String(id)))
	const now = await office.dues({ query: { page_size: 100 } })
	const added = repair.total + 700 + plan.total_amount - 100
	expect([now.due - before.due, now.overdue]).toEqual([added, before.overdue])
	expect(rowOf(now, 'repairs', repair.id)).toMatchObject({ days: 0, due: repair.total, overdue: false })
	expect(rowOf(now, 'orders', order_number)).toMatchObject({ reference: order_number, customer_name: 'Asha Rider', due: 700 })
	expect(rowOf(now, 'plans', subscription)).toMatchObject({ due: plan.total_amount - 100 })
	const later = await officeAt('2026-11-28T06:00:00Z')
	const dues = await later.dues({ query: { page_size: 100 } })
	expect(rowOf(dues, 'orders', order_number)).toMatchObject({ days: 8, overdue: true })
	expect(dues.overdue).toBe(dues.due)
	await payOrder(later, order_number, 'cash')
	expect((await later.dues({ query: { page_size: 100 } })).results.map(({ id }) => id)).not.toContain(order_number)
})

test('a repair that an older version completed is due since that moment, once a job has looked it up', async () => {
	const office = await officeAt(start)
	const { id } = await done(office, '14:00')
	const since = async () =>
		(await office.dues({ query: { line: 'repairs', page_size: 100 } })).results.find((row) => row.id === String(id))?.since
	const completed = await since()
	await product.sql('update repairs set completed_at = null where id = $1', [id])
	expect(await since()).not.toBe(completed)
	for (const _ of ['once', 'and again']) {
		await product.sql(
			`insert into queued_jobs (kind, payload, recipient, turn) values ('date-old-completions', '{}', 'date-old-completions', 0)`,
		)
		await product.work()
		expect(await since()).toBe(completed)
	}
})

test('the payments behind a row of the day book are listed, with what they were for, by whom and when; a page of them at a time', async () => {
	const office = await officeAt('2026-11-23T06:00:00Z')
	const repair = await done(office, '12:00')
	await (await signInAgain(product, technician, 'technician')).staff.recordRepairPayment({
		params: { id: repair.id },
		body: { method: 'cash', amount: 100 },
	})
	await office.recordRepairPayment({ params: { id: repair.id }, body: { method: 'upi' } })
	const bought = await order(250)
	await payOrder(office, bought.order_number, 'cash')
	await office.changeOrder({ params: { order_number: bought.order_number }, body: { status: 'cancelled', reason: 'Sold out' } })
	await office.recordOrderRefund({ params: { order_number: bought.order_number }, body: { method: 'upi' } })
	const day = { date_from: '2026-11-23', date_to: '2026-11-23' }
	const amountsOf = async (query: object) => (await office.payments({ query: { ...day, ...query } })).results.map(({ amount }) => amount)
	const { count, results } = await office.payments({ query: day })
	expect([count, results.length]).toEqual([4, 4])
	expect(new Set(results.map(({ id }) => id)).size).toBe(4)
	const [row] = (await office.payments({ query: { ...day, technician: technician.id } })).results
	expect(row).toMatchObject({ line: 'repairs', sale: String(repair.id), method: 'cash', amount: 100, technician_name: 'Imran Shaikh' })
	expect(await amountsOf({ technician: 'office', ordering: 'amount' })).toEqual([-250, 250, repair.total - 100].toSorted((a, b) => a - b))
	expect(await amountsOf({ line: 'orders', method: 'cash' })).toEqual([250])
	const pages = await Promise.all([1, 2, 3].map((page) => office.payments({ query: { ...day, page, page_size: 2 } })))
	expect(pages.flatMap((page) => page.results)).toEqual(results)
	expect(pages.map(({ next }) => next !== null)).toEqual([true, false, false])
	expect(await amountsOf({ search: bought.order_number })).toEqual([-250, 250])
	expect(await refusalOf(office.payments({ query: { technician: 'nobody' as never } }))).toMatchObject({ status: 400 })
})

test('what is due is listed in pages, the sums are of all of it, and what is overdue is found by itself', async () => {
	const office = await officeAt('2026-11-20T07:00:00Z')
	const repair = await done(office, '12:00')
	const { order_number } = await order(700)
	const later = await officeAt('2026-11-28T07:00:00Z')
	for (const status of ['confirmed', 'shipped', 'delivered'] as const)
		await later.changeOrder({ params: { order_number }, body: { status } })
	const all = await later.dues({ query: { page_size: 100 } })
	const first = await later.dues({ query: { page_size: 1 } })
	expect([first.results.length, first.count, first.due, first.overdue]).toEqual([1, all.results.length, all.due, all.overdue])
	const idsOf = async (query: object) => (await later.dues({ query: { page_size: 100, ...query } })).results.map(({ id }) => id)
	expect(await idsOf({ overdue: 'true' })).toContain(String(repair.id))
	expect(await idsOf({ overdue: 'true' })).not.toContain(order_number)
	expect(await idsOf({ overdue: 'false' })).toEqual([order_number])
	expect(await idsOf({ search: order_number.toLowerCase() })).toEqual([order_number])
	expect(await idsOf({ line: 'plans', search: order_number })).toEqual([])
})
