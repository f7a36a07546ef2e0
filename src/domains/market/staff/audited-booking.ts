import type { BookingRow } from '../find-bookings.ts'

/** As the audit log sees it, with the names of its calls. */
export const auditedBooking = ({ status, bookingDate, cancellationNotes }: BookingRow) => ({
	status,
	booking_date: bookingDate,
	reason: cancellationNotes,
})

/** Its value is not kept in the log, since it may tell of a person (D-43). */
export const personalBookingFields = ['reason']
