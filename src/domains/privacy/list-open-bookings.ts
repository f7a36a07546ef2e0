import type { Deletion } from '#contract/privacy/privacy.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { allPersonalData } from './all-personal-data.ts'

/** What is still to be done for a customer, in every domain; as long as there is any the account stays (D-43). */
export async function listOpenBookings(db: ReadDb, customerId: number): Promise<Deletion['blocked_by']> {
	const open: Deletion['blocked_by'] = []
	for (const { listOpen } of allPersonalData) open.push(...((await listOpen?.(db, customerId)) ?? []))
	return open
}
