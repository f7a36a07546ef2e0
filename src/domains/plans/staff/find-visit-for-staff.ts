import { and, eq } from 'drizzle-orm'
import type { StaffVisit } from '#contract/plans/staff-visits.ts'
import { customerNameOf } from '#domains/company/sold.ts'
import { workNotFound } from '#domains/doorstep/work-not-found.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { endOfVisit } from '../end-of-visit.ts'
import { selectVisits, type VisitParts } from '../find-visit-parts.ts'
import { presentVisit } from '../present-visit.ts'
import { visits } from '../tables.ts'
import { canBeMoved, inSightOf, isOpen, mayPlan } from './staff-visit-permissions.ts'

/** A visit as the company reads it. Throws 404, for a technician also where it is not assigned to him (D-48). One statement. */
export async function findVisitForStaff(db: ReadDb, actor: Actor, id: number): Promise<StaffVisit> {
	const [found] = await selectVisits(db).where(and(eq(visits.id, id), inSightOf(actor)))
	if (!found) throw workNotFound(actor)
	return presentStaffVisit(actor, found)
}

/** What its customer reads, and what is needed to plan and do it. */
export function presentStaffVisit(actor: Actor, parts: VisitParts): StaffVisit {
	const { visit, of } = parts
	return {
		...presentVisit(actor, parts),
		customer: visit.customerId,
		customer_name: customerNameOf(of),
		customer_phone: of.customerPhone,
		customer_email: of.customerEmail,
		address: of.address,
		city: of.city,
		state: of.state,
		postal_code: of.postalCode,
		technician_id: visit.technicianId,
		starts_at: visit.startsAt.toISOString(),
		ends_at: endOfVisit(visit).toISOString(),
		started_at: visit.startedAt?.toISOString() ?? null,
		started_without: visit.startedWithout,
		created_at: visit.createdAt.toISOString(),
		can: {
			move: mayPlan(actor) && canBeMoved(visit),
			assign: mayPlan(actor) && isOpen(visit),
			start: canBeMoved(visit),
			complete: isOpen(visit),
			cancel: isOpen(visit),
		},
	}
}
