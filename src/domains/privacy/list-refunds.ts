import type { DueRefund } from '#contract/privacy/privacy.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { allPersonalData } from './all-personal-data.ts'

/** What is still to be given back to a customer, over all domains; it does not keep the account from being deleted (D-43, D-61). */
export async function listRefunds(db: ReadDb, customerId: number): Promise<DueRefund[]> {
	const due: DueRefund[] = []
	for (const part of allPersonalData) due.push(...((await part.listRefunds?.(db, customerId)) ?? []))
	return due
}
