import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Part, PartListItem } from '../../src/contract/parts/parts.ts'
import { FeaturedParts } from '../../src/web/features/parts/shop/featured-parts.tsx'
import { PartDetail } from '../../src/web/features/parts/shop/part-detail.tsx'
import { PartList } from '../../src/web/features/parts/shop/part-list.tsx'
import { keepToken, signedInMarker } from '../../src/web/session/tokens.ts'
import { cartItem, cartWith } from './support/a-cart.ts'
import { aPage } from './support/a-page.ts'
import { card, part } from './support/a-part.ts'
import { button, headingOf, said, serverAnswers, show, told } from './support/show.tsx'

const soldOut: Part = { ...part, stock_quantity: 0, availability_status: 'out_of_stock' }
const detail = (of: Part) => [{ path: '/', element: <PartDetail part={of} reviews={[]} settings={null} plate={null} /> }]
const tell = `POST /spare-parts/parts/${part.uuid}/tell_when_back/`
const stop = `DELETE /spare-parts/parts/${part.uuid}/tell_when_back/`
const waits = 'GET /spare-parts/waits/'
const wait = { part: part.uuid, part_name: part.name, created_at: '2026-11-20T06:00:00.000Z' }
function logIn() {
	keepToken('a-token', true)
	signedInMarker.set({ username: 'asha', name: 'Asha', email: 'asha@example.in', role: 'customer', remember: true })
}

test('whoever is logged in asks by one press to be told when a part is back, reads where the mail goes, and takes it back (ux 69)', async () => {
	logIn()
	const calls = serverAnswers({ [waits]: [{ json: [] }], [tell]: [{ status: 201, json: wait }], [stop]: [{ status: 204 }] })
	await show(detail(soldOut), '/')
	await button('Tell me when it is back').click()
	await expect.element(told('We mail you once at asha@example.in when it is back.')).toBeVisible()
	await button('Do not tell me').click()
	await expect.element(button('Tell me when it is back')).toBeVisible()
	await expect.element(page.getByText('We mail you once')).not.toBeInTheDocument()
	expect(calls.flatMap(({ address, key }) => (address.includes('tell') ? [[address, key !== null]] : []))).toEqual([
		[tell, true],
		[stop, false],
	])
})

test('whoever waits already is told so; one that cannot be asked for says why, and can be asked for again (ux 13)', async () => {
	logIn()
	serverAnswers({ [waits]: [{ json: [wait] }], [stop]: [{ status: 500 }] })
	await show(detail(soldOut), '/')
	await expect.element(told('We mail you once')).toBeVisible()
	await button('Do not tell me').click()
	await expect.element(said('This could not be changed. Please try again.')).toBeVisible()
	await expect.element(button('Do not tell me')).toBeEnabled()
})

test('where what one waits for could not be loaded, it can be asked for all the same', async () => {
	logIn()
	serverAnswers({ [waits]: [{ status: 500 }], [tell]: [{ json: wait }] })
	await show(detail(soldOut), '/')
	await button('Tell me when it is back').click()
	await expect.element(told('We mail you once')).toBeVisible()
})

test('a visitor is asked to log in, and comes back to the part', async () => {
	serverAnswers({})
	const router = await show([...detail(soldOut), { path: '/login', element: <h1>Login</h1> }], '/')
	await page.getByRole('link', { name: 'Log in to be told' }).click()
	await expect.element(headingOf('Login')).toBeVisible()
	expect(router.state.location.state).toEqual({ from: '/' })
})

const list = (...parts: PartListItem[]) => ({ 'GET /spare-parts/parts/': [aPage(...parts)] })
const listRoute = { path: '/spare-parts', element: <PartList rendered={undefined} yourBike={null} onChooseBike={() => undefined} /> }

test('the card of a part that is sold out asks by one press too, and only that card (ux 69)', async () => {
	logIn()
	const sold = card({ uuid: part.uuid, availability_status: 'out_of_stock' })
	const calls = serverAnswers({
		...list(sold, card(), card({ availability_status: 'pre_order' })),
		[waits]: [{ json: [] }],
		[tell]: [{ status: 201, json: wait }],
		[stop]: [{ status: 500 }],
	})
	await show([listRoute], '/spare-parts')
	await button('Tell me when it is back').click()
	await expect.element(told('We mail you once when it is back.')).toBeVisible()
	await button('Do not tell me').click()
	await expect.element(page.getByText('This could not be changed. Please try again.')).toBeVisible()
	await expect.element(button('Do not tell me')).toBeEnabled()
	expect(calls.filter(({ address }) => address === tell)).toHaveLength(1)
})

test('a visitor who asks on a card meets the login, which leads back to the same list', async () => {
	serverAnswers(list(card({ availability_status: 'out_of_stock' })))
	const router = await show([listRoute, { path: '/login', element: <h1>Login</h1> }], '/spare-parts?search=brake')
	await button('Tell me when it is back').click()
	await expect.element(headingOf('Login')).toBeVisible()
	expect(router.state.location.state).toEqual({ from: '/spare-parts?search=brake' })
})

test('home shows four parts in the order of the catalogue, fewer where there are fewer, and no section without any (B.HOME-07, B.HOME-10, B.CONST-02)', async () => {
	const [first, second] = [card({ name: 'Chain kit', is_featured: true }), card({ name: 'Spark plug' })]
	serverAnswers({})
	await show([{ path: '/', element: <FeaturedParts rendered={[]} /> }], '/')
	expect(page.getByRole('main').getByRole('region').elements()).toEqual([])
	await show([{ path: '/', element: <FeaturedParts rendered={[first, second]} /> }], '/')
	const cards = page.getByRole('region', { name: 'Spare parts' }).getByRole('article')
	await expect.element(cards.nth(1)).toMatchTextContent(/Spark plug/)
	expect(cards.elements()).toHaveLength(2)
	await expect.element(page.getByRole('link', { name: 'Chain kit' })).toHaveAttribute('href', `/spare-parts/${first.uuid}`)
})

