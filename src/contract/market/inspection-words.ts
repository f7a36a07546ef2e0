import type { RepairStatus } from '../repairs/repair-words.ts'
import { type InspectionGroup, type InspectionPoint, inspectionGroups } from './inspection-point-words.ts'
import type { SellStatus } from './sell-words.ts'

/** What is found at a point; `absent`: this vehicle never had it, so it does not count. */
export const pointRatings = ['good', 'worn', 'faulty', 'absent'] as const
export type PointRating = (typeof pointRatings)[number]
export const pointRatingDisplay: Record<PointRating, string> = { good: 'Good', worn: 'Worn', faulty: 'Faulty', absent: 'Not fitted' }

export const inspectionVerdicts = ['excellent', 'good', 'fair', 'needs_work'] as const
export type InspectionVerdict = (typeof inspectionVerdicts)[number]
export const inspectionVerdictDisplay: Record<InspectionVerdict, string> = {
	excellent: 'Excellent',
	good: 'Good',
	fair: 'Fair',
	needs_work: 'Needs work',
}

/** Lengths, and pictures of a point. */
export const inspectionLimits = { remark: 500, summary: 1_000, photos: 3 } as const

/** What was found at one point. */
export type PointResult = { point: string; rating: PointRating | null; remark: string }
type Results = readonly PointResult[]

const worth: Record<Exclude<PointRating, 'absent'>, number> = { good: 1, worn: 0.5, faulty: 0 }

const ratingsOf = (points: readonly InspectionPoint[], results: Results) => {
	const found = new Map(results.map(({ point, rating }) => [point, rating]))
	return points.map((point) => ({ point, rating: found.get(point.id) ?? null }))
}

/** How much of what counts is in order, from 0 to 100 of what was looked at; null before anything was. */
export function inspectionScore(points: readonly InspectionPoint[], results: Results): number | null {
	let all = 0
	let sound = 0
	for (const { point, rating } of ratingsOf(points, results)) {
		if (rating === null || rating === 'absent') continue
		all += point.weight
		sound += point.weight * worth[rating]
	}
	return all === 0 ? null : Math.round((100 * sound) / all)
}

/** The score in a word; with a fault in what keeps a rider safe it is never better than 'needs work', with any fault never 'excellent'. */
export function inspectionVerdict(points: readonly InspectionPoint[], results: Results): InspectionVerdict | null {
	const score = inspectionScore(points, results)
	if (score === null) return null
	const faulty = ratingsOf(points, results).filter(({ rating }) => rating === 'faulty')
	if (faulty.some(({ point }) => point.isSafety) || score < 55) return 'needs_work'
	if (score < 75) return 'fair'
	return score >= 90 && faulty.length === 0 ? 'excellent' : 'good'
}

/** What keeps an inspection from being completed: points nobody looked at, and faults that nobody described. */
export function whatIsMissing(
	points: readonly InspectionPoint[],
	results: Results,
): { point: InspectionPoint; why: 'rating' | 'remark' }[] {
	const found = new Map(results.map((result) => [result.point, result]))
	return points.flatMap((point) => {
		const why = whyMissing(found.get(point.id))
		return why ? [{ point, why }] : []
	})
}

function whyMissing({ rating, remark }: Omit<PointResult, 'point'> = { rating: null, remark: '' }) {
	if (rating === null) return 'rating'
	return rating === 'faulty' && remark.trim() === '' ? 'remark' : null
}

/** The step of a repair that an inspection is like, on the day they share. */
export const stepOfInspection = (status: SellStatus): RepairStatus =>
	(
		({
			pending: 'pending',
			inspection_scheduled: 'confirmed',
			under_inspection: 'in_progress',
			inspection_done: 'completed',
			rejected: 'cancelled',
		}) as const
	)[status]

/** Points by their groups, without the groups that this vehicle has none of. */
export const byGroup = (points: readonly InspectionPoint[]) =>
	(Object.keys(inspectionGroups) as InspectionGroup[])
		.map((group) => ({ group, name: inspectionGroups[group], points: points.filter((point) => point.group === group) }))
		.filter(({ points: own }) => own.length > 0)
