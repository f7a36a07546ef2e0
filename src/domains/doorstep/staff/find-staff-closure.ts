import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { StaffClosure } from '#contract/company/staff-company.ts'
import type { Db } from '#platform/database/database.ts'
import { notFound } from '#platform/http/problem.ts'
import { slotClosures, takenHours } from '../tables.ts'

/** By the clock of India; the whole day without a time. */
const begins = sql`((${slotClosures.date} + coalesce(date_trunc('hour', ${slotClosures.time}::interval), interval '0')) at time zone 'Asia/Kolkata')`
const lasts = sql`case when ${slotClosures.time} is null then interval '24 hours' else interval '1 hour' end`

/** Closed hours and days with the places taken in them. */
export const selectClosures = (db: Db) =>
	db
		.select({
			id: slotClosures.id,
			kind: slotClosures.kind,
			date: slotClosures.date,
			time: sql<string | null>`to_char(${slotClosures.time}, 'HH24:MI')`,
			reason: slotClosures.reason,
			bookings_count: sql<number>`coalesce(sum(${takenHours.taken}), 0)::int`,
			version: slotClosures.version,
			createdAt: slotClosures.createdAt,
		})
		.from(slotClosures)
		.leftJoin(
			takenHours,
			and(eq(takenHours.kind, slotClosures.kind), gte(takenHours.hour, begins), lt(takenHours.hour, sql`${begins} + ${lasts}`)),
		)
		.groupBy(slotClosures.id)

type Row = Awaited<ReturnType<typeof selectClosures>>[number]

export const presentClosure = ({ createdAt, ...row }: Row): StaffClosure => ({ ...row, created_at: createdAt.toISOString() })

/** A closed hour or day as staff see it. Throws 404. */
export async function findStaffClosure(db: Db, id: number): Promise<StaffClosure> {
	const [row] = await selectClosures(db).where(eq(slotClosures.id, id))
	if (!row) throw notFound()
	return presentClosure(row)
}
