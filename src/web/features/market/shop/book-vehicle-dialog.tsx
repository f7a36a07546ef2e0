import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { ApiProblem } from '#contract/client.ts'
import type { MarketVehicle, VehicleBooking } from '#contract/market/market.ts'
import { marketLimits } from '#contract/market/market-words.ts'
import { dayOf, formatDay } from '#shared/days.ts'
import { digitsOf } from '#shared/phone.ts'
import { api } from '../../../api.ts'
import { useTypedValues } from '../../../browser/typed-text.ts'
import { useIdempotentSend } from '../../../kits/form/use-idempotent-send.ts'
import { withRefusalHandler } from '../../../kits/form/with-refusal-handler.ts'
import { refusalWords } from '../../../kits/work/refusal-words.ts'
import { ownProfile } from '../../../state/own-queries.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useAction } from '../../../ui/form/use-action.ts'
import { useFormMessages } from '../../../ui/form/use-form-messages.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { momentWords } from '../../../ui/moment-words.ts'
import { ProblemAlert } from '../../../ui/problem-alert.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { bookingFields as fields, lastBookingDay, usualBookingDay, type BookingValues as Values } from '../shared/booking-fields.ts'
import { vehicleName } from '../shared/vehicle-words.ts'

type Props = { vehicle: MarketVehicle; onClose: () => void }
/** A booking, and the price in rupees that was on the screen when it was sent. */
type Made = { booking: VehicleBooking; seenPrice: number }

/** Asks for the day and the phone of a visit, books it, and says so (B.MARKET-23, B.MARKET-24, B.R-21). Pressed twice it is one booking. */
export function BookVehicleDialog({ vehicle, onClose }: Props) {
	const [booked, setBooked] = useState<Made | null>(null)
	return booked ? <Booked {...booked} onClose={onClose} /> : <BookingForm vehicle={vehicle} onBooked={setBooked} onClose={onClose} />
}

function BookingForm({ vehicle, onBooked, onClose }: Props & { onBooked: (made: Made) => void }) {
	const queries = useQueryClient()
	const profile = useQuery(ownProfile).data
	const today = dayOf(new Date())
	const [typed, type] = useTypedValues<Values>(`book vehicle ${vehicle.id}`)
	const values: Values = { booking_date: usualBookingDay(new Date()), contact_number: digitsOf(profile?.phone ?? ''), notes: '', ...typed }
	const form = useFormMessages<Values>({ id: 'visit', fields, read: () => values })
	const sendOnce = useIdempotentSend()
	const { run, isBusy, error } = useAction(async () => {
		const body = { vehicle: vehicle.id, ...values, contact_number: values.contact_number.trim(), notes: values.notes.trim() }
		try {
			const booking = await withRefusalHandler(
				() => sendOnce(body, (key) => api.market.book({ body, key })),
				({ fields: refused }) => form.refuse(refused),
			)
			type(null)
			onBooked({ booking, seenPrice: vehicle.display_price.amount })
		} finally {
			// Somebody else may have been quicker.
			queries.invalidateQueries({ queryKey: ['market'] })
			queries.invalidateQueries({ queryKey: ['own', 'vehicle-bookings'] })
			queries.invalidateQueries({ queryKey: ['own', 'vehicle-waits'] })
		}
	})
	const field = (name: keyof Values) => ({
		...form.wiring(name),
		value: values[name],
		onChange: ({ target }: { target: { value: string } }) => type({ [name]: target.value }),
		onBlur: () => form.left(name),
	})
	const isAtField = error instanceof ApiProblem && Object.keys(error.fields).some((name) => name in fields)
	return (
		<FormDialog
			title={`Book ${vehicleName(vehicle)}`}
			closeLabel="Not now"
			sendLabel={error ? 'Retry' : 'Book to see it'}
			busy={isBusy}
			onSend={() => {
				if (form.check()) run()
			}}
			onClose={onClose}
		>
			<Text>Free, and nothing is paid now. We confirm by mail; until then and after it nobody else can book it.</Text>
			<TextField {...field('booking_date')} type="date" min={today} max={lastBookingDay(today)} required data-autofocus="" />
			<TextField {...field('contact_number')} type="tel" inputMode="numeric" autoComplete="tel" maxLength={20} required />
			<TextAreaField {...field('notes')} optional rows={3} maxLength={marketLimits.notes} />
			<ProblemAlert words={error !== null && !isAtField && refusalWords(error)} />
		</FormDialog>
	)
}

const Booked = ({ booking, seenPrice, onClose }: Made & { onClose: () => void }) => (
	<Dialog
		open
		onClose={onClose}
		title="Your visit is booked"
		actions={
			<>
				<Button variant="quiet" onClick={onClose}>
					Close
				</Button>
				<ButtonLink as={Link} to="/profile?tab=bookings">
					My Bookings
				</ButtonLink>
			</>
		}
	>
		<Stack gap="small">
			<Text role="status">
				{vehicleName(booking.vehicle_details)} is held for you on {formatDay(booking.booking_date, dayOf(new Date()))}.
			</Text>
			{booking.vehicle_details.display_price.amount !== seenPrice && (
				<Text weight="strong" icon="info">
					Its price has changed meanwhile. It is {booking.vehicle_details.display_price.formatted} now.
				</Text>
			)}
			<Text>
				Your reference is <Link to={`/profile/bookings/${booking.id}`}>{booking.reference}</Link>. We confirm it by{' '}
				{momentWords(booking.confirm_by)}, by mail. Bring your driving licence to ride it.
			</Text>
		</Stack>
	</Dialog>
)
