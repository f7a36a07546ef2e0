import type { BookingRow } from '../find-bookings.ts'

/** As the audit log sees it, with the names of its calls. */
export const auditedBooking = ({ status, bookingDate, cancellationNotes }: BookingRow) => ({
	status,
	booking_date: bookingDate,
	reason: cancellationNotes,
})
