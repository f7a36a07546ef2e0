import { useCallback } from 'react'
import { Link } from 'react-router'
import { type AccountMode, accountModes, modeOf } from '../../features/accounts/account-modes.ts'
import { LoginScreen } from '../../features/accounts/login-screen.tsx'
import { PendingPurchaseLines } from '../../features/repairs/shop/pending-purchase-lines.tsx'
import { pageMeta } from '../../features/site/page-meta.ts'
import { useSite } from '../../features/site/site-data.tsx'
import { titled } from '../../features/site/titles.ts'
import { HeroBike } from '../../features/vehicles/hero-bike.tsx'
import type { Route } from './+types/login'

export const meta: Route.MetaFunction = ({ location, matches }) =>
	pageMeta({
		title: titled(accountModes[modeOf(location.search, null)].title, matches[0]?.loaderData),
		description: 'Log in, or open an account, to book doorstep repair for your bike or scooter and follow it.',
		path: '/login',
		site: matches[0]?.loaderData,
	})

/** Login, signup, forgot password and resend verification (A.LAYOUT-11). */
export default function LoginPage() {
	const site = useSite()
	const titleOf = useCallback((mode: AccountMode) => titled(accountModes[mode].title, site), [site])
	return <LoginScreen titleOf={titleOf} bought={<PendingPurchaseLines />} beside={<HeroBike />} mails={site.demo ? mailsTo : undefined} />
}

const mailsTo = (email: string) => (
	<>
		Trying it out? Without a mail server the mail is kept{' '}
		<Link to={`/dev/outbox?${new URLSearchParams({ to: email })}`}>in the outbox</Link>.
	</>
)
