import { useWatch } from 'react-hook-form'
import { repairLimits } from '#contract/repairs/repair-words.ts'
import { formatRegistration, isRegistration } from '#shared/registration.ts'
import { type LineChanges, type OrderLine, OrderLines } from '../../../../kits/cart/order-lines.tsx'
import { HourWords } from '../../../../kits/checkout/hour-fields.tsx'
import { OrderButton, OrderCard } from '../../../../kits/checkout/order-card.tsx'
import type { CheckoutForm } from '../../../../kits/checkout/use-checkout-form.ts'
import type { Place } from '../../../../kits/checkout/use-place.ts'
import { Plate } from '../../../../ui/plate.tsx'
import { Row } from '../../../../ui/rows.tsx'
import { bookingWords } from './booking-words.ts'
import { bikesOf, type CheckoutLine } from './checkout-items.ts'
import { withdrawnWords } from './withdrawn-words.ts'

type Props = {
	id: string
	lines: CheckoutLine[]
	changes: LineChanges
	place: Place
	/** Rupees; null while a price is missing. */
	total: number | null
	form: CheckoutForm
	isBusy: boolean
}

/** The job card of a booking: its services, its bike, and when it is. */
export function BookingCard({ id, lines, changes, place, total, form, isBusy }: Props) {
	const bikes = bikesOf(lines)
	const bike = bikes.length === 1 ? bikes[0] : undefined
	return (
		<OrderCard
			id={id}
			title="Job card"
			label={lines.length > 1 && `${lines.length} services`}
			corner={bike && <BikePlate bike={bike} form={form} />}
			lines={<OrderLines label="Services" lines={lines.map((line) => orderLine(line, { showBike: bikes.length > 1 }))} {...changes} />}
			rowsBefore={
				bike && (
					<Row term="Bike">
						{bike.manufacturer} {bike.model}
					</Row>
				)
			}
			rowsAfter={
				<Row term="When">
					<HourWords form={form} />
				</Row>
			}
			place={place}
			total={total}
			totalTerm="To pay after service"
			terms="GST included. UPI or cash. You can cancel here until we confirm. After that call us; free up to 2 hours before service."
			button={<OrderButton words={bookingWords.confirm} total={total} isBusy={isBusy} />}
		/>
	)
}

/** A service with what its price includes; which bike it is for is said where there are several. */
const orderLine = (line: CheckoutLine, { showBike }: { showBike: boolean }): OrderLine => ({
	id: line.id,
	name: line.packageName,
	quantity: line.quantity,
	price: line.price,
	details: [
		[line.serviceName === line.packageName ? '' : line.serviceName, line.duration].filter(Boolean).join(', '),
		line.features.length > 0 ? `Includes: ${line.features.join(', ')}` : '',
	],
	mark: showBike && (
		<Plate size="small" carries="name" kind={line.isElectric ? 'electric' : 'private'}>
			{line.model}
		</Plate>
	),
	max: repairLimits.quantity,
	withdrawn: withdrawnWords(line),
})

/** The number as it is typed, else the model. */
function BikePlate({ bike, form }: { bike: CheckoutLine; form: CheckoutForm }) {
	const typed = useWatch({ control: form.control, name: 'registration_number' }) ?? ''
	const isNumber = isRegistration(typed)
	return (
		<Plate kind={bike.isElectric ? 'electric' : 'private'} carries={isNumber ? 'number' : 'name'}>
			{isNumber ? formatRegistration(typed) : bike.model}
		</Plate>
	)
}
