import { arrayContains, eq, or } from 'drizzle-orm'
import { changes } from '#platform/database/tables.ts'
import type { ChangeAudience } from '#platform/http/change-streams.ts'
import { isOffice } from './is-office.ts'

/** A customer learns of what is his, a technician of his work too, staff of everything (D-20). */
export const changeAudience: ChangeAudience = {
	mayLearn: (actor, { customerId, technicianIds }) =>
		isOffice(actor) || customerId === actor.id || (actor.role === 'technician' && technicianIds.includes(actor.id)),
	whatMayBeLearnt: (actor) => {
		if (isOffice(actor)) return undefined
		const isHis = eq(changes.customerId, actor.id)
		return actor.role === 'technician' ? or(isHis, arrayContains(changes.technicianIds, [actor.id])) : isHis
	},
	isOfAccount: ({ id }, { collection, objectId }) => collection === 'users' && objectId === String(id),
}
