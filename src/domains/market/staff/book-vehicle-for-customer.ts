import type { Validated } from '#contract/endpoint.ts'
import type { StaffVehicleBooking, staffMarket } from '#contract/market/staff-market.ts'
import { holdChosen } from '#domains/accounts/hold-caller.ts'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { placeVehicleBooking } from '../book-vehicle.ts'
import { auditedBooking } from './audited-booking.ts'
import { presentStaffBooking } from './find-booking-for-staff.ts'

type PhoneBooking = Validated<typeof staffMarket.bookVehicleForCustomer>['body']

/** Books a vehicle for a customer who phones. Throws 400 at `customer`, and as the customer's own call does. */
export async function bookVehicleForCustomer(db: Db, actor: Actor, { customer, ...wanted }: PhoneBooking): Promise<StaffVehicleBooking> {
	const { id: customerId } = await holdChosen(db, customer)
	const booked = await placeVehicleBooking(db, customerId, wanted)
	await recordStaffChange(db, actor, {
		collection: 'vehicle-bookings',
		id: booked.booking.id,
		action: 'create',
		before: null,
		after: auditedBooking(booked.booking),
		customerId,
	})
	return presentStaffBooking(actor, booked)
}
