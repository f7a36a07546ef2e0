import { eq, getTableColumns, sql } from 'drizzle-orm'
import { shownName } from '#domains/accounts/shown-name.ts'
import { profiles, users } from '#domains/accounts/tables.ts'
import { photoCount } from '#domains/doorstep/list-work-photos.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { subscriptions, visitPhotos, visits } from './tables.ts'

export type VisitRow = typeof visits.$inferSelect

// A plan that moved leaves behind what was done for the former bike.
const vehicleModelId = sql<number>`coalesce(${visits.vehicleModelId}, ${subscriptions.vehicleModelId})`
const vehicleName = sql<string>`coalesce(${visits.vehicleName}, ${subscriptions.vehicleName})`
const { planName, customerName, customerPhone, customerEmail } = subscriptions
const { address, city, state, postalCode, reference, forgottenAt } = subscriptions
const whose = { customerId: subscriptions.customerId, planName, vehicleModelId, vehicleName, customerName, customerPhone, customerEmail }
const where = { address, city, state, postalCode, reference, forgottenAt }

/** Visits with what is known of their subscription, how many photos there are and who comes, in one statement. */
export const selectVisits = (db: ReadDb) =>
	db
		.select({
			visit: getTableColumns(visits),
			of: { ...whose, ...where },
			photoCount: photoCount(visitPhotos, sql`${visits.id}`),
			technicianName: sql<string>`coalesce(${shownName}, '')`,
		})
		.from(visits)
		.innerJoin(subscriptions, eq(subscriptions.id, visits.subscriptionId))
		.leftJoin(users, eq(users.id, visits.technicianId))
		.leftJoin(profiles, eq(profiles.userId, users.id))
export type VisitParts = Awaited<ReturnType<typeof selectVisits>>[number]
