import { useQueryClient } from '@tanstack/react-query'
import type { Repair } from '#contract/repairs/repairs.ts'
import { api } from '../../../api.ts'
import { useIdempotentSend } from '../../../kits/form/use-idempotent-send.ts'
import { writeWork } from '../../../kits/work/write-work.ts'
import { ownRepair, ownRepairs } from '../../../state/own-queries.ts'

/** Cancels a repair of the caller (B.REPAIR-13); every screen that shows it changes at once, without a reload (B.REPAIR-14). */
export function useCancelRepair({ id }: Pick<Repair, 'id'>) {
	const queries = useQueryClient()
	const sendOnce = useIdempotentSend()

	function keep(repair: Repair) {
		queries.setQueryData(ownRepair(id).queryKey, repair)
		queries.setQueryData(ownRepairs.queryKey, (rows) => rows?.map((row) => (row.id === id ? repair : row)))
		queries.invalidateQueries({ queryKey: ['available-slots'] })
	}

	return (reason: string) =>
		writeWork<Repair>({
			send: async () => {
				const { message: _, ...repair } = await sendOnce(reason, (key) => api.repairs.cancel({ params: { id }, body: { reason }, key }))
				return repair
			},
			look: () => api.repairs.show({ params: { id } }),
			keep,
			isDone: ({ status, cancel_reason }) => status === 'cancelled' && cancel_reason === reason,
		})
}
