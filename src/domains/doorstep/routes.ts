import { doorstep } from '#contract/doorstep/doorstep.ts'
import { repairLimits } from '#contract/repairs/repair-words.ts'
import { now } from '#platform/clock.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import { addDays, dayOf } from '#shared/days.ts'
import { findDistanceFee } from './distance-fee.ts'
import { listFreeHours } from './list-free-hours.ts'
import { presentDay, presentDistanceFee } from './present-hours.ts'

/** Until when a repair can be booked (B.R-15, D-45). */
const lastDay = () => addDays(dayOf(now()), repairLimits.daysAhead)

export function doorstepRoutes(assembled: Door) {
	const door = { ...assembled, wordsBesideFields: true }
	serve(door, doorstep.slots, async (db, _actor, { query }) =>
		(await listFreeHours(db, 'repairs', { ...query, until: lastDay() })).map(presentDay),
	)
	serve(door, doorstep.fee, async (db, _actor, { body }) => presentDistanceFee(await findDistanceFee(db, 'repairs', body)), {
		limit: { max: 30, seconds: 60 },
	})
}
