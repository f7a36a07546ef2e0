import { afterEach, expect, test } from 'vitest'
import { type SlotKind, slotKinds, startingHours } from '#contract/doorstep/doorstep-words.ts'
import { isHourShut, type WeekdayHours, widestWeek } from '#contract/doorstep/week-words.ts'
import { setClock } from '#platform/clock.ts'
import { addDays, instantOf } from '#shared/days.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'
import { listFreeHours } from './list-free-hours.ts'
import { listHoursOfDay } from './list-hours-of-day.ts'
import { takeHour } from './take-hour.ts'

const morning = instantOf('2030-01-15', '10:15').toISOString()
const product = useTestApp({ clock: morning })
afterEach(async () => {
	setClock(new Date(morning))
	await product.sql('delete from taken_hours')
	await product.sql('delete from slot_closures')
	await product.sql('update site_settings set repair_capacity = 3, visit_capacity = 3, repair_week = default, visit_week = default')
})

const slots = (query: { from?: string; days?: number } = {}) => product.as().doorstep.slots({ query })
async function placesLeft(date: string, time: string) {
	const [day] = await slots({ from: date, days: 1 })
	return day?.times.find((slot) => slot.time === time)?.places_left
}

test('anybody sees the next 14 days, today first, each with its 13 starting hours (D-17)', async () => {
	const days = await slots()
	expect(days.map(({ date }) => date)).toEqual(Array.from({ length: 14 }, (_, index) => addDays('2030-01-15', index)))
	for (const { times } of days) expect([times.length, times[0]?.time, times.at(-1)?.time]).toEqual([13, '08:00', '20:00'])
	expect(days[1]?.times.every(({ places_left }) => places_left === 3)).toBe(true)
})

test('hours of today that have begun have no place left (D-17, B.R-15)', async () => {
	expect([
		await placesLeft('2030-01-15', '08:00'),
		await placesLeft('2030-01-15', '10:00'),
		await placesLeft('2030-01-15', '11:00'),
	]).toEqual([0, 0, 3])
})

test('today is the day in India, also when it is still yesterday by UTC (B.E-25)', async () => {
	setClock(new Date('2030-01-15T23:00:00Z'))
	const [first] = await slots()
	expect(first?.date).toBe('2030-01-16')
	expect(first?.times[0]).toEqual({ time: '08:00', places_left: 3 })
})

test('days begin where they are asked for, and at today when that is past (D-17)', async () => {
	expect((await slots({ from: '2030-02-27', days: 3 })).map(({ date }) => date)).toEqual(['2030-02-27', '2030-02-28', '2030-03-01'])
	expect((await slots({ from: '2020-01-01', days: 2 })).map(({ date }) => date)).toEqual(['2030-01-15', '2030-01-16'])
	expect(await slots({ days: 60 })).toHaveLength(60)
})

test('no day is offered that a booking could not have: more than a year ahead (B.R-15, D-45)', async () => {
	expect((await slots({ from: '2031-01-14', days: 14 })).map(({ date }) => date)).toEqual(['2031-01-14', '2031-01-15'])
	expect(await slots({ from: '2031-01-16' })).toEqual([])
	expect(await slots({ from: '9999-12-31', days: 60 })).toEqual([])
})

test('taken places, closed hours, closed days and the capacity that an admin set all show at once (D-17)', async () => {
	await product.database.transaction((db) => takeHour(db, 'repairs', instantOf('2030-01-20', '09:40')))
	await product.database.transaction((db) => takeHour(db, 'visits', instantOf('2030-01-20', '10:00')))
	expect([await placesLeft('2030-01-20', '09:00'), await placesLeft('2030-01-20', '10:00')]).toEqual([2, 3])
	await product.sql(`insert into slot_closures (kind, date, time, created_at) values
		('repairs', '2030-01-20', '11:00', now()), ('visits', '2030-01-20', '12:00', now()), ('repairs', '2030-01-21', null, now())`)
	expect([
		await placesLeft('2030-01-20', '11:00'),
		await placesLeft('2030-01-20', '12:00'),
		await placesLeft('2030-01-21', '12:00'),
	]).toEqual([0, 3, 0])
	await product.sql('update site_settings set repair_capacity = 1')
	expect([await placesLeft('2030-01-20', '09:00'), await placesLeft('2030-01-20', '10:00')]).toEqual([0, 1])
})

