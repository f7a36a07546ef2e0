import type { ReactNode } from 'react'
import type { Repair } from '#contract/repairs/repairs.ts'
import { SoldLines } from '../../../kits/sold/sold-lines.tsx'
import { lineName } from './repair-words.ts'

/** What was agreed about a repair and for how much. `toPay` says what the sum is. */
export const AgreedLines = ({
	repair,
	under,
	toPay,
}: {
	repair: Repair
	under: (line: Repair['services'][number]) => string
	toPay: ReactNode
}) => (
	<SoldLines
		label="Services"
		lines={repair.services.map((line) => ({ name: lineName(line), total: line.total_price, under: under(line) }))}
		isDone={repair.status === 'completed'}
		fee="Distance fee"
		money={repair}
		toPay={toPay}
	/>
)
