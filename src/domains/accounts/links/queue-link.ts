import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import type { Keys } from '#platform/keys.ts'
import { hashToken } from '../hash-token.ts'
import { sendLink } from '../jobs.ts'
import { emailTokens, users } from '../tables.ts'
import { linkEnd } from './link-end.ts'
import { mailToken } from './mail-token.ts'

/**
 * Sends a link that verifies the address, or invites somebody who then chooses a password (D-53), in place of the links of that purpose
 * before it (A.E-06), if the account is active and not verified.
 */
export async function queueLink(db: Db, keys: Keys, account: { id: number }, purpose: 'verify' | 'invite'): Promise<void> {
	const id = randomUUID()
	const at = now()
	const unverified = and(eq(users.id, account.id), eq(users.isActive, true), isNull(users.emailVerifiedAt))
	await db
		.update(emailTokens)
		.set({ replacedAt: at })
		.where(
			and(
				inArray(emailTokens.userId, db.select({ id: users.id }).from(users).where(unverified)),
				eq(emailTokens.purpose, purpose),
				isNull(emailTokens.usedAt),
				isNull(emailTokens.replacedAt),
			),
		)
	await db.execute(sql`
		insert into ${emailTokens} (id, user_id, purpose, token_hash, created_at, expires_at)
		select ${id}::uuid, ${users.id}, ${purpose}::email_token_purpose, ${hashToken(mailToken(keys, purpose, id))}, ${at}::timestamptz, ${linkEnd(purpose)}::timestamptz
		from ${users} where ${unverified}`)
	await enqueue(db, sendLink, { tokenId: id }, { to: `account ${account.id}` })
}
