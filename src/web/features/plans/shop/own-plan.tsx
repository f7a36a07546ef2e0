import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { dayOf, formatDay } from '#shared/days.ts'
import { useSession } from '../../../session/use-session.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Text } from '../../../ui/text.tsx'
import { activeOf, ownRequests, ownSubscriptions } from '../shared/own-plan-queries.ts'
import { planNameOf, visits } from '../shared/plan-words.ts'

/**
 * The plan that somebody has already, or has asked for; asked only of those who are logged in (A.PRICING-15), and nothing for all others.
 */
export function OwnPlan() {
	return useSession().state === 'signed-in' ? <Known /> : null
}

function Known() {
	const active = activeOf(useQuery(ownSubscriptions).data)
	const pending = useQuery(ownRequests).data?.find(({ status }) => status === 'pending')
	if (!active && !pending) return null
	return (
		<Panel tone="sunk" aria-label="Your plan">
			{active && (
				<Text>
					You have <strong>{planNameOf(active)}</strong> until {formatDay(active.end_date, dayOf(new Date()))}, with{' '}
					{visits(active.remaining_visits)} left. <Link to="/profile?tab=subscriptions&sub=active">See My Subscriptions</Link>
				</Text>
			)}
			{pending && (
				<Text>
					You have asked for <strong>{planNameOf(pending)}</strong>, {pending.reference}. We look at it now.{' '}
					<Link to="/profile?tab=subscriptions">See your request</Link>
				</Text>
			)}
		</Panel>
	)
}
