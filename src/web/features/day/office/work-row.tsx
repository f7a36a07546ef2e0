import type { DayWork } from '#contract/admin/staff-day.ts'
import { BikePlate } from '../../../kits/work/bike-plate.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { Stamp } from '../../../ui/stamp.tsx'
import { workStamps } from '../shared/day-words.ts'
import { areaOf, shortReference } from './board-words.ts'
import styles from './work-row.module.css'

/** Work in one line of a list: when, for whom, what, where, its state. Pressing it opens it. */
export function WorkRow({
	work,
	when,
	isDated = false,
	isBusy,
	onOpen,
}: {
	work: DayWork
	when: string
	/** `when` carries a day as well, and needs more room. */
	isDated?: boolean
	isBusy?: boolean
	onOpen: (work: DayWork) => void
}) {
	return (
		<li>
			<button
				type="button"
				className={joinClasses(styles.row, isDated && styles.dated)}
				aria-haspopup="dialog"
				aria-busy={isBusy || undefined}
				onClick={() => onOpen(work)}
			>
				<span className={styles.when}>{when}</span>
				<span className={styles.what}>
					<span>
						<strong>{work.customer_name}</strong> {work.title}
					</span>
					<span className={styles.where}>
						{areaOf(work)}, {shortReference(work.reference)}
					</span>
				</span>
				<span className={styles.state}>
					<BikePlate bike={{ ...work, model: work.vehicle }} size="small" />
					<Stamp kind={workStamps[work.status]}>{work.status_display}</Stamp>
				</span>
			</button>
		</li>
	)
}
