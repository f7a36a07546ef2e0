import { type ReactNode, useRef, useState } from 'react'
import type { StaffRequest as Request } from '#contract/plans/staff-plans.ts'
import { formatRupees } from '#shared/money.ts'
import { Directions, Reach } from '../../../kits/sold/reach.tsx'
import { townOf } from '../../../kits/sold/town-of.ts'
import { Button } from '../../../ui/button.tsx'
import { DetailPart, DetailScreen } from '../../../ui/detail-screen.tsx'
import { useStandingSteps } from '../../../ui/form/use-standing-steps.ts'
import { JobCard } from '../../../ui/job-card.tsx'
import { momentWords } from '../../../ui/moment-words.ts'
import { Row, Rows, Total } from '../../../ui/rows.tsx'
import { Cluster, Stack } from '../../../ui/stack.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { Text } from '../../../ui/text.tsx'
import { Timeline } from '../../../ui/timeline.tsx'
import { forMonths, planNameOf, stampOf, visits } from '../shared/plan-words.ts'
import { DecideDialog, type Decision } from './decide-dialog.tsx'

type Props = {
	request: Request
	customerLink: (name: string) => ReactNode
	/** The way to the subscription that it became. */
	subscriptionLink: (id: number) => ReactNode
	/** Who changed what, drawn by its own feature. */
	changes: ReactNode
}

/** A request with everything: what can be decided, what was asked for and for whom, and what became of it (A.ADMIN-07). */
export const StaffRequest = ({ request, customerLink, subscriptionLink, changes }: Props) => (
	<DetailScreen
		next={<RequestSteps key={request.id} request={request} subscriptionLink={subscriptionLink} />}
		card={<RequestCard request={request} customerLink={customerLink} />}
		timeline={
			<DetailPart title="Timeline">
				<Timeline
					label="Timeline"
					steps={[
						{ title: 'Requested', time: momentWords(request.request_date), state: 'done' },
						request.decided_at
							? {
									title: request.status_display,
									time: momentWords(request.decided_at),
									...(request.rejection_reason && { text: request.rejection_reason }),
									state: request.status === 'approved' ? 'done' : 'stopped',
								}
							: { title: 'To decide', state: 'current' },
					]}
				/>
			</DetailPart>
		}
		changes={changes}
	/>
)

/** What can be decided now, each named with its request (ux 117). */
function RequestSteps({ request, subscriptionLink }: Pick<Props, 'request' | 'subscriptionLink'>) {
	const steps = useRef<HTMLDivElement>(null)
	const [decision, setDecision] = useState<Decision | null>(null)
	const { shown: isPending, isResting } = useStandingSteps(request.status, request.status === 'pending')
	const { reference, subscription } = request
	function close() {
		setDecision(null)
		// The decision may have taken away the button that opened the dialog.
		requestAnimationFrame(() => document.activeElement === document.body && steps.current?.focus())
	}
	return (
		<Stack gap="small" ref={steps} tabIndex={-1}>
			{isPending ? (
				<Cluster>
					<Button variant="go" aria-disabled={isResting} onClick={() => setDecision('approved')}>
						Approve {reference}
					</Button>
					<Button variant="bad" aria-disabled={isResting} onClick={() => setDecision('rejected')}>
						Reject {reference}
					</Button>
					<Button variant="text" aria-disabled={isResting} onClick={() => setDecision('cancelled')}>
						Withdraw {reference}
					</Button>
				</Cluster>
			) : (
				<Text tone="muted">{subscription === null ? 'Nothing more to do here.' : <>It became {subscriptionLink(subscription)}.</>}</Text>
			)}
			{decision && <DecideDialog request={request} decision={decision} onClose={close} />}
		</Stack>
	)
}

function RequestCard({ request, customerLink }: Pick<Props, 'request' | 'customerLink'>) {
	const { price, discounted_price } = request
	return (
		<JobCard as="section" label={`Requested ${momentWords(request.request_date)}`} title={planNameOf(request)}>
			<Rows>
				<Row term="Customer" under={<Reach of={request} />}>
					{customerLink(request.customer_name)}
				</Row>
				<Row term="Where" under={<Directions to={{ ...request, latitude: null, longitude: null }} town={townOf(request)} />}>
					{request.address}
				</Row>
				<Row term="Bike">{request.vehicle_name}</Row>
				<Row term="Visits" under={forMonths(request.duration_type)}>
					{visits(request.max_visits)}
				</Row>
				{request.rejection_reason && <Row term="Rejection reason">{request.rejection_reason}</Row>}
				{request.admin_notes && <Row term="Notes for the customer">{request.admin_notes}</Row>}
			</Rows>
			{discounted_price < price && (
				<Rows>
					<Row term="Regular price">
						<s>{formatRupees(price)}</s>
					</Row>
				</Rows>
			)}
			<Total term="Price">{formatRupees(discounted_price)}</Total>
		</JobCard>
	)
}

/** The state of a request as its stamp; a change by whomever is announced. */
export const PlanState = ({ of: { status_display } }: { of: { status_display: string } }) => (
	<span role="status">
		<Stamp kind={stampOf(status_display)}>{status_display}</Stamp>
	</span>
)