test('visits have hours, capacity, closures and days ahead of their own (D-17, D-49, A.VISIT-11)', async () => {
	await product.sql('update site_settings set visit_capacity = 2')
	await product.database.transaction((db) => takeHour(db, 'visits', instantOf('2030-01-16', '09:30')))
	await product.database.transaction((db) => takeHour(db, 'repairs', instantOf('2030-01-16', '10:00')))
	await product.sql(`insert into slot_closures (kind, date, time, reason, created_at) values
		('visits', '2030-01-16', '12:00', '', now()), ('repairs', '2030-01-16', '13:00', '', now()), ('visits', '2030-01-17', null, 'Holi', now())`)
	const { db } = product.database
	const days = await listFreeHours(db, 'visits', { days: 14, until: '2030-01-17' })
	expect(days.map(({ date }) => date)).toEqual(['2030-01-15', '2030-01-16', '2030-01-17'])
	expect(days[1]?.times.map(({ time, placesLeft }) => [time, placesLeft])).toEqual([
		['09:00', 1],
		['10:00', 2],
		['11:00', 2],
		['12:00', 0],
		['13:00', 2],
		['14:00', 2],
		['15:00', 2],
		['16:00', 2],
	])
	expect((await listHoursOfDay(db, 'visits', '2030-01-17')).closedDay).toBe('Holi')
	expect((await listHoursOfDay(db, 'repairs', '2030-01-17')).closedDay).toBeNull()
})

/** Sundays closed, Mondays from `first` to `last`, all other days as wide as they can be. */
const narrowed = (kind: SlotKind, first: string, last: string): WeekdayHours[] => [{ first, last }, ...widestWeek(kind).slice(1, 6), null]
const setWeek = (kind: SlotKind, week: WeekdayHours[]) =>
	product.sql(`update site_settings set ${kind === 'repairs' ? 'repair_week' : 'visit_week'} = $1`, [JSON.stringify(week)])
const [sunday, monday, tuesday] = ['2030-01-20', '2030-01-21', '2030-01-22']

test('the hours of every week that an admin set show at once, and what they leave out can be taken by nobody (A.ADMIN-23, decision 0069)', async () => {
	const take = (day: string, time: string) => product.database.transaction((db) => takeHour(db, 'repairs', instantOf(day, time)))
	await take(monday, '19:00')
	await setWeek('repairs', narrowed('repairs', '10:00', '12:00'))
	expect([await placesLeft(sunday, '10:00'), await placesLeft(monday, '09:00'), await placesLeft(monday, '13:00')]).toEqual([0, 0, 0])
	expect([await placesLeft(monday, '10:00'), await placesLeft(monday, '12:00'), await placesLeft(tuesday, '20:00')]).toEqual([3, 3, 3])
	for (const [day, time] of [
		[sunday, '10:00'],
		[monday, '09:30'],
		[monday, '13:00'],
	] as const)
		expect(await take(day, time)).toBe(false)
	// What was booked before stays.
	expect(await product.sql('select taken from taken_hours')).toEqual([{ taken: 1 }])
	expect((await listHoursOfDay(product.database.db, 'repairs', sunday)).closedDay).toBe('every Sunday')
	expect((await listHoursOfDay(product.database.db, 'visits', sunday)).closedDay).toBeNull()
})

test('the database leaves out the same hours as the screens, whatever the hour and kind (A.ADMIN-23, B.R-15)', async () => {
	for (const kind of slotKinds) {
		const [earliest = '', latest = ''] = [startingHours[kind].at(0), startingHours[kind].at(-1)]
		for (const week of [
			narrowed(kind, '10:00', '12:00'),
			narrowed(kind, earliest, '11:00'),
			narrowed(kind, '11:00', latest),
			widestWeek(kind),
		]) {
			await setWeek(kind, week)
			const rows = await product.sql<{ day: string; hour: number; places: number }>(
				`select to_char(day, 'YYYY-MM-DD') as day, hour, places_in_hour($1, day::date, hour) as places
				from generate_series($2::date, $3::date, interval '1 day') day, generate_series(0, 23) hour`,
				[kind, sunday, tuesday],
			)
			expect(rows).toHaveLength(72)
			const shut = rows.filter(({ day, hour }) => isHourShut(week, day, `${String(hour).padStart(2, '0')}:30`))
			expect(rows.filter(({ places }) => places === 0)).toEqual(shut)
		}
	}
})

test('the answer is never kept anywhere and takes at most three statements, however many days (D-17)', async () => {
	await slots()
	product.statements()
	const { headers } = await product.call('GET', '/repairing-service/available-slots/?days=60')
	expect(product.statements().length).toBeLessThanOrEqual(3)
	expect(headers['cache-control']).toBe('no-store')
	expect(headers).not.toHaveProperty('etag')
})

test('nonsense is refused at its name (D-45)', async () => {
	const refused = async (query: string) => {
		const { status, body } = await product.call('GET', `/repairing-service/available-slots/?${query}`)
		return [status, Object.keys(body)]
	}
	for (const from of ['tomorrow', '2030-02-30', '15-01-2030', '2030-01-15T10:00', ''])
		expect([from, ...(await refused(`from=${from}`))]).toEqual([from, 400, ['from', 'message', 'error']])
	for (const days of ['0', '61', '-1', '1.5', 'many', ''])
		expect([days, ...(await refused(`days=${days}`))]).toEqual([days, 400, ['days', 'message', 'error']])
})
