import { afterEach, vi } from 'vitest'

// Pages of one browser: what one test faked or kept must not reach the next.
afterEach(() => {
	vi.useRealTimers()
	vi.restoreAllMocks()
	vi.unstubAllGlobals()
	localStorage.clear()
	sessionStorage.clear()
})
