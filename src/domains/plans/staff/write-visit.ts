import { eq, sql } from 'drizzle-orm'
import type { StaffVisit } from '#contract/plans/staff-visits.ts'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import { workNotFound } from '#domains/doorstep/work-not-found.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuse } from '#platform/http/problem.ts'
import { refuseStale } from '#platform/http/refuse-stale.ts'
import { one } from '#shared/one.ts'
import type { VisitRow } from '../find-visit-parts.ts'
import { lockVisit } from '../find-visits.ts'
import type { SubscriptionParts } from '../present-subscription.ts'
import { visits } from '../tables.ts'
import { auditedVisit, personalVisitFields } from './audited-visit.ts'
import { findVisitForStaff } from './find-visit-for-staff.ts'
import { inSightOf, isOpen } from './staff-visit-permissions.ts'

type Seen = { id: number; version?: number | undefined }

/** Locks a visit that this person may see, with its subscription. Throws 404, 409 for a stale `version`. */
export async function holdVisit(db: Db, actor: Actor, { id, version }: Seen): Promise<{ visit: VisitRow; parts: SubscriptionParts }> {
	const held = await lockVisit(db, id, { isWanted: inSightOf(actor), missing: () => workNotFound(actor) })
	if (version !== undefined && version !== held.visit.version) refuseStale(version, await findVisitForStaff(db, actor, id))
	return held
}

/** Writes columns of a locked visit and raises its version. */
export const writeVisit = async (db: Db, { id }: VisitRow, set: Partial<VisitRow>): Promise<VisitRow> =>
	one(
		await db
			.update(visits)
			.set({ ...set, version: sql`${visits.version} + 1` })
			.where(eq(visits.id, id))
			.returning(),
	)

/** `more`: what else the audit log says of it. */
type Written = { before: VisitRow | null; after: VisitRow; action?: string; more?: object }

/** The audit log and everybody's open screens, and the visit as it is then. */
export async function recordVisit(db: Db, actor: Actor, { before, after, action = 'change', more }: Written): Promise<StaffVisit> {
	await recordStaffChange(db, actor, {
		collection: 'visits',
		id: after.id,
		action,
		before: before && auditedVisit(before),
		after: { ...auditedVisit(after), ...more },
		personal: personalVisitFields,
		customerId: after.customerId,
		technicianIds: [before?.technicianId ?? null, after.technicianId],
	})
	return findVisitForStaff(db, actor, after.id)
}

/** A locked visit that is still scheduled. Throws 400 for one that is over. */
export async function holdOpenVisit(db: Db, actor: Actor, seen: Seen, done: 'started' | 'completed' | 'cancelled') {
	const held = await holdVisit(db, actor, seen)
	if (!isOpen(held.visit)) throw refuse(`Only a scheduled visit can be ${done}.`)
	return held
}
