import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { AvailabilityStatus } from '../../src/contract/parts/part-words.ts'
import type { Part } from '../../src/contract/parts/parts.ts'
import { PartDetail } from '../../src/web/features/parts/shop/part-detail.tsx'
import { PartList } from '../../src/web/features/parts/shop/part-list.tsx'
import { aPage } from './support/a-page.ts'
import { card, part } from './support/a-part.ts'
import { keepBike } from './support/keep-bike.ts'
import { button, headingOf, said, serverAnswers, show } from './support/show.tsx'

const facets = {
	json: {
		count: 2,
		categories: [{ uuid: 'c', name: 'Brakes', slug: 'brakes', count: 2 }],
		brands: [{ id: 1, name: 'Rane', count: 2 }],
		availability: [{ status: 'in_stock', count: 2 }],
		price: { min: 1, max: 9 },
		fits: null,
	},
}
const list = 'GET /spare-parts/parts/'
const routes = [
	{ path: '/spare-parts', element: <PartList rendered={undefined} yourBike={null} onChooseBike={() => undefined} /> },
	{ path: '/spare-parts/:partId', element: <h1>A part</h1> },
]
/** Somewhere in it, as it stands. */
const saying = (words: string) => new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
const cards = page.getByRole('article')

test('while parts load four marked samples stand there that lead nowhere, and none is left once parts are here (B.PARTS-19, B.PARTS-20, B.CONST-19)', async () => {
	const answer = Promise.withResolvers<void>()
	serverAnswers({ [list]: [aPage(card())], 'GET /spare-parts/facets/': [facets] })
	const fetched = globalThis.fetch
	vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) => answer.promise.then(() => fetched(...asked)))
	await show(routes, '/spare-parts')
	const samples = page.getByRole('list', { name: 'Samples' })
	await expect.element(samples).toHaveAttribute('aria-busy', 'true')
	expect(samples.getByRole('listitem').elements()).toHaveLength(4)
	expect(samples.getByText('Sample', { exact: true }).elements()).toHaveLength(4)
	expect([...samples.getByRole('link').elements(), ...samples.getByRole('button').elements()]).toEqual([])
	await expect.element(headingOf('Spare Parts')).toBeVisible()
	answer.resolve()
	await expect.element(headingOf('1 Spare Parts Found')).toBeVisible()
	await expect.element(samples).not.toBeInTheDocument()
})

test('parts that cannot be loaded say so, without samples, and Retry brings them (B.PARTS-17, B.PARTS-18, B.PARTS-20)', async () => {
	serverAnswers({ [list]: [{ status: 500 }, { status: 500 }, aPage(card())], 'GET /spare-parts/facets/': [facets] })
	await show(routes, '/spare-parts')
	await expect.element(said('Failed to load spare parts')).toBeVisible()
	await expect.element(page.getByRole('list', { name: 'Samples' })).not.toBeInTheDocument()
	await button('Retry').click()
	await expect.element(cards).toBeVisible()
	await expect.element(said('Failed to load spare parts')).not.toBeInTheDocument()
})

test('a card names the part, its price before and now, and its stock in a word of its own for each (B.PARTS-13..16, B.PARTS-34)', async () => {
	const words: Record<AvailabilityStatus, string> = {
		in_stock: 'In Stock',
		limited_stock: 'Limited Stock',
		out_of_stock: 'Out of Stock',
		pre_order: 'Pre Order',
		discontinued: 'Discontinued',
	}
	const statuses = Object.keys(words) as AvailabilityStatus[]
	serverAnswers({
		[list]: [aPage(...statuses.map((availability_status, at) => card({ availability_status, discounted_price: at === 0 ? 400 : null })))],
		'GET /spare-parts/facets/': [facets],
	})
	await show(routes, '/spare-parts')
	await expect.element(headingOf('5 Spare Parts Found')).toBeVisible()
	for (const [at, status] of statuses.entries()) await expect.element(cards.nth(at)).toMatchTextContent(saying(words[status]))
	for (const text of ['Front brake shoe set', 'Brakes', 'PHY-BRK-0412', '₹400'])
		await expect.element(cards.first()).toMatchTextContent(saying(text))
	expect(cards.first().element().querySelector('s')?.textContent).toContain('₹500')
	expect(cards.nth(1).element().querySelector('s')).toBeNull()
	expect(cards.first().element().querySelector('img')?.getAttribute('src')).toBe('/drawings/parts/box.svg')
})

