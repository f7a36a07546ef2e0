import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { endEarlyPresses } from './browser/early-press.ts'
import { reportError, watchForErrors } from './browser/report-errors.ts'

/** What a boundary catches never reaches the window, where all other errors are heard (report-errors.ts). */
function onCaughtError(error: unknown) {
	// biome-ignore lint/suspicious/noConsole: what React does itself where it is not told otherwise
	console.error(error)
	reportError(error)
}

endEarlyPresses()
watchForErrors()
startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<HydratedRouter />
		</StrictMode>,
		{ onCaughtError },
	)
})
