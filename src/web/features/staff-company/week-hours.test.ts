import { expect, test } from 'vitest'
import type { StaffClosure } from '#contract/doorstep/staff-closures.ts'
import { widestWeek } from '#contract/doorstep/week-words.ts'
import { addDays, instantOf, repairHours } from '#shared/days.ts'
import { weekHours } from './week-hours.ts'

const first = '2026-11-16'
const saturday = '2026-11-21'
const at = instantOf(saturday, '10:30')
const free = (date: string) => ({ date, times: repairHours.map((time) => ({ time, places_left: time === '14:00' ? 1 : 3 })) })
const closure = (over: Partial<StaffClosure>): StaffClosure => ({
	id: 1,
	kind: 'repairs',
	date: saturday,
	time: null,
	reason: '',
	bookings_count: 0,
	version: 1,
	created_at: at.toISOString(),
	...over,
})
const week = (closures: StaffClosure[] = []) =>
	weekHours({ first, capacity: 3, week: widestWeek('repairs'), places: [saturday, addDays(saturday, 1)].map(free), closures, at })

test('days and hours that began are over, the others say how many are booked (D-17)', () => {
	const days = week()
	expect(days.map(({ isOver }) => isOver)).toEqual([true, true, true, true, true, false, false])
	expect(days[5]?.hours.find(({ time }) => time === '10:00')).toMatchObject({ isOver: true })
	expect(days[5]?.hours.find(({ time }) => time === '14:00')).toMatchObject({ isOver: false, booked: 2 })
	expect(days[6]?.booked).toBe(2)
})

test('a closed hour keeps what is booked in it, and the hours beside it stay open (D-17, A.ADMIN-23)', () => {
	const hours = week([closure({ time: '15:00', bookings_count: 2 })])[5]?.hours
	expect(hours?.find(({ time }) => time === '15:00')).toMatchObject({ closure: { id: 1 }, booked: 2 })
	expect(hours?.find(({ time }) => time === '16:00')).toMatchObject({ closure: null, booked: 0 })
})

test('a closed day counts the bookings of the whole day', () => {
	expect(week([closure({ bookings_count: 4 })])[5]).toMatchObject({ closure: { id: 1 }, booked: 4 })
})
