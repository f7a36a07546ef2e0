import type { ReactNode } from 'react'
import type { Repair } from '#contract/repairs/repairs.ts'
import { formatRupees } from '#shared/money.ts'
import { PaymentTotals } from '../../../kits/payment/payment-totals.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Row, Rows } from '../../../ui/rows.tsx'
import { Text } from '../../../ui/text.tsx'
import styles from './agreed-lines.module.css'
import { lineName } from './repair-words.ts'

/** What was agreed and for how much, with the names and prices of the moment it was booked; done work is ticked. `toPay` says what the sum is. */
export function AgreedLines({
	repair,
	under,
	toPay,
}: {
	repair: Repair
	under: (line: Repair['services'][number]) => string
	toPay: ReactNode
}) {
	const isDone = repair.status === 'completed'
	return (
		<>
			<ul className={styles.lines} aria-label="Services">
				{repair.services.map((line, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: what was agreed does not change its order
					<li key={index} className={styles.line}>
						<p className={styles.agreed}>
							<span className={styles.name}>
								{isDone && <Icon name="tick" size={20} label="Done:" />}
								{lineName(line)}
							</span>
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
			<PaymentTotals money={repair} isCancelled={repair.status === 'cancelled'} toPay={toPay} />
		</>
	)
}
