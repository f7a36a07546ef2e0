import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { RequestStatus } from '#contract/plans/plan-words.ts'
import type { SubscriptionRequest } from '#contract/plans/plans.ts'
import { formatRupees } from '#shared/money.ts'
import { OwnList } from '../../../kits/sold/own-list.tsx'
import { townOf } from '../../../kits/sold/town-of.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { momentWords } from '../../../ui/moment-words.ts'
import { Row, Rows } from '../../../ui/rows.tsx'
import { Cluster, Stack } from '../../../ui/stack.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { Text } from '../../../ui/text.tsx'
import { ownRequests } from '../shared/own-plan-queries.ts'
import { forMonths, planNameOf, stampOf, visits } from '../shared/plan-words.ts'

/** What the caller asked for, newest first; the newest is open (A.PROFILE-33). */
export function OwnRequests() {
	const query = useQuery(ownRequests)
	const newest = query.data?.[0]?.id
	return (
		<OwnList
			query={query}
			label="Subscription Requests"
			loading="Loading your requests..."
			failed="Failed to load your subscription requests. Please try again later."
			empty={
				<EmptyState
					scene="empty-repairs"
					title="No subscription requests yet"
					text="What you ask for will appear here, with its reference and our answer."
				>
					<ButtonLink as={Link} to="/subscription/plans">
						View Plans
					</ButtonLink>
				</EmptyState>
			}
			row={(request) => <OwnRequest key={request.id} request={request} isOpen={request.id === newest} />}
		/>
	)
}

/** What follows, in a sentence. */
const nextWords: Record<RequestStatus, string> = {
	pending: 'We look at your request and write to you. There is nothing to pay before that.',
	// It may begin on a later day, and be over by now.
	approved: 'Your plan is approved. You find its days under Active Subscription.',
	rejected: 'Your plan did not begin, and there is nothing to pay. You can ask for a plan again whenever you like.',
	cancelled: 'This request was withdrawn. You can ask for a plan again whenever you like.',
}

function OwnRequest({ request, isOpen }: { request: SubscriptionRequest; isOpen: boolean }) {
	const { status, status_display, service_reference, rejection_reason, admin_notes } = request
	const canAskAgain = status === 'rejected' || status === 'cancelled'
	return (
		<li>
			<Disclosure
				open={isOpen}
				title={
					<Cluster as="span" apart>
						<span>
							{planNameOf(request)}{' '}
							<Text as="span" size="small" tone="muted">
								{service_reference}
							</Text>
						</span>
						<Stamp kind={stampOf(status_display)}>{status_display}</Stamp>
					</Cluster>
				}
			>
				<Stack gap="small">
					<Text>{nextWords[status]}</Text>
					<Rows ruled>
						<Row term="Reference" strong>
							{service_reference}
						</Row>
						<Row
							term="Plan"
							under={`${formatRupees(request.discounted_price)} ${forMonths(request.duration_type)}, ${visits(request.max_visits)}`}
						>
							{planNameOf(request)}
						</Row>
						<Row term="Requested">{momentWords(request.request_date)}</Row>
						<Row term="Bike">{request.vehicle_name}</Row>
						<Row term="Customer" under={`${request.customer_phone}, ${request.customer_email}`} breaks>
							{request.customer_name}
						</Row>
						<Row term="Address" under={townOf(request)}>
							{request.address}
						</Row>
						{rejection_reason && (
							<Row term="Rejection reason" strong>
								{rejection_reason}
							</Row>
						)}
						{admin_notes && <Row term="Notes from us">{admin_notes}</Row>}
					</Rows>
					{canAskAgain && (
						<div>
							<ButtonLink as={Link} to="/subscription/plans" variant="quiet" size="low">
								View Plans
							</ButtonLink>
						</div>
					)}
				</Stack>
			</Disclosure>
		</li>
	)
}
