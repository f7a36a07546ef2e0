import { queryOptions } from '@tanstack/react-query'
import type { SelectedVehicle } from '#contract/vehicles/vehicle-words.ts'
import { api } from '../api.ts'
import { isComplete } from './selected-vehicle.ts'

/** Every category with its services; with a complete bike also its prices (D-35). */
export const serviceCategories = (vehicle: SelectedVehicle | null) => {
	const query = vehicle && isComplete(vehicle) ? { manufacturer_id: vehicle.manufacturerId, vehicle_model_id: vehicle.modelId } : {}
	return queryOptions({ queryKey: ['service-categories', query], queryFn: () => api.repairs.categories({ query }) })
}

const seconds = 1000
/** Hours of the coming days; asked again whenever a screen that shows them opens, for others book too. */
export const freeHours = (from?: string, days?: number) =>
	queryOptions({
		queryKey: ['available-slots', from ?? 'today', days ?? 'usual'],
		queryFn: () => api.doorstep.slots({ query: { from, days } }),
		staleTime: 20 * seconds,
		refetchOnMount: 'always',
	})
