import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { dropUnseen } from './browser/drop-unseen.ts'
import { endEarlyPresses } from './browser/early-press.ts'

/** Loaded with the first error, for most pages have none. */
const report = (error: unknown) =>
	void import('./browser/report-errors.ts').then(
		({ reportError }) => reportError(error),
		() => undefined,
	)

/** Milliseconds in which a page on a slow phone has become still. */
const untilMeasured = 5_000

/** What a boundary catches never reaches the window, where all other errors are heard. */
function onCaughtError(error: unknown) {
	// biome-ignore lint/suspicious/noConsole: what React does itself where it is not told otherwise
	console.error(error)
	report(error)
}

// What scripts throw outside of React; without an error it happened in a script of somebody else, such as an extension.
window.addEventListener('error', ({ error }) => error && report(error))
// Promises whose failure nobody waits for.
window.addEventListener('unhandledrejection', ({ reason }) => report(reason))
dropUnseen()
// How fast the page is in this browser is measured afterwards, from what the browser kept; until then it carries nothing for it.
setTimeout(() => import('./browser/measure-vitals.ts').catch(() => undefined), untilMeasured)
// In a task of its own: in one with the running of all scripts it would hold up a cheap phone for too long at a time.
setTimeout(() => {
	endEarlyPresses()
	startTransition(() => {
		hydrateRoot(
			document,
			<StrictMode>
				<HydratedRouter />
			</StrictMode>,
			{ onCaughtError },
		)
	})
})
