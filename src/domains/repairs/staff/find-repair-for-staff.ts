import { and, asc, eq, sql } from 'drizzle-orm'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { profiles, users } from '#domains/accounts/tables.ts'
import type { Db, ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound } from '#platform/http/problem.ts'
import { findRepairParts } from '../find-repair-parts.ts'
import type { RepairRow } from '../present-repair.ts'
import { repairEvents, repairNotes, repairs } from '../tables.ts'
import { presentStaffRepair } from './present-staff-repair.ts'
import { inSightOf } from './staff-permissions.ts'

/**
 * A repair as the company reads it, with its notes and who took which step. Throws 404, for a technician also where it is not assigned
 * to him (D-48). Three statements.
 */
export async function findRepairForStaff(db: ReadDb, actor: Actor, id: number): Promise<StaffRepairInFull> {
	const [parts] = await findRepairParts(db, (query) => query.where(and(eq(repairs.id, id), inSightOf(actor))))
	if (!parts) throw notFound()
	return { ...presentStaffRepair(actor, parts), taken_by: await findStepTakers(db, id), internal_notes: await findNotes(db, id) }
}

const nameOf = sql<string>`coalesce(nullif(${profiles.name}, ''), ${users.username})`

const findStepTakers = (db: ReadDb, repairId: number) =>
	db
		.select({ status: repairEvents.status, name: nameOf })
		.from(repairEvents)
		.innerJoin(users, eq(users.id, repairEvents.actorId))
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.where(and(eq(repairEvents.repairId, repairId), eq(repairEvents.byCompany, true)))
		.orderBy(asc(repairEvents.id))

async function findNotes(db: ReadDb, repairId: number) {
	const notes = await db
		.select({
			id: repairNotes.id,
			author_name: nameOf,
			text: repairNotes.text,
			createdAt: repairNotes.createdAt,
		})
		.from(repairNotes)
		.innerJoin(users, eq(users.id, repairNotes.authorId))
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.where(eq(repairNotes.repairId, repairId))
		.orderBy(asc(repairNotes.id))
	return notes.map(({ createdAt, ...note }) => ({ ...note, created_at: createdAt.toISOString() }))
}

/** Its row, and nobody else may change it until the transaction ends. */
export async function lockRepair(db: Db, actor: Actor, id: number): Promise<RepairRow> {
	const [repair] = await db
		.select()
		.from(repairs)
		.where(and(eq(repairs.id, id), inSightOf(actor)))
		.for('no key update')
	if (!repair) throw notFound()
	return repair
}
