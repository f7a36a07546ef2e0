import { arrayContains, eq, or, type SQL } from 'drizzle-orm'
import type { Actor } from '#platform/http/actor.ts'
import type { RecordedChange } from './follow-changes.ts'
import { changes } from './tables.ts'

/** A customer hears of what is his, a technician of his work too, staff of everything (D-20). The same rule, once here and once as SQL. */
export function hears({ id, role }: Actor, { customerId, technicianIds }: RecordedChange) {
	if (role === 'staff' || role === 'admin') return true
	return customerId === id || (role === 'technician' && technicianIds.includes(id))
}

/** The condition on `changes` for what `hears` lets through; undefined when that is everything. */
export function heardBy({ id, role }: Actor): SQL | undefined {
	if (role === 'staff' || role === 'admin') return undefined
	const isHis = eq(changes.customerId, id)
	return role === 'technician' ? or(isHis, arrayContains(changes.technicianIds, [id])) : isHis
}
