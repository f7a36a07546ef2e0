import { and, asc, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { DayWork } from '#contract/admin/staff-day.ts'
import { stepDisplay, stepOfVisit } from '#contract/plans/visit-words.ts'
import { customerNameOf } from '#domains/company/sold.ts'
import { overdueShown } from '#domains/doorstep/work-source.ts'
import { vehicleModels } from '#domains/vehicles/tables.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { endOfDay, type IndianDay, startOfDay } from '#shared/days.ts'
import { endOfVisit } from './end-of-visit.ts'
import { isOverdue } from './is-overdue.ts'
import { canBeMoved, inSightOf, isOpen, mayPlan } from './staff/staff-visit-permissions.ts'
import { subscriptions, visits } from './tables.ts'

/**
 * The visits that begin on a day in India and were not cancelled, for a technician his own (D-48), by their start; with `overdue` after
 * those of earlier days that are still open, the oldest hundred. One statement.
 */
export async function listVisitWork(db: ReadDb, actor: Actor, { day, overdue }: { day: IndianDay; overdue: boolean }): Promise<DayWork[]> {
	const begin = startOfDay(day)
	const find = (...where: (SQL | undefined)[]) =>
		db
			.select({ id: visits.id })
			.from(visits)
			.where(and(inSightOf(actor), ...where))
	const ofDay = find(ne(visits.status, 'cancelled'), gte(visits.startsAt, begin), lt(visits.startsAt, endOfDay(day)))
	const earlier = find(isOverdue()).orderBy(asc(visits.startsAt), asc(visits.id)).limit(overdueShown)
	const wanted = overdue ? sql`(${ofDay}) union all (${earlier})` : sql`${ofDay}`
	const found = await selectWork(db).where(sql`${visits.id} in (${wanted})`).orderBy(asc(visits.startsAt), asc(visits.id))
	return found.map((parts) => presentVisitWork(actor, parts))
}

const { drawing, paint, fuel } = vehicleModels
const selectWork = (db: ReadDb) =>
	db
		.select({ visit: visits, of: subscriptions, bike: { drawing, paint, fuel } })
		.from(visits)
		.innerJoin(subscriptions, eq(subscriptions.id, visits.subscriptionId))
		.innerJoin(vehicleModels, eq(vehicleModels.id, subscriptions.vehicleModelId))

/** A visit as a piece of work on the day's board. It costs nothing at the door: the plan is paid for. */
function presentVisitWork(actor: Actor, { visit, of, bike }: Awaited<ReturnType<typeof selectWork>>[number]): DayWork {
	const state = { status: visit.status, started_at: visit.startedAt?.toISOString() ?? null }
	return {
		work: 'visit',
		id: visit.id,
		reference: of.reference,
		kind: 'scheduled',
		status: stepOfVisit(state),
		status_display: stepDisplay(state),
		title: `${of.planName} visit`,
		customer_name: customerNameOf(of),
		customer_phone: of.customerPhone,
		address: of.address,
		city: of.city,
		postal_code: of.postalCode,
		latitude: null,
		longitude: null,
		notes: visit.serviceNotes,
		registration_number: '',
		vehicle: of.vehicleName,
		...bike,
		technician_id: visit.technicianId,
		starts_at: visit.startsAt.toISOString(),
		ends_at: endOfVisit(visit).toISOString(),
		call_by: null,
		total_amount: 0,
		paid_amount: 0,
		payment_method: 'upi',
		payment_status: 'paid',
		version: visit.version,
		can: { move: mayPlan(actor) && canBeMoved(visit), assign: mayPlan(actor) && isOpen(visit) },
	}
}