test('a part of home is put into the cart or bought right there; what is sold out cannot be (B.PARTS-23, B.PARTS-28, B.R-01)', async () => {
	const [oil, old] = [card({ name: 'Engine oil' }), card({ name: 'Old lamp', availability_status: 'out_of_stock' })]
	const line = cartItem({ part: oil.uuid })
	const calls = serverAnswers({
		'POST /spare-parts/carts/': [{ status: 201, json: cartWith([]) }],
		'POST /spare-parts/carts/4/items/': [{ status: 201, json: line }],
		'GET /spare-parts/carts/': [{ json: [cartWith([line])] }],
	})
	await show([{ path: '/', element: <FeaturedParts rendered={[oil, old]} /> }], '/')
	const cards = page.getByRole('region', { name: 'Spare parts' }).getByRole('article')
	for (const name of ['Add to Cart', 'Buy Now']) {
		await expect.element(cards.first().getByRole('button', { name })).toBeEnabled()
		await expect.element(cards.last().getByRole('button', { name })).toBeDisabled()
	}
	await cards.first().getByRole('button', { name: 'Add to Cart' }).click()
	await expect.element(cards.first()).toMatchTextContent(/1 in your cart/)
	expect(calls.find(({ address }) => address.endsWith('/items/'))?.body).toEqual({ part: oil.uuid, quantity: 1 })
})

test('where the parts of home could not be had, that is said in their section alone, and they can be asked for again (B.HOME-15)', async () => {
	serverAnswers({ 'GET /spare-parts/parts/': [{ status: 500 }, { status: 500 }, aPage(card({ name: 'Chain kit' }))] })
	await show([{ path: '/', element: <FeaturedParts rendered={null} /> }], '/')
	await expect.element(said('The spare parts could not be loaded.')).toBeVisible()
	await button('Try again').click()
	await expect.element(page.getByRole('link', { name: 'Chain kit' })).toBeVisible()
})

test('of a part that is there, to come or no longer made nobody is told', async () => {
	serverAnswers({})
	for (const availability_status of ['in_stock', 'pre_order', 'discontinued'] as const) {
		await show(detail({ ...soldOut, availability_status }), '/')
		await expect.element(headingOf(part.name).last()).toBeVisible()
	}
	expect(page.getByRole('link', { name: 'Log in to be told' }).elements()).toEqual([])
})

test('a card says in stars and in words what customers say of a part, and nothing where nobody did', async () => {
	const results = [card({ average_rating: 4.3, reviews_count: 12 }), card({ average_rating: 5, reviews_count: 1 }), card()]
	serverAnswers({ 'GET /spare-parts/parts/': [{ json: { count: 3, next: null, previous: null, results } }] })
	await show([{ path: '/', element: <PartList rendered={undefined} yourBike={null} onChooseBike={() => undefined} /> }], '/')
	const cards = page.getByRole('article')
	await expect.element(cards.first().getByRole('img', { name: 'Rated 4.3 of 5, 12 reviews' })).toMatchTextContent(/4\.3 \(12\)/)
	await expect.element(cards.nth(1).getByRole('img', { name: 'Rated 5.0 of 5, 1 review' })).toBeVisible()
	expect(cards.nth(2).getByRole('img', { name: /Rated/ }).elements()).toEqual([])
})

test('the pictures of a part go on by keys and by the small ones (B.PARTS-33, ux 68)', async () => {
	serverAnswers({})
	await show(detail({ ...part, additional_images: ['/2.svg', '/3.svg'] }), '/')
	const current = (nth: number) => expect.element(button(`Show picture ${nth}`)).toHaveAttribute('aria-current', 'true')
	await current(1)
	const pictures = page.getByRole('group', { name: `Pictures of ${part.name}` }).element() as HTMLElement
	pictures.focus()
	await userEvent.keyboard('{ArrowRight}')
	await current(2)
	await button('Show picture 1').click()
	await current(1)
})

test('the pictures fill the screen: by keys and buttons from one to the next, nearer and whole again, and back where one was (B.PARTS-33, ux 68)', async () => {
	await page.viewport(360, 740)
	serverAnswers({})
	await show(detail({ ...part, additional_images: ['/2.svg', '/3.svg'] }), '/')
	await button('See the pictures large').click()
	const dialog = page.getByRole('dialog', { name: part.name })
	const where = (words: string) => expect.element(dialog.getByRole('status')).toMatchTextContent(words)
	const inDialog = (name: string) => dialog.getByRole('button', { name })
	await where('1 of 3')
	await expect.element(inDialog('Picture before')).toBeDisabled()
	await expect.element(dialog.getByRole('group', { name: `Pictures of ${part.name}` })).toHaveFocus()
	await userEvent.keyboard('{ArrowRight}')
	await where('2 of 3')
	const picture = dialog.getByRole('img', { name: `${part.name}, picture 2 of 3` })
	const width = () => picture.element().getBoundingClientRect().width
	const whole = width()
	await inDialog('Nearer').click()
	await expect.element(inDialog('Nearer')).toHaveAttribute('aria-pressed', 'true')
	await expect.poll(width).toBeGreaterThan(whole * 2)
	await inDialog('Next picture').click()
	await where('3 of 3')
	await expect.element(inDialog('Nearer')).toHaveAttribute('aria-pressed', 'false')
	await userEvent.keyboard('{Escape}')
	await expect.element(dialog).not.toBeInTheDocument()
	await expect.element(button('Show picture 3')).toHaveAttribute('aria-current', 'true')
})
