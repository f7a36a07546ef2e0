import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { now } from '#platform/clock.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { unauthenticated } from '#platform/http/problem.ts'
import { sessions } from '../tables.ts'

export type ListedSession = Awaited<ReturnType<typeof listSessions>>[number]

/** Sessions in one reply at most. */
const sessionsListed = 100

/**
 * The caller's sessions that still count, his own first, then by last use (D-43). Throws 401 when his own does not count any
 * more: whoever was shut out shall not see who else is there.
 */
export async function listSessions(db: ReadDb, actor: Actor) {
	const isCurrent = sql<boolean>`(${sessions.id} = ${actor.sessionId}::uuid)`
	const rows = await db
		.select({
			id: sessions.id,
			device: sessions.device,
			createdAt: sessions.createdAt,
			lastUsedAt: sessions.lastUsedAt,
			isCurrent,
		})
		.from(sessions)
		.where(isOpenOf(actor.id))
		.orderBy(desc(isCurrent), desc(sessions.lastUsedAt), desc(sessions.id))
		.limit(sessionsListed)
	if (!rows[0]?.isCurrent) throw unauthenticated()
	return rows
}

/** The sessions of any account, for the company's page about it: the last used first. */
export const listSessionsOf = (db: ReadDb, userId: number) =>
	db
		.select({ device: sessions.device, createdAt: sessions.createdAt, lastUsedAt: sessions.lastUsedAt })
		.from(sessions)
		.where(isOpenOf(userId))
		.orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
		.limit(sessionsListed)

const isOpenOf = (userId: number) => and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, now()))
