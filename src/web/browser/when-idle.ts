/** Milliseconds: how long to wait for an idle moment at most, and the delay where a browser cannot report one. */
const times = { idle: 3_000, otherwise: 1_000 }

/** Runs `work` when the browser is idle; the returned function cancels it. */
export function whenIdle(work: () => void) {
	if (!('requestIdleCallback' in window)) {
		const timer = setTimeout(work, times.otherwise)
		return () => clearTimeout(timer)
	}
	const handle = window.requestIdleCallback(work, { timeout: times.idle })
	return () => window.cancelIdleCallback(handle)
}
