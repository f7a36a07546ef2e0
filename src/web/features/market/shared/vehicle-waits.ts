import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { VehicleWait } from '#contract/market/vehicle-waits.ts'
import { api, sendSafely } from '../../../api.ts'
import { useSession } from '../../../session/use-session.ts'

/** The vehicles that the caller waits for, whose turn it is first. */
export const vehicleWaits = queryOptions({ queryKey: ['own', 'vehicle-waits'], queryFn: () => api.market.waits({}) })

/** The caller's place in the line of a vehicle, if he has one; asked for only where it cannot simply be booked. */
export function useOwnWait({ id, isEnabled }: { id: number; isEnabled: boolean }): VehicleWait | undefined {
	const isMember = useSession().state === 'signed-in'
	const { data } = useQuery({ ...vehicleWaits, enabled: isMember && isEnabled })
	return isMember ? data?.find(({ vehicle }) => vehicle === id) : undefined
}

/** Joins and leaves the line of a vehicle. They throw the refusal. */
export function useWaiting(id: number) {
	const queries = useQueryClient()
	const params = { id }
	const keep = (change: (others: VehicleWait[]) => VehicleWait[]) => {
		queries.setQueryData(vehicleWaits.queryKey, (waits) => change((waits ?? []).filter(({ vehicle }) => vehicle !== id)))
		// Who leaves in his turn leaves it to others.
		queries.invalidateQueries({ queryKey: ['market'] })
	}
	return {
		async join() {
			const wait = await sendSafely((key) => api.market.waitFor({ params, key }))
			keep((others) => [...others, wait])
		},
		async leave() {
			await api.market.stopWaiting({ params })
			keep((others) => others)
		},
	}
}
