import { asc, eq } from 'drizzle-orm'
import type { ReadDb } from '#platform/database/database.ts'
import { consents } from './tables.ts'

/** Every yes of an account, the oldest first, with when it was taken back. One statement. */
export const listConsents = (db: ReadDb, userId: number) =>
	db
		.select({ purpose: consents.purpose, givenAt: consents.givenAt, withdrawnAt: consents.withdrawnAt })
		.from(consents)
		.where(eq(consents.userId, userId))
		.orderBy(asc(consents.givenAt), asc(consents.purpose))

export type ListedConsent = Awaited<ReturnType<typeof listConsents>>[number]
