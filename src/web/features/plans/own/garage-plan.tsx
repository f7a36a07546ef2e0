import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { OwnVehicle } from '#contract/vehicles/vehicles.ts'
import { dayOf, formatDay } from '#shared/days.ts'
import { formatRupees } from '#shared/money.ts'
import { chooseOwnVehicle } from '../../../state/selected-vehicle.ts'
import { Text } from '../../../ui/text.tsx'
import { activeOf, ownSubscriptions, planList } from '../shared/own-plan-queries.ts'
import { forMonths, planNameOf, visits } from '../shared/plan-words.ts'

/**
 * The plan of a bike of the caller, or what one costs where no plan of his is active; nothing where his plan is for another bike, and
 * until it is known.
 */
export function GaragePlan({ bike }: { bike: OwnVehicle }) {
	const subscriptions = useQuery(ownSubscriptions).data
	const plans = useQuery({ ...planList, enabled: subscriptions !== undefined && !activeOf(subscriptions) }).data
	const active = activeOf(subscriptions)
	if (active)
		return active.vehicle_model === bike.vehicle_model ? (
			<Text size="small">
				<strong>{planNameOf(active)}</strong> until {formatDay(active.end_date, dayOf(new Date()))}, {visits(active.remaining_visits)} left.{' '}
				<Link to="/profile?tab=subscriptions&sub=active">See the plan</Link>
			</Text>
		) : null
	const [cheapest] = (plans ?? []).flatMap((plan) => plan.variants).toSorted((a, b) => a.discounted_price - b.discounted_price)
	if (!cheapest) return null
	return (
		<Text size="small" tone="muted">
			A plan for it from {formatRupees(cheapest.discounted_price)} {forMonths(cheapest.duration_type)}, {visits(cheapest.max_visits)} at
			your door.{' '}
			<Link to="/subscription/plans" aria-label={`See plans for ${bike.vehicle_model_name}`} onClick={() => chooseOwnVehicle(bike)}>
				See plans
			</Link>
		</Text>
	)
}
