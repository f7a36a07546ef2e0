import { and, between, count, eq, gt, gte, lt, sql } from 'drizzle-orm'
import { calendarDays, lastDayFirst } from '#contract/doorstep/closure-words.ts'
import type { SlotKind } from '#contract/doorstep/doorstep-words.ts'
import type { CalendarDay } from '#contract/doorstep/staff-closures.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { refuseField } from '#platform/http/problem.ts'
import { daysBetween, endOfDay, type IndianDay, startOfDay } from '#shared/days.ts'
import { slotClosures, takenHours } from '../tables.ts'

type CalendarQuery = { kind: SlotKind; date_from: IndianDay; date_to: IndianDay }

/** The days of a time on which something is closed or booked, in two statements. Throws a Problem at `date_to` for more than a year. */
export async function listCalendar(db: ReadDb, { kind, date_from, date_to }: CalendarQuery): Promise<CalendarDay[]> {
	if (date_to < date_from) throw refuseField('date_to', lastDayFirst)
	if (daysBetween(date_from, date_to) >= calendarDays) throw refuseField('date_to', `Please ask for at most ${calendarDays} days.`)
	const booked = sql<string>`(${takenHours.hour} at time zone 'Asia/Kolkata')::date::text`
	const [closed, taken] = await Promise.all([
		db
			.select({
				date: slotClosures.date,
				is_closed: sql<boolean>`bool_or(${slotClosures.time} is null)`,
				closed_hours: count(slotClosures.time),
			})
			.from(slotClosures)
			.where(and(eq(slotClosures.kind, kind), between(slotClosures.date, date_from, date_to)))
			.groupBy(slotClosures.date),
		db
			.select({ date: booked, bookings_count: sql<number>`sum(${takenHours.taken})::int` })
			.from(takenHours)
			.where(
				and(
					eq(takenHours.kind, kind),
					gte(takenHours.hour, startOfDay(date_from)),
					lt(takenHours.hour, endOfDay(date_to)),
					gt(takenHours.taken, 0),
				),
			)
			.groupBy(booked),
	])
	const days = new Map<string, CalendarDay>(closed.map((day) => [day.date, { ...day, bookings_count: 0 }]))
	for (const { date, bookings_count } of taken)
		days.set(date, { date, is_closed: false, closed_hours: 0, ...days.get(date), bookings_count })
	return [...days.values()].sort((a, b) => a.date.localeCompare(b.date))
}