test('filters wait for Apply Filters, are one step back, and Reset takes all of them off with the search (B.PARTS-03..09)', async () => {
	await page.viewport(1280, 800)
	serverAnswers({ [list]: [aPage(card(), card())], 'GET /spare-parts/facets/': [facets] })
	const router = await show(routes, '/spare-parts?search=brake')
	const priceFrom = page.getByRole('textbox', { name: 'Price, from' })
	await button('Hide Filters').click()
	await expect.element(priceFrom).not.toBeInTheDocument()
	await button('Show Filters').click()
	const brand = page.getByRole('group', { name: 'Brand' }).getByRole('checkbox', { name: /^Rane/ })
	await brand.click()
	await page.getByRole('checkbox', { name: /^In Stock/ }).click()
	await priceFrom.fill('100')
	expect(router.state.location.search).toBe('?search=brake')
	await button('Apply Filters').click()
	await expect
		.poll(() => Object.fromEntries(new URLSearchParams(router.state.location.search)))
		.toEqual({ search: 'brake', brand: 'Rane', min_price: '100', availability_status: 'in_stock' })
	await expect.element(page.getByRole('button', { name: 'Hide Filters 3' })).toBeVisible()
	await router.navigate(-1)
	await expect.element(brand).not.toBeChecked()
	await brand.click()
	await button('Reset').click()
	await expect.element(brand).not.toBeChecked()
	await expect.poll(() => router.state.location.search).toBe('')
})

test('on a phone the filters lie in a sheet with the same two buttons (B.PARTS-03, B.PARTS-08)', async () => {
	await page.viewport(360, 740)
	serverAnswers({ [list]: [aPage(card())], 'GET /spare-parts/facets/': [facets] })
	const router = await show(routes, '/spare-parts')
	await button('Show Filters').click()
	const sheet = page.getByRole('dialog', { name: 'Filters' })
	await sheet.getByRole('checkbox', { name: /^Brakes/ }).click()
	expect(router.state.location.search).toBe('')
	await sheet.getByRole('button', { name: 'Apply Filters' }).click()
	await expect.poll(() => router.state.location.search).toBe('?category=brakes')
	await expect.element(page.getByRole('link', { name: 'Remove filter: Category: Brakes' })).toBeVisible()
})

test('where nothing matches that is said, and the filters that are on can be taken off (B.PARTS-12, ux 62)', async () => {
	serverAnswers({ [list]: [aPage()], 'GET /spare-parts/facets/': [facets] })
	await show(routes, '/spare-parts?search=zzzz&min_price=5')
	await expect.element(page.getByRole('heading', { name: 'No spare parts found matching your criteria.' })).toBeVisible()
	await expect.element(page.getByRole('link', { name: 'Remove filter: Price: from ₹5' })).toBeVisible()
	expect(cards.elements()).toEqual([])
})

const settings = { phone: '+910000000000', whatsapp: '910000000000' } as never
const detail = (of: Part) => [{ path: '/', element: <PartDetail part={of} reviews={[]} settings={settings} plate={null} /> }]
const fitCall = `GET /spare-parts/parts/${part.uuid}/fit/`

