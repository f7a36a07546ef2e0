import { and, eq, isNull } from 'drizzle-orm'
import { alreadyListed, notListed, registrationProblem } from '#contract/market/sell-words.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { isRegistration, normaliseRegistration } from '#shared/registration.ts'
import { sellRequests } from '../tables.ts'

/** Whether a number, however it is written, is in a sell request that was neither rejected nor ended by a sale (B.API-54, B.R-24). */
export async function checkRegistration(db: ReadDb, typed: string): Promise<{ exists: boolean; message: string }> {
	if (!isRegistration(typed)) return { exists: false, message: registrationProblem }
	const found = await db
		.select({ id: sellRequests.id })
		.from(sellRequests)
		.where(and(eq(sellRequests.registrationNumber, normaliseRegistration(typed)), isNull(sellRequests.releasedAt)))
	return found.length > 0 ? { exists: true, message: alreadyListed } : { exists: false, message: notListed }
}
