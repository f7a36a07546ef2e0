import { type RepairStatus, repairFlow, repairStatusDisplay } from '#contract/repairs/repair-words.ts'
import type { StaffRepair } from '#contract/repairs/staff-bookings.ts'
import type { TimelineStep } from '../../../ui/timeline.tsx'
import { isOver, momentOf } from './repair-words.ts'

/** What happened, by which side and when, and the step that is due (ux 118). */
export function repairTimeline(repair: StaffRepair): TimelineStep[] {
	const past = repair.timeline.map(({ status, status_display, at, by, note }, index): TimelineStep => {
		const isLast = index === repair.timeline.length - 1
		return {
			title: status === 'pending' ? 'Booked' : status_display,
			time: `${momentOf(at)}, by ${by === 'company' ? 'us' : 'the customer'}`,
			...((note || status === 'cancelled') && { text: note || repair.cancel_reason }),
			state: status === 'cancelled' ? 'stopped' : isLast && !isOver(repair) ? 'current' : 'done',
		}
	})
	const next: RepairStatus | undefined = repairFlow[repair.status][0]
	return next ? [...past, { title: repairStatusDisplay[next], state: 'next' }] : past
}
