import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Dashboard } from '#contract/admin/dashboard.ts'
import { setClock } from '#platform/clock.ts'
import { one } from '#shared/one.ts'
import { aBooking, aPackage, type Package } from '../../../tests/support/a-booking.ts'
import { aRequest, aSubscription } from '../../../tests/support/a-plan.ts'
import { refusalOf } from '../../../tests/support/refusal-of.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'

/** In India it is Friday, 20 November 2026, half past eleven. */
const start = '2026-11-20T06:00:00Z'
const product = useTestApp({ clock: start })
afterEach(() => setClock(new Date(start)))

type Person = Awaited<ReturnType<typeof signIn>>
let some: Package
let staff: Person
beforeAll(async () => {
	some = await aPackage(product)
	staff = await signIn(product, { role: 'staff' })
})
const at = async (clock: string) => {
	setClock(new Date(clock))
	return (await signIn(product, { role: 'staff' })).api.staff
}
const figures = (date_from?: string, date_to?: string): Promise<Dashboard> => staff.api.staff.dashboard({ query: { date_from, date_to } })
const takings = { repairs: 0, orders: 0, plans: 0, vehicles: 0, total: 0 }
const lineOf = ({ lines }: Dashboard, line: string) => one(lines.filter((each) => each.line === line))

describe('the statistics', () => {
	const path = '/services/admin/dashboard/statistics/'
	const read = async () => (await product.call('GET', path, { access: staff.access })).body as Record<string, number>

	test('are as many as the lists, and grow by one with each that is made (B.ADMIN-34, A.ADMIN-05, A.API-51, A.R-85)', async () => {
		const before = await read()
		const [asker, subscriber, rider] = [await signIn(product), await signIn(product), await signIn(product)]
		await asker.api.plans.request({ body: await aRequest(product) })
		const { subscription } = await aSubscription(product, subscriber)
		await subscriber.api.visits.schedule({ body: { subscription, preferred_date: '2026-11-20', preferred_time: '15:00' } })
		await rider.api.repairs.book({ body: aBooking(some) })
		await product.as().contact.send({ body: { name: 'Ravi', email: 'ravi@pahiya.test', phone: '', message: 'Do you come on Sundays?' } })
		expect(await read()).toEqual({
			...before,
			pending_requests: (before.pending_requests ?? 0) + 1,
			active_subscriptions: (before.active_subscriptions ?? 0) + 1,
			visits_today: (before.visits_today ?? 0) + 1,
			open_repairs: (before.open_repairs ?? 0) + 1,
			new_messages: (before.new_messages ?? 0) + 1,
		})
		const { subscriptionRequests, subscriptions, visits, orders, repairBookings, vehicleBookings, sellRequests, parts, contactMessages } =
			staff.api.staff
		const lists = await Promise.all([
			subscriptionRequests({ query: { status: 'pending' } }),
			subscriptions({ query: { status: 'active' } }),
			visits({ query: { status: 'scheduled', date_from: '2026-11-20', date_to: '2026-11-20' } }),
			orders({ query: { open: 'true' } }),
			repairBookings({ query: { open: 'true' } }),
			vehicleBookings({ query: { open: 'true' } }),
			sellRequests({ query: { open: 'true' } }),
			parts.list({ query: { low_stock: 'true', is_active: 'true' } }),
			contactMessages.list({ query: { open: 'true' } }),
		])
		expect(Object.values(await read())).toEqual(lists.map(({ count }) => count))
	})

	test('of plans to be paid are as many as their list, until the money is recorded or the plan is cancelled (B.ADMIN-34, D-61)', async () => {
		const office = staff.api.staff
		const told = async () => {
			const { count } = await office.subscriptions({ query: { to_pay: 'true' } })
			expect((await office.counts({})).subscriptions_to_pay).toBe(count)
			return count
		}
		const before = await told()
		const [paid, cancelled] = [await aSubscription(product, await signIn(product)), await aSubscription(product, await signIn(product))]
		expect(await told()).toBe(before + 2)
		await office.recordSubscriptionPayment({ params: { id: paid.subscription }, body: { method: 'upi' } })
		await office.cancelSubscription({ params: { id: cancelled.subscription }, body: { reason: 'Moved away' } })
		expect(await told()).toBe(before)
	})

	test('are the office’s alone (A.ADMIN-03, D-48)', async () => {
		const answers = await Promise.all(
			[null, await signIn(product), await signIn(product, { role: 'technician' })].map((who) =>
				product.call('GET', path, { access: who?.access }),
			),
		)
		expect(answers.map(({ status }) => status)).toEqual([401, 403, 403])
	})
})

