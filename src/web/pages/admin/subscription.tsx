import { Link } from 'react-router'
import { MissingPlan } from '../../features/plans/staff/missing-plan.tsx'
import { PlanState } from '../../features/plans/staff/staff-request.tsx'
import { StaffSubscription, useStaffSubscription } from '../../features/plans/staff/staff-subscription.tsx'
import { subscriptionList } from '../../features/plans/staff/subscription-list.tsx'
import { ChangesOf } from '../../features/staff-audit/changes-of.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { ListWay } from '../../kits/staff-list/list-trail.tsx'
import type { Route } from './+types/subscription'
import { auditedOf } from './every-place.ts'

export const meta = adminMeta('Subscription')

/** One subscription: what can be done, what was sold, its money, and who changed what. */
export default function SubscriptionPage({ params }: Route.ComponentProps) {
	const id = /^[1-9]\d{0,9}$/.test(params.id) ? Number(params.id) : null
	const { subscription, ...missing } = useStaffSubscription(id)
	const path = '/admin/subscriptions'
	const list = <ListWay list={subscriptionList(undefined)} path={path} label="Subscriptions" current={id ?? 0} />
	if (!subscription)
		return (
			<StaffPage title={missing.isMissing ? 'Subscription not found' : 'Subscription'} above={list}>
				<MissingPlan one="subscription" {...missing} back={<Link to={path}>All subscriptions</Link>} />
			</StaffPage>
		)
	return (
		<StaffPage title={subscription.reference} above={list} beside={<PlanState of={subscription} />}>
			<StaffSubscription
				subscription={subscription}
				customerLink={(name) => <Link to={`/admin/customers/${subscription.customer}`}>{name}</Link>}
				requestLink={(request) => <Link to={`/admin/subscription-requests/${request}`}>its request</Link>}
				changes={<ChangesOf of={auditedOf('subscriptions')} id={subscription.id} />}
			/>
		</StaffPage>
	)
}
