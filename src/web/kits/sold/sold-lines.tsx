import type { ComponentProps, ReactNode } from 'react'
import { formatExactRupees } from '#shared/money.ts'
import { Icon } from '../../ui/icon.tsx'
import { Row, Rows } from '../../ui/rows.tsx'
import { Text } from '../../ui/text.tsx'
import { PaymentTotals } from '../payment/payment-totals.tsx'
import styles from './sold-lines.module.css'

type Line = {
	name: ReactNode
	/** Rupees for all pieces. */
	total: number
	/** A quiet line below. */
	under: ReactNode
	/** Beside the words. */
	picture?: ReactNode
	/** What else belongs to it. */
	notes?: ReactNode
}
type Money = ComponentProps<typeof PaymentTotals>['money'] & { distance_km: number | null; distance_fee: number; status: string }
type Props = {
	/** Names the list: 'Services'. */
	label: string
	lines: readonly Line[]
	/** Done work is ticked. */
	isDone?: boolean
	/** What the fee is called, before the distance: 'Distance fee'. */
	fee: string
	/** That there is no fee is told also where no distance is known. */
	isFeeTold?: boolean
	money: Money
	/** What the sum is called while it is due. */
	toPay: ReactNode
}

/** What was agreed and for how much, with the names and prices of the moment it was bought; then the fee, the sum and what came. */
export function SoldLines({ label, lines, isDone = false, fee, isFeeTold = false, money, toPay }: Props) {
	const { distance_km: km, distance_fee } = money
	return (
		<>
			<ul className={styles.lines} aria-label={label}>
				{lines.map((line, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: what was agreed does not change its order
					<li key={index} className={styles.line}>
						{line.picture}
						<div className={styles.words}>
							<p className={styles.agreed}>
								<span className={styles.name}>
									{isDone && <Icon name="tick" size={20} label="Done:" />}
									<span>{line.name}</span>
								</span>
								<span>{formatExactRupees(line.total)}</span>
							</p>
							<Text size="small" tone="muted">
								{line.under}
							</Text>
							{line.notes}
						</div>
					</li>
				))}
			</ul>
			{(isFeeTold || km !== null || distance_fee > 0) && (
				<Rows>
					<Row term={km === null ? fee : `${fee}, ${Math.round(km * 10) / 10} km`}>
						{distance_fee > 0 ? formatExactRupees(distance_fee) : 'free'}
					</Row>
				</Rows>
			)}
			<PaymentTotals money={money} isCancelled={money.status === 'cancelled'} toPay={toPay} />
		</>
	)
}
