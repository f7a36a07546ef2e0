import { staffApi } from '../../staff-api.ts'
import { type Caller, callerOfOrder, callerOfRepair, completed } from './caller.ts'

/**
 * Gives a caller whose account lacks a bike or an address those of the last repair, else of the last order, whichever number it was made
 * with.
 */
export async function withLastSold(caller: Caller): Promise<Caller> {
	const { customer, modelId, address } = caller
	if (customer === null || (modelId !== null && address !== '')) return caller
	const query = { customer, ordering: '-created_at', page_size: 1 } as const
	const [repairs, orders] = await Promise.all([staffApi.repairBookings({ query }), staffApi.orders({ query })])
	return [...repairs.results.map(callerOfRepair), ...orders.results.map(callerOfOrder)].reduce(completed, caller)
}
