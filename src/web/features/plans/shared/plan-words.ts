import {
	type DurationType,
	durationMonths,
	durationNames,
	type RequestStatus,
	type SubscriptionStatus,
} from '#contract/plans/plan-words.ts'
import type { Subscription } from '#contract/plans/plans.ts'
import { dayOf, formatDay } from '#shared/days.ts'
import type { StampKind } from '../../../ui/stamp.tsx'

/** Whatever its case: active and approved green, pending yellow, rejected red, anything else grey (A.SUBREQ-29). */
export const stampOf = (status: string): StampKind => kinds[status.toLowerCase()] ?? 'plain'
const kinds: Record<string, StampKind> = { active: 'ok', approved: 'ok', pending: 'wait', rejected: 'bad' } satisfies Partial<
	Record<RequestStatus | SubscriptionStatus, StampKind>
>

/** 'for 3 months'. */
export const forMonths = (duration: DurationType) => `for ${durationMonths[duration]} months`

type Moved = Pick<Subscription, 'moved' | 'vehicle_name'>
/** How a subscription moved last: 'from Honda Activa to TVS Jupiter on Tue 24 Nov'; null where it never did. */
export function movedWords({ moved, vehicle_name }: Moved) {
	if (!moved) return null
	const day = formatDay(dayOf(new Date(moved.moved_at)), dayOf(new Date()))
	const words = {
		bike: `from ${moved.former_vehicle_name} to ${vehicle_name}`,
		passed_on: 'with the bike to its new owner',
		came_along: 'here with the bike, from its former owner',
	}
	return `${words[moved.kind]} on ${day}`
}

/** 'Care, Quarterly'. */
export const planNameOf = ({ plan_name, duration_type }: { plan_name: string; duration_type: DurationType }) =>
	`${plan_name}, ${durationNames[duration_type]}`

/** Said where no plan is chosen. */
export const planNeeded = 'Please choose a plan.'

/** '2 visits'. */
export const visits = (count: number) => (count === 1 ? '1 visit' : `${count} visits`)
/** '12 days'. */
export const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)
