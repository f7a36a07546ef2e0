import { and, eq, gt, lte } from 'drizzle-orm'
import { accountLimits } from '#contract/accounts/account-words.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { knownDevices } from '../tables.ts'

const aDay = 86_400_000

/** A device counts as known when it was used after this moment. */
export const knownSince = () => new Date(now().getTime() - accountLimits.deviceDays * aDay)

/** Records the device of a login; true when the account did not use it in the last 90 days. The account must be locked. */
export async function noteDevice(db: Db, userId: number, name: string): Promise<boolean> {
	const at = now()
	const itself = and(eq(knownDevices.userId, userId), eq(knownDevices.name, name))
	const isKnown = (await db.$count(knownDevices, and(itself, gt(knownDevices.lastSeenAt, knownSince())))) > 0
	await db
		.insert(knownDevices)
		.values({ userId, name, lastSeenAt: at })
		.onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.name], set: { lastSeenAt: at } })
	return !isKnown
}

/** Records that a device is still in use, at most once a day. */
export async function keepDevice(db: Db, userId: number, name: string): Promise<void> {
	const at = now()
	await db
		.update(knownDevices)
		.set({ lastSeenAt: at })
		.where(and(eq(knownDevices.userId, userId), eq(knownDevices.name, name), lte(knownDevices.lastSeenAt, new Date(at.getTime() - aDay))))
}
