import type { Door } from '#platform/http/serve.ts'
import { serveSlotClosures } from './staff/slot-closure-collection.ts'

/** Hours and days on which nobody comes (D-17, D-49). */
export function doorstepStaffRoutes(door: Door) {
	serveSlotClosures(door)
}
