import { pickupClosed, pickupPast, pickupTooFar, pickupUnreadable } from '#contract/market/sell-words.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { refuseField } from '#platform/http/problem.ts'
import { momentOf } from '#shared/days.ts'
import { hourProblem } from '../hour-problem.ts'

const words = { past: pickupPast, 'too far': pickupTooFar, 'not an hour': pickupClosed, closed: pickupClosed }

/** When we may come for a vehicle (B.R-23). Throws 400 at `pickup_slot`, as `hourProblem` says. */
export async function pickupTime(db: ReadDb, sent: string): Promise<Date> {
	const at = momentOf(sent)
	if (!at) throw refuseField('pickup_slot', pickupUnreadable)
	const problem = await hourProblem(db, at)
	if (problem) throw refuseField('pickup_slot', words[problem])
	return at
}
