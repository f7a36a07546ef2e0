import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueries } from './queries.ts'

test('what a write answered stays, also where an older answer arrives after it (D-43)', async () => {
	const queries = createQueries()
	const older = Promise.withResolvers<string[]>()
	const answers = [older.promise, Promise.resolve(['this device'])]
	const observer = new QueryObserver(queries, {
		queryKey: ['own', 'sessions'],
		queryFn: () => answers.shift() ?? [],
		initialData: ['this device', 'a phone'],
		staleTime: 0,
	})
	const shown: unknown[] = []
	const stop = observer.subscribe(({ data }) => shown.push(data))
	queries.setQueryData(['own', 'sessions'], ['this device'])
	older.resolve(['this device', 'a phone'])
	await expect.poll(() => queries.isFetching()).toBe(0)
	expect(shown.at(-1)).toEqual(['this device'])
	stop()
})
