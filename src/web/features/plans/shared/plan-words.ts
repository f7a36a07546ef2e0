import {
	type DurationType,
	durationMonths,
	durationNames,
	type RequestStatus,
	type SubscriptionStatus,
} from '#contract/plans/plan-words.ts'
import type { StampKind } from '../../../ui/stamp.tsx'

/** Whatever its case: active and approved green, pending yellow, rejected red, anything else grey (A.SUBREQ-29). */
export const stampOf = (status: string): StampKind => kinds[status.toLowerCase()] ?? 'plain'
const kinds: Record<string, StampKind> = { active: 'ok', approved: 'ok', pending: 'wait', rejected: 'bad' } satisfies Partial<
	Record<RequestStatus | SubscriptionStatus, StampKind>
>

/** 'for 3 months'. */
export const forMonths = (duration: DurationType) => `for ${durationMonths[duration]} months`

/** 'Care, Quarterly'. */
export const planNameOf = ({ plan_name, duration_type }: { plan_name: string; duration_type: DurationType }) =>
	`${plan_name}, ${durationNames[duration_type]}`

/** '2 visits'. */
export const visits = (count: number) => (count === 1 ? '1 visit' : `${count} visits`)
/** '12 days'. */
export const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)
