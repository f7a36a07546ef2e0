import { inArray } from 'drizzle-orm'
import type { PersonalData } from '#domains/accounts/personal-data.ts'
import { listShares, sharesOf } from './find-shares.ts'
import { announceListings } from './share-history.ts'
import { historyShares } from './tables.ts'

/** Which service histories a customer shares, and shared; none of them opens once he is gone. */
export const historyData: PersonalData = {
	exportOwn: async (db, { actor }) => ({
		history_shares: (await listShares(db, actor.id)).map(({ createdAt, revokedAt, ...share }) => ({
			...share,
			created_at: createdAt.toISOString(),
			revoked_at: revokedAt?.toISOString() ?? null,
		})),
	}),
	forget: async (db, { id }) => {
		const deleted = await db
			.delete(historyShares)
			.where(inArray(historyShares.id, sharesOf(db, id)))
			.returning({ onListing: historyShares.onListing })
		if (deleted.some(({ onListing }) => onListing)) await announceListings(db)
	},
}
