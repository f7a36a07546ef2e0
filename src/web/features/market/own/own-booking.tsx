import { useState } from 'react'
import { Link } from 'react-router'
import type { VehicleBooking } from '#contract/market/market.ts'
import { vehicleBookingFlow } from '#contract/market/market-words.ts'
import { dayOf, formatDay } from '#shared/days.ts'
import { type Company, OwnHelp, OwnPage, OwnProgress, type OwnWords, PrintedHead } from '../../../kits/sold/own-page.tsx'
import { Button } from '../../../ui/button.tsx'
import { Split } from '../../../ui/columns.tsx'
import { focusHeading } from '../../../ui/focus-heading.ts'
import { Heading, PageHeading } from '../../../ui/heading.tsx'
import { JobCard } from '../../../ui/job-card.tsx'
import { momentWords } from '../../../ui/moment-words.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Row, Rows, Total } from '../../../ui/rows.tsx'
import { Cluster, Stack } from '../../../ui/stack.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { Text } from '../../../ui/text.tsx'
import { ownVehicleBooking } from '../shared/booking-queries.ts'
import { bookingSteps, endWords } from '../shared/booking-steps.ts'
import { isRcUnderWay, RcTransfer } from '../shared/rc-transfer.tsx'
import { VehiclePicture } from '../shared/vehicle-picture.tsx'
import { bookingStamps, drivenWords, vehicleName } from '../shared/vehicle-words.ts'
import { CancelOwnBooking } from './cancel-own-booking.tsx'
import styles from './own-booking.module.css'

export const bookingWords: OwnWords = {
	one: 'Booking',
	list: { to: '/profile?tab=bookings', words: 'My Bookings' },
	more: { to: '/vehicles', words: 'See used vehicles' },
}

type Props = {
	/** Null for an address that can be no booking. */
	id: number | null
	company: Company
}

/**
 * A vehicle booking of the caller: what comes next, progress, and what was booked. It follows the booking while the page is open and seen.
 */
export function OwnBooking({ id, company }: Props) {
	return (
		<OwnPage
			words={bookingWords}
			options={id === null ? null : ownVehicleBooking(id)}
			isOver={({ status, rc_transfer }) => vehicleBookingFlow[status].length === 0 && !isRcUnderWay(rc_transfer)}
			contact={company}
		>
			{(booking) => <BookingInFull booking={booking} company={company} />}
		</OwnPage>
	)
}

/** What comes next, in few words and a sentence. */
function nextOf(booking: VehicleBooking): { title: string; text: string } {
	switch (booking.status) {
		case 'pending':
			return {
				title: 'Waiting for confirmation',
				text: `Nobody else can book this vehicle now. We confirm by ${momentWords(booking.confirm_by)}; you can cancel until then.`,
			}
		case 'confirmed':
			return { title: 'Your visit is confirmed', text: 'We have the vehicle ready for you on that day. Bring your driving licence.' }
		case 'completed':
			return { title: 'It is yours', text: 'Thank you for buying from us. How far the registration certificate is stands below.' }
		case 'cancelled':
			return { title: booking.cancelled_by === 'time' ? 'Your booking has ended' : 'Cancelled', text: endWords(booking, 'customer') }
	}
}

function BookingInFull({ booking, company }: { booking: VehicleBooking; company: Company }) {
	const [isCancelling, setCancelling] = useState(false)
	const { title, text } = nextOf(booking)
	const { reference, vehicle_details: vehicle } = booking
	return (
		<>
			<PrintedHead company={company} />
			<Cluster apart>
				<PageHeading size="m">Booking {reference}</PageHeading>
				<Stamp kind={bookingStamps[booking.status]}>{booking.status_display}</Stamp>
			</Cluster>
			<Stack gap="loose">
				<Panel aria-labelledby="next-title" data-print="hide">
					<div aria-live="polite">
						<Heading id="next-title" size="l">
							{title}
						</Heading>
						<Text>{text}</Text>
					</div>
				</Panel>
				<Split sideFirst side={<OwnProgress steps={bookingSteps(booking, 'customer')} ahead={null} />}>
					<Stack gap="loose">
						<JobCard label={`Booked ${momentWords(booking.created_at)}`} title={vehicleName(vehicle)}>
							<VehiclePicture src={vehicle.front_image_url} className={styles.picture} />
							<Rows>
								<Row term="Vehicle" under={[drivenWords(vehicle), vehicle.transmission].filter(Boolean).join(' · ')}>
									<Link to={`/vehicles/${booking.vehicle}`}>{vehicleName(vehicle)}</Link>
								</Row>
								<Row term="Day" strong>
									{formatDay(booking.booking_date, dayOf(new Date()))}
								</Row>
								{company.address && <Row term="Where">{company.address}</Row>}
								<Row term="Phone">{booking.contact_number}</Row>
								{booking.notes && <Row term="Notes">{booking.notes}</Row>}
							</Rows>
							<Total term="Price">{vehicle.display_price.formatted}</Total>
						</JobCard>
						<RcTransfer rc={booking.rc_transfer} />
						<Stack data-print="hide">
							{booking.can.cancel && (
								<div>
									<Button variant="bad" size="low" onClick={() => setCancelling(true)}>
										Cancel visit
									</Button>
								</div>
							)}
							<OwnHelp
								reference={reference}
								before={booking.can.cancel ? 'You can cancel here until we confirm. After that call us.' : ''}
								contact={company}
							/>
							{isCancelling && <CancelOwnBooking booking={booking} onClose={() => setCancelling(false)} onCancelled={focusHeading} />}
						</Stack>
					</Stack>
				</Split>
			</Stack>
		</>
	)
}
