import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '#domains/accounts/personal-data.ts'
import { recordChanges } from '#platform/database/record-change.ts'
import { listWaits } from './list-waits.ts'
import { partBuyers, partReviews, parts, partWaits } from './tables.ts'

/** What a customer said about parts, and which he waits for; it goes with the account. */
export const partData: PersonalData = {
	exportOwn: async (db, { actor }) => {
		const rows = await db
			.select({ part_name: parts.name, rating: partReviews.rating, comment: partReviews.comment, createdAt: partReviews.createdAt })
			.from(partReviews)
			.innerJoin(parts, eq(parts.id, partReviews.partId))
			.where(eq(partReviews.customerId, actor.id))
			.orderBy(asc(partReviews.id))
		return {
			part_reviews: rows.map(({ createdAt, ...row }) => ({ ...row, created_at: createdAt.toISOString() })),
			part_waits: await listWaits(db, actor),
		}
	},
	forget: async (db, { id }) => {
		await db.delete(partWaits).where(eq(partWaits.customerId, id))
		await db.delete(partBuyers).where(eq(partBuyers.customerId, id))
		const deleted = await db.delete(partReviews).where(eq(partReviews.customerId, id)).returning({ id: partReviews.id })
		await recordChanges(
			db,
			deleted.map((review) => ({ collection: 'reviews', id: review.id })),
		)
	},
}
