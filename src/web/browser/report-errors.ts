/** Of one page; what fails again and again says nothing new. */
const mostReports = 5
const reported = new Set<string>()

/** Tells the server of an error that nobody expected, so that somebody can mend it; never fails itself. */
export function reportError(error: unknown) {
	// An answer such as 'not found' that a page threw has its own screen.
	if (typeof error === 'object' && error !== null && 'status' in error) return
	const { message, stack = '' } = error instanceof Error ? error : { message: String(error) }
	// A part of the page that could not be fetched is the network's fault, and said on the screen.
	if (!message || reported.size >= mostReports || reported.has(message) || /dynamically imported|importing a module/i.test(message)) return
	reported.add(message)
	fetch('/api/browser-errors/', {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ message, stack, page: window.location.pathname }),
		keepalive: true,
	}).catch(() => undefined)
}

/** What scripts throw outside of React, and promises whose failure nobody waits for. */
export function watchForErrors() {
	// Without an error it happened in a script of somebody else, such as an extension, and nothing is told of it.
	window.addEventListener('error', ({ error }) => error && reportError(error))
	window.addEventListener('unhandledrejection', ({ reason }) => isOurFault(reason) && reportError(reason))
}

/** Refusals, cancelled calls and lost connections are part of the day. */
const isOurFault = (reason: unknown) =>
	!(reason instanceof Error && (['AbortError', 'TimeoutError'].includes(reason.name) || 'status' in reason || 'late' in reason))
