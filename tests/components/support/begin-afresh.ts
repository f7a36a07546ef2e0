import { afterEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
// Before any sheet of a component, as in the product: the first one says which layer lies over which.
import '../../../src/web/ui/tokens.css'
import '../../../src/web/ui/base.css'
import { dismissToastsBefore } from '../../../src/web/ui/toast.ts'

// Pages of one browser: what one test faked or kept must not reach the next.
afterEach(async () => {
	// First of all: a page that leaves keeps the draft of its form.
	await cleanup()
	// What the last one said would lie over the button that the next one presses, for seconds.
	dismissToastsBefore(Number.POSITIVE_INFINITY)
	vi.useRealTimers()
	vi.restoreAllMocks()
	vi.unstubAllGlobals()
	localStorage.clear()
	sessionStorage.clear()
})
