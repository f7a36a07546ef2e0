import type { StaffRepair } from '#contract/repairs/staff-bookings.ts'
import { presentStaffSold } from '#domains/company/sold.ts'
import type { Actor } from '#platform/http/actor.ts'
import { canPropose } from '../extra/present-extra.ts'
import { canCancelRepair } from '../permissions.ts'
import { presentRepair, type RepairParts } from '../present-repair.ts'
import { endOfRepair } from './end-of-repair.ts'
import { canBeCorrected, canChangeLines, mayPlan, nextStatuses } from './staff-permissions.ts'

/** A repair as the company reads it: what its customer reads, and what is needed to work on it (B.ADMIN-20, B.ADMIN-27). */
export function presentStaffRepair(actor: Actor, parts: RepairParts): StaffRepair {
	const { repair, events, extras } = parts
	return {
		...presentRepair(actor, parts),
		customer: repair.customerId,
		technician_id: repair.technicianId,
		...presentStaffSold(repair, events),
		starts_at: repair.startsAt.toISOString(),
		ends_at: endOfRepair(repair).toISOString(),
		next_statuses: nextStatuses(actor, repair.status),
		can: {
			cancel: canCancelRepair(actor, repair),
			correct: mayPlan(actor) && canBeCorrected[repair.status],
			change_items: mayPlan(actor) && canChangeLines[repair.status],
			propose_extra: canPropose(repair, extras),
		},
	}
}
