import type { DayWork } from '#contract/admin/staff-day.ts'
import type { IndianDay } from '#shared/days.ts'
import { formatRupees } from '#shared/money.ts'
import { Button } from '../../../ui/button.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { Text } from '../../../ui/text.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './done-row.module.css'
import { doneText, hasKeptText } from './kept-text.ts'
import { stampOf, startOf } from './own-work.ts'
import { WorkPlate } from './work-plate.tsx'

/** Work that is over, in short; what the customer still owes can be recorded, and notes that were typed too late for it saved. */
export function DoneRow({ work, date, owner, onFinish }: { work: DayWork; date: IndianDay; owner: string; onFinish: () => void }) {
	const isPaid = work.payment_status === 'paid'
	const isUnsaved = hasKeptText(owner, doneText(work))
	const amount = formatRupees(work.total_amount)
	return (
		<li className={styles.row}>
			<div className={styles.names}>
				<Text weight="strong">
					{startOf(work, date)} {work.title}
				</Text>
				<Text size="small" tone="muted">
					{work.reference}, {work.customer_name}
				</Text>
				<WorkPlate work={work} />
			</div>
			<div className={styles.state}>
				<Stamp kind={stampOf[work.status]}>{work.status_display}</Stamp>
				{isPaid && (
					<Text size="small">
						{amount} {work.payment_method === 'upi' ? 'by UPI' : 'in cash'}
					</Text>
				)}
			</div>
			{!isPaid && work.status === 'completed' && (
				<Button variant="quiet" className={styles.pay} aria-haspopup="dialog" onClick={onFinish}>
					{amount} not paid yet<VisuallyHidden> for {work.reference}</VisuallyHidden>
				</Button>
			)}
			{isPaid && isUnsaved && (
				<Button variant="quiet" className={styles.pay} aria-haspopup="dialog" onClick={onFinish}>
					Your notes are not saved yet<VisuallyHidden> for {work.reference}</VisuallyHidden>
				</Button>
			)}
		</li>
	)
}
