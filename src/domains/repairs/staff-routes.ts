import { staffBookings, staffRepairPhotos } from '#contract/repairs/staff-bookings.ts'
import { staffPriceSheet } from '#contract/repairs/staff-price-sheet.ts'
import { serveStaffPhotos } from '#domains/doorstep/serve-work-photos.ts'
import type { Files } from '#platform/files/open-files.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import type { Keys } from '#platform/keys.ts'
import { settleExtraWork } from './extra/answer-extra-work.ts'
import { proposeExtraWork } from './extra/propose-extra-work.ts'
import { repairPhotoSource } from './repair-photos.ts'
import { addRepairNote } from './staff/add-repair-note.ts'
import { bookForCustomer } from './staff/book-for-customer.ts'
import { changePriceSheet } from './staff/change-price-sheet.ts'
import { changeRepair } from './staff/change-repair.ts'
import { findPriceSheet } from './staff/find-price-sheet.ts'
import { findRepairForStaff } from './staff/find-repair-for-staff.ts'
import { listRepairsForStaff } from './staff/list-repairs-for-staff.ts'
import { recordRepairPayment, recordRepairRefund } from './staff/record-money.ts'
import { serveServiceCategories } from './staff/service-category-collection.ts'
import { serveServices } from './staff/service-collection.ts'
import { serveServicePrices } from './staff/service-price-collection.ts'

/** The company's side of repairs: the work, and what is offered at which price (D-22). */
export function repairStaffRoutes(door: Door, store: { files: Files; keys: Keys }) {
	serve(door, staffBookings.repairBookings, (db, actor, { query }) => listRepairsForStaff(db, actor, query))
	serve(door, staffBookings.bookForCustomer, (db, actor, { body }) => bookForCustomer(db, actor, body))
	serve(door, staffBookings.repairBooking, (db, actor, { params }) => findRepairForStaff(db, actor, params.id))
	serve(door, staffBookings.changeRepairBooking, (db, actor, { params, body }) => changeRepair(db, actor, params.id, body))
	serve(door, staffBookings.recordRepairPayment, (db, actor, { params, body }) => recordRepairPayment(db, actor, params.id, body))
	serve(door, staffBookings.recordRepairRefund, (db, actor, { params, body }) => recordRepairRefund(db, actor, params.id, body.method))
	serve(door, staffBookings.proposeExtraWork, (db, actor, { params, body }) => proposeExtraWork(db, actor, params.id, body))
	serve(door, staffBookings.settleExtraWork, (db, actor, { params, body }) => settleExtraWork(db, actor, { ...params, ...body }))
	serve(door, staffBookings.addRepairNote, (db, actor, { params, body }) => addRepairNote(db, actor, params.id, body.text))
	serveStaffPhotos(door, staffRepairPhotos, repairPhotoSource, store)

	serve(door, staffPriceSheet.priceSheet, (db, _actor, { query }) => findPriceSheet(db, query.by))
	serve(door, staffPriceSheet.changePriceSheet, (db, actor, { body }) => changePriceSheet(db, actor, body.cells))
	serveServiceCategories(door)
	serveServices(door)
	serveServicePrices(door)
}
