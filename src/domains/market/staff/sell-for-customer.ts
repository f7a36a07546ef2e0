import type { Validated } from '#contract/endpoint.ts'
import type { StaffSellRequest, staffSelling } from '#contract/market/staff-selling.ts'
import { holdChosen } from '#domains/accounts/hold-caller.ts'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { placeSellRequest, type WithFiles } from '../selling/sell-vehicle.ts'
import { findSellRequestForStaff } from './find-sell-requests-for-staff.ts'

type Offered = Validated<typeof staffSelling.sellForCustomer>['body']

/** Offers a vehicle for a customer who phones or stands at the desk. Throws 400 at `customer`, and as his own call does. */
export async function sellForCustomer(
	db: Db,
	actor: Actor,
	{ customer, ...sent }: Offered,
	{ stored, addressOf }: WithFiles,
): Promise<StaffSellRequest> {
	const { id: customerId } = await holdChosen(db, customer)
	const { request } = await placeSellRequest(db, actor, sent, { customerId, stored })
	await recordStaffChange(db, actor, {
		collection: 'sell-requests',
		id: request.id,
		action: 'create',
		before: null,
		after: { brand: request.brand, model: request.model, status: request.status },
		customerId,
	})
	return findSellRequestForStaff(db, request.id, addressOf)
}
