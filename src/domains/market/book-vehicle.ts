import { and, eq, sql } from 'drizzle-orm'
import type { BookVehicle, VehicleBooking } from '#contract/market/market.ts'
import { bookingDateMessage, marketLimits, notBookable } from '#contract/market/market-words.ts'
import { holdAccount } from '#domains/accounts/hold-account.ts'
import { notifyCompany } from '#domains/company/news/notify-company.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound, refuse, refuseField } from '#platform/http/problem.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { addDays, dayOf } from '#shared/days.ts'
import { confirmByOf } from './confirm-by.ts'
import { type BookingParts, findBookingWithoutPermission } from './find-bookings.ts'
import { isBookable, isListed } from './find-vehicles.ts'
import { holdVehicle } from './hold-vehicle.ts'
import { mailVehicleBooked } from './jobs.ts'
import { presentBooking } from './present-booking.ts'
import { recordBookingChange } from './record-booking-change.ts'
import { referenceOf } from './reference-of.ts'
import { usedVehicles, vehicleBookings, vehicleWaits } from './tables.ts'

/** Books a vehicle for the caller. Throws as `placeVehicleBooking` does. */
export async function bookVehicle(db: Db, actor: Actor, sent: BookVehicle): Promise<VehicleBooking> {
	await holdAccount(db, actor)
	const booked = await placeVehicleBooking(db, actor.id, sent)
	const { id, brand, model } = booked.booking
	await notifyCompany(db, { kind: 'vehicle_booking', objectId: id, title: `New booking ${referenceOf(id)}: ${brand} ${model}` })
	return presentBooking(actor, booked)
}

type Wanted = Pick<BookVehicle, 'vehicle' | 'contact_number' | 'notes'> & { booking_date?: string | null | undefined }

/**
 * Writes down the booking of a vehicle for a customer whose account is held, whoever makes it: one that is listed, available, not his own,
 * booked by nobody and kept for nobody else, in one statement, so that of many who want it one gets it (B.E-07). Throws 404 for a vehicle
 * that is not listed, 400 `{detail}` for one that cannot be booked, 400 at `booking_date`.
 */
export async function placeVehicleBooking(db: Db, customerId: number, sent: Wanted): Promise<BookingParts> {
	const at = now()
	const today = dayOf(at)
	const bookingDate = sent.booking_date || today
	if (bookingDate < today || bookingDate > addDays(today, marketLimits.bookingDays)) throw refuseField('booking_date', bookingDateMessage)
	const confirmBy = await confirmByOf(db, { createdAt: at, bookingDate })
	// One that cannot be booked is not held: those who come after the first then do not wait for each other.
	const held = await holdVehicle(db, sent.vehicle, isBookable)
	if (!held) throw (await db.$count(usedVehicles, and(eq(usedVehicles.id, sent.vehicle), isListed))) ? refuse(notBookable) : notFound()
	const made = await db.execute<{ id: number }>(sql`
		insert into ${vehicleBookings} (vehicle_id, customer_id, booking_date, contact_number, notes, brand, model, year, kms_driven, fuel_type,
			transmission, description, price_paise, confirm_by, created_at)
		select id, ${customerId}::integer, ${bookingDate}::date, ${sent.contact_number}::text, ${sent.notes}::text, brand, model, year, kms_driven,
			fuel_type, transmission, description, price_paise, ${confirmBy.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz
		from ${usedVehicles} where id = ${sent.vehicle} and status = 'available' and seller_id is distinct from ${customerId}::integer
			and not exists (select from ${vehicleWaits}
				where vehicle_id = ${sent.vehicle} and turn_ends_at is not null and ${vehicleWaits}.customer_id <> ${customerId}::integer)
		on conflict (vehicle_id) where status in ('pending', 'confirmed') do nothing
		returning id`)
	const id = made.rows[0]?.id
	if (id === undefined) throw refuse(notBookable)
	// Waiting for it is over.
	await db.delete(vehicleWaits).where(and(eq(vehicleWaits.vehicleId, sent.vehicle), eq(vehicleWaits.customerId, customerId)))
	const booked = await findBookingWithoutPermission(db, id)
	await enqueue(db, mailVehicleBooked, { bookingId: id }, { to: booked.customerEmail })
	await recordBookingChange(db, booked.booking)
	return booked
}
