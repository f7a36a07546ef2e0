import { queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'
import { biggestFirst, inTypeOrder } from './vehicle-order.ts'

export const vehicleTypes = queryOptions({
	queryKey: ['vehicle-types'],
	queryFn: () => api.vehicles.types({}),
	select: inTypeOrder,
})

/** Manufacturers with a model of one type (A.PICKER-14); `typeId` 0 is every type. */
export const manufacturers = (typeId: number) =>
	queryOptions({
		queryKey: ['manufacturers', typeId],
		queryFn: () => api.vehicles.manufacturers({ query: typeId > 0 ? { vehicle_type: typeId } : {} }),
		select: biggestFirst,
	})

/** Models of one manufacturer and type (A.PICKER-14); `typeId` 0 is every type, for a bike of which only the model is known. */
export const vehicleModels = (manufacturerId: number, typeId: number) =>
	queryOptions({
		queryKey: ['models', manufacturerId, typeId],
		queryFn: () => api.vehicles.models({ query: { manufacturer: manufacturerId, ...(typeId > 0 && { vehicle_type: typeId }) } }),
	})

/** Every model that can be chosen, for a search over all of them. */
export const allModels = queryOptions({ queryKey: ['models'], queryFn: () => api.vehicles.models({}) })

/** The bikes of the caller's garage, the profile's first. */
export const ownVehicles = queryOptions({ queryKey: ['own', 'vehicles'], queryFn: () => api.vehicles.mine({}) })
