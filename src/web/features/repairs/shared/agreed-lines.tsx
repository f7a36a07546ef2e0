import type { ReactNode } from 'react'
import type { Repair } from '#contract/repairs/repairs.ts'
import { formatRupees } from '#shared/money.ts'
import { Row, Rows, Total } from '../../../ui/rows.tsx'
import { Text } from '../../../ui/text.tsx'
import styles from './agreed-lines.module.css'
import { lineName } from './repair-words.ts'

/** What was agreed and for how much, with the names and prices of the moment it was booked; `total` says what the sum is. */
export function AgreedLines({
	repair,
	under,
	total,
}: {
	repair: Repair
	under: (line: Repair['services'][number]) => string
	total: ReactNode
}) {
	const isPaid = repair.payment_status === 'paid'
	const amount = formatRupees(repair.total_amount)
	return (
		<>
			<ul className={styles.lines} aria-label="Services">
				{repair.services.map((line, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: what was agreed does not change its order
					<li key={index} className={styles.line}>
						<p className={styles.agreed}>
							<span>{lineName(line)}</span>
							<span>{formatRupees(line.total_price)}</span>
						</p>
						<Text size="small" tone="muted">
							{under(line)}
						</Text>
					</li>
				))}
			</ul>
			{repair.distance_km !== null && (
				<Rows>
					<Row term={`Distance fee, ${Math.round(repair.distance_km * 10) / 10} km`}>
						{repair.distance_fee > 0 ? formatRupees(repair.distance_fee) : 'free'}
					</Row>
				</Rows>
			)}
			<Total term={repair.status === 'cancelled' && !isPaid ? 'Nothing to pay' : total}>
				{repair.status === 'cancelled' && !isPaid ? <s>{amount}</s> : amount}
			</Total>
		</>
	)
}
