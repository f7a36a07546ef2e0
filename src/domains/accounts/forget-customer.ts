import { randomBytes } from 'node:crypto'
import { eq, or, sql } from 'drizzle-orm'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { dropFile } from '#platform/files/keep-file.ts'
import { forgetReplies } from '#platform/http/repeatable.ts'
import {
	emailTokens,
	knownDevices,
	loginFailures,
	mailRequests,
	profiles,
	sessions,
	signInCodes,
	socialIdentities,
	users,
} from './tables.ts'

/**
 * Removes from an account whatever identifies its person; the row stays, closed for good, for what the law wants kept (D-43). E-mail and
 * username become free, and every token stops counting. The account must be locked (`holdOwner`).
 */
export async function forgetCustomer(db: Db, { id, email }: { id: number; email: string }): Promise<void> {
	await db
		.update(users)
		.set({
			...(await findNoName(db, id)),
			passwordHash: null,
			isActive: false,
			emailVerifiedAt: null,
			firstLoginAt: null,
			lastLoginAt: null,
			deletedAt: now(),
			tokenVersion: sql`${users.tokenVersion} + 1`,
			version: sql`${users.version} + 1`,
		})
		.where(eq(users.id, id))
	const [profile] = await db.delete(profiles).where(eq(profiles.userId, id)).returning({ photo: profiles.profilePhoto })
	if (profile?.photo) await dropFile(db, profile.photo)
	// A session takes its refresh tokens with it.
	for (const table of [sessions, emailTokens, knownDevices, socialIdentities, signInCodes])
		await db.delete(table).where(eq(table.userId, id))
	for (const table of [loginFailures, mailRequests]) await db.delete(table).where(eq(table.email, email))
	await forgetReplies(db, id)
}

/** Instead of a person's own; with some letters more where somebody signed up under it. */
async function findNoName(db: Db, id: number) {
	const name = (more: string) => ({
		email: `deleted-${id}${more && `-${more}`}@deleted.invalid`,
		username: `deleted_${id}${more && `_${more}`}`,
	})
	const usual = name('')
	const [taken] = await db
		.select({ id: users.id })
		.from(users)
		.where(or(eq(sql`lower(${users.email})`, usual.email), eq(sql`lower(${users.username})`, usual.username)))
		.limit(1)
	return taken ? name(randomBytes(4).toString('hex')) : usual
}
