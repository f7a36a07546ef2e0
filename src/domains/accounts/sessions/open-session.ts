import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Keys } from '#platform/keys.ts'
import { one } from '#shared/one.ts'
import { sessions, type users } from '../tables.ts'
import { issueTokens, refreshEnd, type Tokens } from './issue-tokens.ts'

type Account = Pick<typeof users.$inferSelect, 'id' | 'role' | 'tokenVersion'>

/** A login on one device: a session with its first tokens. `device` is what the caller says it is. */
export async function openSession(db: Db, keys: Keys, account: Account, device: string): Promise<Tokens> {
	const at = now()
	const session = one(
		await db
			.insert(sessions)
			.values({ userId: account.id, device, createdAt: at, lastUsedAt: at, expiresAt: refreshEnd() })
			.returning({ id: sessions.id }),
	)
	return issueTokens(db, keys, { userId: account.id, sessionId: session.id, version: account.tokenVersion, role: account.role }, null)
}
