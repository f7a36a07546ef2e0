import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { StaffVehicleBooking } from '#contract/market/staff-market.ts'
import { dayOf, formatDay } from '#shared/days.ts'
import { Reach } from '../../../kits/sold/reach.tsx'
import { DetailPart, DetailScreen } from '../../../ui/detail-screen.tsx'
import { JobCard } from '../../../ui/job-card.tsx'
import { momentWords } from '../../../ui/moment-words.ts'
import { Row, Rows, Total } from '../../../ui/rows.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { Timeline } from '../../../ui/timeline.tsx'
import { bookingSteps } from '../shared/booking-steps.ts'
import { bookingStamps, drivenWords, vehicleName } from '../shared/vehicle-words.ts'
import { BookingSteps } from './booking-steps.tsx'

type Props = {
	booking: StaffVehicleBooking
	customerLink: (name: string) => ReactNode
	/** Who changed what, drawn by its own feature. */
	changes: ReactNode
}

/** A vehicle booking with everything: what can be done now, who comes to see what, and what happened (B.ADMIN-25, B.ADMIN-27). */
export function StaffBooking({ booking, customerLink, changes }: Props) {
	const { customer_name, customer_email, contact_number: customer_phone, reference, vehicle_details: vehicle } = booking
	return (
		<DetailScreen
			next={<BookingSteps key={booking.id} booking={booking} />}
			card={
				<JobCard as="section" label={`Booked ${momentWords(booking.created_at)}`} title={vehicleName(vehicle)}>
					<Rows>
						<Row term="Customer" under={<Reach of={{ customer_name, customer_phone, customer_email, reference }} />}>
							{customerLink(customer_name)}
						</Row>
						<Row term="Day" strong>
							{formatDay(booking.booking_date, dayOf(new Date()))}
						</Row>
						<Row term="Vehicle" under={drivenWords(vehicle)}>
							<Link to={`/admin/vehicles/${booking.vehicle}`}>{vehicleName(vehicle)}</Link>
						</Row>
						{booking.status === 'pending' && <Row term="Confirm by">{momentWords(booking.confirm_by)}</Row>}
						{booking.notes && <Row term="Notes">{booking.notes}</Row>}
					</Rows>
					<Total term="Price">{vehicle.display_price.formatted}</Total>
				</JobCard>
			}
			timeline={
				<DetailPart title="Timeline">
					<Timeline label="Timeline" steps={bookingSteps(booking, 'company')} />
					{booking.rc_transfer && <Link to={`/admin/rc-transfers?search=${booking.reference}`}>RC transfer</Link>}
				</DetailPart>
			}
			notes={null}
			changes={changes}
		/>
	)
}

/** The state of a booking as its stamp; a change by whomever is announced. */
export const BookingState = ({ booking: { status, status_display } }: { booking: StaffVehicleBooking }) => (
	<span role="status">
		<Stamp kind={bookingStamps[status]}>{status_display}</Stamp>
	</span>
)
