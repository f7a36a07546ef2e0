import type { ReactNode } from 'react'
import type { StaffSubscription as Row } from '#contract/plans/staff-plans.ts'
import { dayOf, formatDay } from '#shared/days.ts'
import { StaffInvoices } from '../../../kits/invoices/staff-invoices.tsx'
import { PaymentTotals } from '../../../kits/payment/payment-totals.tsx'
import { Directions, Reach } from '../../../kits/sold/reach.tsx'
import { townOf } from '../../../kits/sold/town-of.ts'
import { StaffListPage } from '../../../kits/staff-list/staff-list.tsx'
import { DetailPart, DetailScreen } from '../../../ui/detail-screen.tsx'
import { JobCard } from '../../../ui/job-card.tsx'
import { momentWords } from '../../../ui/moment-words.ts'
import { Row as CardRow, Rows } from '../../../ui/rows.tsx'
import { days, forMonths, movedWords, planNameOf } from '../shared/plan-words.ts'
import { SubscriptionSteps } from './subscription-steps.tsx'
import { visitsOfSubscription } from './visit-list.tsx'

type Props = {
	subscription: Row
	customerLink: (name: string) => ReactNode
	/** The way to the request that it came from. */
	requestLink: (id: number) => ReactNode
	/** Who changed what, drawn by its own feature. */
	changes: ReactNode
}

/** A subscription with everything: what can be done, what was sold and for whom, its money, its visits (A.ADMIN-16). */
export const StaffSubscription = ({ subscription, changes, ...links }: Props) => (
	<DetailScreen
		next={<SubscriptionSteps key={subscription.id} subscription={subscription} />}
		card={<SubscriptionCard subscription={subscription} {...links} />}
		changes={changes}
	>
		<DetailPart title="Visits">
			<StaffListPage key={subscription.id} isPlain {...visitsOfSubscription(subscription.id)} />
		</DetailPart>
	</DetailScreen>
)

function SubscriptionCard({ subscription, customerLink, requestLink }: Omit<Props, 'changes'>) {
	const { status, start_date, end_date, remaining_days, remaining_visits, max_visits, last_visit_date, subscription_request } = subscription
	const today = dayOf(new Date())
	return (
		<JobCard as="section" label={`Begun ${momentWords(subscription.created_at)}`} title={planNameOf(subscription)}>
			<Rows>
				<CardRow term="Customer" under={<Reach of={subscription} />}>
					{customerLink(subscription.customer_name)}
				</CardRow>
				<CardRow term="Where" under={<Directions to={{ ...subscription, latitude: null, longitude: null }} town={townOf(subscription)} />}>
					{subscription.address}
				</CardRow>
				<CardRow term="Bike">{subscription.vehicle_name}</CardRow>
				{subscription.moved && <CardRow term="Moved">{movedWords(subscription)}</CardRow>}
				<CardRow term="Duration" under={status === 'active' ? `${days(remaining_days)} left` : forMonths(subscription.duration_type)}>
					{formatDay(start_date, today)} to {formatDay(end_date, today)}
				</CardRow>
				<CardRow term="Visits left" strong under={last_visit_date && `Last one ${formatDay(dayOf(new Date(last_visit_date)), today)}`}>
					{remaining_visits} of {max_visits}
				</CardRow>
				{subscription_request !== null && <CardRow term="From">{requestLink(subscription_request)}</CardRow>}
				{subscription.cancel_reason && <CardRow term="Cancelled because">{subscription.cancel_reason}</CardRow>}
				{subscription.note && <CardRow term={subscription.moved ? 'Noted' : 'Corrected because'}>{subscription.note}</CardRow>}
			</Rows>
			<PaymentTotals money={subscription} isCancelled={status === 'cancelled'} toPay="To pay" />
			<StaffInvoices invoices={subscription.invoices} />
		</JobCard>
	)
}
