import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import type { Keys } from '#platform/keys.ts'
import { hashToken } from '../hash-token.ts'
import { sendVerification } from '../jobs.ts'
import { linkEnd } from '../links/link-end.ts'
import { mailToken } from '../links/mail-token.ts'
import { emailTokens, users } from '../tables.ts'

/** Sends a link that verifies the address, in place of the links before it (A.E-06), if the account is active and not verified. */
export async function queueVerification(db: Db, keys: Keys, account: { id: number }): Promise<void> {
	const id = randomUUID()
	const at = now()
	const unverified = and(eq(users.id, account.id), eq(users.isActive, true), isNull(users.emailVerifiedAt))
	await db
		.update(emailTokens)
		.set({ replacedAt: at })
		.where(
			and(
				inArray(emailTokens.userId, db.select({ id: users.id }).from(users).where(unverified)),
				eq(emailTokens.purpose, 'verify'),
				isNull(emailTokens.usedAt),
				isNull(emailTokens.replacedAt),
			),
		)
	await db.execute(sql`
		insert into ${emailTokens} (id, user_id, purpose, token_hash, created_at, expires_at)
		select ${id}::uuid, ${users.id}, 'verify', ${hashToken(mailToken(keys, 'verify', id))}, ${at}::timestamptz, ${linkEnd('verify')}::timestamptz
		from ${users} where ${unverified}`)
	await enqueue(db, sendVerification, { tokenId: id }, { to: `account ${account.id}` })
}
