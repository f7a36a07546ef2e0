import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, sendSafely } from '../../api.ts'
import { ownProfile } from '../../state/own-queries.ts'
import { chooseOwnVehicle, selectedVehicle } from '../../state/selected-vehicle.ts'
import { toast } from '../../ui/toast.ts'

type Change = Parameters<typeof api.accounts.changeProfile>[0]['body']

/** Changes what is sent of the caller's profile; a change of the bike reaches its plate on every page (D-31). */
export function useChangeProfile(onChanged?: () => void) {
	const queries = useQueryClient()
	return useMutation({
		// The same values twice leave the same profile, so a repetition needs no key.
		mutationFn: (body: Change) => sendSafely(() => api.accounts.changeProfile({ body })),
		onSuccess: async (profile, change) => {
			queries.setQueryData(ownProfile.queryKey, profile)
			toast({ title: 'Profile updated successfully!' })
			onChanged?.()
			if (!('vehicle_model' in change || 'registration_number' in change)) return
			queries.invalidateQueries({ queryKey: ['own', 'vehicles'] })
			const [own] = await api.vehicles.mine({}).catch(() => [])
			if (own && selectedVehicle.get()?.modelId === own.vehicle_model) chooseOwnVehicle(own)
		},
	})
}
