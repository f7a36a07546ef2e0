import type { RepairStatus } from '#contract/repairs/repair-words.ts'
import type { Actor } from '#platform/http/actor.ts'

/** A customer cancels his own repair while it waits for the company's answer, and never later (B.E-13, D-33). */
export const canCancelRepair = (actor: Actor, repair: { customerId: number | null; status: RepairStatus }) =>
	repair.customerId === actor.id && repair.status === 'pending'
