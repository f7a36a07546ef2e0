import type { StaffRepair } from '#contract/repairs/staff-bookings.ts'
import { presentStaffPayment } from '#domains/company/payments.ts'
import type { Actor } from '#platform/http/actor.ts'
import { canCancelRepair } from '../permissions.ts'
import { presentRepair, type RepairParts } from '../present-repair.ts'
import { endOfRepair } from './end-of-repair.ts'
import { canBeCorrected, canChangeLines, mayPlan, nextStatuses } from './staff-permissions.ts'

/** A repair as the company reads it: what its customer reads, and what is needed to work on it (B.ADMIN-20, B.ADMIN-27). */
export function presentStaffRepair(actor: Actor, parts: RepairParts): StaffRepair {
	const { repair, events } = parts
	const cancelled = events.find(({ status }) => status === 'cancelled')
	return {
		...presentRepair(actor, parts),
		customer: repair.customerId,
		technician_id: repair.technicianId,
		...presentStaffPayment(repair),
		cancelled_by: cancelled ? (cancelled.byCompany ? 'company' : 'customer') : null,
		starts_at: repair.startsAt.toISOString(),
		ends_at: endOfRepair(repair).toISOString(),
		version: repair.version,
		next_statuses: nextStatuses(actor, repair.status),
		can: {
			cancel: canCancelRepair(actor, repair),
			correct: mayPlan(actor) && canBeCorrected[repair.status],
			change_items: mayPlan(actor) && canChangeLines[repair.status],
		},
	}
}
