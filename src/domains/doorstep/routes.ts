import { doorstep } from '#contract/doorstep/doorstep.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import { findDistanceFee } from './distance-fee.ts'
import { listFreeHours } from './list-free-hours.ts'
import { presentDay, presentDistanceFee } from './present-hours.ts'

export function doorstepRoutes(door: Door) {
	serve(door, doorstep.slots, async (db, _actor, { query }) => (await listFreeHours(db, query)).map(presentDay))
	serve(door, doorstep.fee, async (db, _actor, { body }) => presentDistanceFee(await findDistanceFee(db, 'repairs', body)), {
		limit: { max: 30, seconds: 60 },
	})
}
