import { Link } from 'react-router'
import { staffSubscription } from '../../features/plans/staff/plan-writes.ts'
import { PlanState } from '../../features/plans/staff/staff-request.tsx'
import { StaffSubscription } from '../../features/plans/staff/staff-subscription.tsx'
import { subscriptionList } from '../../features/plans/staff/subscription-list.ts'
import { ChangesOf } from '../../features/staff-audit/changes-of.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { useFoundRow } from '../../kits/sold/use-found-row.ts'
import { ListTrail } from '../../kits/staff-list/list-trail.tsx'
import { idOf } from '../id-of.ts'
import type { Route } from './+types/subscription'
import { auditedOf } from './every-place.ts'
import { RowPage } from './row-page.tsx'

export const meta = adminMeta('Subscription')

/** One subscription: what can be done, what was sold, its money, and who changed what. */
export default function SubscriptionPage({ params }: Route.ComponentProps) {
	const id = idOf(params.id)
	const path = '/admin/subscriptions'
	const list = <ListTrail list={subscriptionList(undefined)} path={path} label="Subscriptions" current={id ?? 0} />
	const found = useFoundRow(id === null ? null : staffSubscription(id))
	return (
		<RowPage found={found} one="subscription" above={list} back={{ to: path, words: 'All subscriptions' }}>
			{(subscription) => (
				<StaffPage title={subscription.reference} above={list} beside={<PlanState of={subscription} />}>
					<StaffSubscription
						subscription={subscription}
						customerLink={(name) => <Link to={`/admin/customers/${subscription.customer}`}>{name}</Link>}
						requestLink={(request) => <Link to={`/admin/subscription-requests/${request}`}>its request</Link>}
						changes={<ChangesOf of={auditedOf('subscriptions')} id={subscription.id} />}
					/>
				</StaffPage>
			)}
		</RowPage>
	)
}
