import { findSettings } from '#domains/company/find-settings.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { endOfDay } from '#shared/days.ts'
import type { BookingRow } from './find-bookings.ts'

const hourMs = 3_600_000

/** Until when a booking waits for its confirmation: as many hours as the company set, and never past the day of the visit itself. */
export async function confirmByOf(db: ReadDb, { createdAt, bookingDate }: Pick<BookingRow, 'createdAt' | 'bookingDate'>): Promise<Date> {
	const { bookingHoldHours } = await findSettings(db)
	// Just before midnight, which would be named as the next day's.
	return new Date(Math.min(createdAt.getTime() + bookingHoldHours * hourMs, endOfDay(bookingDate).getTime() - 1))
}
