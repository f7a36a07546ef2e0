import { Banner } from '../../ui/banner.tsx'
import { useOnline } from '../../ui/use-online.ts'

/** Says that there is no connection, and goes when there is one again (ux 15). */
export function OfflineBanner() {
	if (useOnline()) return null
	return <Banner kind="offline">You are offline. What you typed is kept; it can be sent when the connection is back.</Banner>
}
