import { modeOf, titleOf } from '../../features/accounts/account-modes.ts'
import { LoginScreen } from '../../features/accounts/login-screen.tsx'
import { pageMeta } from '../../features/site/page-meta.ts'
import { HeroBike } from '../../features/vehicles/hero-bike.tsx'
import type { Route } from './+types/login'

export const meta: Route.MetaFunction = ({ location, matches }) =>
	pageMeta({
		title: titleOf(modeOf(location.search, null)),
		description: 'Log in to Pahiya, or open an account, to book doorstep repair for your bike or scooter and follow it.',
		path: '/login',
		site: matches[0]?.loaderData,
	})

/** Login, signup and resend verification (A.LAYOUT-11). */
export default function LoginPage() {
	return <LoginScreen beside={<HeroBike />} />
}
