import { useState } from 'react'
import { bookingDateMessage, marketLimits } from '#contract/market/market-words.ts'
import type { StaffVehicleBooking } from '#contract/market/staff-market.ts'
import { reasonNeeded } from '#contract/staff-words.ts'
import { addDays, dayOf, formatDay, isDay } from '#shared/days.ts'
import { CancelDialog } from '../../../kits/sold/cancel-dialog.tsx'
import { type Compared, type RefusalProps, SoldRefusal } from '../../../kits/sold/refusal.tsx'
import { useAction } from '../../../ui/form/use-action.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Text } from '../../../ui/text.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { vehicleName } from '../shared/vehicle-words.ts'
import { useChangeBooking } from './booking-writes.ts'

type Booking = StaffVehicleBooking
const compared: Compared<Booking> = {
	State: ({ status_display }) => status_display,
	Day: ({ booking_date }) => formatDay(booking_date),
}
/** Why a change of a booking was not done, read out as soon as it is known. */
export const BookingRefusal = (props: RefusalProps<Booking>) => <SoldRefusal {...props} what="booking" compared={compared} />

type Props = { booking: Booking; onClose: () => void }

/** Cancels for the company, with the reason that the customer reads (B.ADMIN-25). */
export function CancelBooking({ booking, onClose }: Props) {
	const [before, setBefore] = useState(booking)
	const change = useChangeBooking(booking)
	return (
		<CancelDialog
			reference={booking.reference}
			text={`${booking.customer_name}: ${vehicleName(booking.vehicle_details)}. Others can book the vehicle again, and the customer gets a mail.`}
			label="Reason"
			hint="The customer reads this."
			sendLabel="Cancel booking"
			keepLabel="Keep booking"
			problemOf={(reason) => (reason.trim() === '' ? reasonNeeded : null)}
			cancel={(reason) => {
				setBefore(booking)
				return change({ status: 'cancelled', reason, version: booking.version })
			}}
			refusal={(error) => <BookingRefusal error={error} before={before} />}
			onClose={onClose}
		/>
	)
}

/** Another day for the visit; the customer gets a mail. */
export function MoveBooking({ booking, onClose }: Props) {
	const today = dayOf(new Date())
	const last = addDays(today, marketLimits.bookingDays)
	const [before, setBefore] = useState(booking)
	const [day, setDay] = useState(booking.booking_date)
	const [problem, setProblem] = useState<string | null>(null)
	const { run, isBusy, error } = useAction(useChangeBooking(booking))
	async function send() {
		const isRight = isDay(day) && day >= today && day <= last
		setProblem(isRight ? null : bookingDateMessage)
		if (!isRight) return
		setBefore(booking)
		if (await run({ booking_date: day, version: booking.version })) onClose()
	}
	return (
		<FormDialog
			title={`Change the day of ${booking.reference}`}
			closeLabel="Keep the day"
			sendLabel={error ? 'Retry' : 'Change day'}
			busy={isBusy}
			onSend={send}
			onClose={onClose}
		>
			<Text>{booking.customer_name} gets a mail with the new day.</Text>
			<TextField
				label="Day"
				type="date"
				min={today}
				max={last}
				required
				value={day}
				error={problem}
				onChange={({ target }) => setDay(target.value)}
				data-autofocus=""
			/>
			<BookingRefusal error={error} before={before} />
		</FormDialog>
	)
}

/** Asked once more, because this marks the vehicle as sold and cannot be undone. */
export function CompleteBooking({ booking, onClose }: Props) {
	const [before, setBefore] = useState(booking)
	const { run, isBusy, error } = useAction(useChangeBooking(booking))
	async function send() {
		setBefore(booking)
		if (await run({ status: 'completed', version: booking.version })) onClose()
	}
	return (
		<FormDialog
			title={`Sell ${vehicleName(booking.vehicle_details)}?`}
			closeLabel="Not yet"
			sendLabel={error ? 'Retry' : 'Complete booking'}
			busy={isBusy}
			isStep
			onSend={send}
			onClose={onClose}
		>
			<Text>
				To {booking.customer_name} for {booking.vehicle_details.display_price.formatted}. The vehicle becomes sold, and the customer gets a
				mail.
			</Text>
			<BookingRefusal error={error} before={before} />
		</FormDialog>
	)
}
