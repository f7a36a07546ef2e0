import { and, eq } from 'drizzle-orm'
import { type ExtraStatus, extraCategory, extraOver } from '#contract/repairs/extra-work-words.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound, refuse } from '#platform/http/problem.ts'
import { one } from '#shared/one.ts'
import type { RepairRow } from '../present-repair.ts'
import { listAgreed, writeLines } from '../staff/change-lines.ts'
import { notifyCustomer } from '../staff/notify-customer.ts'
import { repairExtras } from '../tables.ts'
import { recordExtra, touchRepair } from './record-extra.ts'

type ExtraAnswer = {
	extraId: number
	answer: Exclude<ExtraStatus, 'open'>
	reason: string
	/** How the customer answered, and whose account recorded it; null when the company withdraws. */
	by: 'page' | 'link' | 'phone' | null
	actorId: number | null
}

const actions = { approved: 'approve-extra-work', declined: 'decline-extra-work', withdrawn: 'withdraw-extra-work' } as const

/**
 * Ends a proposal of extra work. Approved, its lines become lines of the repair and the total follows: the only way in which a repair that
 * is under way grows (D-53). `repair` is the locked row, so that of two answers at once one wins; the same answer again changes nothing.
 * Throws 404 for a proposal of another repair, 400 for one that has another answer already.
 */
export async function settleExtra(db: Db, repair: RepairRow, { extraId, answer, reason, by, actorId }: ExtraAnswer) {
	const [extra] = await db
		.select()
		.from(repairExtras)
		.where(and(eq(repairExtras.id, extraId), eq(repairExtras.repairId, repair.id)))
	if (!extra) throw notFound()
	if (extra.status === answer) return extra
	if (extra.status !== 'open') throw refuse(extraOver[extra.status])
	const settled = one(
		await db
			.update(repairExtras)
			.set({ status: answer, reason, answeredAt: now(), answeredBy: by, answerActorId: actorId })
			.where(eq(repairExtras.id, extraId))
			.returning(),
	)
	const after = answer === 'approved' ? await addLines(db, repair, extra.lines) : await touchRepair(db, repair)
	// Every row of the log names a person; with the link it was the customer, or somebody who reads his mail.
	const actor = { id: actorId ?? repair.customerId ?? extra.proposedBy }
	await recordExtra(db, actor, { action: actions[answer], before: repair, after, extra: settled })
	await notifyCustomer(db, repair, after)
	return settled
}

/** Throws 400 while a proposal waits for its answer: work must be agreed before it is done. */
export async function refuseWhileProposed(db: Db, repairId: number) {
	const [open] = await db.select({ id: repairExtras.id }).from(repairExtras).where(isProposed(repairId))
	if (open) throw refuse('The customer has not answered the extra work yet. Wait for the answer or withdraw it first.')
}

/** Nobody may approve work on a repair that is cancelled. */
export async function withdrawProposed(db: Db, { id }: Actor, repairId: number) {
	await db.update(repairExtras).set({ status: 'withdrawn', answeredAt: now(), answerActorId: id }).where(isProposed(repairId))
}

const isProposed = (repairId: number) => and(eq(repairExtras.repairId, repairId), eq(repairExtras.status, 'open'))

/** For the bike of the first line, which is the one the technician stands at. */
async function addLines(db: Db, repair: RepairRow, lines: (typeof repairExtras.$inferSelect)['lines']) {
	const agreed = await listAgreed(db, repair.id)
	const [bike] = agreed
	if (!bike) throw new Error(`Repair ${repair.id} has no lines`)
	const added = lines.map(({ kind, name, quantity, pricePaise }) => ({
		...bike,
		serviceId: null,
		categoryName: extraCategory[kind],
		serviceName: name,
		features: [],
		durationMinutes: 0,
		quantity,
		pricePaise,
		extraKind: kind,
	}))
	return writeLines(db, repair, { lines: [...agreed, ...added] })
}
