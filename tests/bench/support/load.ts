import { startChild } from './start-child.ts'

export type Asking = { method?: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: string }

/** Without a `rate` every connection asks again as soon as it is answered, for `seconds` or until `amount` are answered. */
export type Load = {
	origin: string
	connections: number
	seconds?: number
	amount?: number
	/** Requests a second, evenly, whether answered or not. */
	rate?: number
	requests: readonly Asking[]
	/** Every request gets an Idempotency-Key of its own; they are then all POST, and given out in turn. */
	newKeys?: boolean
	/** Without a rate, times are only kept on demand: keeping them costs. */
	wantTimes?: boolean
}

/** Times in milliseconds; `failures` got no answer. */
export type Loaded = { statuses: Record<number, number>; failures: number; seconds: number; p50: number; p95: number; p99: number }

export type OfferLoad = (load: Load) => Promise<Loaded>

export const answered = ({ statuses }: Loaded, from = 200, to = 399) =>
	Object.entries(statuses).reduce((sum, [status, count]) => (Number(status) >= from && Number(status) <= to ? sum + count : sum), 0)

/** Throws when anything but these statuses came, because such a figure would mean nothing. */
export function expectOnly(loaded: Loaded, ...expected: number[]): Loaded {
	const others = Object.entries(loaded.statuses).filter(([status]) => !expected.includes(Number(status)))
	if (others.length === 0 && loaded.failures === 0) return loaded
	throw new Error(
		`Other answers than ${expected.join(', ')}: ${JSON.stringify(Object.fromEntries(others))}, none at all: ${loaded.failures}`,
	)
}

/** A process that offers load, one at a time. */
export function startLoadProcess(): { offer: OfferLoad; stop: () => void } {
	const { ask, stop } = startChild('offer-load')
	return { offer: (load) => ask<Loaded>(load), stop }
}
