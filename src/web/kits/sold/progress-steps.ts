import type { PaymentStatus } from '#contract/company/payment-words.ts'
import type { IndianDay } from '#shared/days.ts'
import { momentWords } from '../../ui/moment-words.ts'
import type { TimelineStep } from '../../ui/timeline.tsx'

type Event<Status> = { status: Status; status_display: string; at: string; by: 'customer' | 'company' }
type Sold<Status> = { status: Status; payment_status: PaymentStatus; cancel_reason: string; timeline: readonly Event<Status>[] }
type Words<Status extends string> = {
	/** The steps of one that goes well, in their order. */
	forward: readonly Status[]
	names: Record<Status, string>
	/** Before the time of the first step: 'Booked'. */
	begun: string
	/** What a step that is ahead is called. */
	aheadTitle: (status: Status) => string
}

/** The events so far with their times, and the steps ahead (ux 88). The last one is over once it is paid. */
export function progressSteps<Status extends string>(
	{ status: now, timeline, payment_status, cancel_reason }: Sold<Status>,
	{ forward, names, begun, aheadTitle }: Words<Status>,
	today: IndianDay,
): TimelineStep[] {
	const eventOf = (status: Status) => timeline.find((event) => event.status === status)
	const timeOf = ({ status, at }: Event<Status>) => `${status === forward[0] ? `${begun} ` : ''}${momentWords(at, today)}`
	const at = forward.indexOf(now)
	if (at === -1) {
		const done = forward.flatMap((status): TimelineStep[] => {
			const event = eventOf(status)
			return event ? [{ title: event.status_display, time: timeOf(event), state: 'done' }] : []
		})
		const end = eventOf(now)
		const who = end?.by === 'company' ? 'We cancelled it' : 'You cancelled it'
		const text = cancel_reason ? `${who}: “${cancel_reason}”.` : `${who}.`
		return [...done, { title: names[now], ...(end && { time: timeOf(end) }), text, state: 'stopped' }]
	}
	return forward.map((status, index): TimelineStep => {
		const event = eventOf(status)
		const time = event && timeOf(event)
		if (index < at) return { title: names[status], time, state: 'done' }
		if (index > at) return { title: aheadTitle(status), state: 'next' }
		const isEnd = index === forward.length - 1 && payment_status === 'paid'
		return { title: names[status], time, state: isEnd ? 'done' : 'current' }
	})
}
