import { Link, useSearchParams } from 'react-router'
import { BrokenPage } from '../../features/site/broken-page.tsx'
import { unlistedMeta } from '../../features/site/titles.ts'
import { useSession } from '../../session/use-session.ts'
import { ButtonLink } from '../../ui/button-link.tsx'

export const meta = unlistedMeta('Offline')

/** Where the service worker leads without a connection from a page that is not kept, named in `?to=` (decision 0031). */
export default function OfflinePage() {
	const to = useSearchParams()[0].get('to') ?? '/'
	// A path of ours, never another site.
	return (
		<BrokenPage goingTo={/^\/(?![/\\])/.test(to) ? to : '/'}>
			<WhatIsKept />
		</BrokenPage>
	)
}

function WhatIsKept() {
	const session = useSession()
	const role = session.state === 'signed-in' ? session.account.role : null
	if (role !== 'technician' && role !== 'customer') return null
	return (
		<ButtonLink as={Link} to={role === 'technician' ? '/admin/my-day' : '/profile?tab=repairs'} variant="quiet">
			{role === 'technician' ? 'My day' : 'My Repairs'}
		</ButtonLink>
	)
}
