import { afterEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'

// Pages of one browser: what one test faked or kept must not reach the next.
afterEach(async () => {
	// First of all: a page that leaves keeps the draft of its form.
	await cleanup()
	vi.useRealTimers()
	vi.restoreAllMocks()
	vi.unstubAllGlobals()
	localStorage.clear()
	sessionStorage.clear()
})
