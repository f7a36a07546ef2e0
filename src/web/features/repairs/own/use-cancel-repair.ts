import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { cancelledMessage } from '#contract/repairs/repair-words.ts'
import type { Repair } from '#contract/repairs/repairs.ts'
import { api, newKey, sendSafely } from '../../../api.ts'
import { ownRepair, ownRepairs } from '../../../state/own-queries.ts'
import { toast } from '../../../ui/toast.ts'

/** Cancels a repair of the caller (B.REPAIR-13); every screen that shows it changes at once, without a reload (B.REPAIR-14). */
export function useCancelRepair({ id }: Pick<Repair, 'id'>, onCancelled: () => void) {
	const queries = useQueryClient()
	// One key for one reason, however often it is sent.
	const sent = useRef({ reason: '', key: '' })
	return useMutation({
		mutationFn: (reason: string) => {
			if (sent.current.reason !== reason) sent.current = { reason, key: newKey() }
			return sendSafely((key) => api.repairs.cancel({ params: { id }, body: { reason }, key }), sent.current.key)
		},
		onSuccess: ({ message, ...repair }) => {
			queries.setQueryData(ownRepair(id).queryKey, repair)
			queries.setQueryData(ownRepairs.queryKey, (rows) => rows?.map((row) => (row.id === id ? repair : row)))
			queries.invalidateQueries({ queryKey: ['available-slots'] })
			toast({ title: message || cancelledMessage })
			onCancelled()
		},
		// The reason may be that it is confirmed by now; then the screen behind the words should know.
		onError: () => queries.invalidateQueries({ queryKey: ownRepairs.queryKey }),
	})
}
