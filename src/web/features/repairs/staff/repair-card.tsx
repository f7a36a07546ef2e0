import type { ReactNode } from 'react'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { formatHour } from '#shared/days.ts'
import { formatRupees } from '#shared/money.ts'
import { dialable, whatsappLink } from '#shared/phone.ts'
import { Bike } from '../../../ui/bike.tsx'
import { JobCard } from '../../../ui/job-card.tsx'
import { Plate } from '../../../ui/plate.tsx'
import { Row, Rows, Total } from '../../../ui/rows.tsx'
import { Text } from '../../../ui/text.tsx'
import styles from './repair-card.module.css'
import { jobOf, momentOf, paymentNames, plateOf, townOf, wayTo, whenOf } from './repair-words.ts'

/** Everything that was agreed, and how to reach and find the customer (B.ADMIN-20). `customerLink` leads to the account. */
export function RepairCard({ repair, customerLink }: { repair: StaffRepairInFull; customerLink?: (name: string) => ReactNode }) {
	const [line] = repair.services
	const plate = plateOf(repair)
	return (
		<JobCard
			as="section"
			label={`Booked ${momentOf(repair.created_at)}`}
			title={jobOf(repair)}
			corner={
				<Plate kind={plate.kind} carries={plate.carries}>
					{plate.words}
				</Plate>
			}
		>
			<div className={styles.top}>
				<Rows className={styles.facts}>
					<Row term="When" strong under={repair.kind === 'service_now' ? `asked ${formatHour(repair.schedule_time)}` : undefined}>
						{whenOf(repair)}
					</Row>
					<Row term="Customer" under={repair.customer_phone && <Reach repair={repair} />}>
						{customerLink ? customerLink(repair.customer_name) : repair.customer_name}
					</Row>
					<Row term="Where" under={repair.address && <Way repair={repair} />}>
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
			<Agreed repair={repair} />
		</JobCard>
	)
}

function Reach({
	repair: { customer_name: name, customer_phone: phone, customer_email: email, reference },
}: {
	repair: StaffRepairInFull
}) {
	return (
		<span className={styles.ways}>
			<Call name={name} phone={phone} />
			<a href={whatsappLink(phone, `Hello ${name}, this is about ${reference}.`)} className={styles.press} aria-label={`WhatsApp ${name}`}>
				WhatsApp
			</a>
			<a href={`mailto:${email}?subject=${encodeURIComponent(reference)}`} className={styles.press} aria-label={`Mail ${name}`}>
				Mail
			</a>
		</span>
	)
}

const Way = ({ repair }: { repair: StaffRepairInFull }) => (
	<>
		{townOf(repair)}
		<br />
		<a href={wayTo(repair)} target="_blank" rel="noopener noreferrer" className={styles.press}>
			Navigate
		</a>
	</>
)

const Call = ({ name, phone }: { name: string; phone: string }) => (
	<a href={dialable(phone)} className={styles.press} aria-label={`Call ${name}, ${phone}`}>
		{phone}
	</a>
)

function Agreed({ repair }: { repair: StaffRepairInFull }) {
	const isPaid = repair.payment_status === 'paid'
	return (
		<>
			<ul className={styles.lines} aria-label="Services">
				{repair.services.map((line, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: what was agreed does not change its order
					<li key={index} className={styles.line}>
						<p className={styles.agreed}>
							<span>
								{line.package.name}
								{line.quantity > 1 && ` × ${line.quantity}`}
							</span>
							<span>{formatRupees(line.total_price)}</span>
						</p>
						<Text size="small" tone="muted">
							{[line.name, `${line.manufacturer} ${line.model}`, `${line.duration_minutes} min`].join(', ')}
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
			<Total term={isPaid ? `Paid, ${paymentNames[repair.payment_method]}` : repair.status === 'cancelled' ? 'Nothing to pay' : 'To pay'}>
				{repair.status === 'cancelled' && !isPaid ? <s>{formatRupees(repair.total_amount)}</s> : formatRupees(repair.total_amount)}
			</Total>
			{repair.paid_at && (
				<Text size="small" tone="muted">
					Paid {momentOf(repair.paid_at)}
				</Text>
			)}
		</>
	)
}
