import { Link } from 'react-router'
import { MissingPlan } from '../../features/plans/staff/missing-plan.tsx'
import { StaffVisit, useStaffVisit } from '../../features/plans/staff/staff-visit.tsx'
import { visitList } from '../../features/plans/staff/visit-list.tsx'
import { VisitStamp } from '../../features/plans/staff/visit-stamp.tsx'
import { ChangesOf } from '../../features/staff-audit/changes-of.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { ListWay } from '../../kits/staff-list/list-trail.tsx'
import type { Route } from './+types/visit'
import { auditedOf } from './every-place.ts'

export const meta = adminMeta('Visit')

/** One visit: what can be done now, when and with whom, what was found, and who changed what. */
export default function VisitPage({ params }: Route.ComponentProps) {
	const id = /^[1-9]\d{0,9}$/.test(params.id) ? Number(params.id) : null
	const { visit, ...missing } = useStaffVisit(id)
	const list = <ListWay list={visitList(undefined)} path="/admin/visits" label="Visits" current={id ?? 0} />
	if (!visit)
		return (
			<StaffPage title={missing.isMissing ? 'Visit not found' : 'Visit'} above={list}>
				<MissingPlan one="visit" {...missing} back={<Link to="/admin/visits">All visits</Link>} />
			</StaffPage>
		)
	return (
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
	)
}
