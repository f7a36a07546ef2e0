import type { Validated } from '#contract/endpoint.ts'
import { repairStatusDisplay } from '#contract/repairs/repair-words.ts'
import type { StaffRepairInFull, staffBookings } from '#contract/repairs/staff-bookings.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuse } from '#platform/http/problem.ts'
import { refuseStale } from '#platform/http/refuse-stale.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { paise } from '#shared/money.ts'
import { one } from '#shared/one.ts'
import { mailExtraWork } from '../jobs.ts'
import { findRepairForStaff, lockRepair } from '../staff/find-repair-for-staff.ts'
import { repairExtras } from '../tables.ts'
import { recordExtra, touchRepair } from './record-extra.ts'

type Proposal = Validated<typeof staffBookings.proposeExtraWork>['body']

/**
 * Proposes to the customer what turned out to be needed, line by line with its price, and mails him the link to answer by. Nothing of the
 * repair changes until he approves. Throws 403 and 404 as for the repair, 400 unless the work is under way or while he has not answered the
 * proposal before, 412 for a stale `version`.
 */
export async function proposeExtraWork(db: Db, actor: Actor, id: number, { lines, note, version }: Proposal): Promise<StaffRepairInFull> {
	const repair = await lockRepair(db, actor, id)
	if (version !== undefined && version !== repair.version) refuseStale(version, await findRepairForStaff(db, actor, id))
	if (repair.status !== 'in_progress')
		throw refuse(
			`This repair is ${repairStatusDisplay[repair.status].toLowerCase()}. Extra work can be proposed only while the work is under way.`,
		)
	const proposed = lines.map(({ price, ...line }) => ({ ...line, pricePaise: paise(price) }))
	const totalPaise = proposed.reduce((sum, { quantity, pricePaise }) => sum + quantity * pricePaise, 0)
	const [extra] = await db
		.insert(repairExtras)
		.values({ repairId: id, lines: proposed, totalPaise, note, proposedBy: actor.id, proposedAt: now() })
		.onConflictDoNothing()
		.returning()
	if (!extra) throw refuse('The customer has not answered the last proposal yet. Withdraw it first.')
	const after = await touchRepair(db, repair)
	await recordExtra(db, actor, { action: 'propose-extra-work', before: repair, after, extra: one([extra]) })
	if (repair.customerEmail !== '') await enqueue(db, mailExtraWork, { extraId: extra.id }, { to: repair.customerEmail })
	return findRepairForStaff(db, actor, id)
}
