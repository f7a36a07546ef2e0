import type { SellStatus } from '#contract/market/sell-words.ts'
import { Stamp, type StampKind } from '../../../ui/stamp.tsx'

const kinds: Record<SellStatus, StampKind> = {
	pending: 'wait',
	inspection_scheduled: 'info',
	under_inspection: 'info',
	inspection_done: 'ok',
	rejected: 'bad',
}

/** How far a sell request is. */
export const SellStamp = ({ request: { status, status_display } }: { request: { status: SellStatus; status_display: string } }) => (
	<Stamp kind={kinds[status]}>{status_display}</Stamp>
)
