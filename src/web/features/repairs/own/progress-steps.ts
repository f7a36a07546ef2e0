import { type RepairStatus, repairStatusDisplay } from '#contract/repairs/repair-words.ts'
import type { Repair } from '#contract/repairs/repairs.ts'
import type { IndianDay } from '#shared/days.ts'
import { formatRupees } from '#shared/money.ts'
import { dueOf } from '../../../kits/payment/payment-words.ts'
import type { TimelineStep } from '../../../ui/timeline.tsx'
import { momentOf } from '../shared/repair-words.ts'

/** The steps of a repair that goes well. */
const forwardSteps: readonly RepairStatus[] = ['pending', 'confirmed', 'in_progress', 'completed']

/** What happened and when, how far the repair is, and which steps are ahead (ux 88). */
export function progressSteps(repair: Repair, today: IndianDay): TimelineStep[] {
	const eventOf = (status: RepairStatus) => repair.timeline.find((event) => event.status === status)
	if (repair.status === 'cancelled') {
		const done = forwardSteps.flatMap((status) => doneStep(eventOf(status), today))
		return [...done, cancelledStep(repair, eventOf('cancelled'), today)]
	}
	const at = forwardSteps.indexOf(repair.status)
	return forwardSteps.map((status, index): TimelineStep => {
		const event = eventOf(status)
		const time = event && timeOf(event, today)
		if (index < at) return { title: repairStatusDisplay[status], time, state: 'done' }
		if (index > at) return { title: aheadTitle(status, repair), state: 'next' }
		const isEnd = status === 'completed' && repair.payment_status === 'paid'
		return { title: repairStatusDisplay[status], time, state: isEnd ? 'done' : 'current' }
	})
}

type RepairEvent = Repair['timeline'][number]
const timeOf = (event: RepairEvent, today: IndianDay) => `${event.status === 'pending' ? 'Booked ' : ''}${momentOf(event.at, today)}`

const doneStep = (event: RepairEvent | undefined, today: IndianDay): TimelineStep[] =>
	event ? [{ title: event.status_display, time: timeOf(event, today), state: 'done' }] : []

function cancelledStep({ cancel_reason }: Repair, event: RepairEvent | undefined, today: IndianDay): TimelineStep {
	const who = event?.by === 'company' ? 'We cancelled it' : 'You cancelled it'
	const why = cancel_reason ? `${who}: “${cancel_reason}”.` : `${who}.`
	return {
		title: repairStatusDisplay.cancelled,
		...(event && { time: timeOf(event, today) }),
		text: why,
		state: 'stopped',
	}
}

const aheadTitle = (status: RepairStatus, repair: Repair) =>
	status === 'completed' && dueOf(repair) > 0 ? `Completed, pay ${formatRupees(dueOf(repair))} by UPI or cash` : repairStatusDisplay[status]
