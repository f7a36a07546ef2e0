import { afterAll, vi } from 'vitest'
import { setClock } from '../../src/platform/clock.ts'

// The files of a worker share its modules, which saves half of the time: what one file faked must not reach the next.
afterAll(() => {
	vi.useRealTimers()
	vi.unstubAllGlobals()
	setClock(undefined)
})
