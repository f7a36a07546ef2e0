import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { PartWait } from '#contract/parts/parts.ts'
import { api, sendSafely, wordsOf } from '../../../api.ts'
import { useSession } from '../../../session/use-session.ts'
import { useAction } from '../../../ui/form/use-action.ts'
import { partWaits } from './card-queries.ts'

/** Whether this member is mailed when the part is back in stock, and the press that changes it. */
export function useStockNotice(uuid: string) {
	const queries = useQueryClient()
	const isMember = useSession().state === 'signed-in'
	const { queryKey } = partWaits()
	const { data } = useQuery({ ...partWaits(), enabled: isMember })
	const isWaiting = (isMember && data?.some(({ part }) => part === uuid)) ?? false
	const others = (waits: PartWait[] | undefined) => waits?.filter(({ part }) => part !== uuid) ?? []
	const { run, isBusy, error } = useAction(async () => {
		const params = { uuid }
		await queries.cancelQueries({ queryKey })
		if (isWaiting) {
			await api.parts.stopTelling({ params })
			queries.setQueryData(queryKey, others)
		} else {
			const wait = await sendSafely((key) => api.parts.tellWhenBack({ params, key }))
			queries.setQueryData(queryKey, (waits: PartWait[] | undefined) => [...others(waits), wait])
		}
	})
	const failed = error === null ? '' : wordsOf(error, 'This could not be changed. Please try again.')
	return { isWaiting, change: run, isBusy, failed }
}
