import { and, eq, gte, isNull, type SQL, sql } from 'drizzle-orm'
import type { VisitCanceller } from '#contract/plans/visit-words.ts'
import { removeAssignments } from '#domains/doorstep/assign-technician.ts'
import { giveBackHours } from '#domains/doorstep/take-hour.ts'
import type { Db } from '#platform/database/database.ts'
import { recordChanges } from '#platform/database/record-change.ts'
import { enqueueAll } from '#platform/jobs/jobs.ts'
import { endOfDay, type IndianDay } from '#shared/days.ts'
import { mailVisitCancelled } from './jobs.ts'
import type { SubscriptionRow } from './present-subscription.ts'
import { visits } from './tables.ts'

type Ending = { cancelledBy: VisitCanceller; notes: string }

/**
 * Cancels the scheduled visits of a subscription that `which` names; their places and their technicians' time are free again, and its
 * customer is told. The subscription must be held. Six statements, however many there are.
 */
export async function endVisits(db: Db, { id, customerEmail }: SubscriptionRow, which: SQL | undefined, { cancelledBy, notes }: Ending) {
	const ended = await db
		.update(visits)
		.set({ status: 'cancelled', cancelledBy, cancellationNotes: notes, version: sql`${visits.version} + 1` })
		.where(and(eq(visits.subscriptionId, id), eq(visits.status, 'scheduled'), which))
		.returning()
	if (ended.length === 0) return ended
	await giveBackHours(
		db,
		'visits',
		ended.map(({ startsAt }) => startsAt),
	)
	await removeAssignments(
		db,
		'visit',
		ended.map((visit) => visit.id),
	)
	// Each by itself, also beside the end of the whole subscription: a calendar takes one visit out by one mail.
	await enqueueAll(
		db,
		mailVisitCancelled,
		ended.map((visit) => ({ data: { visitId: visit.id }, to: customerEmail })),
	)
	await recordChanges(
		db,
		ended.map((visit) => ({ collection: 'visits', id: visit.id, customerId: visit.customerId, technicianIds: [visit.technicianId] })),
	)
	return ended
}

/** Of visits after the last day of a subscription; one that was begun before its day goes on. */
export const isAfter = (lastDay: IndianDay) => and(gte(visits.startsAt, endOfDay(lastDay)), isNull(visits.startedAt))
