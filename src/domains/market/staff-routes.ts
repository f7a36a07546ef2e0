import { and, eq } from 'drizzle-orm'
import { staffInspections } from '#contract/market/inspections.ts'
import { sellingOffers } from '#contract/market/selling-offers.ts'
import { staffMarket } from '#contract/market/staff-market.ts'
import { staffSelling } from '#contract/market/staff-selling.ts'
import type { Files } from '#platform/files/open-files.ts'
import { notFound } from '#platform/http/problem.ts'
import { type Door, type StoredKeys, serve } from '#platform/http/serve.ts'
import {
	addPointPhoto,
	completeInspection,
	ratePoint,
	removePointPhoto,
	startInspection,
	storePointPhoto,
} from './inspections/do-inspection.ts'
import { findInspection } from './inspections/find-inspection.ts'
import { findReport } from './inspections/find-report.ts'
import { answerOffer, listOwnOffers } from './selling/answer-offer.ts'
import { receiveSellFiles } from './selling/store-sell-file.ts'
import { bookVehicleForCustomer } from './staff/book-vehicle-for-customer.ts'
import { changeBooking } from './staff/change-booking.ts'
import { changeSellRequest } from './staff/change-sell-request.ts'
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
import { findSellRequestForStaff, listSellRequestsForStaff } from './staff/find-sell-requests-for-staff.ts'
import { judgeSellDocument } from './staff/judge-sell-document.ts'
import { listBookingsForStaff } from './staff/list-bookings-for-staff.ts'
import { makeOffer, withdrawOffer } from './staff/make-offer.ts'
import { copySellPhotos, publishVehicle } from './staff/publish-vehicle.ts'
import { serveRcTransfers } from './staff/rc-transfer-collection.ts'
import { sellForCustomer } from './staff/sell-for-customer.ts'
import { serveUsedVehicles } from './staff/used-vehicle-collection.ts'
import { sellRequests } from './tables.ts'

/** The company's side of used vehicles (B.ADMIN-23 to B.ADMIN-27). */
export function marketStaffRoutes(door: Door, { files }: { files: Files }) {
	serveUsedVehicles(door)
	serveRcTransfers(door)
	serve(door, staffMarket.vehicleBookings, (db, actor, { query }) => listBookingsForStaff(db, actor, query))
	serve(door, staffMarket.vehicleBooking, (db, actor, { params }) => findBookingForStaff(db, actor, params.id))
	serve(door, staffMarket.bookVehicleForCustomer, (db, actor, { body }) => bookVehicleForCustomer(db, actor, body))
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
	const { addressOf } = files
	const read = (db: Parameters<typeof findSellRequestForStaff>[0], id: number) => findSellRequestForStaff(db, id, addressOf)
	serve(door, staffSelling.sellRequests, (db, _actor, { query }) => listSellRequestsForStaff(db, query, addressOf))
	serve(door, staffSelling.sellRequest, (db, _actor, { params }) => read(db, params.id))
	serve(
		door,
		staffSelling.sellForCustomer,
		(db, actor, { body }, stored: StoredKeys) => sellForCustomer(db, actor, body, { stored, addressOf }),
		{ receive: receiveSellFiles(files) },
	)
	serve(door, staffSelling.changeSellRequest, (db, actor, { params, body }) =>
		changeSellRequest(db, actor, { id: params.id, addressOf }, body),
	)
	serve(door, staffSelling.judgeSellDocument, async (db, actor, { params, body }) => {
		await judgeSellDocument(db, actor, { ...params, acceptable: body.acceptable, note: body.note ?? '' })
		return read(db, params.id)
	})
	serve(door, staffSelling.makeOffer, async (db, actor, { params, body }) => {
		await makeOffer(db, actor, params.id, body)
		return read(db, params.id)
	})
	serve(door, staffSelling.withdrawOffer, async (db, actor, { params }) => {
		await withdrawOffer(db, actor, params)
		return read(db, params.id)
	})
	serve(
		door,
		staffSelling.publishVehicle,
		async (db, actor, { params, body }, keys: string[]) => {
			await publishVehicle(db, actor, params.id, body, keys)
			return read(db, params.id)
		},
		{ prepare: (db, _actor, { params }) => copySellPhotos(db, files, params.id) },
	)
}

/** Inspections, by technicians and the office, and the sellers' answers to our offers. */
export function inspectionRoutes(door: Door, { files }: { files: Files }) {
	serve(door, staffInspections.inspection, (db, actor, { params }) => findInspection(db, actor, params.id))
	serve(door, staffInspections.startInspection, (db, actor, { params, body }) => startInspection(db, actor, params.id, body))
	serve(door, staffInspections.rateInspectionPoint, (db, actor, { params, body }) => ratePoint(db, actor, params, body))
	serve(door, staffInspections.addInspectionPhoto, (db, actor, { params }, key: string) => addPointPhoto(db, actor, params, key), {
		prepare: (db, actor, { params, files: sent }) => storePointPhoto(db, files, actor, { id: params.id, sent: sent.image }),
	})
	serve(door, staffInspections.removeInspectionPhoto, (db, actor, { params }) => removePointPhoto(db, actor, params))
	serve(door, staffInspections.completeInspection, (db, actor, { params, body }) => completeInspection(db, actor, params.id, body))
	serve(door, sellingOffers.offers, (db, actor, { params }) => listOwnOffers(db, actor, params.id))
	serve(door, sellingOffers.acceptOffer, (db, actor, { params }) => answerOffer(db, actor, { ...params, answer: 'accepted', reason: '' }))
	serve(door, sellingOffers.declineOffer, (db, actor, { params, body }) =>
		answerOffer(db, actor, { ...params, ...body, answer: 'declined' }),
	)
	serve(door, sellingOffers.report, async (db, actor, { params }) => {
		const report = await findReport(db, and(eq(sellRequests.id, params.id), eq(sellRequests.customerId, actor.id)))
		if (!report) throw notFound()
		return report
	})
}
