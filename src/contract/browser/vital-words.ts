export const vitalNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const
export type VitalName = (typeof vitalNames)[number]
/**
 * What browsers measure of a page (Web Vitals): up to `good` it is good, above `poor` it is poor, between them it needs work, as published
 * at web.dev/articles/vitals; above `most` it is no measurement. Milliseconds, CLS without a unit.
 */
export const vitals: Record<VitalName, { good: number; poor: number; most: number }> = {
	LCP: { good: 2_500, poor: 4_000, most: 600_000 },
	INP: { good: 200, poor: 500, most: 600_000 },
	CLS: { good: 0.1, poor: 0.25, most: 1_000 },
	FCP: { good: 1_800, poor: 3_000, most: 600_000 },
	TTFB: { good: 800, poor: 1_800, most: 600_000 },
}

/** By the width of the window: what is laid out for a phone, and everything wider. */
export const vitalDevices = ['phone', 'computer'] as const
export type VitalDevice = (typeof vitalDevices)[number]

/** Bytes of a report; one of everything has a third of that. */
export const longestVitalsReport = 512
