import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { ApiProblem } from '#contract/client.ts'
import { marketLimits, notBookable } from '#contract/market/market-words.ts'
import { dayOf, formatDay, isDay } from '#shared/days.ts'
import { formatExactRupees } from '#shared/money.ts'
import { textField, useCheckoutForm } from '../../../../kits/checkout/use-checkout-form.ts'
import { type AccountValues, accountFields, accountValues, type Caller } from '../../../../kits/desk/caller.ts'
import { DeskForm } from '../../../../kits/desk/desk-form.tsx'
import { AccountPart, DeskPart } from '../../../../kits/desk/desk-parts.tsx'
import { focusSoon } from '../../../../kits/desk/focus-soon.ts'
import { useCaller } from '../../../../kits/desk/use-caller.ts'
import { useIdempotentSend } from '../../../../kits/form/use-idempotent-send.ts'
import { withRefusalHandler } from '../../../../kits/form/with-refusal-handler.ts'
import { staffApi } from '../../../../staff-api.ts'
import { Columns } from '../../../../ui/columns.tsx'
import type { FormFields } from '../../../../ui/form/form-fields.ts'
import { useAction } from '../../../../ui/form/use-action.ts'
import { Row } from '../../../../ui/rows.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { toast } from '../../../../ui/toast.ts'
import { type BookingValues, bookingFields, lastBookingDay, usualBookingDay } from '../../shared/booking-fields.ts'
import { drivenWords, vehicleName } from '../../shared/vehicle-words.ts'
import { staffVehicleBooking } from '../booking-writes.ts'
import { type DeskVehicle, VehicleField } from './vehicle-field.tsx'

/** `vehicle` is its id, '' for none. */
type Values = AccountValues & { vehicle: string } & BookingValues

/** In their order on the screen; `chosen` is the vehicle whose id stands in the form. */
const fieldsOf = (chosen: { current: DeskVehicle | null }): FormFields<Values> =>
	({
		...accountFields,
		vehicle: {
			label: 'Vehicle',
			problem: (id) => (id === '' ? 'Please choose a vehicle.' : chosen.current?.is_bookable === false ? notBookable : null),
		},
		booking_date: { ...bookingFields.booking_date, label: 'Day of the visit' },
		contact_number: bookingFields.contact_number,
		notes: bookingFields.notes,
	}) as FormFields<Values>

type Begun = { caller: Caller; vehicle: DeskVehicle | null }

/** The phone desk for used vehicles: who calls, which vehicle and on which day, by the rules of the customer's own call (decision 0071). */
export function NewVehicleBooking({ begun }: { begun: Begun }) {
	const today = dayOf(new Date())
	const [vehicle, setVehicle] = useState(begun.vehicle)
	const chosen = useRef(begun.vehicle)
	const [fields] = useState(() => fieldsOf(chosen))
	const [initial] = useState(() => valuesOf(begun, usualBookingDay(new Date())))
	const form = useCheckoutForm<Values>({ fields, initial, everyChange: false })
	const { messages, values } = form
	const day = useWatch({ control: form.control, name: 'booking_date' }) ?? ''
	const desk = useCaller({
		form,
		begun: begun.caller,
		alsoFill: ({ customer_phone }) => ({ contact_number: customer_phone }),
		next: () => (chosen.current ? 'booking_date' : 'vehicle'),
	})
	const book = useBook()
	const { run, isBusy, error } = useAction((booked: Values) =>
		withRefusalHandler(
			() => book(booked),
			({ fields: refused }: ApiProblem) => messages.refuse(refused),
		),
	)
	// The phone rings: whoever comes here types at once.
	useEffect(() => focusSoon(begun.caller.customer === null ? 'account' : begun.vehicle ? 'booking_date' : 'vehicle'), [begun])

	function choose(next: DeskVehicle) {
		chosen.current = next
		setVehicle(next)
		desk.put('vehicle', String(next.id))
	}
	const field = textField(form)
	return (
		<DeskForm
			title="New vehicle booking"
			form={form}
			rows={
				<>
					<Row term="Vehicle" under={vehicle && drivenWords(vehicle)}>
						{vehicle ? vehicleName(vehicle) : '–'}
					</Row>
					<Row term="Price">{vehicle ? formatExactRupees(vehicle.price) : '–'}</Row>
					<Row term="Visit">{isDay(day) ? formatDay(day, today) : '–'}</Row>
				</>
			}
			confirm="Book visit"
			does="books"
			isBusy={isBusy}
			error={error}
			onSend={() => {
				if (messages.check()) void run(values())
			}}
		>
			<AccountPart form={form} desk={desk} />
			<DeskPart title="Vehicle and day">
				<VehicleField {...messages.wiring('vehicle')} vehicle={vehicle} onChoose={choose} />
				<Columns wide={2} phone={1}>
					<TextField {...field('booking_date')} type="date" min={today} max={lastBookingDay(today)} />
					<TextField {...field('contact_number')} type="tel" inputMode="numeric" autoComplete="off" maxLength={20} />
				</Columns>
				<TextAreaField {...field('notes', { optional: true })} rows={2} maxLength={marketLimits.notes} />
			</DeskPart>
		</DeskForm>
	)
}

const valuesOf = ({ caller, vehicle }: Begun, day: string): Values => ({
	...accountValues(caller),
	vehicle: vehicle ? String(vehicle.id) : '',
	booking_date: day,
	contact_number: caller.customer_phone,
	notes: '',
})

/** Books once, however often it is pressed, and opens what was booked. */
function useBook() {
	const queries = useQueryClient()
	const navigate = useNavigate()
	const sendOnce = useIdempotentSend()
	return async ({ account, vehicle, booking_date, contact_number, notes }: Values) => {
		const body = {
			customer: Number(account),
			vehicle: Number(vehicle),
			booking_date,
			contact_number: contact_number.trim(),
			notes: notes.trim(),
		}
		try {
			const booking = await sendOnce(body, (key) => staffApi.bookVehicleForCustomer({ body, key }))
			queries.setQueryData(staffVehicleBooking(booking.id).queryKey, booking)
			await navigate(`/admin/vehicle-bookings/${booking.id}`)
			toast({ title: `${booking.reference} is booked` })
		} finally {
			// Somebody else may have been quicker.
			for (const collection of ['vehicles', 'vehicle-bookings', 'counts', 'customer-history', 'audit-log'])
				queries.invalidateQueries({ queryKey: ['staff', collection] })
			queries.invalidateQueries({ queryKey: ['market'] })
		}
	}
}
