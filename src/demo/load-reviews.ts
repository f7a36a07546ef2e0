import { eq, inArray } from 'drizzle-orm'
import { users } from '#domains/accounts/tables.ts'
import { partReviews, parts } from '#domains/parts/tables.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { demoAccounts } from './demo-accounts.ts'
import { partReviewRows } from './parts/part-reviews.ts'

const dayMs = 86_400_000

/** What the demo's customer says of parts, a week between two; parts and accounts that are not there any more are left out. */
export async function loadReviews(db: Db) {
	const email = demoAccounts.find(({ role }) => role === 'customer')?.email ?? ''
	const [customer] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
	const numbers = partReviewRows.map(({ partNumber }) => partNumber)
	const found = await db.select({ id: parts.id, partNumber: parts.partNumber }).from(parts).where(inArray(parts.partNumber, numbers))
	const rows = partReviewRows.flatMap(({ partNumber, ...review }, week) => {
		const part = found.find((row) => row.partNumber === partNumber)
		if (!part || !customer) return []
		return [{ ...review, partId: part.id, customerId: customer.id, createdAt: new Date(now().getTime() - (week + 1) * 7 * dayMs) }]
	})
	if (rows.length > 0) await db.insert(partReviews).values(rows)
}
