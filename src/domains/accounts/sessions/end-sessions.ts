import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { one } from '#shared/one.ts'
import { sessions, users } from '../tables.ts'

/**
 * Ends every session of an account, but for `except`, and makes every access token of it stop counting (D-11). A login or refresh
 * that runs at this moment is over before, and ends too, or finds that it may not. Answers the account's new token version.
 */
export async function endSessions(db: Db, userId: number, { except }: { except?: string } = {}): Promise<number> {
	// The account first: whoever opens a session holds it.
	const raised = await db
		.update(users)
		.set({ tokenVersion: sql`${users.tokenVersion} + 1` })
		.where(eq(users.id, userId))
		.returning({ version: users.tokenVersion })
	await db
		.update(sessions)
		.set({ endedAt: now() })
		.where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), except ? ne(sessions.id, except) : undefined))
	return one(raised).version
}
