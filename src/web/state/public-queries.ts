import { queryOptions } from '@tanstack/react-query'
import type { SelectedVehicle } from '#contract/vehicles/vehicle-words.ts'
import { api } from '../api.ts'
import { isComplete } from './selected-vehicle.ts'

/** Every category, or the one of a uuid, with its services; with a complete bike also its prices and what is for it (D-35, D-51). */
export const serviceCategories = (vehicle: SelectedVehicle | null, id?: string) => {
	const bike = vehicle && isComplete(vehicle) ? { manufacturer_id: vehicle.manufacturerId, vehicle_model_id: vehicle.modelId } : {}
	const query = { ...(id !== undefined && { id }), ...bike }
	return queryOptions({ queryKey: ['service-categories', query], queryFn: () => api.repairs.categories({ query }) })
}

const seconds = 1000
/** Hours of the coming days; reloaded whenever a screen that shows them opens, for others book too. */
export const freeHours = (from?: string, days?: number) =>
	queryOptions({
		queryKey: ['available-slots', from ?? 'today', days ?? 'usual'],
		queryFn: () => api.doorstep.slots({ query: { from, days } }),
		staleTime: 20 * seconds,
		refetchOnMount: 'always',
	})

export const isWholeCode = (code: string) => /^\d{6}$/.test(code)
/** Whether we come to a postal code (D-52); asked for only when it is whole. */
export const serviceArea = (code: string) =>
	queryOptions({
		queryKey: ['service-area', code],
		queryFn: () => api.doorstep.serviceArea({ query: { postal_code: code } }),
		enabled: isWholeCode(code),
	})

/** What the way of a repair costs, before anybody tells where it leads (D-36). */
export const distanceRule = queryOptions({ queryKey: ['distance-fee-rule'], queryFn: () => api.doorstep.feeRule({}) })
