import { Link, useSearchParams } from 'react-router'
import { CheckYourEmail, MissingEmail } from '../../features/accounts/check-your-email.tsx'
import { VerifyEmail } from '../../features/accounts/verify-email.tsx'
import { useSite } from '../../features/site/site-data.tsx'
import { unlistedMeta } from '../../features/site/titles.ts'
import { HeroBike } from '../../features/vehicles/hero-bike.tsx'

export const meta = unlistedMeta('Check your email')

/** The address holds somebody's e-mail: no cache on the way may store the page. */
export const headers = () => ({ 'cache-control': 'no-store' })

/** The check-your-email screen (A.LAYOUT-13); with `?token=` it is the verification screen (A.R-20). */
export default function CheckYourEmailPage() {
	const [search] = useSearchParams()
	const { demo } = useSite()
	const token = search.get('token')
	const email = search.get('email')?.trim() ?? ''
	if (token !== null) return <VerifyEmail token={token} beside={<HeroBike />} />
	if (email === '') return <MissingEmail beside={<HeroBike />} />
	return (
		<CheckYourEmail
			email={email}
			beside={<HeroBike />}
			mails={
				demo && (
					<>
						Trying it out? Without a mail server the mail is kept{' '}
						<Link to={`/dev/outbox?${new URLSearchParams({ to: email })}`}>in the outbox</Link>.
					</>
				)
			}
		/>
	)
}
