import { and, eq, isNull } from 'drizzle-orm'
import type { ReadDb } from '#platform/database/database.ts'
import { notFound } from '#platform/http/problem.ts'
import { users } from '../accounts/tables.ts'
import { invoices } from './tables.ts'

/** The address of the account whose an invoice is; null where there is no account (any more). Throws 404. */
export async function findRecipient(db: ReadDb, invoiceId: number): Promise<string | null> {
	const [found] = await db
		.select({ email: users.email })
		.from(invoices)
		.leftJoin(users, and(eq(users.id, invoices.customerId), isNull(users.deletedAt)))
		.where(eq(invoices.id, invoiceId))
	if (!found) throw notFound()
	return found.email
}
