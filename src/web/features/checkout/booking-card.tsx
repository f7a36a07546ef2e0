import { type Control, useWatch } from 'react-hook-form'
import { formatRupees } from '#shared/money.ts'
import { formatRegistration, isRegistration } from '#shared/registration.ts'
import { Button } from '../../ui/button.tsx'
import { JobCard } from '../../ui/job-card.tsx'
import { LoadingText } from '../../ui/loading-text.tsx'
import { Plate } from '../../ui/plate.tsx'
import { Row, Rows, Total } from '../../ui/rows.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './booking-card.module.css'
import { bikesOf, type CheckoutLine } from './checkout-items.ts'
import { CheckoutLines, type LineChanges } from './checkout-lines.tsx'
import type { CheckoutValues } from './checkout-values.ts'
import type { Place } from './use-place.ts'
import { WhenWords } from './when-fields.tsx'

type Props = {
	lines: CheckoutLine[]
	changes: LineChanges
	place: Place
	/** Rupees; null while a price is missing. */
	total: number | null
	control: Control<CheckoutValues>
	isBusy: boolean
}

/** What is being agreed, as a job card: lines, way, time, sum, how it can be cancelled, and the way forward (ux 53, D-33). */
export function BookingCard({ lines, changes, place, total, control, isBusy }: Props) {
	const bikes = bikesOf(lines)
	const [bike] = bikes
	return (
		<JobCard
			as="section"
			label={lines.length > 1 && `${lines.length} services`}
			title="Job card"
			corner={bikes.length === 1 && bike && <BikePlate bike={bike} control={control} />}
			className={styles.card}
		>
			<div id="job-card" tabIndex={-1} className={styles.inside}>
				<CheckoutLines lines={lines} showBikes={bikes.length > 1} {...changes} />
				<Rows>
					{bikes.length === 1 && bike && (
						<Row term="Bike">
							{bike.manufacturer} {bike.model}
						</Row>
					)}
					{place.fee && (
						<Row term={`Distance fee, ${place.fee.distance_km} km`}>
							{place.fee.distance_fee > 0 ? formatRupees(place.fee.distance_fee) : 'free'}
						</Row>
					)}
					{place.isAsking && <Row term="Distance fee">Loading...</Row>}
					<Row term="When">
						<WhenWords control={control} />
					</Row>
				</Rows>
				<Total term="To pay after service">{total === null ? <LoadingText>Loading price...</LoadingText> : formatRupees(total)}</Total>
				<Stack gap="normal" className={styles.end}>
					<Text size="small" tone="muted">
						GST included. UPI or cash. You can cancel here until we confirm. After that call us; free up to 2 hours before service.
					</Text>
					<div className={styles.confirm}>
						<ConfirmButton total={total} isBusy={isBusy} />
					</div>
				</Stack>
			</div>
		</JobCard>
	)
}

/** The one way forward; it says what it costs (ux 85). */
export function ConfirmButton({ total, isBusy }: { total: number | null; isBusy: boolean }) {
	return (
		<Button type="submit" variant="go" wide busy={isBusy} aria-disabled={total === null || undefined}>
			{total === null ? 'Confirm booking' : `Confirm booking · ${formatRupees(total)}`}
		</Button>
	)
}

/** The number as it is typed, else the model. */
function BikePlate({ bike, control }: { bike: CheckoutLine; control: Control<CheckoutValues> }) {
	const typed = useWatch({ control, name: 'registration_number' })
	const isNumber = isRegistration(typed)
	return (
		<Plate kind={bike.isElectric ? 'electric' : 'private'} carries={isNumber ? 'number' : 'name'}>
			{isNumber ? formatRegistration(typed) : bike.model}
		</Plate>
	)
}
