import { and, asc, eq, gte, isNotNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { DayWork } from '#contract/admin/staff-day.ts'
import { stepOfInspection } from '#contract/market/inspection-words.ts'
import { sellStatusDisplay } from '#contract/market/sell-words.ts'
import { isWithin } from '#domains/company/sales-source.ts'
import { overdueShown, type WorkSource } from '#domains/doorstep/work-source.ts'
import { now } from '#platform/clock.ts'
import { countAmong } from '#platform/database/count-rows.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { dayOf, endOfDay, type IndianDay, startOfDay } from '#shared/days.ts'
import { one } from '#shared/one.ts'
import { formatRegistration } from '#shared/registration.ts'
import { findSellRequests, type SellRequestParts } from '../selling/find-sell-requests.ts'
import { referenceOfRequest } from '../selling/reference-of-request.ts'
import { sellRequests as table } from '../tables.ts'
import { endOfInspection, inSightOf, isOverdue, isToAssign, isToDo } from './find-inspection.ts'

/**
 * The inspections that begin on a day in India and whose request was not rejected, for a technician his own, by their start; with `overdue`
 * after those of earlier days that are still to be done. One statement.
 */
async function listInspectionWork(db: ReadDb, actor: Actor, { day, overdue }: { day: IndianDay; overdue: boolean }): Promise<DayWork[]> {
	const find = (...where: (SQL | undefined)[]) =>
		db
			.select({ id: table.id })
			.from(table)
			.where(and(inSightOf(actor), isNotNull(table.inspectionAt), ...where))
	const ofDay = find(ne(table.status, 'rejected'), gte(table.inspectionAt, startOfDay(day)), lt(table.inspectionAt, endOfDay(day)))
	const earlier = find(isOverdue()).orderBy(asc(table.inspectionAt), asc(table.id)).limit(overdueShown)
	const wanted = overdue ? sql`(${ofDay}) union all (${earlier})` : sql`${ofDay}`
	const found = await findSellRequests(db, {
		where: sql`${table.id} in (${wanted})`,
		orderBy: [asc(table.inspectionAt), asc(table.id)],
	})
	return found.flatMap((parts) => (parts.request.inspectionAt ? [presentWork(actor, parts, parts.request.inspectionAt)] : []))
}

/** An inspection as a piece of work on the day's board: at the seller's door, and nothing is to be paid there. */
function presentWork(actor: Actor, { request, customerName, vehicleType }: SellRequestParts, at: Date): DayWork {
	const mayPlan = actor.role !== 'technician'
	return {
		work: 'inspection',
		id: request.id,
		reference: referenceOfRequest(request.id),
		kind: 'scheduled',
		status: stepOfInspection(request.status),
		status_display: sellStatusDisplay[request.status],
		title: 'Inspection before buying',
		customer_name: customerName,
		customer_phone: request.contactNumber,
		address: request.pickupAddress,
		city: '',
		postal_code: '',
		latitude: null,
		longitude: null,
		notes: '',
		registration_number: formatRegistration(request.registrationNumber),
		vehicle: `${request.brand} ${request.model}`,
		drawing: /scooter/i.test(vehicleType) ? 'scooter' : 'commuter',
		paint: 'grey',
		fuel: request.fuelType === 'electric' ? 'electric' : 'petrol',
		technician_id: request.technicianId,
		starts_at: at.toISOString(),
		ends_at: endOfInspection(request, at).toISOString(),
		call_by: null,
		total_amount: 0,
		paid_amount: 0,
		payment_method: 'upi',
		payment_status: 'paid',
		version: request.version,
		can: {
			move: mayPlan && request.status === 'inspection_scheduled',
			assign: mayPlan && request.status !== 'inspection_done',
		},
	}
}

/** What inspections add to the company's day (decision 0018). */
export const inspectionWork: WorkSource = {
	listWork: listInspectionWork,
	findCounts: async (db, actor) => {
		const day = dayOf(now())
		return one(
			await db
				.select({
					today: countAmong(and(gte(table.inspectionAt, startOfDay(day)), lt(table.inspectionAt, endOfDay(day)))),
					unassigned_inspections: countAmong(isToAssign),
					overdue_inspections: countAmong(isOverdue()),
				})
				.from(table)
				.where(and(inSightOf(actor), isToDo)),
		)
	},
	loadOf: (span) => sql`select ${table.technicianId} as technician_id, ${table.inspectionMinutes}::int as minutes,
			${table.status} = 'inspection_done' as is_done
		from ${table} where ${isWithin(table.inspectionAt, span)} and ${table.status} <> 'rejected'`,
	openWorkOf: (technicianId) =>
		sql<number>`(select count(*)::int from ${table} where ${eq(table.technicianId, technicianId)} and ${isToDo})`,
}
