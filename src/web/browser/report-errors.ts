import { errorIdOf } from './error-id.ts'
import { isUnfetched } from './unfetched.ts'

/** Reports of one page at most; an error that repeats says nothing new. */
const maxReports = 5
const reported = new Set<string>()

/** Reports an unexpected error, and whatever broke a page, to the server, so that somebody can mend it. Never fails itself. */
export function reportError(error: unknown, { brokePage = false } = {}) {
	if (isPartOfTheDay(error) && !brokePage) return
	const { message, stack = '' } = error instanceof Error ? error : { message: String(error) }
	// A part of the page that could not be fetched is the network's fault, and the screen says so.
	if (!message || reported.size >= maxReports || reported.has(message) || isUnfetched(error)) return
	reported.add(message)
	fetch('/api/browser-errors/', {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ id: errorIdOf(error), message, stack, page: window.location.pathname }),
		keepalive: true,
	}).catch(() => undefined)
}

/** Expected failures: refusals, responses such as 404 that a page threw, cancelled calls and lost connections. */
const isPartOfTheDay = (error: unknown) =>
	typeof error === 'object' &&
	error !== null &&
	('status' in error || 'late' in error || (error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name)))
