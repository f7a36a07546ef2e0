import { staff } from '#contract/staff.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import { addRepairNote } from './staff/add-repair-note.ts'
import { changeCategory } from './staff/change-category.ts'
import { changePrice } from './staff/change-price.ts'
import { changeRepair } from './staff/change-repair.ts'
import { changeService } from './staff/change-service.ts'
import { createCategory } from './staff/create-category.ts'
import { createPrice } from './staff/create-price.ts'
import { createService } from './staff/create-service.ts'
import { deleteCategory } from './staff/delete-category.ts'
import { deletePrice } from './staff/delete-price.ts'
import { deleteService } from './staff/delete-service.ts'
import { findCategory } from './staff/find-category.ts'
import { findPrice } from './staff/find-price.ts'
import { findRepairForStaff } from './staff/find-repair-for-staff.ts'
import { findService } from './staff/find-service.ts'
import { listCategories } from './staff/list-categories.ts'
import { listPrices } from './staff/list-prices.ts'
import { listRepairsForStaff } from './staff/list-repairs-for-staff.ts'
import { listServices } from './staff/list-services.ts'
import { listVehicleClasses } from './staff/list-vehicle-classes.ts'
import { recordRepairPayment } from './staff/record-repair-payment.ts'

/** The company's side of repairs: the work, and what is offered at which price (D-22). */
export function repairStaffRoutes(door: Door) {
	serve(door, staff.repairBookings, (db, actor, { query }) => listRepairsForStaff(db, actor, query))
	serve(door, staff.repairBooking, (db, actor, { params }) => findRepairForStaff(db, actor, params.id))
	serve(door, staff.changeRepairBooking, (db, actor, { params, body }) => changeRepair(db, actor, params.id, body))
	serve(door, staff.recordRepairPayment, (db, actor, { params, body }) => recordRepairPayment(db, actor, params.id, body.method))
	serve(door, staff.addRepairNote, (db, actor, { params, body }) => addRepairNote(db, actor, params.id, body.text))

	serve(door, staff.serviceCategories, (db, _actor, { query }) => listCategories(db, query))
	serve(door, staff.serviceCategory, (db, _actor, { params }) => findCategory(db, params.uuid))
	serve(door, staff.createServiceCategory, (db, actor, { body }) => createCategory(db, actor, body))
	serve(door, staff.changeServiceCategory, (db, actor, { params, body }) => changeCategory(db, actor, params.uuid, body))
	serve(door, staff.deleteServiceCategory, (db, actor, { params }) => deleteCategory(db, actor, params.uuid))

	serve(door, staff.services, (db, _actor, { query }) => listServices(db, query))
	serve(door, staff.service, (db, _actor, { params }) => findService(db, params.id))
	serve(door, staff.createService, (db, actor, { body }) => createService(db, actor, body))
	serve(door, staff.changeService, (db, actor, { params, body }) => changeService(db, actor, params.id, body))
	serve(door, staff.deleteService, (db, actor, { params }) => deleteService(db, actor, params.id))

	serve(door, staff.servicePrices, (db, _actor, { query }) => listPrices(db, query))
	serve(door, staff.servicePrice, (db, _actor, { params }) => findPrice(db, params.id))
	serve(door, staff.createServicePrice, (db, actor, { body }) => createPrice(db, actor, body))
	serve(door, staff.changeServicePrice, (db, actor, { params, body }) => changePrice(db, actor, params.id, body))
	serve(door, staff.deleteServicePrice, (db, actor, { params }) => deletePrice(db, actor, params.id))

	serve(door, staff.vehicleClasses, (db) => listVehicleClasses(db))
}
