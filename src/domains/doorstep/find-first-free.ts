import { and, asc, eq, gt, ne, or, sql } from 'drizzle-orm'
import type { WorkKind } from '#contract/doorstep/doorstep-words.ts'
import type { Db } from '#platform/database/database.ts'
import { holdTechnician } from './assign-technician.ts'
import { assignments } from './tables.ts'

const quarterMs = 15 * 60_000

/**
 * The first quarter of an hour, not before `from`, at which a technician has `minutes` without other work; of nobody (null) the first
 * quarter. Nobody else plans for the technician until the transaction ends, so the answer still holds when it is acted on.
 */
export async function findFirstFree(
	db: Db,
	{
		technicianId,
		from,
		minutes,
		work,
		workId,
	}: { technicianId: number | null; from: Date; minutes: number; work: WorkKind; workId: number },
): Promise<Date> {
	const first = nextQuarter(from)
	if (technicianId === null) return first
	await holdTechnician(db, technicianId)
	const ends = sql<string>`upper(${assignments.during})`
	const others = await db
		.select({ begins: sql<string>`lower(${assignments.during})`, ends })
		.from(assignments)
		.where(
			and(
				eq(assignments.technicianId, technicianId),
				gt(ends, sql`${first.toISOString()}::timestamptz`),
				or(ne(assignments.work, work), ne(assignments.workId, workId)),
			),
		)
		.orderBy(asc(sql`lower(${assignments.during})`))
	return others.reduce(
		(start, other) =>
			new Date(other.begins).getTime() < start.getTime() + minutes * 60_000 && new Date(other.ends) > start
				? nextQuarter(new Date(other.ends))
				: start,
		first,
	)
}

const nextQuarter = (moment: Date) => new Date(Math.ceil(moment.getTime() / quarterMs) * quarterMs)
