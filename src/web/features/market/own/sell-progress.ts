import type { SellStatus } from '#contract/market/sell-words.ts'
import type { SellRequest } from '#contract/market/selling.ts'
import { dayOf } from '#shared/days.ts'
import { momentWords } from '../../../ui/moment-words.ts'
import type { StampKind } from '../../../ui/stamp.tsx'
import type { TimelineStep } from '../../../ui/timeline.tsx'

export const sellStamps: Record<SellStatus, StampKind> = {
	pending: 'plain',
	inspection_scheduled: 'info',
	under_inspection: 'info',
	inspection_done: 'ok',
	rejected: 'bad',
}

/** What happened and when, and which steps are ahead; one that was rejected ends there (B.SELL-19, B.SELL-20, B.R-40). */
export const sellProgress = ({ timeline, rejection_reason }: Pick<SellRequest, 'timeline' | 'rejection_reason'>): TimelineStep[] =>
	timeline.map(({ status, status_display, done, at }) => ({
		title: status_display,
		...(at && { time: momentWords(at, dayOf(new Date())) }),
		...(status === 'rejected' && rejection_reason && { text: rejection_reason }),
		state: status === 'rejected' ? 'stopped' : done ? 'done' : 'next',
	}))
