import type { BookingRow } from './find-bookings.ts'

/** The state of a booking under way as its customer is mailed of it; equal to the stored one, he knows it already (D-55). */
export const bookingStateToMail = ({ status, bookingDate }: Pick<BookingRow, 'status' | 'bookingDate'>) =>
	status === 'confirmed' ? `confirmed ${bookingDate}` : status
