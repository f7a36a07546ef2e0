import { useParams } from 'react-router'
import { VerifyEmail } from '../../features/accounts/verify-email.tsx'
import { unlistedMeta } from '../../features/site/titles.ts'
import { HeroBike } from '../../features/vehicles/hero-bike.tsx'

export const meta = unlistedMeta('Verify your email')
/** The address holds a token: no cache on the way may store the page. */
export const headers = () => ({ 'cache-control': 'no-store' })

/** The link of the verification mail (A.LAYOUT-14). */
export default function VerifyEmailPage() {
	return <VerifyEmail token={useParams().token} beside={<HeroBike />} />
}
