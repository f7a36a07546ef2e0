import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ServicePrice } from '#contract/repairs/repairs.ts'
import type { SelectedVehicle } from '#contract/vehicles/vehicle-words.ts'
import { api } from '../../../api.ts'
import { isComplete } from '../../../state/selected-vehicle.ts'

const seconds = 1000

/**
 * A service's price for one model: cached for 30 seconds, loaded once (B.SERVICE-25). The call is not aborted when its card goes, for the
 * next visit.
 */
export const servicePrice = (serviceId: number, { manufacturerId, modelId }: Pick<SelectedVehicle, 'manufacturerId' | 'modelId'>) =>
	queryOptions({
		queryKey: ['service-price', serviceId, manufacturerId, modelId],
		queryFn: () =>
			api.repairs.price({ params: { id: String(serviceId) }, query: { manufacturer_id: manufacturerId, vehicle_model_id: modelId } }),
		staleTime: 30 * seconds,
		retry: false,
	})

export type PriceState =
	| { state: 'no vehicle' | 'loading' }
	| { state: 'unavailable'; askAgain: (() => void) | null; asking: boolean }
	| { state: 'known'; price: ServicePrice }

/**
 * The price of a card; asked for only when service, manufacturer and model are known (B.SERVICE-23). A failed price is none (B.SERVICE-26).
 */
export function useServicePrice(serviceId: number, vehicle: SelectedVehicle | null): PriceState {
	const askable = vehicle !== null && serviceId > 0 && isComplete(vehicle)
	const asked = useQuery({ ...servicePrice(serviceId, vehicle ?? { manufacturerId: 0, modelId: 0 }), enabled: askable })
	if (!vehicle) return { state: 'no vehicle' }
	if (!askable) return { state: 'unavailable', askAgain: null, asking: false }
	if (asked.data) return { state: 'known', price: asked.data }
	if (asked.isError) return { state: 'unavailable', askAgain: () => asked.refetch(), asking: asked.isFetching }
	return { state: 'loading' }
}
