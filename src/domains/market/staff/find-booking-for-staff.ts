import { vehicleBookingFlow } from '#contract/market/market-words.ts'
import type { StaffVehicleBooking } from '#contract/market/staff-market.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { type BookingParts, findBookingWithoutPermission } from '../find-bookings.ts'
import { presentBooking } from '../present-booking.ts'

/** A vehicle booking as the company reads it. Throws 404. One statement. */
export const findBookingForStaff = async (db: ReadDb, actor: Actor, id: number) =>
	presentStaffBooking(actor, await findBookingWithoutPermission(db, id))

/** What its customer reads, and what is needed to work on it (B.ADMIN-25, B.ADMIN-27). */
export const presentStaffBooking = (actor: Actor, parts: BookingParts): StaffVehicleBooking => ({
	...presentBooking(actor, parts),
	customer: parts.booking.customerId,
	customer_name: parts.customerName,
	customer_email: parts.customerEmail,
	next_statuses: [...vehicleBookingFlow[parts.booking.status]],
	version: parts.booking.version,
})
