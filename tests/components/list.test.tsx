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

const nothingYet = { reply: undefined, isFailed: false, isFetching: true, isOld: false, retry: () => undefined }

const Pieces = () => <ListScreen list={list} state={useListState(list)} answer={nothingYet} />

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

const options = Array.from({ length: 20 }, (_, n) => ({ value: `kind-${n}`, label: `Kind ${n}`, count: n }))
const ofKinds: typeof list = {
	...list,
	panel: { show: 'Show Filters', hide: 'Hide Filters', apply: 'Apply Filters', reset: 'Reset' },
	filters: [{ kind: 'several', name: 'kind', label: 'Kind', options }],
}
const Kinds = () => <ListScreen list={ofKinds} state={useListState(ofKinds)} answer={nothingYet} />

test('of a long filter those that find most and those that are chosen stand first; all come by a press (B.PARTS-07)', async () => {
	const router = await show([{ path: '/', element: <Kinds /> }], '/?kind=kind-1')
	await page.getByRole('button', { name: /^Show Filters/ }).click()
	const boxes = page.getByRole('dialog').getByRole('checkbox')
	await expect.element(boxes.first()).toBeChecked()
	expect(boxes.elements().map((box) => (box as HTMLInputElement).value)).toEqual(
		[1, 12, 13, 14, 15, 16, 17, 18, 19].map((n) => `kind-${n}`),
	)
	// What is unticked stays where it was.
	await boxes.first().click()
	await expect.element(boxes.first()).not.toBeChecked()
	expect(boxes.elements()).toHaveLength(9)
	await page.getByRole('button', { name: /^Show all 20/ }).click()
	expect(boxes.elements()).toHaveLength(20)
	await page
		.getByRole('dialog')
		.getByRole('checkbox', { name: /^Kind 0/ })
		.click()
	await page.getByRole('button', { name: /^Show fewer/ }).click()
	await expect.element(page.getByRole('dialog').getByRole('checkbox', { name: /^Kind 0/ })).toBeChecked()
	await page.getByRole('button', { name: 'Apply Filters' }).click()
	await expect.poll(() => router.state.location.search).toBe('?kind=kind-0')
})
