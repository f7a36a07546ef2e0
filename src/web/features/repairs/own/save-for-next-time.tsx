import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Repair } from '#contract/repairs/repairs.ts'
import { api, sendSafely, wordsOf } from '../../../api.ts'
import { ownProfile } from '../../../state/own-queries.ts'
import { ownVehicles } from '../../../state/vehicle-queries.ts'
import { Button } from '../../../ui/button.tsx'
import { useOneAtATime } from '../../../ui/form/use-one-at-a-time.ts'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { nextTime } from './next-time.ts'

/**
 * Offers to save address, contact and bike of a booking in the profile, for the next booking on any device; nothing where the profile has
 * them.
 */
export function SaveForNextTime({ repair }: { repair: Repair }) {
	const queries = useQueryClient()
	const profile = useQuery(ownProfile)
	const save = useOneAtATime(
		useMutation({
			// The same values twice leave the same profile, so a repetition needs no key.
			mutationFn: (learnt: object) => sendSafely(() => api.accounts.changeProfile({ body: learnt })),
			onSuccess: (changed) => {
				queries.setQueryData(ownProfile.queryKey, changed)
				queries.invalidateQueries({ queryKey: ownVehicles.queryKey })
			},
		}),
	)
	if (save.isSuccess)
		return (
			<Text role="status" size="small" icon="tick">
				Saved to your profile.
			</Text>
		)
	const learnt = profile.data ? nextTime(repair, profile.data) : null
	if (!learnt) return null
	return (
		<Stack gap="tight">
			<div>
				<Button variant="quiet" size="low" busy={save.isPending} onClick={() => save.mutate(learnt)}>
					Save for next time
				</Button>
			</div>
			<Text size="small" tone={save.isError ? 'bad' : 'muted'} role={save.isError ? 'alert' : undefined}>
				{save.isError
					? wordsOf(save.error, 'Could not be saved. Please try again.')
					: `Keeps ${'vehicle_model' in learnt || 'registration_number' in learnt ? 'address and bike' : 'the address'} in your profile, so that your next booking takes a few taps.`}
			</Text>
		</Stack>
	)
}
