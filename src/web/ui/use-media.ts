import { useSyncExternalStore } from 'react'

/** Whether a media query holds; false in the server's markup. */
export function useMedia(query: string) {
	return useSyncExternalStore(
		(changed) => {
			const list = window.matchMedia(query)
			list.addEventListener('change', changed)
			return () => list.removeEventListener('change', changed)
		},
		() => window.matchMedia(query).matches,
		() => false,
	)
}
