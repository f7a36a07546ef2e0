import { eq } from 'drizzle-orm'
import type { RepairStatus } from '#contract/repairs/repair-words.ts'
import { repairFlow } from '#contract/repairs/repair-words.ts'
import type { Actor } from '#platform/http/actor.ts'
import { repairs } from '../tables.ts'

/** A technician sees and moves what is assigned to him, the rest of the company everything (D-48). */
export const inSightOf = (actor: Actor) => (actor.role === 'technician' ? eq(repairs.technicianId, actor.id) : undefined)

/** The steps a technician takes himself: he begins and he finishes (D-20). */
const technicianSteps: readonly RepairStatus[] = ['in_progress', 'completed']

/** The statuses to which this person may move a repair. */
export const nextStatuses = (actor: Actor, status: RepairStatus) => repairFlow[status].filter((next) => mayMoveTo(actor, next))

export const mayMoveTo = (actor: Actor, status: RepairStatus) => actor.role !== 'technician' || technicianSteps.includes(status)

/** Hours, days and who goes where. */
export const mayPlan = (actor: Actor) => actor.role !== 'technician'

/** Until which step a repair can still be given another time. */
export const canBeMoved: Record<RepairStatus, boolean> = {
	pending: true,
	confirmed: true,
	in_progress: false,
	completed: false,
	cancelled: false,
}
/** Until which step somebody else can be sent to it. */
export const canBeAssigned: Record<RepairStatus, boolean> = {
	pending: true,
	confirmed: true,
	in_progress: true,
	completed: false,
	cancelled: false,
}
/** Until which step contact, address, number plate and notes can be put right (D-53). */
export const canBeCorrected: Record<RepairStatus, boolean> = {
	pending: true,
	confirmed: true,
	in_progress: true,
	completed: false,
	cancelled: false,
}
/** Until which step its services can be changed; after that only what the customer approves is added (D-53). */
export const canChangeLines: Record<RepairStatus, boolean> = {
	pending: true,
	confirmed: true,
	in_progress: false,
	completed: false,
	cancelled: false,
}
