import { eq } from 'drizzle-orm'
import { visitCancelled } from '#contract/plans/visit-words.ts'
import { notifyCompany } from '#domains/company/news/notify-company.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { endVisits } from './end-visits.ts'
import { findOwnVisit, lockVisit } from './find-visits.ts'
import { presentVisit } from './present-visit.ts'
import { refuseBegun } from './refuse-begun.ts'
import { visits } from './tables.ts'
import { whenOf } from './when-of.ts'

/** Cancels a visit of the caller before it begins; it counts as not used (A.R-66, A.R-70). Throws 404 for a foreign one, 400. */
export async function cancelVisit(db: Db, actor: Actor, { id, notes }: { id: number; notes: string }) {
	const { visit, parts } = await lockVisit(db, id, { isWanted: eq(visits.customerId, actor.id) })
	refuseBegun(visit, 'cancelled')
	await endVisits(db, parts.subscription, eq(visits.id, id), { cancelledBy: 'customer', notes })
	await notifyCompany(db, { kind: 'visit_cancelled', objectId: id, title: `Visit cancelled: ${whenOf(visit)}` })
	return { ...presentVisit(actor, await findOwnVisit(db, actor, id)), message: visitCancelled }
}
