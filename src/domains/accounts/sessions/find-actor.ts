import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { now } from '#platform/clock.ts'
import type { Database, ReadDb } from '#platform/database/database.ts'
import { onOwnConnection } from '#platform/database/own-connections.ts'
import { writtenOnce } from '#platform/database/written-once.ts'
import type { FindActor } from '#platform/http/actor.ts'
import type { Keys } from '#platform/keys.ts'
import { sessions, users } from '../tables.ts'
import { type AccessClaims, readAccessToken } from './access-token.ts'

/**
 * Reads bearers for the door. Asks the database in one statement whether account and session still stand as the token says, and
 * takes the role from there (D-11, D-56, A.E-05, A.E-07, A.E-17).
 */
export function createFindActor({ db }: Database, keys: Keys): FindActor {
	return async (bearer) => {
		const claims = readAccessToken(keys, bearer)
		if (!claims) return null
		const role = await findRole(db, claims)
		return role && { id: claims.userId, role, sessionId: claims.sessionId }
	}
}

async function findRole(db: ReadDb, { userId, sessionId, version }: AccessClaims) {
	const [found] = await roleQuery(db).execute({ userId, sessionId, version, at: now().toISOString() })
	return found ? found.role : null
}

/** Asked before everything that somebody logged in does, whatever the rest of the database is busy with. */
const roleQuery = writtenOnce((db) =>
	db
		.select({ role: users.role })
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.where(
			and(
				eq(sessions.id, sql.placeholder('sessionId')),
				isNull(sessions.endedAt),
				gt(sessions.expiresAt, sql.placeholder('at')),
				eq(users.id, sql.placeholder('userId')),
				eq(users.tokenVersion, sql.placeholder('version')),
				eq(users.isActive, true),
				isNotNull(users.emailVerifiedAt),
			),
		)
		.prepare(onOwnConnection('find_role')),
)
