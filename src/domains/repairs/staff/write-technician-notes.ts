import { eq, sql } from 'drizzle-orm'
import type { RepairStatus } from '#contract/repairs/repair-words.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuseField } from '#platform/http/problem.ts'
import { dayOf } from '#shared/days.ts'
import { one } from '#shared/one.ts'
import type { RepairRow } from '../present-repair.ts'
import { repairs } from '../tables.ts'

/**
 * Writes what was found and done, for the customer to read. `repair` is the locked row. Throws 400 at `technician_notes` before the
 * work has begun, and for a technician after the day in India on which it was completed: the office may have completed it while he was
 * still writing.
 */
export async function writeTechnicianNotes(db: Db, actor: Actor, repair: RepairRow, notes: string): Promise<RepairRow> {
	if (!hasBegun[repair.status]) throw refuseField('technician_notes', 'Only for work that has begun and was not cancelled.')
	if (actor.role === 'technician' && repair.completedAt && dayOf(repair.completedAt) !== dayOf(now()))
		throw refuseField('technician_notes', 'The work was completed on an earlier day. Please ask the office to change these notes.')
	if (notes === repair.technicianNotes) return repair
	return one(
		await db
			.update(repairs)
			.set({ technicianNotes: notes, version: sql`${repairs.version} + 1` })
			.where(eq(repairs.id, repair.id))
			.returning(),
	)
}

const hasBegun: Record<RepairStatus, boolean> = { pending: false, confirmed: false, in_progress: true, completed: true, cancelled: false }
