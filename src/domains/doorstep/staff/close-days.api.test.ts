import { afterEach, beforeAll, expect, test } from 'vitest'
import { slotTaken } from '#contract/doorstep/doorstep-words.ts'
import { aBooking, aPackage, type Package } from '../../../../tests/support/a-booking.ts'
import { refusalOf } from '../../../../tests/support/refusal-of.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { aKey, useTestApp } from '../../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z', connections: 24 })

type Person = Awaited<ReturnType<typeof signIn>>
let staff: Person
let item: Package
beforeAll(async () => {
	staff = await signIn(product, { role: 'staff' })
	item = await aPackage(product)
})
afterEach(() => product.sql('delete from slot_closures'))

type Body = Parameters<Person['api']['staff']['closeDays']>[0]['body']
const diwali = { kind: 'repairs', date_from: '2027-10-27', date_to: '2027-10-31' } as const
const close = (body: Body, key?: string) => staff.api.staff.closeDays({ body, key })
const calendar = (date_from: string, date_to: string) => staff.api.staff.closureCalendar({ query: { kind: 'repairs', date_from, date_to } })
const book = async (schedule_date: string, schedule_time = '10:00') =>
	(await signIn(product)).api.repairs.book({ body: aBooking(item, { schedule_date, schedule_time }) })

test('a week is closed in one go, with one row of the audit log a day; bookings that were there first stay and are counted (D-17, D-21)', async () => {
	await book('2027-10-28')
	await book('2027-10-28', '15:30')
	await staff.api.staff.slotClosures.create({ body: { kind: 'repairs', date: '2027-10-29', reason: 'Stocktaking' } })
	product.statements()
	expect(await close({ ...diwali, reason: 'Diwali' })).toEqual({ closed: 4, closed_already: 1, bookings_count: 2 })
	const statements = product.statements().length
	const { results } = await staff.api.staff.slotClosures.list({ query: { ordering: 'date' } })
	expect(results.map(({ date, time, reason, bookings_count }) => [date.slice(8), time, reason, bookings_count])).toEqual([
		['27', null, 'Diwali', 0],
		['28', null, 'Diwali', 2],
		['29', null, 'Stocktaking', 0],
		['30', null, 'Diwali', 0],
		['31', null, 'Diwali', 0],
	])
	const audit = await product.sql<{ after: object }>(
		"select after from audit_log where collection = 'slot-closures' and action = 'create' and after ->> 'reason' = 'Diwali' order by id",
	)
	expect(audit).toHaveLength(4)
	expect(audit[0]?.after).toEqual({ kind: 'repairs', date: '2027-10-27', time: null, reason: 'Diwali' })
	expect((await refusalOf(book('2027-10-30'))).fields).toEqual({ schedule_time: [slotTaken] })
	// As many statements for 62 days as for five.
	product.statements()
	await close({ kind: 'repairs', date_from: '2027-06-01', date_to: '2027-08-01' })
	expect(product.statements()).toHaveLength(statements)
})

test('hours of several days are closed, what is closed already stays (D-49)', async () => {
	const hours = { ...diwali, date_to: '2027-10-28', times: ['10:00', '11:00:00', '10:00'] }
	expect(await close(hours)).toEqual({ closed: 4, closed_already: 0, bookings_count: expect.any(Number) })
	expect(await close({ ...hours, times: ['11:00', '12:00'] })).toMatchObject({ closed: 2, closed_already: 2 })
	expect(await calendar('2027-10-26', '2027-10-27')).toEqual([{ date: '2027-10-27', is_closed: false, closed_hours: 3, bookings_count: 0 }])
})

test('days that are closed as a whole are left out where hours of several are closed, and refused where all are (D-17, D-49)', async () => {
	await close({ kind: 'repairs', date_from: '2027-11-02', date_to: '2027-11-03' })
	const hours = { kind: 'repairs', date_from: '2027-11-01', date_to: '2027-11-03', times: ['10:00', '11:00'] } as const
	expect(await close({ ...hours, times: [...hours.times] })).toMatchObject({ closed: 2, closed_already: 4 })
	expect(await calendar('2027-11-02', '2027-11-02')).toMatchObject([{ is_closed: true, closed_hours: 0 }])
	expect((await refusalOf(close({ ...hours, date_from: '2027-11-02', times: [...hours.times] }))).fields).toEqual({
		times: ['This whole day is closed already.'],
	})
})

test('the calendar tells of a year what is closed and booked, in two statements (A.ADMIN-33)', async () => {
	await book('2027-09-01')
	await close({ kind: 'repairs', date_from: '2027-09-01', date_to: '2027-09-02' })
	await close({ kind: 'visits', date_from: '2027-09-03' })
	await book('2027-09-04', '08:00')
	product.statements()
	expect(await calendar('2027-09-01', '2027-09-30')).toEqual([
		{ date: '2027-09-01', is_closed: true, closed_hours: 0, bookings_count: 1 },
		{ date: '2027-09-02', is_closed: true, closed_hours: 0, bookings_count: 0 },
		{ date: '2027-09-04', is_closed: false, closed_hours: 0, bookings_count: 1 },
	])
	expect(product.statements()).toHaveLength(3)
	expect((await refusalOf(calendar('2026-11-20', '2028-11-20'))).fields).toHaveProperty('date_to')
})

test.each([
	[{ date_from: '2026-11-19', date_to: '2026-11-21' }, 'date_from'],
	[{ date_to: '2027-10-26' }, 'date_to'],
	[{ date_to: '2028-01-01' }, 'date_to'],
	[{ date_from: '2027-02-30' }, 'date_from'],
	[{ times: [] }, 'times'],
	[{ times: ['10:30'] }, 'times'],
	[{ times: ['03:00'] }, 'times'],
	[{ kind: 'parts' as 'visits' }, 'kind'],
	[{ reason: 'x'.repeat(201) }, 'reason'],
])('%j is refused at its field, and nothing is closed (B.API-04)', async (wrong, field) => {
	expect(Object.keys((await refusalOf(close({ ...diwali, ...wrong }))).fields)).toEqual([field])
	expect((await staff.api.staff.slotClosures.list({})).count).toBe(0)
})

test('of many who close overlapping weeks at once every day is closed once, and who finds all closed is told; one key closes once (D-49, D-19)', async () => {
	const outcomes = await Promise.allSettled(
		Array.from({ length: 6 }, (_, late) => close({ kind: 'repairs', date_from: `2027-10-2${late}`, date_to: '2027-10-31' })),
	)
	const closed = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value.closed : 0))
	expect(closed.reduce((sum, count) => sum + count, 0)).toBe(12)
	for (const outcome of outcomes)
		if (outcome.status === 'rejected') expect(outcome.reason.fields).toEqual({ date_from: ['This whole day is closed already.'] })
	const key = aKey()
	const first = await close({ kind: 'visits', date_from: '2027-10-20' }, key)
	expect(await close({ kind: 'visits', date_from: '2027-10-20' }, key)).toEqual(first)
})
