import { paise } from '#shared/money.ts'
import type { InspectionPoint } from './inspection-point-words.ts'
import { inspectionGroups } from './inspection-point-words.ts'
import type { PointResult } from './inspection-words.ts'

export const offerStatuses = ['open', 'accepted', 'declined', 'withdrawn'] as const
export type OfferStatus = (typeof offerStatuses)[number]
export const offerStatusDisplay: Record<OfferStatus, string> = {
	open: 'Waiting for the seller',
	accepted: 'Accepted',
	declined: 'Declined',
	withdrawn: 'Withdrawn',
}
export const offerLimits = { lines: 30, label: 120, note: 1_000, reason: 500 } as const

/** Why an offer differs from what the seller expects: rupees that come off (below nothing) or on. */
export type OfferLine = { label: string; amount: number }

/** What is offered: what the seller expects and all lines, in rupees. */
export const offerPrice = (expected: number, lines: readonly OfferLine[]) =>
	lines.reduce((sum, { amount }) => sum + paise(amount), paise(expected)) / 100

/** An offer line by line: each with what is left after it, so that every rupee of the difference has its reason. */
export function explainOffer(expected: number, lines: readonly OfferLine[]) {
	let left = paise(expected)
	const steps = lines.map((line) => {
		left += paise(line.amount)
		return { ...line, left: left / 100 }
	})
	return { expected, steps, difference: (left - paise(expected)) / 100, price: left / 100 }
}

/**
 * The lines that an inspection speaks for: for each group what putting its faults right usually costs, of what is worn half of it. Staff
 * change them before they offer.
 */
export function suggestedLines(points: readonly InspectionPoint[], results: readonly PointResult[]): OfferLine[] {
	const found = new Map(results.map(({ point, rating }) => [point, rating]))
	const costs = points.flatMap((point) => {
		const rating = found.get(point.id)
		if (rating !== 'faulty' && rating !== 'worn') return []
		const cost = rating === 'faulty' ? point.mend : Math.round(point.mend / 2 / 50) * 50
		return cost > 0 ? [{ point, cost, words: `${point.name.toLowerCase()} ${rating}` }] : []
	})
	return [...Map.groupBy(costs, ({ point }) => point.group)].map(([group, own]) => ({
		label: cut(`${inspectionGroups[group]}: ${own.map(({ words }) => words).join(', ')}`),
		amount: -own.reduce((sum, { cost }) => sum + cost, 0),
	}))
}

const cut = (label: string) => (label.length <= offerLimits.label ? label : `${label.slice(0, offerLimits.label - 1)}…`)
