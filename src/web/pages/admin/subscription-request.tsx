import { Link } from 'react-router'
import { MissingPlan } from '../../features/plans/staff/missing-plan.tsx'
import { requestList } from '../../features/plans/staff/request-list.tsx'
import { PlanState, StaffRequest, useStaffRequest } from '../../features/plans/staff/staff-request.tsx'
import { ChangesOf } from '../../features/staff-audit/changes-of.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { ListWay } from '../../kits/staff-list/list-trail.tsx'
import type { Route } from './+types/subscription-request'
import { auditedOf } from './every-place.ts'

export const meta = adminMeta('Subscription request')

/** One request: what can be decided, what was asked for, and who changed what. */
export default function SubscriptionRequestPage({ params }: Route.ComponentProps) {
	const id = /^[1-9]\d{0,9}$/.test(params.id) ? Number(params.id) : null
	const { request, ...missing } = useStaffRequest(id)
	const path = '/admin/subscription-requests'
	const list = <ListWay list={requestList(undefined)} path={path} label="Subscription requests" current={id ?? 0} />
	if (!request)
		return (
			<StaffPage title={missing.isMissing ? 'Request not found' : 'Subscription request'} above={list}>
				<MissingPlan one="request" {...missing} back={<Link to={path}>All requests</Link>} />
			</StaffPage>
		)
	return (
		<StaffPage title={request.reference} above={list} beside={<PlanState of={request} />}>
			<StaffRequest
				request={request}
				customerLink={(name) => <Link to={`/admin/customers/${request.customer}`}>{name}</Link>}
				subscriptionLink={(subscription) => <Link to={`/admin/subscriptions/${subscription}`}>a subscription</Link>}
				changes={<ChangesOf of={auditedOf('subscription-requests')} id={request.id} />}
			/>
		</StaffPage>
	)
}
