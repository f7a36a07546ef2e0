import { useSyncExternalStore } from 'react'

const watch = (changed: () => void) => {
	window.addEventListener('online', changed)
	window.addEventListener('offline', changed)
	return () => {
		window.removeEventListener('online', changed)
		window.removeEventListener('offline', changed)
	}
}

/** Whether the browser believes it has a connection; true in the server's markup. */
export function useOnline() {
	return useSyncExternalStore(
		watch,
		() => navigator.onLine,
		() => true,
	)
}
