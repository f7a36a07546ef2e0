import { Link } from 'react-router'
import { staffRequest } from '../../features/plans/staff/plan-writes.ts'
import { requestList } from '../../features/plans/staff/request-list.ts'
import { PlanState, StaffRequest } from '../../features/plans/staff/staff-request.tsx'
import { ChangesOf } from '../../features/staff-audit/changes-of.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { useFoundRow } from '../../kits/sold/use-found-row.ts'
import { ListTrail } from '../../kits/staff-list/list-trail.tsx'
import { idOf } from '../id-of.ts'
import type { Route } from './+types/subscription-request'
import { auditedOf } from './every-place.ts'
import { RowPage } from './row-page.tsx'

export const meta = adminMeta('Subscription request')

/** One request: what can be decided, what was asked for, and who changed what. */
export default function SubscriptionRequestPage({ params }: Route.ComponentProps) {
	const id = idOf(params.id)
	const path = '/admin/subscription-requests'
	const list = <ListTrail list={requestList(undefined)} path={path} label="Subscription requests" current={id ?? 0} />
	const found = useFoundRow(id === null ? null : staffRequest(id))
	return (
		<RowPage found={found} one="subscription request" above={list} back={{ to: path, words: 'All requests' }}>
			{(request) => (
				<StaffPage title={request.reference} above={list} beside={<PlanState of={request} />}>
					<StaffRequest
						request={request}
						customerLink={(name) => <Link to={`/admin/customers/${request.customer}`}>{name}</Link>}
						subscriptionLink={(subscription) => <Link to={`/admin/subscriptions/${subscription}`}>a subscription</Link>}
						changes={<ChangesOf of={auditedOf('subscription-requests')} id={request.id} />}
					/>
				</StaffPage>
			)}
		</RowPage>
	)
}
