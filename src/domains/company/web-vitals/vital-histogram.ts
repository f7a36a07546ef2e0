import { type VitalName, vitals } from '#contract/browser/vital-words.ts'

const times = [
	...[100, 200, 300, 400, 500, 600, 700, 800, 900, 1_000, 1_200, 1_400, 1_600, 1_800, 2_000, 2_250, 2_500, 2_750, 3_000, 3_500, 4_000],
	...[5_000, 6_000, 8_000, 12_000, 20_000, 60_000],
]
/**
 * The upper ends of the classes that measurements are counted in, each included; one more class holds what is above the last. What is
 * stored means these numbers, so they stay as they are. `good` and `poor` are among them: how many were what is exact.
 */
export const classEnds: Record<VitalName, readonly number[]> = {
	LCP: times,
	FCP: times,
	TTFB: times,
	INP: [25, 50, 75, 100, 125, 150, 175, 200, 250, 300, 350, 400, 450, 500, 600, 800, 1_000, 2_000, 5_000],
	CLS: [0, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.125, 0.15, 0.2, 0.25, 0.3, 0.4, 0.6, 1, 2],
}
/** Of the vital that has most of them. */
export const maxClasses = Math.max(...Object.values(classEnds).map((ends) => ends.length + 1))

/** Counts of one measurement: 1 in its class, 0 in all others. */
export function countsOf(vital: VitalName, value: number): number[] {
	const ends = classEnds[vital]
	const found = ends.findIndex((end) => value <= end)
	const own = found === -1 ? ends.length : found
	return Array.from({ length: ends.length + 1 }, (_, at) => (at === own ? 1 : 0))
}

/**
 * What `share` of the measurements did not exceed. Within its class they are taken as evenly spread; of what is above the last end nothing
 * is known but that. There must be a measurement.
 */
export function percentileOf(vital: VitalName, counts: readonly number[], share: number): number {
	const ends = classEnds[vital]
	const rank = share * sumOf(counts)
	let below = 0
	for (const [at, end] of ends.entries()) {
		const count = counts[at] ?? 0
		if (count > 0 && below + count >= rank) {
			const start = ends[at - 1] ?? 0
			return start + ((rank - below) / count) * (end - start)
		}
		below += count
	}
	return ends.at(-1) ?? 0
}

/** How many measurements were what, by the public thresholds. */
export function judge(vital: VitalName, counts: readonly number[]): { count: number; good: number; needs_work: number; poor: number } {
	const upTo = (limit: number) => sumOf(classEnds[vital].map((end, at) => (end <= limit ? (counts[at] ?? 0) : 0)))
	const count = sumOf(counts)
	const good = upTo(vitals[vital].good)
	const notPoor = upTo(vitals[vital].poor)
	return { count, good, needs_work: notPoor - good, poor: count - notPoor }
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
