import type { ReactNode } from 'react'
import { formatExactRupees } from '#shared/money.ts'
import { Button } from '../../ui/button.tsx'
import { JobCard } from '../../ui/job-card.tsx'
import { LoadingText } from '../../ui/loading-text.tsx'
import { Row, Rows, Total } from '../../ui/rows.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './order-card.module.css'
import type { Place } from './use-place.ts'

type Props = {
	id: string
	title: string
	/** Small, above the title. */
	label?: ReactNode
	/** Upper right, such as a plate. */
	corner?: ReactNode
	/** The `OrderLines`. */
	lines: ReactNode
	/** `Row`s of what else is agreed; what the way costs stands between the two. */
	rowsBefore?: ReactNode
	rowsAfter?: ReactNode
	place: Place
	/** What the way costs, as the trade calls it. */
	feeTerm?: string
	/** Rupees; null while a price is missing. */
	total: number | null
	totalTerm: string
	/** What holds for all of it, small. */
	terms: ReactNode
	/** The `OrderButton`; on phones the bar at the lower edge carries it. */
	button: ReactNode
}

/** What is being agreed, as a card: lines, way, sum, terms, and the way forward (ux 53, D-33). */
export function OrderCard({
	id,
	title,
	label,
	corner,
	lines,
	rowsBefore,
	rowsAfter,
	place,
	feeTerm = 'Distance fee',
	total,
	totalTerm,
	terms,
	button,
}: Props) {
	return (
		<JobCard as="section" label={label} title={title} corner={corner}>
			<div id={id} tabIndex={-1} className={styles.inside}>
				{lines}
				<Rows>
					{rowsBefore}
					{place.fee && (
						<Row term={`${feeTerm}, ${place.fee.distance_km} km`}>
							{place.fee.distance_fee > 0 ? formatExactRupees(place.fee.distance_fee) : 'free'}
						</Row>
					)}
					{place.isFeePending && <Row term={feeTerm}>Loading...</Row>}
					{rowsAfter}
				</Rows>
				<Total term={totalTerm}>{total === null ? <LoadingText>Loading price...</LoadingText> : formatExactRupees(total)}</Total>
				<Stack gap="normal" className={styles.end}>
					<Text size="small" tone="muted">
						{terms}
					</Text>
					<div className={styles.confirm}>{button}</div>
				</Stack>
			</div>
		</JobCard>
	)
}

/** The one way forward; it says what it costs (ux 85). */
export function OrderButton({ words, total, isBusy }: { words: string; total: number | null; isBusy: boolean }) {
	return (
		<Button type="submit" variant="go" wide busy={isBusy} aria-disabled={total === null || undefined}>
			{total === null ? words : `${words} · ${formatExactRupees(total)}`}
		</Button>
	)
}
