import { Link } from 'react-router'
import { StaffVisit } from '../../features/plans/staff/staff-visit.tsx'
import { visitList } from '../../features/plans/staff/visit-list.tsx'
import { VisitStamp } from '../../features/plans/staff/visit-stamp.tsx'
import { useStaffVisit } from '../../features/plans/staff/visit-writes.ts'
import { ChangesOf } from '../../features/staff-audit/changes-of.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { ListTrail } from '../../kits/staff-list/list-trail.tsx'
import { idOf } from '../id-of.ts'
import type { Route } from './+types/visit'
import { auditedOf } from './every-place.ts'
import { RowPage } from './row-page.tsx'

export const meta = adminMeta('Visit')

/** One visit: what can be done now, when and with whom, what was found, and who changed what. */
export default function VisitPage({ params }: Route.ComponentProps) {
	const id = idOf(params.id)
	const list = <ListTrail list={visitList(undefined)} path="/admin/visits" label="Visits" current={id ?? 0} />
	const found = useStaffVisit(id)
	return (
		<RowPage found={found} one="visit" above={list} back={{ to: '/admin/visits', words: 'All visits' }}>
			{(visit) => (
				<StaffPage
					title={visit.customer_name}
					above={list}
					beside={
						<span role="status">
							<VisitStamp visit={visit} />
						</span>
					}
				>
					<StaffVisit
						visit={visit}
						customerLink={(name) => <Link to={`/admin/customers/${visit.customer}`}>{name}</Link>}
						subscriptionLink={(reference) => <Link to={`/admin/subscriptions/${visit.subscription_id}`}>{reference}</Link>}
						changes={<ChangesOf of={auditedOf('visits')} id={visit.id} />}
					/>
				</StaffPage>
			)}
		</RowPage>
	)
}
