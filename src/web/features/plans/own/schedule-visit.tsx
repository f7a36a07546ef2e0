import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { noVisitsLeft } from '#contract/plans/visit-words.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { activeOf, ownSubscriptions } from '../shared/own-plan-queries.ts'
import { planNameOf, visits } from '../shared/plan-words.ts'
import { scheduleFailed, useScheduleVisit } from './visit-dialogs.tsx'
import { VisitTimeForm } from './visit-time-form.tsx'

/** Chooses when the next visit of the active subscription is to be (A.LAYOUT-05); without one it says so (A.VISIT-45). */
export function ScheduleVisit() {
	const query = useQuery(ownSubscriptions)
	const navigate = useNavigate()
	const send = useScheduleVisit(({ id }) => navigate(`/subscription/visits/${id}`, { replace: true }))
	const active = activeOf(query.data)
	if (!query.data)
		return <NotLoaded query={query} loading="Loading your subscription..." failed="Your subscription could not be loaded." scene="broken" />
	if (!active)
		return (
			<EmptyState
				scene="empty-repairs"
				title="No active subscription"
				text="Visits come with a plan. Choose one, and we come to your door."
			>
				<ButtonLink as={Link} to="/subscription/plans">
					View Plans
				</ButtonLink>
			</EmptyState>
		)
	if (active.remaining_visits === 0)
		return (
			<EmptyState scene="empty-repairs" title={noVisitsLeft} text="All visits of your plan were done or are scheduled.">
				<ButtonLink as={Link} to="/profile?tab=subscriptions&sub=visits">
					My Visits
				</ButtonLink>
			</EmptyState>
		)
	return (
		<Stack>
			<Text>
				{planNameOf(active)}, {active.vehicle_name}: {visits(active.remaining_visits)} left.
			</Text>
			<VisitTimeForm id="schedule" subscription={active} onSend={send} failed={scheduleFailed}>
				{(isBusy) => (
					<div>
						<Button type="submit" variant="go" busy={isBusy}>
							Schedule visit
						</Button>
					</div>
				)}
			</VisitTimeForm>
		</Stack>
	)
}
