import { useParams, useSearchParams } from 'react-router'
import { ResetPassword } from '../../features/accounts/reset-password.tsx'
import { unlistedMeta } from '../../features/site/titles.ts'
import { HeroBike } from '../../features/vehicles/hero-bike.tsx'

export const meta = unlistedMeta('Reset Password')
/** The address holds a token: no cache on the way may store the page, and it is named to nobody as the place one came from. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })

/** The link of the reset mail (A.LAYOUT-15); the token may come as `?token=` too (A.R-20). */
export default function ResetPasswordPage() {
	const { token } = useParams()
	const [search] = useSearchParams()
	return <ResetPassword token={token ?? search.get('token') ?? undefined} beside={<HeroBike />} />
}
