import type { BookingRow } from './find-bookings.ts'

/** How far a booking is, as its customer is mailed of it while it is under way. What is equal was told (D-55). */
export const bookingStateToMail = ({ status, bookingDate }: Pick<BookingRow, 'status' | 'bookingDate'>) =>
	status === 'confirmed' ? `confirmed ${bookingDate}` : status
