import { historyWords, OwnHistory } from '../../features/history/own/own-history.tsx'
import { useSite } from '../../features/site/site-data.tsx'
import { unlistedMeta } from '../../features/site/titles.ts'
import { OwnWaiting, unknownCompany } from '../../kits/sold/own-page.tsx'
import { RequireLogin } from '../../session/require-login.tsx'
import { idOf } from '../id-of.ts'
import type { Route } from './+types/service-history'

export const meta = unlistedMeta('Service history')

/** What was done on a bike of the caller's garage, and who else may see it. */
export default function ServiceHistoryPage({ params }: Route.ComponentProps) {
	const id = idOf(params.id)
	const company = useSite().settings ?? unknownCompany
	return (
		<RequireLogin waiting={<OwnWaiting words={historyWords} />}>{() => <OwnHistory key={id} id={id} contact={company} />}</RequireLogin>
	)
}
