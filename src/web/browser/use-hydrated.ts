import { useSyncExternalStore } from 'react'

const never = () => () => undefined
/** False in the server's markup and during hydration, true from then on. */
export const useHydrated = () =>
	useSyncExternalStore(
		never,
		() => true,
		() => false,
	)
