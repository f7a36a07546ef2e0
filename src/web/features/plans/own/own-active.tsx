import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { visitUnsettled } from '#contract/plans/plan-words.ts'
import type { Subscription } from '#contract/plans/plans.ts'
import { dayOf, formatDay } from '#shared/days.ts'
import { OwnInvoices } from '../../../kits/invoices/own-invoices.tsx'
import { PayDue } from '../../../kits/payment/pay-due.tsx'
import { PaymentTotals } from '../../../kits/payment/payment-totals.tsx'
import { dueOf } from '../../../kits/payment/payment-words.ts'
import { type Payee, payeeOf } from '../../../kits/payment/upi-link.ts'
import { type Company, OwnHelp } from '../../../kits/sold/own-page.tsx'
import { townOf } from '../../../kits/sold/town-of.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Split } from '../../../ui/columns.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { focusHeading } from '../../../ui/focus-heading.ts'
import { Heading } from '../../../ui/heading.tsx'
import { JobCard } from '../../../ui/job-card.tsx'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Row, Rows } from '../../../ui/rows.tsx'
import { Cluster, Stack } from '../../../ui/stack.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { Text } from '../../../ui/text.tsx'
import { ownSubscriptions } from '../shared/own-plan-queries.ts'
import { days, forMonths, movedWords, planNameOf, stampOf, visits } from '../shared/plan-words.ts'
import { CancelOwnPlan } from './cancel-own-plan.tsx'
import { ScheduleButton } from './own-visits.tsx'
import { RenewPlan } from './renew-plan.tsx'

/** From this number of visits downwards the number is red (A.SUB-16). */
const fewVisits = 1

/** The subscription that is active, and below it those that have ended (A.PROFILE-34, A.SUB-18). */
export function OwnActive({ company }: { company: Company }) {
	const query = useQuery(ownSubscriptions)
	if (!query.data)
		return (
			<NotLoaded
				query={query}
				loading="Loading your subscription..."
				failed="Failed to load your subscription. Please try again later."
				scene="broken"
			/>
		)
	const active = query.data.filter(({ status }) => status === 'active')
	const ended = query.data.filter(({ status }) => status !== 'active')
	return (
		<Stack gap="apart">
			{active.length === 0 && (
				<EmptyState
					scene="empty-repairs"
					title="No active subscription"
					text="Your plan will appear here, with its days and the visits that are left."
				>
					<ButtonLink as={Link} to="/subscription/plans">
						View Plans
					</ButtonLink>
				</EmptyState>
			)}
			{active.map((subscription) => (
				<Active key={subscription.id} subscription={subscription} company={company} />
			))}
			{ended.length > 0 && (
				<Stack as="section" gap="small" aria-labelledby="ended-title">
					<Heading id="ended-title">Earlier subscriptions</Heading>
					<ul>
						{ended.map((subscription) => (
							<Ended key={subscription.id} subscription={subscription} company={company} canRenew={active.length === 0} />
						))}
					</ul>
				</Stack>
			)}
		</Stack>
	)
}

function Active({ subscription, company }: { subscription: Subscription; company: Company }) {
	const [isCancelling, setCancelling] = useState(false)
	const due = dueOf(subscription)
	return (
		<Stack gap="loose">
			{due > 0 && <Pay subscription={subscription} payee={payeeOf(company)} />}
			<Split
				side={
					<Stack>
						<ScheduleButton subscription={subscription} />
						<Cluster>
							<ButtonLink as={Link} to="/subscription/plans" variant="quiet" size="low">
								View Plans
							</ButtonLink>
							{subscription.can.cancel && (
								<Button variant="bad" size="low" onClick={() => setCancelling(true)}>
									Cancel subscription
								</Button>
							)}
						</Cluster>
						{subscription.unsettled_visit_date && (
							<Text size="small" tone="muted">
								{visitUnsettled(formatDay(dayOf(new Date(subscription.unsettled_visit_date))))}
							</Text>
						)}
						<OwnHelp reference={subscription.reference} before="" contact={company} />
					</Stack>
				}
			>
				<PlanSheet subscription={subscription} />
			</Split>
			{isCancelling && <CancelOwnPlan subscription={subscription} onClose={() => setCancelling(false)} onCancelled={focusHeading} />}
		</Stack>
	)
}

