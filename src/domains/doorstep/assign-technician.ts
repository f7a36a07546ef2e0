import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { WorkKind } from '#contract/doorstep/doorstep-words.ts'
import type { Db } from '#platform/database/database.ts'
import { refuseField } from '#platform/http/problem.ts'
import { assignments } from './tables.ts'

/** What a technician is sent to: the kind of work and its id. One work has one assignment at most. */
type Work = { work: WorkKind; workId: number }
/** From `from` on, until just before `to`. */
type Assignment = Work & { technicianId: number; from: Date; to: Date }

/**
 * Sends a technician to work at that time (D-38). Throws a Problem at `technician` when he has other work then; nothing is
 * changed and the transaction stays usable.
 */
export async function assignTechnician(db: Db, assignment: Assignment): Promise<void> {
	const { technicianId, work, workId } = assignment
	await holdTechnician(db, technicianId)
	const made = await db.execute(sql`
		insert into ${assignments} (technician_id, during, work, work_id)
		select ${technicianId}::integer, ${during(assignment)}, ${work}::text, ${workId}::integer
		where ${isFree(assignment)}
		returning id`)
	if (made.rows.length === 0) throw otherWorkThen()
}

/**
 * Gives the assignment of that work to another technician, another time, or both (D-38). Refuses as `assignTechnician`
 * does; the old assignment then stays. Throws when the work was never assigned.
 */
export async function moveAssignment(db: Db, assignment: Assignment): Promise<void> {
	const { technicianId } = assignment
	await holdTechnician(db, technicianId)
	const found = await db.execute<{ free: boolean; moved: number }>(sql`
		with judged as materialized (select ${isFree(assignment)} as free),
		moved as (
			update ${assignments} set technician_id = ${technicianId}, during = ${during(assignment)}
			where ${isOf(assignment)} and (select free from judged)
			returning id
		)
		select judged.free, (select count(*)::integer from moved) as moved from judged`)
	const [outcome] = found.rows
	if (!outcome?.free) throw otherWorkThen()
	if (outcome.moved !== 1) throw new Error(`No assignment to move: ${assignment.work} ${assignment.workId}`)
}

/** Takes the work off its technician's list, when it is cancelled or nobody is sent; nothing happens when it is on none. */
export async function removeAssignment(db: Db, work: Work): Promise<void> {
	await db.delete(assignments).where(isOf(work))
}

/** The same for several of one kind. */
export async function removeAssignments(db: Db, work: WorkKind, workIds: number[]): Promise<void> {
	await db.delete(assignments).where(and(eq(assignments.work, work), inArray(assignments.workId, workIds)))
}

/**
 * Ends the assignment at `at`, when the work is done before its time, so that its technician is free from then on (D-38).
 * Done before it was to begin, it leaves the list; done late, it stays as it was planned.
 */
export async function cutAssignment(db: Db, { at, ...work }: Work & { at: Date }): Promise<void> {
	const moment = sql`${at.toISOString()}::timestamptz`
	await db.execute(sql`
		with never_begun as (delete from ${assignments} where ${isOf(work)} and lower(during) >= ${moment})
		update ${assignments} set during = tstzrange(lower(during), ${moment})
		where ${isOf(work)} and lower(during) < ${moment} and upper(during) > ${moment}`)
}

/**
 * One at a time may look whether this technician is free and act on it, until its transaction ends. The exclusion constraint
 * alone would also keep two jobs apart, but its refusal breaks the transaction off, and many who are refused at once end
 * in deadlocks; a look alone would miss what others have not committed yet.
 */
export const holdTechnician = (db: Db, technicianId: number) =>
	db.execute(sql`select pg_advisory_xact_lock(${lockOfTechnicians}::integer, ${technicianId}::integer)`)

/** Any fixed number; it keeps these locks apart from others of two numbers. */
const lockOfTechnicians = 7_240_119

const during = ({ from, to }: Assignment) => sql`tstzrange(${from.toISOString()}::timestamptz, ${to.toISOString()}::timestamptz)`

const isOf = ({ work, workId }: Work): SQL | undefined => and(eq(assignments.work, work), eq(assignments.workId, workId))

/** Other work of the technician overlaps when its range does; the work in question does not stand in its own way. */
const isFree = (assignment: Assignment) => sql`not exists (
	select from ${assignments} as other
	where other.technician_id = ${assignment.technicianId} and other.during && ${during(assignment)}
	and (other.work, other.work_id) <> (${assignment.work}::text, ${assignment.workId}::integer))`

const otherWorkThen = () =>
	refuseField('technician', 'This technician has other work at that time. Please choose another technician or another time.')
