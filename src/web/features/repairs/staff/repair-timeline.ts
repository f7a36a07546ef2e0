import { type RepairStatus, repairFlow, repairStatusDisplay } from '#contract/repairs/repair-words.ts'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { momentOf } from '../../../kits/sold/moment-of.ts'
import type { TimelineStep } from '../../../ui/timeline.tsx'
import { isOver } from '../shared/repair-words.ts'

/** What happened, by whom and when, and the step that is due (ux 118). */
export function repairTimeline(repair: StaffRepairInFull): TimelineStep[] {
	const past = repair.timeline.map(({ status, status_display, at, by, note }, index): TimelineStep => {
		const isLast = index === repair.timeline.length - 1
		const colleague = repair.taken_by.find((step) => step.status === status)?.name ?? 'the company'
		return {
			title: status === 'pending' ? 'Booked' : status_display,
			time: `${momentOf(at)}, by ${by === 'company' ? colleague : 'the customer'}`,
			...((note || status === 'cancelled') && { text: note || repair.cancel_reason }),
			state: status === 'cancelled' ? 'stopped' : isLast && !isOver(repair) ? 'current' : 'done',
		}
	})
	const next: RepairStatus | undefined = repairFlow[repair.status][0]
	return next ? [...past, { title: repairStatusDisplay[next], state: 'next' }] : past
}
