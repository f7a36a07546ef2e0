import { useEffect } from 'react'
import { dismissToast, toast } from '../../ui/toast.ts'

type FailingQuery = { data: unknown; isError: boolean; errorUpdateCount: number; refetch: () => unknown }

/** Says in passing, once for each time, that something which is needed here could not be loaded, with a way to try again (A §8). */
export function useFailureToast({ data, isError, errorUpdateCount, refetch }: FailingQuery, words: string) {
	const isMissing = isError && data === undefined
	// biome-ignore lint/correctness/useExhaustiveDependencies: every failure is told anew
	useEffect(() => {
		if (!isMissing) return
		const said = toast({ title: words, kind: 'bad', action: { label: 'Retry', onPress: refetch } })
		// Dismissed once the loading works again or fails anew.
		return () => dismissToast(said)
	}, [isMissing, errorUpdateCount])
}
