import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { unauthenticated } from '#platform/http/problem.ts'
import { findProfile } from './profile/find-profile.ts'
import { knownDevices, loginFailures, mailRequests, sessions, socialIdentities, users } from './tables.ts'

/**
 * Everything that is held about the account of the caller (D-43), but for what opens doors: hashes and tokens. At most eight
 * statements. Throws 401 when his session does not count any more: whoever was shut out shall not carry all of it away.
 */
export async function findOwnData(db: Db, actor: Actor) {
	const [found] = await db
		.select({ account: users })
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.where(and(eq(sessions.id, actor.sessionId), eq(users.id, actor.id), isNull(sessions.endedAt), gt(sessions.expiresAt, now())))
	if (!found?.account.isActive) throw unauthenticated()
	const { passwordHash, ...account } = found.account
	const { id, email } = account
	return {
		account: { ...account, hasPassword: passwordHash !== null },
		profile: await findProfile(db, id),
		socialIdentities: await db
			.select()
			.from(socialIdentities)
			.where(eq(socialIdentities.userId, id))
			.orderBy(asc(socialIdentities.createdAt)),
		sessions: await db.select().from(sessions).where(eq(sessions.userId, id)).orderBy(asc(sessions.createdAt), asc(sessions.id)),
		knownDevices: await db.select().from(knownDevices).where(eq(knownDevices.userId, id)).orderBy(asc(knownDevices.name)),
		wrongPasswords: (await db.select().from(loginFailures).where(eq(loginFailures.email, email)))[0] ?? null,
		mailsAskedFor: await db.select().from(mailRequests).where(eq(mailRequests.email, email)).orderBy(asc(mailRequests.id)),
	}
}
