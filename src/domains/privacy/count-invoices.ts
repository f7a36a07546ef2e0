import type { ReadDb } from '#platform/database/database.ts'
import { allPersonalData } from './all-personal-data.ts'

/** How many invoices of a customer stay when the account is deleted, over all domains (D-43). */
export async function countInvoices(db: ReadDb, customerId: number): Promise<number> {
	let count = 0
	for (const part of allPersonalData) count += (await part.countInvoices?.(db, customerId)) ?? 0
	return count
}
