import { desc, eq } from 'drizzle-orm'
import { vehicleBookingStatusDisplay } from '#contract/market/market-words.ts'
import { sellStatusDisplay, sellStepDisplay } from '#contract/market/sell-words.ts'
import { type CustomerPart, entriesShown } from '#domains/accounts/customer-part.ts'
import { startOfDay } from '#shared/days.ts'
import { type BookingRow, findBookings } from '../find-bookings.ts'
import { openStatuses } from '../open-statuses.ts'
import { referenceOf } from '../reference-of.ts'
import { findSellRequests, type SellRequestParts, type SellRequestRow } from '../selling/find-sell-requests.ts'
import { referenceOfRequest } from '../selling/reference-of-request.ts'
import { sellRequests, vehicleBookings } from '../tables.ts'

/** What the market knows of a customer: vehicles booked and offered to us (decision 0018); of each the latest hundred. Two statements. */
export const findMarketPart: CustomerPart = async (db, { id }) => {
	const bookings = await findBookings(db, {
		where: eq(vehicleBookings.customerId, id),
		orderBy: [desc(vehicleBookings.createdAt), desc(vehicleBookings.id)],
		limit: entriesShown,
	})
	const requests = await findSellRequests(db, {
		where: eq(sellRequests.customerId, id),
		orderBy: [desc(sellRequests.createdAt), desc(sellRequests.id)],
		limit: entriesShown,
	})
	return {
		open: [
			...bookings.filter(({ booking }) => openStatuses.includes(booking.status)).map(({ booking }) => openBooking(booking)),
			...requests.filter(({ request }) => request.status !== 'rejected' && !request.vehicleId).map(({ request }) => openRequest(request)),
		],
		entries: [...bookings.flatMap(({ booking }) => entriesOfBooking(booking)), ...requests.flatMap(entriesOfRequest)],
	}
}

const nameOf = ({ brand, model, year }: BookingRow | SellRequestRow) => `${brand} ${model} ${year}`
const aboutBooking = ({ id }: BookingRow) => ({ collection: 'vehicle-bookings' as const, id, reference: referenceOf(id) })
const aboutRequest = ({ id }: SellRequestRow) => ({ collection: 'sell-requests' as const, id, reference: referenceOfRequest(id) })

const openBooking = (booking: BookingRow) => ({
	...aboutBooking(booking),
	title: nameOf(booking),
	status: booking.status,
	status_display: vehicleBookingStatusDisplay[booking.status],
	starts_at: startOfDay(booking.bookingDate).toISOString(),
})
const openRequest = (request: SellRequestRow) => ({
	...aboutRequest(request),
	title: nameOf(request),
	status: request.status,
	status_display: sellStatusDisplay[request.status],
	starts_at: (request.inspectionAt ?? request.pickupSlot).toISOString(),
})

function entriesOfBooking(booking: BookingRow) {
	const { createdAt, confirmedAt, completedAt, cancelledAt, cancellationNotes } = booking
	const step = (at: Date | null, title: string, text = '') =>
		at ? [{ at: at.toISOString(), kind: 'step' as const, title, text, by: '', about: aboutBooking(booking) }] : []
	return [
		...step(createdAt, `Booked ${nameOf(booking)}`, booking.notes),
		...step(confirmedAt, vehicleBookingStatusDisplay.confirmed),
		...step(completedAt, `Bought ${nameOf(booking)}`),
		...step(cancelledAt, vehicleBookingStatusDisplay.cancelled, cancellationNotes),
	]
}

const entriesOfRequest = ({ request, reached, technicianName }: SellRequestParts) =>
	reached.map(({ status, at }) => ({
		at: new Date(at).toISOString(),
		kind: 'step' as const,
		title: status === 'pending' ? `Offered us ${nameOf(request)}` : sellStepDisplay[status],
		text: status === 'rejected' ? request.rejectionReason : '',
		by: status === 'under_inspection' || status === 'inspection_done' ? technicianName : '',
		about: aboutRequest(request),
	}))
