import { afterEach, beforeEach, expect, vi } from 'vitest'

// An unexpected warning or error on the console fails the test that caused it.
let noise: string[] = []
beforeEach(() => {
	noise = []
	for (const kind of ['warn', 'error'] as const)
		vi.spyOn(console, kind).mockImplementation((...words: unknown[]) => {
			noise.push(words.map(String).join(' '))
		})
})
afterEach(() => {
	vi.restoreAllMocks()
	expect(noise, 'nothing was printed to the console').toEqual([])
})
