import { type RepairStatus, repairFlow, repairStatusDisplay } from '#contract/repairs/repair-words.ts'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { staffTimeline } from '../../../kits/sold/staff-timeline.ts'

/** What happened to a repair, by whom and when, and the step that is due (ux 118). */
export const repairTimeline = (repair: StaffRepairInFull) =>
	staffTimeline<RepairStatus>(repair, { begun: 'Booked', flow: repairFlow, names: repairStatusDisplay })
