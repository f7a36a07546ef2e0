import { gte, lte, sql } from 'drizzle-orm'
import { closedAlready, closedDayProblem, closedHourProblem } from '#contract/doorstep/closure-words.ts'
import { staffClosures } from '#contract/doorstep/staff-closures.ts'
import type { Converted } from '#domains/company/collection-columns.ts'
import { serveCollection } from '#domains/company/staff-collection.ts'
import { now } from '#platform/clock.ts'
import { refuseField, refuseWrong } from '#platform/http/problem.ts'
import type { Door } from '#platform/http/serve.ts'
import { dayOf } from '#shared/days.ts'
import { slotClosures as table, takenHours } from '../tables.ts'
import { holdHours } from './hold-hours.ts'
import { listClosedDays } from './list-closed-days.ts'

/** 'HH:mm:ss' in the column, 'HH:mm' on the wire; null is the whole day. */
const minutes: Converted = {
	column: table.time,
	read: (time: string | null) => time?.slice(0, 5) ?? null,
	write: (time: string | null) => time,
}
/** By the clock of India. */
const begins = sql`((${table.date} + coalesce(date_trunc('hour', ${table.time}::interval), interval '0')) at time zone 'Asia/Kolkata')`
const lasts = sql`case when ${table.time} is null then interval '24 hours' else interval '1 hour' end`

/**
 * Closed hours and days (D-17, D-49). Bookings that were there first stay and are counted; of what is over only the reason may change;
 * opened again, an hour has as many places as its capacity has left.
 */
export const serveSlotClosures = (door: Door) =>
	serveCollection(door, staffClosures.slotClosures, {
		table,
		columns: {
			id: table.id,
			kind: table.kind,
			date: table.date,
			time: minutes,
			reason: table.reason,
			bookings_count: sql`(
				select coalesce(sum(${takenHours.taken}), 0)::int from ${takenHours}
				where ${takenHours.kind} = ${table.kind} and ${takenHours.hour} >= ${begins} and ${takenHours.hour} < ${begins} + ${lasts})`,
			version: table.version,
			created_at: table.createdAt,
		},
		derived: ['bookings_count'],
		searched: [table.reason, sql`${table.kind}::text`, sql`${table.date}::text`],
		filters: { date_from: (day) => gte(table.date, day), date_to: (day) => lte(table.date, day) },
		orderings: { date: [table.date, sql`coalesce(${table.time}, time '00:00')`] },
		usual: '-date',
		begins: async (_db, { time = null }) => ({ time }),
		check: async (db, { before, changes, after }) => {
			if (changes.kind === undefined && changes.date === undefined && changes.time === undefined) return
			refuseWrong({ date: closedDayProblem(after.date, dayOf(now())), time: closedHourProblem(after.kind, after.time) })
			await holdHours(db, { kind: after.kind, dates: [after.date], times: after.time === null ? null : [after.time] })
			if (after.time === null) return
			const [closed] = await listClosedDays(db, { kind: after.kind, dates: [after.date] })
			// A day of which one hour is to stay closed is this very row.
			if (closed && closed.id !== before?.id) throw refuseField('time', closedAlready.day)
		},
		refusals: { slot_closures_once: ({ time }) => (time === null ? ['date', closedAlready.day] : ['time', closedAlready.hour]) },
	})
