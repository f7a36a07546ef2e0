import { useLoaderData } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { ListScreen } from '../../src/web/ui/list/list-screen.tsx'
import { loadList, useListState } from '../../src/web/ui/list/list-state.ts'
import type { List } from '../../src/web/ui/list/list-type.ts'
import { LoadedList } from '../../src/web/ui/list/loaded-list.tsx'
import { expectAccessible } from './support/accessible.ts'
import { addressOf, headingOf, show } from './support/show.tsx'

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

const noneHere = { ...nothingYet, reply: { count: 701, next: null, previous: null, results: [] } }
const Behind = () => <ListScreen list={list} state={useListState(list)} answer={noneHere} />

test('an address past the last page says so and leads to the first, without a range or pages that do not exist (B.E-28)', async () => {
	await show([{ path: '/', element: <Behind /> }], '/?page=99999')
	await expect.element(page.getByText('There is no page 99999')).toBeVisible()
	await expect.element(page.getByRole('link', { name: 'First page' })).toHaveAttribute('href', '/')
	expect(page.getByRole('navigation', { name: 'Pages' }).elements()).toHaveLength(0)
	expect(page.getByText(/of 701|Page 99999 of/).elements()).toHaveLength(0)
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

type Sample = { name: string; brand: string; price: number }
const brands = ['NGK', 'MRF', 'Exide']
const samples: Sample[] = Array.from({ length: 60 }, (_, at) => ({ name: `Sample ${at}`, brand: brands[at % 3] ?? '', price: at * 50 }))
const growing: List<Sample> = {
	name: 'Samples',
	list: async ({ brand, price_max: max = '9999', page: at, page_size: size }) => {
		const found = samples.filter((row) => (!brand || brand.split(',').includes(row.brand.toLowerCase())) && row.price <= Number(max))
		const [from, to] = [(Number(at) - 1) * Number(size), Number(at) * Number(size)]
		return { count: found.length, next: to < found.length ? 'more' : null, previous: null, results: found.slice(from, to) }
	},
	keyOf: ({ name }) => name,
	columns: [],
	card: ({ name }) => name,
	filtersAt: 'side',
	filters: [
		{ kind: 'several', name: 'brand', label: 'Brand', options: brands.map((brand) => ({ value: brand.toLowerCase(), label: brand })) },
		{ kind: 'numbers', label: 'Price', min: 'price_min', max: 'price_max', unit: '₹', bounds: { min: 0, max: 2500 } },
	],
	orders: [{ value: 'price', label: 'Cheapest first' }],
	paging: 'more',
	pageSizes: [24],
	empty: { title: 'No samples' },
}
const Growing = () => <LoadedList list={growing} reply={useLoaderData()} />
const Nothing = () => null
const showGrowing = (path: string) =>
	show([{ path: '/', loader: ({ request }) => loadList(growing, request), HydrateFallback: Nothing, element: <Growing /> }], path)

test.for([360, 1280])('at %i pixels a list is filtered by several values and spans, tells by what, and grows', async (width) => {
	await page.viewport(width, 740)
	const router = await showGrowing('/?price_max=1500')
	const rows = page.getByRole('list', { name: 'Samples', exact: true }).getByRole('listitem')
	await expect.element(page.getByText('24 of 31')).toBeVisible()
	const isPhone = width < 720
	if (isPhone) await page.getByRole('button', { name: 'Filters (1)' }).click()
	for (const brand of ['NGK', 'MRF']) await page.getByRole('checkbox', { name: brand }).click()
	if (isPhone) {
		expect(addressOf(router)).toBe('/?price_max=1500')
		await page.getByRole('dialog', { name: 'Filters and order' }).getByRole('button', { name: 'Apply' }).click()
	}
	await expect.poll(() => addressOf(router)).toBe('/?price_max=1500&brand=ngk%2Cmrf')
	const applied = page.getByRole('list', { name: 'Samples: filtered by' }).getByRole('listitem')
	await expect.poll(() => applied.elements().map(({ textContent }) => textContent)).toHaveLength(4)
	for (const [at, words] of [/Brand: NGK/, /Brand: MRF/, /Price: up to ₹1500/, /^Clear all$/].entries())
		await expect.element(applied.nth(at)).toMatchTextContent(words)
	expect(rows.elements()).toHaveLength(21)
	await expectAccessible()
	await page.getByRole('link', { name: 'Clear all' }).click()
	await expect.poll(() => rows.elements().length).toBe(24)
	await page.getByRole('link', { name: 'Show 24 more' }).click()
	await expect.poll(() => rows.elements().length).toBe(48)
	await cleanup()
	await showGrowing(addressOf(router))
	await expect.poll(() => rows.elements().length).toBe(48)
	expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
