import { and, eq, gt, isNull } from 'drizzle-orm'
import { now } from '#platform/clock.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { unauthenticated } from '#platform/http/problem.ts'
import { sessions, users } from './tables.ts'

export type OwnAccount = Awaited<ReturnType<typeof findOwnAccount>>

/** The caller's account without its secrets. Throws 401 when his session has ended: whoever was shut out must not carry his data away. */
export async function findOwnAccount(db: ReadDb, actor: Actor) {
	const [found] = await db
		.select({ account: users })
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.where(and(eq(sessions.id, actor.sessionId), eq(users.id, actor.id), isNull(sessions.endedAt), gt(sessions.expiresAt, now())))
	if (!found?.account.isActive) throw unauthenticated()
	const { passwordHash, ...account } = found.account
	return { ...account, hasPassword: passwordHash !== null }
}
