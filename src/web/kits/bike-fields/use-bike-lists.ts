import { useQuery } from '@tanstack/react-query'
import { manufacturers, vehicleModels, vehicleTypes } from '../../state/vehicle-queries.ts'
import { useFailureToast } from '../form/use-failure-toast.ts'

/** What a bike can be chosen from: all types, the manufacturers of a type (0: of all), the models of both, once both are chosen. */
export function useBikeLists(typeId: number, manufacturerId: number) {
	const types = useQuery(vehicleTypes)
	const makers = useQuery(manufacturers(typeId))
	const models = useQuery({ ...vehicleModels(manufacturerId, typeId), enabled: typeId > 0 && manufacturerId > 0 })
	useFailureToast(types, listFailures.types)
	useFailureToast(makers, listFailures.makers)
	useFailureToast(models, listFailures.models)
	return { types, makers, models }
}

/** A.PROFILE-24..26. */
export const listFailures = {
	types: 'Failed to load vehicle types',
	makers: 'Failed to load manufacturers',
	models: 'Failed to load vehicle models',
} as const
