import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { offlineNotice } from '../../state/offline-notice.ts'
import { Banner } from '../../ui/banner.tsx'
import { useOnline } from '../../ui/use-online.ts'

/** Says that there is no connection, what is seen nevertheless and what waits to be sent; goes when all is as usual again (ux 15). */
export function OfflineBanner() {
	const online = useOnline()
	const news = useSyncExternalStore(offlineNotice.subscribe, offlineNotice.get, () => null)
	if (news)
		return (
			<Banner kind="offline">
				{news.text} {news.link && <Link to={news.link.to}>{news.link.words}</Link>}
			</Banner>
		)
	return online ? null : (
		<Banner kind="offline">You are offline. What you typed is kept; it can be sent when the connection is back.</Banner>
	)
}
