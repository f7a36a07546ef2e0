import { and, eq, sql } from 'drizzle-orm'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound } from '#platform/http/problem.ts'
import { sessions } from '../tables.ts'

/** Ends one of the caller's sessions (D-43); one that is over already stays so. Throws 404 for anybody else's. */
export async function endSession(db: Db, actor: Actor, id: string): Promise<void> {
	const ended = await db
		.update(sessions)
		.set({ endedAt: sql`coalesce(${sessions.endedAt}, ${now()}::timestamptz)` })
		.where(and(eq(sessions.id, id), eq(sessions.userId, actor.id)))
		.returning({ id: sessions.id })
	if (ended.length === 0) throw notFound()
}
