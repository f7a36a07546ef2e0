import { and, eq, isNull } from 'drizzle-orm'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { refuseField } from '#platform/http/problem.ts'
import { wordViolation } from '#platform/http/word-violation.ts'
import { sellRequests } from '../tables.ts'

/** Once the vehicle is sold, its registration number may be offered to us again, by whoever owns it then (B.R-24). */
export async function releaseNumber(db: Db, vehicleId: number): Promise<void> {
	await db
		.update(sellRequests)
		.set({ releasedAt: now() })
		.where(and(eq(sellRequests.vehicleId, vehicleId), isNull(sellRequests.releasedAt)))
}

/**
 * Once a vehicle is not sold after all, its registration number is taken again (B.R-24). Throws 400 at `status` where somebody offered it
 * meanwhile. A seller whose account was deleted left no number.
 */
export async function takeNumberAgain(db: Db, vehicleId: number): Promise<void> {
	await wordViolation(
		db
			.update(sellRequests)
			.set({ releasedAt: null })
			.where(and(eq(sellRequests.vehicleId, vehicleId), isNull(sellRequests.forgottenAt))),
		(constraint) => (constraint === 'sell_requests_one_open' ? refuseField('status', numberOfferedAgain) : undefined),
	)
}
const numberOfferedAgain = 'Its registration number was offered to us again since it was sold. Reject that sell request first.'
