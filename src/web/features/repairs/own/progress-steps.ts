import { type RepairStatus, repairStatusDisplay } from '#contract/repairs/repair-words.ts'
import type { Repair, RepairEvent } from '#contract/repairs/repairs.ts'
import type { IndianDay } from '#shared/days.ts'
import { formatRupees } from '#shared/money.ts'
import type { TimelineStep } from '../../../ui/timeline.tsx'
import { momentOf, whenOf } from '../shared/repair-words.ts'

/** The steps of a repair that goes well. */
const forwardSteps: readonly RepairStatus[] = ['pending', 'confirmed', 'in_progress', 'completed']

/** What happened and when, how far the repair is, and what comes next in words (ux 88). */
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
		return { title: repairStatusDisplay[status], time, text: nextWords[repair.status](repair, today), state: isEnd ? 'done' : 'current' }
	})
}

const timeOf = (event: RepairEvent, today: IndianDay) => `${event.status === 'pending' ? 'Booked ' : ''}${momentOf(event.at, today)}`

const doneStep = (event: RepairEvent | undefined, today: IndianDay): TimelineStep[] =>
	event ? [{ title: event.status_display, time: timeOf(event, today), state: 'done' }] : []

function cancelledStep({ cancel_reason, payment_status }: Repair, event: RepairEvent | undefined, today: IndianDay): TimelineStep {
	const who = event?.by === 'company' ? 'We cancelled it' : 'You cancelled it'
	const why = cancel_reason ? `${who}: “${cancel_reason}”.` : `${who}.`
	return {
		title: repairStatusDisplay.cancelled,
		...(event && { time: timeOf(event, today) }),
		text: payment_status === 'paid' ? why : `${why} Nothing to pay.`,
		state: 'stopped',
	}
}

const pay = ({ total_amount }: Repair) => `pay ${formatRupees(total_amount)} by UPI or cash`
const aheadTitle = (status: RepairStatus, repair: Repair) =>
	status === 'completed' ? `Completed, ${pay(repair)}` : repairStatusDisplay[status]
const technicianOf = ({ technician }: Repair) => technician?.name ?? 'the technician'
const upperFirst = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

const nextWords = {
	pending: (repair) =>
		repair.kind === 'service_now'
			? 'Next: we call you with the time when a technician is free. You can cancel until we confirm.'
			: 'Next: we check the hour and confirm it. You can cancel until then.',
	confirmed: (repair, today) =>
		repair.kind === 'service_now'
			? `Next: ${technicianOf(repair)} comes to you and calls when near you.`
			: `Next: ${technicianOf(repair)} comes ${whenOf(repair, today)} and calls when near you.`,
	in_progress: (repair) => `${upperFirst(technicianOf(repair))} is at work. Next: he shows you the work, then you ${pay(repair)}.`,
	completed: (repair) =>
		repair.payment_status === 'paid' ? `Paid ${formatRupees(repair.total_amount)}. Thank you.` : `Next: ${pay(repair)}.`,
	cancelled: () => '',
} satisfies Record<RepairStatus, (repair: Repair, today: IndianDay) => string>
