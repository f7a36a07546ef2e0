/** Milliseconds for which idleness is waited for at most, and where a browser does not tell of it. */
const times = { idle: 3_000, otherwise: 1_000 }

/** Does `work` when the browser has nothing better to do; what comes back takes it off again. */
export function whenIdle(work: () => void) {
	if (!('requestIdleCallback' in window)) {
		const timer = setTimeout(work, times.otherwise)
		return () => clearTimeout(timer)
	}
	const handle = window.requestIdleCallback(work, { timeout: times.idle })
	return () => window.cancelIdleCallback(handle)
}
