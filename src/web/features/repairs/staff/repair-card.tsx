import type { ReactNode } from 'react'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { StaffInvoices } from '../../../kits/invoices/staff-invoices.tsx'
import { Call, Directions, Reach } from '../../../kits/sold/reach.tsx'
import { townOf } from '../../../kits/sold/town-of.ts'
import { BikePlate } from '../../../kits/work/bike-plate.tsx'
import { WaitingClock } from '../../../kits/work/waiting-clock.tsx'
import { Bike } from '../../../ui/bike.tsx'
import { JobCard } from '../../../ui/job-card.tsx'
import { momentWords } from '../../../ui/moment-words.ts'
import { Row, Rows } from '../../../ui/rows.tsx'
import { Text } from '../../../ui/text.tsx'
import { AgreedLines } from '../shared/agreed-lines.tsx'
import { jobOf, plateBikeOf, shortWhenOf } from '../shared/repair-words.ts'
import styles from './repair-card.module.css'

/**
 * Everything that was agreed, and how to reach and find the customer (B.ADMIN-20). `customerLink` leads to the account; who has none is no
 * office, and reads no invoices.
 */
export function RepairCard({ repair, customerLink }: { repair: StaffRepairInFull; customerLink?: (name: string) => ReactNode }) {
	const [line] = repair.services
	return (
		<JobCard
			as="section"
			label={`Booked ${momentWords(repair.created_at)}`}
			title={jobOf(repair)}
			corner={<BikePlate bike={plateBikeOf(repair)} />}
		>
			<div className={styles.top}>
				<Rows>
					<Row term="When" strong under={repair.call_by && <WaitingClock since={repair.created_at} callBy={repair.call_by} />}>
						{shortWhenOf(repair)}
					</Row>
					<Row term="Customer" under={repair.customer_phone && <Reach of={repair} />}>
						{customerLink ? customerLink(repair.customer_name) : repair.customer_name}
					</Row>
					<Row term="Where" under={repair.address && <Directions to={repair} town={townOf(repair)} />}>
						{repair.address || '–'}
					</Row>
					<Row term="Technician" under={repair.technician?.phone && <Call name={repair.technician.name} phone={repair.technician.phone} />}>
						{repair.technician?.name ?? (
							<Text as="span" tone="bad" weight="strong">
								unassigned
							</Text>
						)}
					</Row>
					{repair.notes && <Row term="Customer’s notes">{repair.notes}</Row>}
				</Rows>
				{line && (
					<div className={styles.bike}>
						<Bike drawing={line.drawing} paint={line.paint} />
						<Text size="small" tone="muted">
							{line.manufacturer} {line.model}
						</Text>
					</div>
				)}
			</div>
			<AgreedLines
				repair={repair}
				under={({ name, manufacturer, model, duration_minutes }) => `${name}, ${manufacturer} ${model}, ${duration_minutes} min`}
				toPay="To pay"
			/>
			{customerLink && <StaffInvoices invoices={repair.invoices} />}
		</JobCard>
	)
}
