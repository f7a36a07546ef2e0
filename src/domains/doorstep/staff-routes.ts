import { staffClosures } from '#contract/doorstep/staff-closures.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import { closeDays } from './staff/close-days.ts'
import { listCalendar } from './staff/list-calendar.ts'
import { serveSlotClosures } from './staff/slot-closure-collection.ts'

/** Hours and days on which nobody comes (D-17, D-49). */
export function doorstepStaffRoutes(door: Door) {
	serve(door, staffClosures.closureCalendar, (db, _actor, { query }) => listCalendar(db, query))
	serve(door, staffClosures.closeDays, (db, actor, { body }) => closeDays(db, actor, body))
	serveSlotClosures(door)
}
