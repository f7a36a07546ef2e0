import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Profile } from '#contract/accounts/accounts.ts'
import { api, sendSafely } from '../../api.ts'
import { signedInMarker } from '../../session/tokens.ts'
import { ownProfile } from '../../state/own-queries.ts'
import { chooseOwnVehicle, selectedVehicle } from '../../state/selected-vehicle.ts'
import { useOneAtATime } from '../../ui/form/use-one-at-a-time.ts'
import { toast } from '../../ui/toast.ts'
import type { ProfileTexts } from './profile-values.ts'
import { saveProblems } from './save-problems.ts'

/** What is to be changed; `photo` is a new one, null to have none, undefined to leave it. */
export type ProfileChange = { texts: ProfileTexts; photo?: Blob | null }

/** Changes what is sent of the caller's profile; a change of the bike reaches its plate on every page (D-31). */
export function useChangeProfile(onChanged?: () => void) {
	const queries = useQueryClient()
	return useOneAtATime(
		useMutation({
			// The same values twice leave the same profile, so a repetition needs no key.
			mutationFn: (change: ProfileChange) => sendSafely(() => api.accounts.changeProfile({ body: bodyOf(change) })),
			onSuccess: async (profile, { texts }) => {
				const before = queries.getQueryData(ownProfile.queryKey)
				queries.setQueryData(ownProfile.queryKey, profile)
				rename(profile)
				toast({ title: 'Profile updated successfully!' })
				onChanged?.()
				if (!('vehicle_model' in texts || 'registration_number' in texts)) return
				queries.invalidateQueries({ queryKey: ['own', 'vehicles'] })
				const [own] = await api.vehicles.mine({}).catch(() => [])
				const chosen = selectedVehicle.get()?.modelId
				// Another bike that was chosen stays, as after a login (D-31).
				if (own && (chosen === undefined || chosen === before?.vehicle_model || chosen === own.vehicle_model)) chooseOwnVehicle(own)
			},
			onError: (error) => toast({ title: saveProblems(error).words ?? 'Failed to update profile', kind: 'bad' }),
		}),
	)
}

/** A picture travels in a form, together with the texts; without one JSON is enough. */
function bodyOf({ texts, photo }: ProfileChange) {
	if (!photo) return { ...texts, ...(photo === null && { profile_photo: null }) }
	const form = new FormData()
	for (const [name, text] of Object.entries(texts)) form.set(name, text)
	form.set('profile_photo', photo, 'photo.jpg')
	return form
}

/** The name above every page is the one of the login: it follows. */
function rename({ username, name }: Profile) {
	const marker = signedInMarker.get()
	if (!marker || typeof username !== 'string' || (marker.username === username && marker.name === name)) return
	signedInMarker.set({ ...marker, username, name })
}
