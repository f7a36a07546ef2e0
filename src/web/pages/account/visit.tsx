import { OwnVisit, visitPage } from '../../features/plans/own/own-visit.tsx'
import { useSite } from '../../features/site/site-data.tsx'
import { unlistedMeta } from '../../features/site/titles.ts'
import { OwnWaiting, unknownCompany } from '../../kits/sold/own-page.tsx'
import { RequireLogin } from '../../session/require-login.tsx'
import { idOf } from '../id-of.ts'
import type { Route } from './+types/visit'

export const meta = unlistedMeta('Visit')

/** A visit of the caller (A.LAYOUT-06). */
export default function VisitPage({ params }: Route.ComponentProps) {
	const id = idOf(params.id)
	const company = useSite().settings ?? unknownCompany
	return <RequireLogin waiting={<OwnWaiting words={visitPage} />}>{() => <OwnVisit key={id} id={id} company={company} />}</RequireLogin>
}
