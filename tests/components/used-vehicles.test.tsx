import { expect, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import type { MarketVehicle } from '../../src/contract/market/market.ts'
import type { VehicleWait } from '../../src/contract/market/vehicle-waits.ts'
import { VehicleDetail } from '../../src/web/features/market/shop/vehicle-detail.tsx'
import { vehicleJsonLd } from '../../src/web/features/market/shop/vehicle-json-ld.ts'
import { VehicleList } from '../../src/web/features/market/shop/vehicle-list.tsx'
import { keepLogin } from './support/a-cart.ts'
import { aBooking, aVehicle, aVehicleInFull } from './support/a-vehicle.ts'
import { button, headingOf, said, serverAnswers, show, told } from './support/show.tsx'

const list = 'GET /marketplace/vehicles/'
const routes = [
	{ path: '/vehicles', element: <VehicleList rendered={undefined} /> },
	{ path: '/login', element: <h1>Log in</h1> },
]
const cards = page.getByRole('article')
const named = () => cards.elements().map((card) => card.querySelector('h2, h3')?.textContent)
const box = (name: string) => page.getByRole('textbox', { name, exact: true })
const choice = (name: string) => page.getByRole('combobox', { name })
/** One that needs no server: a picture that cannot be had gives way to another one. */
const photo = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
const market = [
	aVehicle({ brand: 'Honda', model: 'Activa 6G', year: 2022, price: 62_500 }),
	aVehicle({ brand: 'Hero', model: 'Splendor Plus', year: 2021, price: 52_500, is_booked: true, front_image_url: photo }),
	aVehicle({ brand: 'Ather', model: '450X', year: 2026, price: 1_200_000, status: 'under_inspection', status_display: 'Under Inspection' }),
	aVehicle({ brand: 'TVS', model: 'Raider 125', year: 2019, price: 48_000, status: 'sold', status_display: 'Sold' }),
]
/** Types at once: `fill` lets a faked clock go on for as long as it takes. */
function typeInto(field: Locator, text: string) {
	const input = field.element()
	Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
	input.dispatchEvent(new Event('input', { bubbles: true }))
}
/** The page has rendered what was typed, and its effects have run: only then its clock may go on. */
const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
async function open(path = '/vehicles', vehicles: MarketVehicle[] = market) {
	await page.viewport(1280, 800)
	const calls = serverAnswers({ [list]: [{ json: vehicles }] })
	const router = await show(routes, path)
	await expect.element(headingOf('Used vehicles')).toBeVisible()
	return { calls, router }
}

test('the list is fetched once and filtered on the screen by words, status, brand, price and year, bounds included (B.MARKET-02 to B.MARKET-07, B.MARKET-09, B.MARKET-04, B.MARKET-05)', async () => {
	const { calls, router } = await open()
	await expect.poll(named).toHaveLength(4)
	await page.getByRole('searchbox', { name: 'Brand or model' }).fill('ACTI')
	await expect.poll(named).toEqual(['Honda Activa 6G 2022'])
	await expect.poll(() => router.state.location.search).toBe('?search=ACTI')
	await page.getByRole('searchbox', { name: 'Brand or model' }).fill('')
	await expect.poll(named).toHaveLength(4)
	await choice('Status').selectOptions('Sold')
	await expect.poll(named).toEqual(['TVS Raider 125 2019'])
	await choice('Status').selectOptions('Every status')
	await choice('Brand').selectOptions('Ather')
	await expect.poll(named).toEqual(['Ather 450X 2026'])
	await choice('Brand').selectOptions('Every brand')
	await box('Price, up to').fill('52500')
	await expect.poll(named).toEqual(['Hero Splendor Plus 2021', 'TVS Raider 125 2019'])
	await box('Year, from').fill('2021')
	await expect.poll(named).toEqual(['Hero Splendor Plus 2021'])
	expect(calls.filter(({ address }) => address === list)).toHaveLength(1)
})

test('a price that is no number is said at its field, since nothing is filtered by it (B.MARKET-06)', async () => {
	await open()
	for (const typed of ['abc', '५००००', '1.5k']) {
		await box('Price, up to').fill(typed)
		await expect.element(box('Price, up to')).toHaveAccessibleDescription('Error: Enter digits, such as 1200.')
		await expect.poll(named).toHaveLength(4)
	}
	await box('Price, up to').fill('₹ 52,500')
	await expect.poll(named).toHaveLength(2)
	await expect.element(box('Price, up to')).not.toHaveAccessibleDescription()
})

test('what is typed filters after 300 ms without another key (B.CONST-04, B.MARKET-09)', async () => {
	await open()
	await expect.poll(named).toHaveLength(4)
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
	try {
		const field = page.getByRole('searchbox', { name: 'Brand or model' })
		typeInto(field, 'ACT')
		await painted()
		await vi.advanceTimersByTimeAsync(200)
		typeInto(field, 'ACTI')
		await painted()
		await vi.advanceTimersByTimeAsync(299)
		expect(named()).toHaveLength(4)
		await vi.advanceTimersByTimeAsync(1)
	} finally {
		vi.useRealTimers()
	}
	await expect.poll(named).toEqual(['Honda Activa 6G 2022'])
})

test('the bounds stand in their fields, hide nothing there, come back when a field is emptied, and reach beyond (B.MARKET-06 to B.MARKET-08, B.MARKET-10, B.R-19, B.CONST-05, B.CONST-06)', async () => {
	await open()
	await expect.poll(named).toHaveLength(4)
	for (const [name, usual] of [
		['Price, from', '0'],
		['Price, up to', '1000000'],
		['Year, from', '2000'],
		['Year, up to', '2025'],
	] as const)
		await expect.element(box(name)).toHaveValue(usual)
	await box('Price, up to').fill('50000')
	await expect.poll(named).toHaveLength(1)
	await box('Price, up to').fill('')
	await expect.element(box('Price, up to')).toHaveValue('1000000')
	await expect.poll(named).toHaveLength(4)
	await box('Price, up to').fill('1100000')
	await expect.poll(named).toHaveLength(3)
	await box('Price, up to').fill('')
	await box('Year, from').fill('2026')
	await expect.poll(named).toEqual(['Ather 450X 2026'])
})

test('a span the wrong way round shows no vehicles and says why; what fits nothing is said (B.MARKET-11, B.R-19)', async () => {
	await open('/vehicles?min_price=60000&max_price=50000')
	await expect.element(page.getByText('No vehicles found matching your criteria.')).toBeVisible()
	await expect.element(page.getByText(/The lowest price is above the highest one/)).toBeVisible()
})

test('a card shows picture, name, year, kilometres, fuel, state and price; a booked one is called so (B.MARKET-14, B.R-41)', async () => {
	await open()
	await expect
		.element(cards.nth(1))
		.toMatchTextContent(/Hero Splendor Plus 2021.*24,310 km · Petrol · 1st owner.*Maharashtra.*₹52,500.*Booked/)
	await expect.element(cards.nth(0)).toMatchTextContent(/Available/)
	await expect.element(cards.nth(2)).toMatchTextContent(/Under Inspection/)
	expect(cards.nth(1).element().querySelector('img')?.getAttribute('src')).toBe(photo)
})

test('the order is chosen and stands in the address, and what is sold stays last', async () => {
	const { router } = await open()
	await choice('Sort by').selectOptions('Cheapest first')
	await expect.poll(named).toEqual(['Hero Splendor Plus 2021', 'Honda Activa 6G 2022', 'Ather 450X 2026', 'TVS Raider 125 2019'])
	expect(router.state.location.search).toBe('?ordering=cheapest')
})

test('a list that cannot be had says so and can be asked again (B.MARKET-12)', async () => {
	serverAnswers({ [list]: [{ status: 500 }, { status: 500 }, { json: [aVehicle()] }] })
	await show(routes, '/vehicles')
	await expect.element(said('Failed to fetch vehicles')).toBeVisible()
	await page.getByRole('button', { name: 'Retry' }).click()
	await expect.poll(named).toHaveLength(1)
})

test('what cannot be filtered stands there unfiltered, and that is said (B.MARKET-13, B.R-19)', async () => {
	serverAnswers({ [list]: [{ json: [aVehicle(), { ...aVehicle(), brand: null }] }] })
	await show(routes, '/vehicles?brand=Honda')
	await expect.element(page.getByText('Failed to apply filters')).toBeVisible()
	await expect.poll(named).toHaveLength(2)
})

test('above a thousand the server filters with the same controls (D-13)', async () => {
	const many = Array.from({ length: 1_000 }, () => aVehicle())
	await page.viewport(1280, 800)
	const calls = serverAnswers({
		[list]: [{ json: many }, { json: { count: 1_200, next: '/api/next', previous: null, results: many.slice(0, 24) } }],
	})
	await show(routes, '/vehicles')
	await expect.poll(named).toHaveLength(24)
	const before = calls.length
	await page.getByRole('searchbox', { name: 'Brand or model' }).fill('hero')
	await expect.poll(() => calls.length).toBe(before + 1)
})

const open7 = async (vehicle = aVehicleInFull(), replies = {}) => {
	const calls = serverAnswers(replies)
	const router = await show(
		[
			{ path: '/vehicles/:id', element: <VehicleDetail vehicle={vehicle} settings={null} /> },
			{ path: '/login', element: <h1>Log in</h1> },
		],
		'/vehicles/7',
	)
	return { calls, router }
}

test('the page of a vehicle shows its facts and what is known alone; search engines read the same (B.MARKET-18, B.R-20, ux 120)', async () => {
	const vehicle = aVehicleInFull({ transmission: '', similar: [aVehicle({ id: 9, brand: 'Bajaj', model: 'Platina' })] })
	await open7(vehicle)
	await expect.element(headingOf('Hero Splendor Plus 2021')).toBeVisible()
	const facts = page.getByRole('region', { name: 'Facts' })
	await expect.element(facts).toMatchTextContent(/24,310 km.*Petrol.*97 cc.*Red.*1st owner.*Maharashtra.*₹52,500.*Serviced on time/)
	expect(facts.element().textContent).not.toContain('Transmission')
	await expect.element(page.getByText('About ₹2,017 a month')).toBeVisible()
	await expect.element(page.getByRole('link', { name: 'Bajaj Platina 2021' })).toHaveAttribute('href', '/vehicles/9')
	const [product] = vehicleJsonLd(vehicle, { publicUrl: 'https://pahiya.test', path: '/vehicles/7' })['@graph']
	expect(product).toMatchObject({
		name: 'Hero Splendor Plus 2021',
		itemCondition: 'https://schema.org/UsedCondition',
		offers: { price: 52_500, priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
	})
})

test.each([
	[{ status: 'sold', status_display: 'Sold' }, 'This vehicle is sold.'],
	[{ status: 'under_inspection', status_display: 'Under Inspection' }, 'We are still checking this vehicle. It can be booked after that.'],
	[{ is_booked: true }, 'Somebody has booked this vehicle. It may become free again.'],
] as const)('what is sold, checked or booked cannot be booked and says why: %j (B.MARKET-22)', async (changes, words) => {
	await open7(aVehicleInFull(changes))
	await expect.element(page.getByText(words)).toBeVisible()
	expect(page.getByRole('button', { name: 'Book to see it' }).elements()).toHaveLength(0)
})

const waits = 'GET /marketplace/waits/'
const aWait = (changes: Partial<VehicleWait> = {}): VehicleWait => ({
	vehicle: 7,
	brand: 'Hero',
	model: 'Splendor Plus',
	year: 2021,
	price: 52_500,
	place: 3,
	turn_ends_at: null,
	created_at: '2026-11-20T06:00:00Z',
	...changes,
})

test('whoever waits for a booked vehicle reads his place and can leave; why nobody can wait is said', async () => {
	keepLogin()
	const { calls } = await open7(aVehicleInFull({ is_booked: true }), {
		[waits]: [{ json: [] }],
		'POST /marketplace/vehicles/7/wait/': [
			{ status: 400, json: { detail: 'This vehicle is free. You can book it now.' } },
			{ status: 201, json: aWait() },
		],
		'DELETE /marketplace/vehicles/7/wait/': [{ status: 204 }],
	})
	await button('Tell me if it is free again').click()
	await expect.element(said('This vehicle is free. You can book it now.')).toBeVisible()
	await button('Tell me if it is free again').click()
	await expect.element(told('You are number 3 in the line. We mail you when it is your turn.')).toBeVisible()
	await button('Stop waiting').click()
	await expect.element(button('Tell me if it is free again')).toBeVisible()
	expect(calls.map(({ address }) => address).filter((address) => address.includes('/wait/'))).toHaveLength(3)
})

test('in his turn whoever waited can book what is booked for all others', async () => {
	keepLogin()
	await open7(aVehicleInFull({ is_booked: true }), { [waits]: [{ json: [aWait({ place: 1, turn_ends_at: '2026-11-21T06:00:00Z' })] }] })
	await expect.element(told(/It is your turn: nobody else can book it until Sat 21 Nov, 11:30 am\./)).toBeVisible()
	await expect.element(button('Book to see it').first()).toBeVisible()
	await expect.element(page.getByText('Available')).toBeVisible()
})

test('whoever has booked it reads so with a way to the booking, and is not asked to wait for it', async () => {
	keepLogin()
	await open7(aVehicleInFull({ is_booked: true }), { [waits]: [{ json: [] }], 'GET /marketplace/bookings/': [{ json: [aBooking()] }] })
	await expect.element(page.getByText('You have booked this vehicle yourself.')).toBeVisible()
	await expect.element(page.getByRole('link', { name: 'See your booking VB12' })).toHaveAttribute('href', '/profile/bookings/12')
	expect(page.getByRole('button', { name: 'Tell me if it is free again' }).elements()).toHaveLength(0)
})

test('a visitor who would wait logs in first', async () => {
	await open7(aVehicleInFull({ is_booked: true }))
	await page.getByRole('link', { name: 'Log in to be told' }).click()
	await expect.element(headingOf('Log in')).toBeVisible()
})

test('a visitor who books is led to the login, which leads back (B.MARKET-21, B.R-21)', async () => {
	const { router } = await open7()
	await page.getByRole('button', { name: 'Book to see it' }).first().click()
	await expect.element(headingOf('Log in')).toBeVisible()
	expect(router.state.location.state).toEqual({ from: '/vehicles/7' })
	await expect.element(page.getByText('Login Required')).toBeVisible()
})

test('booking asks for day, phone and notes, refuses a short phone, shows the refusal, and ends with a way to My Bookings (B.MARKET-23, B.MARKET-24, B.R-21)', async () => {
	localStorage.setItem('pahiya.signedIn', '1')
	const { BookVehicleDialog } = await import('../../src/web/features/market/shop/book-vehicle-dialog.tsx')
	const calls = serverAnswers({
		'GET /accounts/profile/': [{ json: { phone: '' } }],
		'POST /marketplace/bookings/': [
			{ status: 400, json: { detail: 'This vehicle is not available for booking.' } },
			{ status: 201, json: aBooking() },
		],
	})
	await show([{ path: '/', element: <BookVehicleDialog vehicle={aVehicle({ id: 7 })} onClose={() => undefined} /> }], '/')
	const dialog = page.getByRole('dialog')
	await dialog.getByLabelText('Phone').fill('123')
	await dialog.getByRole('button', { name: 'Book to see it' }).click()
	await expect.element(dialog.getByText('Phone number must be at least 10 digits')).toBeVisible()
	await dialog.getByLabelText('Phone').fill('9000000001')
	await dialog.getByLabelText('Notes').fill('After four')
	await dialog.getByRole('button', { name: 'Book to see it' }).click()
	await expect.element(dialog.getByText('This vehicle is not available for booking.')).toBeVisible()
	await dialog.getByRole('button', { name: 'Retry' }).click()
	await expect.element(dialog.getByRole('heading', { name: 'Your visit is booked' })).toBeVisible()
	await expect.element(dialog.getByRole('link', { name: 'My Bookings' })).toHaveAttribute('href', '/profile?tab=bookings')
	const sent = calls.filter(({ address }) => address.startsWith('POST'))
	expect(sent[0]?.body).toMatchObject({ vehicle: 7, contact_number: '9000000001', notes: 'After four' })
	expect(sent[0]?.key).toBe(sent[1]?.key)
})

test('what was typed for a visit is there again after the dialog was closed, until it is booked (B.MARKET-23)', async () => {
	keepLogin()
	await open7(aVehicleInFull(), {
		'GET /accounts/profile/': [{ json: { phone: '' } }],
		'POST /marketplace/bookings/': [{ status: 201, json: aBooking() }],
		[waits]: [{ json: [] }],
		'GET /marketplace/bookings/': [{ json: [] }],
	})
	const dialog = page.getByRole('dialog')
	const openDialog = () => button('Book to see it').first().click()
	await openDialog()
	await dialog.getByLabelText('Phone').fill('9000000001')
	await dialog.getByLabelText('Notes').fill('After four')
	await dialog.getByRole('button', { name: 'Not now' }).click()
	await openDialog()
	await expect.element(dialog.getByLabelText('Phone')).toHaveValue('9000000001')
	await expect.element(dialog.getByLabelText('Notes')).toHaveValue('After four')
	await dialog.getByRole('button', { name: 'Book to see it' }).click()
	await dialog.getByRole('button', { name: 'Close' }).last().click()
	await openDialog()
	await expect.element(dialog.getByLabelText('Notes')).toHaveValue('')
})

test('a price that changed while the page was open is said with the booking (B.MARKET-24, B.E-20)', async () => {
	localStorage.setItem('pahiya.signedIn', '1')
	const { BookVehicleDialog } = await import('../../src/web/features/market/shop/book-vehicle-dialog.tsx')
	serverAnswers({
		'GET /accounts/profile/': [{ json: { phone: '9000000001' } }],
		'POST /marketplace/bookings/': [{ status: 201, json: aBooking() }],
	})
	await show([{ path: '/', element: <BookVehicleDialog vehicle={aVehicle({ id: 7, price: 50_000 })} onClose={() => undefined} /> }], '/')
	const dialog = page.getByRole('dialog')
	await expect.element(dialog.getByLabelText('Phone')).toHaveValue('9000000001')
	await dialog.getByRole('button', { name: 'Book to see it' }).click()
	await expect.element(dialog.getByText('Its price has changed meanwhile. It is ₹52,500 now.')).toBeVisible()
})

test('booking begins with the phone of the profile in digits, as its own rule wants it, and goes through (B.MARKET-23, B.R-21, D-34)', async () => {
	localStorage.setItem('pahiya.signedIn', '1')
	const { BookVehicleDialog } = await import('../../src/web/features/market/shop/book-vehicle-dialog.tsx')
	const calls = serverAnswers({
		'GET /accounts/profile/': [{ json: { phone: '+91 98765 43210' } }],
		'POST /marketplace/bookings/': [{ status: 201, json: aBooking() }],
	})
	await show([{ path: '/', element: <BookVehicleDialog vehicle={aVehicle({ id: 7 })} onClose={() => undefined} /> }], '/')
	const dialog = page.getByRole('dialog')
	await expect.element(dialog.getByLabelText('Phone')).toHaveValue('919876543210')
	await dialog.getByRole('button', { name: 'Book to see it' }).click()
	await expect.element(dialog.getByRole('heading', { name: 'Your visit is booked' })).toBeVisible()
	expect(calls.at(-1)?.body).toMatchObject({ contact_number: '919876543210' })
})

test('of two fields typed in shortly after each other both count', async () => {
	await open()
	await expect.poll(named).toHaveLength(4)
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
	try {
		await box('Price, up to').fill('60000')
		await box('Year, from').fill('2021')
		await painted()
		// Both pauses end in one moment, before anything is drawn.
		vi.advanceTimersByTime(300)
	} finally {
		vi.useRealTimers()
	}
	await expect.poll(named).toEqual(['Hero Splendor Plus 2021'])
})

test('a filtered list is saved by one press, and why it cannot be is said', async () => {
	keepLogin()
	const saved = {
		id: 1,
		search: '',
		brand: 'Honda',
		min_price: null,
		max_price: null,
		min_year: null,
		max_year: null,
		created_at: '2026-11-20T06:00:00Z',
	}
	const calls = serverAnswers({
		[list]: [{ json: market }],
		'POST /marketplace/saved-searches/': [
			{ status: 400, json: { detail: 'You have saved 10 searches. Please delete one first.' } },
			{ status: 201, json: saved },
		],
	})
	await show(routes, '/vehicles?brand=Honda')
	await button('Tell me about new ones').click()
	await expect.element(said('You have saved 10 searches. Please delete one first.')).toBeVisible()
	await button('Tell me about new ones').click()
	await expect.element(page.getByText('Search saved')).toBeVisible()
	expect(calls.at(-1)?.body).toEqual({ search: '', brand: 'Honda', min_price: null, max_price: null, min_year: null, max_year: null })
})
