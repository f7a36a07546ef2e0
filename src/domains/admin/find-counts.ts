import type { WorkCounts } from '#domains/doorstep/work-source.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { together } from '#platform/database/together.ts'
import type { Actor } from '#platform/http/actor.ts'
import { workSources } from './work-sources.ts'

const none: WorkCounts = { today: 0, open_repairs: 0, to_confirm: 0, unassigned: 0, to_pay: 0, to_refund: 0 }
const names = Object.keys(none) as (keyof WorkCounts)[]

/** How much waits, of every kind of work together, for a technician of his own (D-48, B.ADMIN-34). A statement for each kind. */
export async function findCounts(db: ReadDb, actor: Actor): Promise<WorkCounts> {
	const counted = await together(workSources.map((source) => source.findCounts(db, actor)))
	const sums = { ...none }
	for (const counts of counted) for (const name of names) sums[name] += counts[name] ?? 0
	return sums
}
