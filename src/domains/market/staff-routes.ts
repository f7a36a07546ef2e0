import { staffMarket } from '#contract/market/staff-market.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import { changeBooking } from './staff/change-booking.ts'
import { findBookingForStaff } from './staff/find-booking-for-staff.ts'
import { listBookingsForStaff } from './staff/list-bookings-for-staff.ts'
import { serveUsedVehicles } from './staff/used-vehicle-collection.ts'

/** The company's side of used vehicles (B.ADMIN-23 to B.ADMIN-27). */
export function marketStaffRoutes(door: Door) {
	serveUsedVehicles(door)
	serve(door, staffMarket.vehicleBookings, (db, actor, { query }) => listBookingsForStaff(db, actor, query))
	serve(door, staffMarket.vehicleBooking, (db, actor, { params }) => findBookingForStaff(db, actor, params.id))
	serve(door, staffMarket.changeVehicleBooking, (db, actor, { params, body }) => changeBooking(db, actor, params.id, body))
}