test('the page of a part shows what is known of it and offers a call and a message, and nothing to buy (B.PARTS-32, B.PARTS-33, B.PARTS-37..42, B.PARTS-44..46, B.PARTS-49)', async () => {
	serverAnswers({})
	await show(detail(part), '/')
	await expect.element(headingOf(part.name)).toBeVisible()
	for (const text of ['PHY-BRK-0412', '7 in stock', 'Rane, ASK', 'Has <b>springs</b>', 'Hero Splendor Plus', 'Weight', '2 kg'])
		await expect.element(page.getByRole('main')).toMatchTextContent(saying(text))
	expect(
		page
			.getByRole('group', { name: `Pictures of ${part.name}` })
			.getByRole('img')
			.elements(),
	).toHaveLength(5)
	const features = page.getByRole('region', { name: 'Features' }).getByRole('listitem').elements()
	expect(features.map(({ textContent }) => textContent)).toEqual(['a', 'b', 'c'])
	await expect.element(page.getByRole('link', { name: 'Call Now' }).first()).toHaveAttribute('href', 'tel:+910000000000')
	await expect.element(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', expect.stringContaining('PHY-BRK-0412'))
	for (const control of ['button', 'link'] as const) expect(page.getByRole(control, { name: /cart|buy|checkout/i }).elements()).toEqual([])
})

test.for([
	['pre_order', 'Pre Order'],
	['discontinued', 'Discontinued'],
] as const)('its page shows the price before and now, and a word for %s (B.PARTS-35, B.PARTS-36)', async ([availability_status, words]) => {
	serverAnswers({})
	await show(detail({ ...part, discounted_price: 400, availability_status }), '/')
	await expect.element(page.getByRole('main').getByText(words, { exact: true }).first()).toBeVisible()
	expect(page.getByRole('main').element().querySelector('s')?.textContent).toContain('₹500')
	await expect.element(page.getByRole('main')).toMatchTextContent(saying('₹400'))
})

test('of many bikes the chosen one comes first, and the others can be opened (B.PARTS-41)', async () => {
	keepBike()
	serverAnswers({ [fitCall]: [{ json: { fit: 'fits', fitting_service: null } }] })
	const models = Array.from({ length: 30 }, (_, at) => ({ id: at + 100, name: `Model ${at}`, manufacturer_name: 'Maker' }))
	const own = { id: 3, name: 'Splendor Plus', manufacturer_name: 'Hero' }
	await show(detail({ ...part, vehicle_models_details: [...models, own] }), '/')
	const bikes = page.getByRole('region', { name: 'Fits these bikes' })
	await expect.element(bikes.getByRole('listitem').first()).toMatchTextContent(saying('Hero Splendor PlusYours'))
	await expect.element(bikes.getByText('Maker Model 29')).not.toBeVisible()
	await bikes.getByText('19 more bikes').click()
	await expect.element(bikes.getByText('Maker Model 29')).toBeVisible()
})

test('what a part does not have is left out (B.PARTS-37, B.PARTS-43)', async () => {
	serverAnswers({})
	const bare = {
		...part,
		description: '',
		features: '',
		specifications: {},
		vehicle_models_details: [],
		manufacturers_details: [],
		additional_images: [],
		stock_quantity: 0,
		fitting_service: null,
	}
	await show(detail(bare), '/')
	await expect.element(page.getByRole('heading', { name: 'Reviews' })).toBeVisible()
	expect(
		page
			.getByRole('heading')
			.elements()
			.map(({ textContent }) => textContent),
	).toEqual([part.name, 'Reviews'])
	await expect.element(page.getByRole('main')).not.toMatchTextContent(saying('0 in stock'))
})

test.for([
	['fits', 'Fits your Splendor Plus'],
	['does_not_fit', 'Does not fit your Splendor Plus'],
	['not_known', 'Not known whether it fits your Splendor Plus'],
] as const)('of the chosen bike it is said: %s (ux 65)', async ([fit, words]) => {
	keepBike()
	const service = { id: 9, name: 'Front brake shoes replaced', category_uuid: 'b', price: 299 }
	serverAnswers({ [fitCall]: [{ json: { fit, fitting_service: fit === 'fits' ? service : null } }] })
	await show(detail(part), '/')
	await expect.element(page.getByRole('region', { name: 'Does it fit?' })).toMatchTextContent(saying(words))
	const fitted = page.getByRole('region', { name: 'Have it fitted' })
	if (fit !== 'fits') return expect.element(fitted).not.toBeInTheDocument()
	for (const text of ['₹500', '₹299', '₹799']) await expect.element(fitted).toMatchTextContent(saying(text))
	await expect.element(fitted.getByRole('link', { name: 'See the fitting service' })).toHaveAttribute('href', '/services/b#service-9')
})

test('that it could not be checked is said (ux 13)', async () => {
	keepBike()
	serverAnswers({ [fitCall]: [{ status: 500 }] })
	await show(detail(part), '/')
	await expect.element(page.getByRole('region', { name: 'Does it fit?' })).toMatchTextContent(saying('could not be checked'))
})
