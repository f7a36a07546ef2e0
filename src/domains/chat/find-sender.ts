import { eq, sql } from 'drizzle-orm'
import { shownName } from '#domains/accounts/shown-name.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { one } from '#shared/one.ts'
import { profiles, users } from '../accounts/tables.ts'

/** Whom the company answers, as the profile says it. */
export const findSender = async (db: ReadDb, { id }: Actor) =>
	one(
		await db
			.select({ name: shownName, email: users.email, phone: sql<string>`coalesce(${profiles.phoneNumber}, '')` })
			.from(users)
			.leftJoin(profiles, eq(profiles.userId, users.id))
			.where(eq(users.id, id)),
	)
