import { and, eq, sql } from 'drizzle-orm'
import type { ServiceEntries } from '#domains/accounts/service-entries.ts'
import { subscriptions, visits } from './tables.ts'

/** The completed visits to a bike, with what was looked at. A plan knows the model alone: where two bikes have it nobody can say which. */
export const listServiceEntries: ServiceEntries = async (db, { customerId, vehicleModelId, isOnlyOfModel }) => {
	if (!isOnlyOfModel) return []
	const rows = await db
		.select({ doneAt: visits.completionDate, planName: subscriptions.planName, checklist: visits.checklist })
		.from(visits)
		.innerJoin(subscriptions, eq(subscriptions.id, visits.subscriptionId))
		.where(
			and(
				eq(visits.customerId, customerId),
				eq(visits.status, 'completed'),
				eq(sql`coalesce(${visits.vehicleModelId}, ${subscriptions.vehicleModelId})`, vehicleModelId),
			),
		)
	return rows.flatMap(({ doneAt, planName, checklist }) =>
		doneAt ? [{ kind: 'visit', plan_name: planName, done: checklist.flatMap(({ name, done }) => (done ? name : [])), doneAt }] : [],
	)
}
