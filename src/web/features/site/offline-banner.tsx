import { useSyncExternalStore } from 'react'
import { Banner } from '../../ui/banner.tsx'

const watch = (changed: () => void) => {
	window.addEventListener('online', changed)
	window.addEventListener('offline', changed)
	return () => {
		window.removeEventListener('online', changed)
		window.removeEventListener('offline', changed)
	}
}

/** Says that there is no connection, and goes when there is one again (ux 15). */
export function OfflineBanner() {
	const online = useSyncExternalStore(
		watch,
		() => navigator.onLine,
		() => true,
	)
	if (online) return null
	return <Banner kind="offline">You are offline. What you typed is kept; it can be sent when the connection is back.</Banner>
}
