import type { DayWork } from '#contract/admin/staff-day.ts'
import type { IndianDay } from '#shared/days.ts'
import { workKey } from '../../../kits/work/work-kind.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { startWords } from '../shared/day-words.ts'
import styles from './overdue-list.module.css'
import { WorkRow } from './work-row.tsx'

/** The day itself should stay in sight below them. */
const shownAtOnce = 3

/** Open work of earlier days: nobody was sent, or it was never finished. */
export function OverdueList({ work, today, onOpen }: { work: DayWork[]; today: IndianDay; onOpen: (work: DayWork) => void }) {
	const row = (each: DayWork) => <WorkRow key={workKey(each)} work={each} when={startWords(each, today)} isDated onOpen={onOpen} />
	return (
		<section className={styles.overdue} aria-labelledby="overdue-title">
			<Heading id="overdue-title" size="s">
				Overdue <span className={styles.count}>{work.length}</span>
			</Heading>
			<ul>{work.slice(0, shownAtOnce).map(row)}</ul>
			{work.length > shownAtOnce && (
				<Disclosure title={`${work.length - shownAtOnce} more overdue`}>
					<ul>{work.slice(shownAtOnce).map(row)}</ul>
				</Disclosure>
			)}
		</section>
	)
}
