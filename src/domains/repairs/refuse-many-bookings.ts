import { repairLimits } from '#contract/repairs/repair-words.ts'
import { refuseManyAnHour } from '#domains/accounts/refuse-many-an-hour.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { repairs } from './tables.ts'

/** Throws 429 when the caller booked twenty repairs within the last hour (D-39). The caller's account must be held alone. */
export const refuseManyBookings = (db: ReadDb, actor: Actor): Promise<void> =>
	refuseManyAnHour(db, actor, {
		table: repairs,
		max: repairLimits.bookingsAnHour,
		words: 'You have booked many services within an hour. Please try again later, or call us.',
	})
