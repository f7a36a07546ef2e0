import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cacheAnswer, cacheAnswers } from '../../src/web/offline/cached-answers.ts'
import { keepToken, signedInMarker } from '../../src/web/session/tokens.ts'

beforeEach(() => {
	vi.useFakeTimers({ now: new Date('2026-11-23T05:10:00Z') })
})
afterEach(() => {
	vi.useRealTimers()
})

test('what is shown because the server is late says since when, until the server has said it anew (ux 15)', async () => {
	keepToken('a-token', true)
	signedInMarker.set({ username: 'asha', name: 'Asha', email: 'asha@example.in', role: 'customer', remember: true })
	const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
	const asked = { queryKey: ['own', 'repairs'], meta: { keep: (answer: string[]) => answer } }
	cacheAnswer('asha', asked, ['BK7'], Date.now() - 30 * 60_000)
	const tell = vi.fn()
	const end = cacheAnswers(queries, 'asha', tell)
	let answer: { resolve: (rows: string[]) => void; reject: (error: Error) => void } | undefined
	const leave = new QueryObserver(queries, {
		...asked,
		queryFn: () =>
			new Promise<string[]>((resolve, reject) => {
				answer = { resolve, reject }
			}),
	}).subscribe(() => undefined)

	await vi.advanceTimersByTimeAsync(3_000)
	expect(queries.getQueryData(asked.queryKey)).toEqual(['BK7'])
	expect(tell).toHaveBeenLastCalledWith('You see what was loaded at 10:10 am.')

	answer?.reject(new Error('503'))
	await vi.advanceTimersByTimeAsync(1)
	expect(queries.getQueryState(asked.queryKey)?.status).toBe('error')
	expect(tell).toHaveBeenLastCalledWith('You see what was loaded at 10:10 am.')

	void queries.refetchQueries({ queryKey: asked.queryKey })
	await vi.advanceTimersByTimeAsync(1)
	answer?.resolve(['BK7', 'BK8'])
	await vi.advanceTimersByTimeAsync(1)
	expect(tell).toHaveBeenLastCalledWith(null)
	leave()
	end()
})

test('a list of which nothing is kept is not shown as an empty one (B.REPAIR-16)', async () => {
	keepToken('a-token', true)
	signedInMarker.set({ username: 'asha', name: 'Asha', email: 'asha@example.in', role: 'customer', remember: true })
	const queries = new QueryClient()
	const asked = { queryKey: ['own', 'repairs'], meta: { keep: (answer: string[]) => answer } }
	cacheAnswer('asha', asked, [], Date.now())
	const end = cacheAnswers(queries, 'asha', () => undefined)
	const leave = new QueryObserver(queries, { ...asked, queryFn: () => new Promise<string[]>(() => undefined) }).subscribe(() => undefined)
	await vi.advanceTimersByTimeAsync(3_500)
	expect(queries.getQueryData(asked.queryKey)).toBeUndefined()
	leave()
	end()
})
