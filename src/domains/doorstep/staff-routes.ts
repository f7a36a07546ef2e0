import { staffCompany } from '#contract/company/staff-company.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import { changeClosedHours } from './staff/change-closed-hours.ts'
import { closeHours } from './staff/close-hours.ts'
import { deleteClosure } from './staff/delete-closure.ts'
import { findStaffClosure } from './staff/find-staff-closure.ts'
import { listStaffClosures } from './staff/list-staff-closures.ts'

/** Hours and days on which nobody comes (D-17, D-49). */
export function doorstepStaffRoutes(door: Door) {
	serve(door, staffCompany.slotClosures, (db, _actor, { query }) => listStaffClosures(db, query))
	serve(door, staffCompany.slotClosure, (db, _actor, { params }) => findStaffClosure(db, params.id))
	serve(door, staffCompany.createSlotClosure, (db, actor, { body }) => closeHours(db, actor, body))
	serve(door, staffCompany.changeSlotClosure, (db, actor, { params, body }) => changeClosedHours(db, actor, params.id, body))
	serve(door, staffCompany.deleteSlotClosure, (db, actor, { params }) => deleteClosure(db, actor, params.id))
}