describe('the figures of a period', () => {
	test('count money on the day in India on which it was recorded, less what was given back, to the paisa (D-15, D-16)', async () => {
		setClock(new Date('2027-03-01T06:00:00Z'))
		const rider = await signIn(product)
		const booked = await rider.api.repairs.book({ body: aBooking(some, { schedule_date: '2027-03-12', schedule_time: '10:00' }) })
		const params = { id: booked.id }
		// A minute before midnight in India, and a minute after.
		await (await at('2027-03-09T18:29:00Z')).recordRepairPayment({ params, body: { method: 'upi', amount: 100.5 } })
		await (await at('2027-03-09T18:31:00Z')).recordRepairPayment({ params, body: { method: 'cash', amount: 50.25 } })
		const later = await at('2027-03-11T06:00:00Z')
		await later.changeRepairBooking({ params, body: { status: 'cancelled', reason: 'We are full.' } })
		await later.recordRepairRefund({ params, body: { method: 'upi' } })
		staff = await signIn(product, { role: 'staff' })
		const shown = await figures('2027-03-08', '2027-03-12')
		expect(shown).toMatchObject({ date_from: '2027-03-08', date_to: '2027-03-12', step: 'day' })
		expect(shown.revenue).toEqual([
			{ from: '2027-03-08', ...takings },
			{ from: '2027-03-09', ...takings, repairs: 100.5, total: 100.5 },
			{ from: '2027-03-10', ...takings, repairs: 50.25, total: 50.25 },
			{ from: '2027-03-11', ...takings, repairs: -150.75, total: -150.75 },
			{ from: '2027-03-12', ...takings },
		])
		expect(shown.totals).toEqual(takings)
		expect((await figures('2027-03-10', '2027-03-10')).totals).toEqual({ ...takings, repairs: 50.25, total: 50.25 })
	})

	test('add up plans and vehicles too, by month where the period is long (D-15)', async () => {
		setClock(new Date('2027-05-03T06:00:00Z'))
		const subscriber = await signIn(product)
		const { subscription } = await aSubscription(product, subscriber)
		const desk = await at('2027-06-30T18:40:00Z')
		await desk.recordSubscriptionPayment({ params: { id: subscription }, body: { method: 'upi' } })
		const { total_amount } = one(
			await subscriber.api.plans.subscriptions({}).catch(async () => [await desk.subscription({ params: { id: subscription } })]),
		)
		const vehicle = one(
			await product.sql<{ id: number; price: number }>(
				`select id, price_paise / 100 as price from used_vehicles where not is_sold and is_published order by id limit 1`,
			),
		)
		await product.sql(
			`insert into vehicle_bookings (vehicle_id, customer_id, status, booking_date, contact_number, brand, model, year, kms_driven, fuel_type,
				transmission, description, price_paise, confirm_by, confirmed_at, completed_at, created_at)
			select id, $2, 'completed', '2027-07-01', '9000000001', brand, model, year, kms_driven, fuel_type, 'Manual', '', price_paise, $3, $3, $3, $3
			from used_vehicles where id = $1`,
			[vehicle.id, subscriber.id, new Date('2027-07-01T06:00:00Z')],
		)
		staff = await signIn(product, { role: 'staff' })
		const shown = await figures('2027-05-01', '2027-07-31')
		expect(shown.step).toBe('month')
		expect(shown.revenue).toEqual([
			{ from: '2027-05-01', ...takings },
			{ from: '2027-06-01', ...takings },
			{ from: '2027-07-01', ...takings, plans: total_amount, vehicles: vehicle.price, total: total_amount + vehicle.price },
		])
		expect(lineOf(shown, 'vehicles')).toEqual({ line: 'vehicles', begun: 1, done: 1, lost: 0, open: 0 })
		expect(lineOf(shown, 'plans')).toEqual({ line: 'plans', begun: 1, done: 1, lost: 0, open: 0 })
		// Asked for the plan in May, and bought a vehicle in July.
		expect(shown.customers).toEqual({ buying: 1, repeat: 1 })
		expect((await figures('2027-05-01', '2027-05-31')).customers).toEqual({ buying: 1, repeat: 0 })
		expect((await figures('2027-07-01', '2027-07-31')).customers).toEqual({ buying: 1, repeat: 1 })
	})

	test('tell how what was begun has ended, who came again, and what each technician had to do', async () => {
		setClock(new Date('2027-09-01T06:00:00Z'))
		const [once, twice, gone] = [await signIn(product), await signIn(product), await signIn(product)]
		const desk = (await signIn(product, { role: 'staff' })).api.staff
		const ravi = await signIn(product, { role: 'technician', name: 'Ravi Load' })
		const book = async (who: Person, schedule_time: string) =>
			(await who.api.repairs.book({ body: aBooking(some, { schedule_date: '2027-09-03', schedule_time }) })).id
		const done = await book(once, '09:00')
		const [open] = [await book(twice, '12:00'), await book(twice, '15:00')]
		const lost = await book(gone, '18:00')
		for (const id of [done, open]) await desk.changeRepairBooking({ params: { id }, body: { technician: ravi.id, status: 'confirmed' } })
		for (const status of ['in_progress', 'completed'] as const) await desk.changeRepairBooking({ params: { id: done }, body: { status } })
		await desk.changeRepairBooking({ params: { id: lost }, body: { status: 'cancelled', reason: 'Too far' } })
		staff = await signIn(product, { role: 'staff' })
		const shown = await figures('2027-09-01', '2027-09-30')
		expect(lineOf(shown, 'repairs')).toEqual({ line: 'repairs', begun: 4, done: 1, lost: 1, open: 2 })
		expect(shown.customers).toEqual({ buying: 2, repeat: 1 })
		const { duration_minutes } = one(
			await product.sql<{ duration_minutes: number }>('select duration_minutes from repairs where id = $1', [done]),
		)
		expect(shown.technicians).toEqual([{ id: ravi.id, name: 'Ravi Load', jobs: 2, done: 1, minutes: 2 * duration_minutes }])
		expect((await figures('2027-08-01', '2027-08-31')).technicians).toEqual([])
	})

	test('are those of the last thirty days unasked; nonsense is refused at its field (B.API-04)', async () => {
		staff = await signIn(product, { role: 'staff' })
		expect(await figures()).toMatchObject({ date_from: '2026-10-22', date_to: '2026-11-20', step: 'day' })
		expect((await figures()).revenue).toHaveLength(30)
		for (const [from, to] of [
			['2026-11-20', '2026-11-19'],
			['2000-01-01', '2026-11-20'],
		])
			expect((await refusalOf(figures(from, to))).fields).toEqual({ date_to: [expect.any(String)] })
		const { body } = await product.call('GET', '/admin/dashboard/?date_from=2026-02-30', { access: staff.access })
		expect(body).toHaveProperty('date_from')
		expect((await figures('0001-01-01', '0001-01-31')).totals).toEqual(takings)
		expect(await figures(undefined, '0001-01-09')).toMatchObject({ date_from: '0001-01-01', totals: takings })
	})

	test('cost four statements and the look at the account, however long the period is (A.ADMIN-33)', async () => {
		staff = await signIn(product, { role: 'staff' })
		const count = async (from: string) => {
			product.statements()
			await figures(from, '2026-11-20')
			return product.statements().length
		}
		expect(await count('2026-11-20')).toBe(5)
		expect(await count('2017-11-20')).toBe(5)
	})

	test('are of this moment where they are shown by days, and by months at most half a minute old', async () => {
		setClock(new Date('2027-11-01T06:00:00Z'))
		staff = await signIn(product, { role: 'staff' })
		const begun = async (from: string) => lineOf(await figures(from, '2027-11-30'), 'repairs').begun
		const [days, months] = ['2027-11-01', '2027-08-31']
		const [byDays, byMonths] = [await begun(days), await begun(months)]
		const rider = await signIn(product)
		await rider.api.repairs.book({ body: aBooking(some, { schedule_date: '2027-11-03', schedule_time: '09:00' }) })
		setClock(new Date('2027-11-01T06:00:20Z'))
		expect([await begun(days), await begun(months)]).toEqual([byDays + 1, byMonths])
		setClock(new Date('2027-11-01T06:00:40Z'))
		expect(await begun(months)).toBe(byMonths + 1)
	})
})
