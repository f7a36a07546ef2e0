import { momentWords } from '../../ui/moment-words.ts'
import type { TimelineStep } from '../../ui/timeline.tsx'

type Event<Status> = { status: Status; status_display: string; at: string; by: 'customer' | 'company'; note: string }
type Sold<Status> = {
	status: Status
	cancel_reason: string
	timeline: readonly Event<Status>[]
	taken_by: readonly { status: Status; name: string }[]
}
type Words<Status extends string> = {
	/** What the first event is called: 'Booked'. */
	begun: string
	/** Where each may go, forward first. */
	flow: Record<Status, readonly Status[]>
	names: Record<Status, string>
}

/** What happened, by whom and when, and the step that is due (ux 118). */
export function staffTimeline<Status extends string>(
	{ status: now, timeline, taken_by, cancel_reason }: Sold<Status>,
	{ begun, flow, names }: Words<Status>,
): TimelineStep[] {
	const isOver = flow[now].length === 0
	const past = timeline.map(({ status, status_display, at, by, note }, index): TimelineStep => {
		const isCancelled = status === 'cancelled'
		const colleague = taken_by.find((step) => step.status === status)?.name ?? 'the company'
		return {
			title: index === 0 ? begun : status_display,
			time: `${momentWords(at)}, by ${by === 'company' ? colleague : 'the customer'}`,
			...((note || isCancelled) && { text: note || cancel_reason }),
			state: isCancelled ? 'stopped' : index === timeline.length - 1 && !isOver ? 'current' : 'done',
		}
	})
	const [next] = flow[now]
	return next ? [...past, { title: names[next], state: 'next' }] : past
}
