import { type AvailabilityStatus, availabilityDisplay } from '#contract/parts/part-words.ts'
import { Stamp, type StampKind } from '../../ui/stamp.tsx'

const kinds: Record<AvailabilityStatus, StampKind> = {
	in_stock: 'ok',
	limited_stock: 'wait',
	out_of_stock: 'bad',
	pre_order: 'info',
	discontinued: 'plain',
}

/** Whether a part can be had. */
export const AvailabilityStamp = ({ status }: { status: AvailabilityStatus }) => (
	<Stamp kind={kinds[status]}>{availabilityDisplay[status]}</Stamp>
)
