import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ListScreen } from '../../src/web/ui/list/list-screen.tsx'
import { useListState } from '../../src/web/ui/list/list-state.ts'
import type { List } from '../../src/web/ui/list/list-type.ts'
import { headingOf, show } from './support/show.tsx'

const list: List<{ name: string }> = {
	name: 'Pieces',
	list: async () => ({ count: 0, next: null, previous: null, results: [] }),
	keyOf: ({ name }) => name,
	columns: [{ id: 'name', header: 'Name', cell: ({ name }) => name, main: true }],
	search: 'Name of a piece',
	empty: { title: 'No pieces' },
}

function Pieces() {
	const answer = { reply: undefined, isFailed: false, isAsking: true, isOld: false, retry: () => undefined }
	return <ListScreen list={list} state={useListState(list)} answer={answer} />
}

test('what was typed just before a list is left does not call back whoever is on the way to another page', async () => {
	const away = Promise.withResolvers<null>()
	const router = await show(
		[
			{ path: '/', element: <Pieces /> },
			{ path: '/away', loader: () => away.promise, element: <h1>Elsewhere</h1> },
		],
		'/',
	)
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
	await page.getByRole('searchbox', { name: 'Name of a piece' }).fill('brake')
	const left = router.navigate('/away')
	// The pause of the typing is over before the page has drawn that it is being left.
	vi.advanceTimersByTime(1000)
	vi.useRealTimers()
	away.resolve(null)
	await left
	await expect.element(headingOf('Elsewhere')).toBeVisible()
	expect(router.state.location.pathname).toBe('/away')
})
