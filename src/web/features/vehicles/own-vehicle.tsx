import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { OwnVehicle as ProfileVehicle } from '#contract/vehicles/vehicles.ts'
import { stored } from '../../browser/stored.ts'
import { useSession } from '../../session/use-session.ts'
import { chooseOwnVehicle, selectedVehicle } from '../../state/selected-vehicle.ts'
import { ownVehicles } from '../../state/vehicle-queries.ts'

/** For whom the profile's bike was already looked at, so that a later reset of the choice is not undone; goes with the session. */
const lookedAtFor = stored<string>('profileVehicleFor', { area: 'localStorage', read: (value) => String(value) })

/**
 * Once after each login: where nothing is chosen yet the bike of the profile is, and where that very model is chosen the plate
 * gets its number; another chosen bike stays (D-31).
 */
export function OwnVehicle() {
	const session = useSession()
	const queries = useQueryClient()
	const username = session.state === 'signed-in' ? session.account.username : null
	useEffect(() => {
		if (username === null || lookedAtFor.get() === username) return
		let over = false
		// Never throws; without an answer the next page asks again.
		queries.prefetchQuery(ownVehicles).then(() => {
			const found = queries.getQueryData(ownVehicles.queryKey)
			if (!over && found) takeOver(found[0], username)
		})
		return () => {
			over = true
		}
	}, [username, queries])
	return null
}

function takeOver(own: ProfileVehicle | undefined, username: string) {
	// Without storage nothing can be chosen either.
	if (!lookedAtFor.set(username)) return
	const chosen = selectedVehicle.get()
	if (own && (!chosen || chosen.modelId === own.vehicle_model)) chooseOwnVehicle(own)
}
