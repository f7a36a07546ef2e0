import type { Repair } from '#contract/repairs/repairs.ts'
import { dayOf } from '#shared/days.ts'
import { formatRupees } from '#shared/money.ts'
import { dialable } from '#shared/phone.ts'
import { JobCard } from '../../../ui/job-card.tsx'
import { Plate } from '../../../ui/plate.tsx'
import { Row, Rows, Total } from '../../../ui/rows.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { Text } from '../../../ui/text.tsx'
import styles from './repair-card.module.css'
import { bikesOf, stampOf, townOf, whenOf } from './repair-words.ts'

/** The job card of a repair, with the names and prices of the moment it was booked (look: repair). */
export function RepairCard({ repair }: { repair: Repair }) {
	const today = dayOf(new Date())
	const isPaid = repair.payment_status === 'paid'
	return (
		<JobCard
			label="Repair"
			level={1}
			reference={repair.reference}
			corner={<Stamp kind={stampOf[repair.status]}>{repair.status_display}</Stamp>}
		>
			<Rows>
				{bikesOf(repair).map(({ name, plate, isNumber, isElectric }) => (
					<Row key={name} term="Bike" under={name}>
						<Plate kind={isElectric ? 'electric' : 'private'} carries={isNumber ? 'number' : 'name'}>
							{plate}
						</Plate>
					</Row>
				))}
				<Row term="When" strong>
					{whenOf(repair, today)}
				</Row>
				<Row term="Where" under={townOf(repair)}>
					{repair.address}
				</Row>
				<Row term="For" under={repair.customer_phone}>
					{repair.customer_name}
				</Row>
				{repair.technician && (
					<Row term="Technician">
						{repair.technician.name}
						{repair.technician.phone && (
							<>
								<br />
								<a href={dialable(repair.technician.phone)} aria-label={`Call ${repair.technician.name}`} className={styles.call}>
									Call
								</a>
							</>
						)}
					</Row>
				)}
				{repair.notes && <Row term="Notes">{repair.notes}</Row>}
			</Rows>
			<ul className={styles.lines} aria-label="Services">
				{repair.services.map((line, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: what was agreed does not change its order
					<Line key={index} line={line} />
				))}
			</ul>
			{repair.distance_km !== null && (
				<Rows>
					<Row term={`Distance fee, ${Math.round(repair.distance_km * 10) / 10} km`}>
						{repair.distance_fee > 0 ? formatRupees(repair.distance_fee) : 'free'}
					</Row>
				</Rows>
			)}
			<Total term={isPaid ? 'Paid' : repair.status === 'cancelled' ? 'Nothing to pay' : 'To pay after service'}>
				{repair.status === 'cancelled' && !isPaid ? <s>{formatRupees(repair.total_amount)}</s> : formatRupees(repair.total_amount)}
			</Total>
			{repair.status !== 'cancelled' && (
				<Text size="small" tone="muted" className={styles.terms}>
					GST included.{' '}
					{isPaid
						? repair.payment_method === 'upi'
							? 'Paid by UPI.'
							: 'Paid in cash.'
						: 'UPI or cash, after service. Nothing is charged online.'}
				</Text>
			)}
		</JobCard>
	)
}

function Line({ line }: { line: Repair['services'][number] }) {
	const category = line.name === line.package.name ? [] : [line.name]
	return (
		<li className={styles.line}>
			<p className={styles.agreed}>
				<span>
					{line.package.name}
					{line.quantity > 1 && ` × ${line.quantity}`}
				</span>
				<span>{formatRupees(line.total_price)}</span>
			</p>
			<Text size="small" tone="muted">
				{[...category, ...line.features].join(', ')}
			</Text>
		</li>
	)
}
