import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds; false in the server's markup. */
export function useMedia(query: string) {
	const listen = useCallback(
		(changed: () => void) => {
			const list = listOf(query)
			list.addEventListener('change', changed)
			return () => list.removeEventListener('change', changed)
		},
		[query],
	)
	return useSyncExternalStore(
		listen,
		() => listOf(query).matches,
		() => false,
	)
}

/** One list for each query: making one costs more than all else a render asks. */
const lists = new Map<string, MediaQueryList>()
function listOf(query: string) {
	const known = lists.get(query) ?? window.matchMedia(query)
	lists.set(query, known)
	return known
}
