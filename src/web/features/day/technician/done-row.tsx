import type { DayWork } from '#contract/admin/staff-day.ts'
import type { IndianDay } from '#shared/days.ts'
import { BikePlate } from '../../../kits/work/bike-plate.tsx'
import type { TechnicianWorkKind } from '../../../kits/work/work-kind.ts'
import { Stamp } from '../../../ui/stamp.tsx'
import { Text } from '../../../ui/text.tsx'
import { workStamps } from '../shared/day-words.ts'
import styles from './done-row.module.css'
import { startOf } from './own-work.ts'

type Props = { work: DayWork; kind: TechnicianWorkKind; date: IndianDay; onFinish: () => void }

/** Work that is over, in short, with what is left to do about it. */
export function DoneRow({ work, kind, date, onFinish }: Props) {
	return (
		<li className={styles.row}>
			<div className={styles.names}>
				<Text weight="strong">
					{startOf(work, date)} {work.title}
				</Text>
				<Text size="small" tone="muted">
					{work.reference}, {work.customer_name}
				</Text>
				<BikePlate bike={{ ...work, model: work.vehicle }} />
			</div>
			<div className={styles.state}>
				<Stamp kind={workStamps[work.status]}>{work.status_display}</Stamp>
			</div>
			<kind.Leftover work={work} onFinish={onFinish} />
		</li>
	)
}
