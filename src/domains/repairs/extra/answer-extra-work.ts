import { and, eq, type SQL } from 'drizzle-orm'
import type { ExtraWork, LinkedExtraWork } from '#contract/repairs/extra-work.ts'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import type { Db, ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound, Problem } from '#platform/http/problem.ts'
import type { Keys } from '#platform/keys.ts'
import { readRowToken } from '#platform/row-token.ts'
import { rupees } from '#shared/money.ts'
import { findRepairWithoutPermission } from '../find-repair.ts'
import { findRepairForStaff, lockRepair } from '../staff/find-repair-for-staff.ts'
import { repairExtras, repairs } from '../tables.ts'
import { presentExtra } from './present-extra.ts'
import { settleExtra } from './settle-extra-work.ts'

type Said = { answer: 'approved' | 'declined'; reason: string }

/** The caller's answer to extra work on a repair of his (D-53). Throws 404 for somebody else's, and as `settleExtra` does. */
export async function answerExtraWork(
	db: Db,
	actor: Actor,
	{ id, extraId, ...said }: Said & { id: number; extraId: number },
): Promise<ExtraWork> {
	const repair = await holdRepair(db, and(eq(repairs.id, id), eq(repairs.customerId, actor.id)))
	return presentExtra(await settleExtra(db, repair, { extraId, ...said, by: 'page', actorId: actor.id }))
}

/** The extra work that a link in a mail is about. Throws 404 for a link that we did not make, or of a repair whose customer was deleted. */
export async function findLinkedExtraWork(db: ReadDb, keys: Keys, token: string): Promise<LinkedExtraWork> {
	const { extraId, repairId } = await findByToken(db, keys, token)
	const { repair, lines, extras, technician } = await findRepairWithoutPermission(db, repairId)
	const extra = extras.find(({ id }) => id === extraId)
	const [line] = lines
	if (!extra || !line || repair.forgottenAt) throw notFound()
	const isIn = extra.status === 'approved'
	return {
		reference: repair.reference,
		vehicle: `${line.manufacturerName} ${line.modelName}`,
		technician: technician?.name.split(' ')[0] ?? '',
		total_before: rupees(repair.totalPaise - (isIn ? extra.totalPaise : 0)),
		total_with: rupees(repair.totalPaise + (isIn ? 0 : extra.totalPaise)),
		extra: presentExtra(extra),
	}
}

/** The answer of whoever has the link. Throws as `findLinkedExtraWork` and `settleExtra` do. */
export async function answerByLink(db: Db, keys: Keys, { token, ...said }: Said & { token: string }): Promise<LinkedExtraWork> {
	const { extraId, repairId } = await findByToken(db, keys, token)
	const repair = await holdRepair(db, eq(repairs.id, repairId))
	if (repair.forgottenAt) throw notFound()
	await settleExtra(db, repair, { extraId, ...said, by: 'link', actorId: null })
	return findLinkedExtraWork(db, keys, token)
}

type Settled = { id: number; extraId: number; answer: 'approved' | 'declined' | 'withdrawn'; reason: string }

/**
 * The company withdraws a proposal, or records what the customer said on the phone. Throws 403 for a technician who records his customer's
 * approval, because whoever gains by the work must not approve it. Throws 404 and 400 as `settleExtra`.
 */
export async function settleExtraWork(db: Db, actor: Actor, { id, extraId, answer, reason }: Settled): Promise<StaffRepairInFull> {
	if (answer !== 'withdrawn' && actor.role === 'technician')
		throw new Problem(403, 'Only the customer, or the office on the phone with him, can answer for extra work.')
	const repair = await lockRepair(db, actor, id)
	await settleExtra(db, repair, { extraId, answer, reason, by: answer === 'withdrawn' ? null : 'phone', actorId: actor.id })
	return findRepairForStaff(db, actor, id)
}

async function holdRepair(db: Db, where: SQL | undefined) {
	const [repair] = await db.select().from(repairs).where(where).for('no key update')
	if (!repair) throw notFound()
	return repair
}

async function findByToken(db: ReadDb, keys: Keys, token: string) {
	const extraId = readRowToken(keys, 'extra work', token)
	if (extraId === null) throw notFound()
	const [extra] = await db.select({ repairId: repairExtras.repairId }).from(repairExtras).where(eq(repairExtras.id, extraId))
	if (!extra) throw notFound()
	return { extraId, repairId: extra.repairId }
}
