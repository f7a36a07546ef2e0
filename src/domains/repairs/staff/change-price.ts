import { eq } from 'drizzle-orm'
import type { Validated } from '#contract/endpoint.ts'
import type { StaffPrice, staff } from '#contract/staff.ts'
import { writeAudit } from '#domains/company/audit.ts'
import type { Db } from '#platform/database/database.ts'
import { announceChange } from '#platform/database/listen.ts'
import { recordChange } from '#platform/database/record-change.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuseStale } from '#platform/http/refuse-stale.ts'
import { paise, rupees } from '#shared/money.ts'
import { servicePrices } from '../tables.ts'
import { lockPrice } from './find-price.ts'
import { stateOf } from './state-of.ts'

/** Changes an amount; what it is for stays, since another model or class is another price. Throws 404, 409 for a stale `version`. */
export async function changePrice(
	db: Db,
	actor: Actor,
	id: number,
	{ price, version }: Validated<typeof staff.changeServicePrice>['body'],
): Promise<StaffPrice> {
	const before = await lockPrice(db, id)
	refuseStale(version, before)
	const after = { ...before, price: rupees(paise(price)), version: before.version + 1 }
	await db
		.update(servicePrices)
		.set({ pricePaise: paise(price), version: after.version })
		.where(eq(servicePrices.id, id))
	await writeAudit(db, actor, {
		action: 'change',
		collection: 'service-prices',
		objectId: id,
		before: stateOf(before),
		after: stateOf(after),
	})
	await announceChange(db)
	await recordChange(db, { collection: 'service-prices', id })
	return after
}
