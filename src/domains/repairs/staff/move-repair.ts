import { and, eq, sql } from 'drizzle-orm'
import { type RepairStatus, repairFlow, repairStatusDisplay } from '#contract/repairs/repair-words.ts'
import { reasonNeeded } from '#contract/staff-words.ts'
import { cancelledPayment } from '#domains/company/payments.ts'
import { cutAssignment } from '#domains/doorstep/assign-technician.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuse, refuseField } from '#platform/http/problem.ts'
import { one } from '#shared/one.ts'
import { refuseWhileProposed, withdrawProposed } from '../extra/settle-extra-work.ts'
import { giveBackPlace } from '../give-back-place.ts'
import type { RepairRow } from '../present-repair.ts'
import { recordEvent } from '../record-event.ts'
import { repairs } from '../tables.ts'

/**
 * Takes a repair one step along `repairFlow` for the company (B.R-40, B.ADMIN-21). `repair` is the locked row, and the status it
 * was judged by is part of the change, so that against a customer who cancels one of the two wins. Throws 400 for any other step,
 * at `reason` for a cancellation without one.
 */
export async function moveRepair(
	db: Db,
	actor: Actor,
	repair: RepairRow,
	{ status, reason = '' }: { status: RepairStatus; reason?: string },
): Promise<RepairRow> {
	if (status === repair.status) throw refuse(`This repair is already ${said(status)}.`)
	if (!repairFlow[repair.status].includes(status)) throw refuse(`A repair that is ${said(repair.status)} cannot become ${said(status)}.`)
	const cancelReason = status === 'cancelled' ? reason : ''
	if (status === 'cancelled' && cancelReason === '') throw refuseField('reason', reasonNeeded)
	if (status === 'completed') await refuseWhileProposed(db, repair.id)
	const at = now()
	const moved = one(
		await db
			.update(repairs)
			.set({
				...(status === 'cancelled' && cancelledPayment(repairs)),
				status,
				cancelReason,
				completedAt: status === 'completed' ? at : null,
				version: sql`${repairs.version} + 1`,
			})
			.where(and(eq(repairs.id, repair.id), eq(repairs.status, repair.status)))
			.returning(),
	)
	await recordEvent(db, actor, { repairId: repair.id, status, byCompany: true, at, note: cancelReason })
	if (status === 'completed') await cutAssignment(db, { work: 'repair', workId: repair.id, at })
	if (status === 'cancelled') {
		await withdrawProposed(db, actor, repair.id)
		await giveBackPlace(db, moved)
	}
	return moved
}

const said = (status: RepairStatus) => repairStatusDisplay[status].toLowerCase()
