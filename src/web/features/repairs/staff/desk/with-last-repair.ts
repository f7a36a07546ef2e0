import { staffApi } from '../../../../staff-api.ts'
import { type Caller, completed } from './desk-values.ts'

/** A caller whose account says no bike or no address has those of the last repair, whatever number it was booked with. */
export async function withLastRepair(caller: Caller): Promise<Caller> {
	const { customer, modelId, address } = caller
	if (customer === null || (modelId !== null && address !== '')) return caller
	const { results } = await staffApi.repairBookings({ query: { customer, ordering: '-created_at', page_size: 1 } })
	return completed(caller, results[0])
}
