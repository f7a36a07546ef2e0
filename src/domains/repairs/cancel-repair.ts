import { and, eq, sql } from 'drizzle-orm'
import { cancelledMessage } from '#contract/repairs/repair-words.ts'
import { cancelledPayment } from '#domains/company/payments.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuse } from '#platform/http/problem.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { findOwnRepair } from './find-repair.ts'
import { giveBackPlace } from './give-back-place.ts'
import { mailRepairCancelled } from './jobs.ts'
import { presentRepair } from './present-repair.ts'
import { recordEvent } from './record-event.ts'
import { recordRepairChange } from './record-repair-change.ts'
import { repairs } from './tables.ts'

/**
 * Cancels a pending repair of the caller with his reason (B.E-13, B.API-43). Check and change are one statement: against a
 * confirmation at the same moment one of the two wins. Throws 404 for a foreign repair and a Problem for one that is no longer pending.
 */
export async function cancelRepair(db: Db, actor: Actor, { id, reason }: { id: number; reason: string }) {
	const at = now()
	const [cancelled] = await db
		.update(repairs)
		.set({ ...cancelledPayment(repairs), status: 'cancelled', cancelReason: reason, version: sql`${repairs.version} + 1` })
		.where(and(eq(repairs.id, id), eq(repairs.customerId, actor.id), eq(repairs.status, 'pending')))
		.returning()
	if (!cancelled) throw await whyNot(db, actor, id)
	await giveBackPlace(db, cancelled)
	await recordEvent(db, actor, { repairId: id, status: 'cancelled', byCompany: false, at, note: reason })
	await enqueue(db, mailRepairCancelled, { repairId: id }, { to: cancelled.customerEmail })
	await recordRepairChange(db, cancelled)
	return { ...presentRepair(actor, await findOwnRepair(db, actor, id)), message: cancelledMessage }
}

async function whyNot(db: Db, actor: Actor, id: number) {
	await findOwnRepair(db, actor, id)
	return refuse('Only a pending repair can be cancelled.')
}
