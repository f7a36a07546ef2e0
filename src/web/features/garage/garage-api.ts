import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { garageAddresses } from '#contract/accounts/garage-addresses.ts'
import { clientOf } from '#contract/client.ts'
import type { OwnVehicle } from '#contract/vehicles/vehicles.ts'
import { send } from '../../session/session.ts'
import { chooseOwnVehicle, isChosen, resetVehicle, vehicleLook } from '../../state/selected-vehicle.ts'

/** The calls about the caller's bikes; apart, because no public page needs to carry their addresses. */
export const garageApi = clientOf({ garage: garageAddresses }, send).garage

/**
 * The bikes of the caller's garage with papers, kilometres and next service; reloaded wherever they are shown, because they depend on the
 * day.
 */
export const ownGarage = queryOptions({
	queryKey: ['own', 'vehicles', 'garage'],
	queryFn: () => garageApi.list({}),
	refetchOnMount: 'always',
})

/** Reloads what shows the caller's bikes, and updates the chosen bike where it was this one (D-31). */
export async function bikesChanged(queries: QueryClient, before: OwnVehicle | null, after: OwnVehicle | null) {
	const look = vehicleLook.get()
	// A new one is the model that was just chosen, which has no number yet.
	const was = before ?? (after && { ...after, registration_number: '' })
	const wasChosen = was !== null && isChosen(was, look)
	if (after && (wasChosen || !look)) chooseOwnVehicle(after)
	else if (!after && wasChosen) resetVehicle()
	queries.invalidateQueries({ queryKey: ['own', 'profile'] })
	await queries.invalidateQueries({ queryKey: ['own', 'vehicles'] })
}
