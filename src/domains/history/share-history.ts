import { and, eq, isNull } from 'drizzle-orm'
import { notShared } from '#contract/history/history-words.ts'
import { findVehicle } from '#domains/accounts/garage/find-garage.ts'
import { holdAccount } from '#domains/accounts/hold-account.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { announceChange } from '#platform/database/listen.ts'
import { recordChange } from '#platform/database/record-change.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuse } from '#platform/http/problem.ts'
import { one } from '#shared/one.ts'
import { findShare } from './find-shares.ts'
import { historyShares as table } from './tables.ts'

type Share = typeof table.$inferSelect

/** Makes the link of a bike of the caller; one that there is already stays. Throws 404 for a foreign bike. */
export async function shareHistory(db: Db, actor: Actor, vehicleId: number): Promise<Share> {
	const known = await holdShare(db, actor, vehicleId)
	if (known) return known
	const made = one(await db.insert(table).values({ vehicleId, createdAt: now() }).returning())
	await recordOwnerChange(db, actor)
	return made
}

/** Shows it on the bike's page in the market, or no more. Throws 404 for a foreign bike, 400 for one that is not shared. */
export async function showOnListing(db: Db, actor: Actor, { id, onListing }: { id: number; onListing: boolean }): Promise<Share> {
	const share = await holdShare(db, actor, id)
	if (!share) throw refuse(notShared)
	if (share.onListing === onListing) return share
	const changed = one(await db.update(table).set({ onListing }).where(eq(table.id, share.id)).returning())
	await announceListings(db)
	await recordOwnerChange(db, actor)
	return changed
}

/** Ends the link of a bike of the caller: it opens nothing from then on, and its listing shows nothing. Throws 404 for a foreign bike. */
export async function endShare(db: Db, actor: Actor, vehicleId: number): Promise<void> {
	const share = await holdShare(db, actor, vehicleId)
	if (!share) return
	await db
		.update(table)
		.set({ revokedAt: now() })
		.where(and(eq(table.id, share.id), isNull(table.revokedAt)))
	if (share.onListing) await announceListings(db)
	await recordOwnerChange(db, actor)
}

/** Every process forgets the pages of vehicles that it has kept. */
export const announceListings = (db: Db) => announceChange(db, ['used-vehicles'])

/** Locks the account, so that of two presses the second finds the link of the first. */
async function holdShare(db: Db, actor: Actor, vehicleId: number) {
	await holdAccount(db, actor, { alone: true })
	await findVehicle(db, actor.id, vehicleId)
	return findShare(db, vehicleId)
}

const recordOwnerChange = (db: Db, { id }: Actor) => recordChange(db, { collection: 'users', id, customerId: id })
