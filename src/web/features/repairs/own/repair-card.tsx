import type { Repair } from '#contract/repairs/repairs.ts'
import { dayOf } from '#shared/days.ts'
import { dialable } from '#shared/phone.ts'
import { townOf } from '../../../kits/sold/town-of.ts'
import { BikePlate } from '../../../kits/work/bike-plate.tsx'
import { JobCard } from '../../../ui/job-card.tsx'
import { momentWords } from '../../../ui/moment-words.ts'
import { Row, Rows } from '../../../ui/rows.tsx'
import { Text } from '../../../ui/text.tsx'
import { AgreedLines } from '../shared/agreed-lines.tsx'
import { bikesOf, callWords, whenOf } from '../shared/repair-words.ts'
import styles from './repair-card.module.css'

/** The job card of a repair, with the names and prices of the moment it was booked (look: repair). */
export function RepairCard({ repair }: { repair: Repair }) {
	const today = dayOf(new Date())
	const isPaid = repair.payment_status === 'paid'
	return (
		<JobCard label={`Booked ${momentWords(repair.created_at, today)}`} title={repair.status === 'completed' ? 'Receipt' : 'What we agreed'}>
			<Rows>
				{bikesOf(repair).map((bike) => (
					<Row key={bike.name} term="Bike" under={bike.name}>
						<BikePlate bike={bike} />
					</Row>
				))}
				<Row term="When" strong under={callWords(repair)}>
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
							<span data-print="hide">
								<br />
								<a href={dialable(repair.technician.phone)} aria-label={`Call ${repair.technician.name}`} className={styles.call}>
									Call
								</a>
							</span>
						)}
					</Row>
				)}
				{repair.notes && <Row term="Notes">{repair.notes}</Row>}
			</Rows>
			<AgreedLines
				repair={repair}
				under={({ name, package: { name: job }, features }) => [...(name === job ? [] : [name]), ...features].join(', ')}
				toPay={repair.status === 'completed' ? 'To pay' : 'To pay after service'}
			/>
			{repair.status !== 'cancelled' && (
				<Text size="small" tone="muted" className={styles.terms}>
					GST included.{!isPaid && ' UPI or cash, after service. Nothing is charged online.'}
				</Text>
			)}
		</JobCard>
	)
}
