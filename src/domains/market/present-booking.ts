import type { VehicleBooking } from '#contract/market/market.ts'
import { type VehicleBookingStatus, vehicleBookingStatusDisplay } from '#contract/market/market-words.ts'
import type { BookingParts } from './find-bookings.ts'
import { canCancelBooking } from './permissions.ts'
import { presentRc } from './present-rc.ts'
import { displayPrice, pictureOf } from './present-vehicle.ts'
import { referenceOf } from './reference-of.ts'

/** A vehicle booking as its customer reads it. */
export function presentBooking(actor: { id: number }, { booking, drawing, paint, frontPhoto, rc }: BookingParts): VehicleBooking {
	return {
		id: booking.id,
		reference: referenceOf(booking.id),
		vehicle: booking.vehicleId,
		booking_date: booking.bookingDate,
		status: booking.status,
		status_display: vehicleBookingStatusDisplay[booking.status],
		contact_number: booking.contactNumber,
		notes: booking.notes,
		vehicle_details: {
			brand: booking.brand,
			model: booking.model,
			year: booking.year,
			mileage: booking.kmsDriven,
			kms_driven: booking.kmsDriven,
			fuel_type: booking.fuelType,
			transmission: booking.transmission,
			description: booking.description,
			display_price: displayPrice(booking.pricePaise),
			front_image_url: pictureOf({ drawing, paint, frontPhoto }),
		},
		confirm_by: booking.confirmBy.toISOString(),
		cancelled_by: booking.cancelledBy,
		cancellation_notes: booking.cancellationNotes,
		timeline: stepsOf(booking),
		rc_transfer: presentRc(rc),
		can: { cancel: canCancelBooking(actor, booking) },
		created_at: booking.createdAt.toISOString(),
	}
}

const stepsOf = ({ createdAt, confirmedAt, completedAt, cancelledAt }: BookingParts['booking']) => {
	const steps: [VehicleBookingStatus, Date | null][] = [
		['pending', createdAt],
		['confirmed', confirmedAt],
		['completed', completedAt],
		['cancelled', cancelledAt],
	]
	return steps.flatMap(([status, at]) =>
		at ? [{ status, status_display: vehicleBookingStatusDisplay[status], at: at.toISOString() }] : [],
	)
}
