import { staffMarket } from '#contract/market/staff-market.ts'
import type { Files } from '#platform/files/open-files.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import { changeBooking } from './staff/change-booking.ts'
import {
	addVehiclePhoto,
	coverVehiclePhoto,
	listVehiclePhotos,
	orderVehiclePhotos,
	removeVehiclePhoto,
	storeCoveredPhoto,
	storeVehiclePhoto,
} from './staff/change-vehicle-photos.ts'
import { findBookingForStaff } from './staff/find-booking-for-staff.ts'
import { listBookingsForStaff } from './staff/list-bookings-for-staff.ts'
import { serveUsedVehicles } from './staff/used-vehicle-collection.ts'

/** The company's side of used vehicles (B.ADMIN-23 to B.ADMIN-27). */
export function marketStaffRoutes(door: Door, { files }: { files: Files }) {
	serveUsedVehicles(door)
	serve(door, staffMarket.vehicleBookings, (db, actor, { query }) => listBookingsForStaff(db, actor, query))
	serve(door, staffMarket.vehicleBooking, (db, actor, { params }) => findBookingForStaff(db, actor, params.id))
	serve(door, staffMarket.changeVehicleBooking, (db, actor, { params, body }) => changeBooking(db, actor, params.id, body))
	serve(door, staffMarket.vehiclePhotos, (db, _actor, { params }) => listVehiclePhotos(db, params.id))
	serve(door, staffMarket.addVehiclePhoto, (db, actor, { params }, key: string) => addVehiclePhoto(db, actor, { id: params.id, key }), {
		prepare: (db, actor, { params, files: sent }) => storeVehiclePhoto(db, files, actor, { id: params.id, sent: sent.image }),
	})
	serve(door, staffMarket.orderVehiclePhotos, (db, actor, { params, body }) =>
		orderVehiclePhotos(db, actor, { id: params.id, ids: body.ids }),
	)
	serve(
		door,
		staffMarket.coverVehiclePhoto,
		(db, actor, { params }, made: { of: string; key: string }) => coverVehiclePhoto(db, actor, params, made),
		{ prepare: (db, actor, { params, body }) => storeCoveredPhoto(db, files, actor, { ...params, part: body }) },
	)
	serve(door, staffMarket.removeVehiclePhoto, (db, actor, { params }) => removeVehiclePhoto(db, actor, params))
}