/** How what is due is paid; 'paid' is said only once it is recorded (D-16). */
const Pay = ({ subscription, payee }: { subscription: Subscription; payee: Payee | null }) => (
	<Panel tone="wait" aria-labelledby="pay-title">
		<Heading id="pay-title">Pay for your plan</Heading>
		<PayDue
			payee={payee}
			due={dueOf(subscription)}
			paid={subscription.paid_amount}
			reference={subscription.reference}
			note="Maintenance plan"
			cashTo="to the technician"
		/>
	</Panel>
)

/** The plan as it was bought, what is left of it, and its money. */
function PlanSheet({ subscription }: { subscription: Subscription }) {
	const { status, status_display, remaining_visits, max_visits, remaining_days, last_visit_date, start_date, end_date } = subscription
	const today = dayOf(new Date())
	const isActive = status === 'active'
	// Nothing of it goes on or is left.
	const isCancelled = status === 'cancelled'
	const isFew = isActive && remaining_visits <= fewVisits
	return (
		<JobCard
			label={`Subscription ${subscription.reference}`}
			title={planNameOf(subscription)}
			corner={<Stamp kind={stampOf(status_display)}>{status_display}</Stamp>}
		>
			<Rows>
				<Row term="Duration" under={isCancelled ? 'cancelled before its end' : forMonths(subscription.duration_type)}>
					{isCancelled ? `from ${formatDay(start_date, today)}` : `${formatDay(start_date, today)} to ${formatDay(end_date, today)}`}
				</Row>
				{isActive && (
					<Row term="Remaining days" strong>
						{days(remaining_days)}
					</Row>
				)}
				{isCancelled ? (
					<Row term="Visits done" under={`of ${max_visits}`}>
						{visits(max_visits - remaining_visits)}
					</Row>
				) : (
					<Row term="Remaining visits" strong under={`of ${max_visits}`}>
						<Text as="span" tone={isFew ? 'bad' : 'ink'} weight="strong">
							{isActive ? `${visits(remaining_visits)} left` : visits(remaining_visits)}
						</Text>
					</Row>
				)}
				{last_visit_date && <Row term="Last visit">{formatDay(dayOf(new Date(last_visit_date)), today)}</Row>}
				<Row term="Bike">{subscription.vehicle_name}</Row>
				{subscription.moved && <Row term="Moved">{movedWords(subscription)}</Row>}
				<Row term="Where" under={townOf(subscription)}>
					{subscription.address}
				</Row>
				{subscription.cancel_reason && <Row term="Cancelled because">{subscription.cancel_reason}</Row>}
			</Rows>
			<PaymentTotals money={subscription} isCancelled={isCancelled} toPay="To pay" />
			<OwnInvoices invoices={subscription.invoices} />
			{isActive && (
				<Text size="small" tone="muted">
					GST included. It ends by itself on {formatDay(end_date, today)}.
				</Text>
			)}
		</JobCard>
	)
}

function Ended({ subscription, company, canRenew }: { subscription: Subscription; company: Company; canRenew: boolean }) {
	const { status, status_display, end_date, reference } = subscription
	return (
		<li>
			<Disclosure
				title={
					<Cluster as="span" apart>
						<span>
							{planNameOf(subscription)}{' '}
							<Text as="span" size="small" tone="muted">
								{status === 'cancelled' ? reference : `until ${formatDay(end_date, dayOf(new Date()))}, ${reference}`}
							</Text>
						</span>
						<Stamp kind={stampOf(status_display)}>{status_display}</Stamp>
					</Cluster>
				}
			>
				<Stack>
					<PlanSheet subscription={subscription} />
					{canRenew && subscription.can.renew && <RenewPlan subscription={subscription} phone={company.phone} />}
				</Stack>
			</Disclosure>
		</li>
	)
}
