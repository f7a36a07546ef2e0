import { and, eq, inArray, isNull, lt, type SQL } from 'drizzle-orm'
import { pointsOf } from '#contract/market/inspection-point-words.ts'
import { inspectionScore, inspectionVerdict } from '#contract/market/inspection-words.ts'
import type { StaffInspection } from '#contract/market/inspections.ts'
import { sellStatusDisplay } from '#contract/market/sell-words.ts'
import { mediaPath } from '#contract/staff-words.ts'
import { workNotFound } from '#domains/doorstep/work-not-found.ts'
import { now } from '#platform/clock.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { sendTogether } from '#platform/database/together.ts'
import type { Actor } from '#platform/http/actor.ts'
import { dayOf, startOfDay } from '#shared/days.ts'
import { formatRegistration } from '#shared/registration.ts'
import { findSellRequests, type SellRequestParts, type SellRequestRow } from '../selling/find-sell-requests.ts'
import { referenceOfRequest } from '../selling/reference-of-request.ts'
import { inspectionPhotos, inspectionResults, sellRequests } from '../tables.ts'

/** A technician sees and does what is assigned to him, the rest of the company everything (D-48). */
export const inSightOf = (actor: Actor): SQL | undefined =>
	actor.role === 'technician' ? eq(sellRequests.technicianId, actor.id) : undefined

/** Has a time, and is still to be done. */
export const isToDo = inArray(sellRequests.status, ['inspection_scheduled', 'under_inspection'])
export const isToAssign = and(isToDo, isNull(sellRequests.technicianId))
export const isOverdue = () => and(isToDo, lt(sellRequests.inspectionAt, startOfDay(dayOf(now()))))

/** When an inspection that has a time ends. */
export const endOfInspection = ({ inspectionMinutes }: Pick<SellRequestRow, 'inspectionMinutes'>, at: Date) =>
	new Date(at.getTime() + inspectionMinutes * 60_000)

/** What was found at each point that was touched, of one request. Two statements. */
export async function findResults(db: ReadDb, sellRequestId: number): Promise<StaffInspection['results']> {
	const [found, photos] = await sendTogether([
		db.select().from(inspectionResults).where(eq(inspectionResults.sellRequestId, sellRequestId)),
		db.select().from(inspectionPhotos).where(eq(inspectionPhotos.sellRequestId, sellRequestId)).orderBy(inspectionPhotos.id),
	])
	return found.map(({ point, rating, remark }) => ({
		point,
		rating,
		remark,
		photos: photos.filter((photo) => photo.point === point).map(({ id, fileKey }) => ({ id, url: mediaPath + fileKey })),
	}))
}

/** Of a request, what decides which points its inspection has. */
export const inspectedOf = ({ request, vehicleType }: Pick<SellRequestParts, 'request' | 'vehicleType'>) => ({
	fuel_type: request.fuelType,
	vehicle_type: vehicleType,
})

/** An inspection with all that was found. Throws 404, for a technician also where it is not his, and before it has a time. */
export async function findInspection(db: ReadDb, actor: Actor, id: number): Promise<StaffInspection> {
	const [parts] = await findSellRequests(db, { where: and(eq(sellRequests.id, id), inSightOf(actor)) })
	const at = parts?.request.inspectionAt
	if (!parts || !at) throw workNotFound(actor)
	const { request } = parts
	const results = await findResults(db, id)
	const points = pointsOf(inspectedOf(parts))
	const isBegun = request.status === 'under_inspection'
	return {
		id,
		reference: referenceOfRequest(id),
		status: request.status,
		status_display: sellStatusDisplay[request.status],
		vehicle: `${request.brand} ${request.model} ${request.year}`,
		vehicle_type: parts.vehicleType,
		fuel_type: request.fuelType,
		registration_number: formatRegistration(request.registrationNumber),
		kms_driven: request.kmsDriven,
		seller_name: parts.customerName,
		contact_number: request.contactNumber,
		address: request.pickupAddress,
		technician_id: request.technicianId,
		technician_name: parts.technicianName,
		starts_at: at.toISOString(),
		ends_at: endOfInspection(request, at).toISOString(),
		started_at: request.inspectionStartedAt?.toISOString() ?? null,
		completed_at: request.inspectedAt?.toISOString() ?? null,
		results,
		summary: request.inspectionNotes,
		score: inspectionScore(points, results),
		verdict: inspectionVerdict(points, results),
		can: { start: request.status === 'inspection_scheduled', fill: isBegun, complete: isBegun },
		version: request.version,
	}
}
