import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keepLogin } from './support/a-cart.ts'
import { aServiceLine, hoursFrom, serviceCartWith } from './support/a-service.ts'
import { expectAccessible } from './support/accessible.ts'
import { bike } from './support/keep-bike.ts'
import { serviceShop } from './support/service-shop.tsx'
import { button, field, headingOf, said, serverAnswers, show, told } from './support/show.tsx'

const newcomer = { name: 'Asha Rider', email: 'asha@example.in', phone_number: '', address: '', city: '', state: '', postal_code: '' }
const known = {
	...newcomer,
	phone_number: '+91 98765-43210',
	address: 'Flat 7, Karve Road',
	city: 'Pune',
	state: 'Maharashtra',
	postal_code: '411004',
}
const cart = 'GET /repairing-service/carts/'
const slots = 'GET /repairing-service/available-slots/'
const fee = 'POST /repairing-service/calculate-distance-fee/'
const book = 'POST /repairing-service/bookings/create/'
const bookNow = 'POST /repairing-service/service-now/'
const today = '2026-11-23'
const server = {
	'GET /accounts/profile/': [{ json: newcomer }],
	'GET /repairing-service/distance-fee-rule/': [{ json: { free_radius_km: 5, base_fee: 0, per_km: 10, maximum: 150 } }],
	'GET /repairing-service/service-area/': [{ json: { served: true } }],
	[cart]: [{ json: [serviceCartWith(aServiceLine())] }],
	[slots]: [{ json: hoursFrom(today, 14) }],
}
const knowing = { ...server, 'GET /accounts/profile/': [{ json: known }] }
const booked = { status: 201, json: { id: 7, reference: 'PH-7' } }

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T01:30:00Z') })
	keepLogin()
})

const confirm = (total = '₹349') => page.getByRole('button', { name: `Confirm booking · ${total}` }).last()
/** The lines and the sum; it has no name of its own. */
const jobCard = () => expect.poll(() => document.getElementById('job-card'))
const summary = page.getByRole('alert', { name: 'There is a problem' })
const bookings = (calls: { address: string; body: unknown }[]) =>
	calls.filter(({ address }) => address === book || address === bookNow).map(({ body }) => body)
const days = page.getByRole('group', { name: 'Day' })
const hours = page.getByRole('group', { name: /^Hour/ })
const hour = (name: string) => hours.getByRole('radio', { name })

test('the form asks for when, where and who with labels, the right keys and what the browser may fill in (B.CHECKOUT-08, B.CHECKOUT-09, B.CHECKOUT-11, B.SCART-20, B.SCART-23, ux 45, ux 53, ux 77..80, ux 84)', async () => {
	serverAnswers(server)
	await show(serviceShop(), '/checkout')
	const fills = {
		Name: 'name',
		Email: 'email',
		Phone: 'tel',
		'Street address': 'street-address',
		City: 'address-level2',
		State: 'address-level1',
		'Postal code': 'postal-code',
	}
	for (const [name, autocomplete] of Object.entries(fills)) {
		await expect.element(field(name)).toHaveAttribute('autocomplete', autocomplete)
		await expect.element(field(name)).toBeRequired()
	}
	for (const name of ['Phone', 'Postal code']) await expect.element(field(name)).toHaveAttribute('inputmode', 'numeric')
	await expect.element(field('Phone')).toHaveAccessibleDescription(/The technician calls this number/)
	await expect.element(page.getByLabelText('Registration number')).toHaveAccessibleDescription(/\(optional\)/)
	await expect.element(button('Use Current Location')).toBeVisible()
	for (const words of [
		'Front brake pads',
		'Brakes',
		'Hero Splendor Plus',
		'₹349',
		'GST included. UPI or cash.',
		'free up to 2 hours before service',
		'Pads included',
	])
		await jobCard().toMatchTextContent(words)
	await expect.element(page.getByText(/Nothing is charged online\./)).toBeVisible()
	await expect.element(confirm()).toBeInViewport()
	await expectAccessible()
})

test('the form follows every keystroke from the first change of a field on, in the words of each rule; untouched fields stay silent (B.CHECKOUT-18..29, B.CONST-13, B.CONST-14, D-34)', async () => {
	serverAnswers(server)
	await show(serviceShop(), '/checkout')
	const rules: Record<string, [string, string | null][]> = {
		Name: [
			['', 'Name is required'],
			['   ', 'Name is required'],
			['Asha', null],
		],
		Email: [
			['abc', 'Please enter a valid email address'],
			['abc@pahiya', 'Please enter a valid email address'],
			['abc@pahiya.test', null],
		],
		Phone: [
			['', 'Phone number must be at least 10 digits'],
			['123456789', 'Phone number must be at least 10 digits'],
			['1234567890', null],
			['123456789012345', null],
			['1234567890123456', 'Phone number must not exceed 15 digits'],
			['98765abcde', 'Phone number must contain only digits'],
			['+91 98765', 'Phone number must contain only digits'],
		],
		'Street address': [
			['Flat 7', null],
			['', 'Street address is required'],
		],
		City: [
			['Pune', null],
			['', 'City is required'],
		],
		State: [
			['Maharashtra', null],
			['', 'State is required'],
		],
		'Postal code': [
			['12345', 'Postal code must be at least 6 digits'],
			['1234567', 'Postal code must not exceed 6 digits'],
			['12a456', 'Postal code must contain only digits'],
			['411004', null],
		],
	}
	await expect.element(field('Phone')).toBeVisible()
	expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(0)
	for (const [name, cases] of Object.entries(rules)) {
		await field(name).fill('x')
		for (const [typed, words] of cases) {
			await field(name).fill(typed)
			if (words === null) await expect.element(field(name)).not.toHaveAttribute('aria-invalid', 'true')
			else await expect.element(field(name)).toHaveAccessibleDescription(new RegExp(`Error: ${words}`))
		}
	}
	await field('Name').fill('')
	await userEvent.type(field('Name'), 'A')
	await expect.element(field('Name')).not.toHaveAttribute('aria-invalid', 'true')
	await userEvent.keyboard('{Backspace}')
	await expect.element(field('Name')).toHaveAccessibleDescription(/Error: Name is required/)
	await page.getByLabelText('Registration number').fill('xx')
	await expect.element(page.getByText('Please enter a valid registration number.')).toBeVisible()
})

test('a form that is not complete sends nothing: every message stands, the summary names them, and the focus is at the first (B.CHECKOUT-31, B.SCART-21, ux 81, ux 82)', async () => {
	const calls = serverAnswers(server)
	await show(serviceShop(), '/checkout')
	for (const name of ['Name', 'Email']) await field(name).fill('')
	await confirm().click()
	const words = [
		'Postal code must be at least 6 digits',
		'City is required',
		'State is required',
		'Street address is required',
		'Name is required',
		'Please enter a valid email address',
		'Phone number must be at least 10 digits',
	]
	await expect.element(summary).toBeVisible()
	const listed = () =>
		summary
			.getByRole('listitem')
			.elements()
			.map((entry) => entry.textContent)
	expect(listed()).toEqual(words)
	await expect.element(field('Postal code')).toHaveFocus()
	await expect.poll(() => document.title).toMatch(/^Error: /)
	await expectAccessible()
	await summary.getByRole('link', { name: 'City is required' }).click()
	await expect.element(field('City')).toHaveFocus()
	await field('City').fill('Pune')
	await expect.poll(listed).toHaveLength(words.length - 1)
	expect(bookings(calls)).toEqual([])
	expect(localStorage.getItem('pendingBooking')).toBeNull()
})

test('the postal code fills in city and state, both still editable; a code nobody knows is said (D-44, ux 76)', async () => {
	serverAnswers(server)
	await show(serviceShop(), '/checkout')
	await field('Postal code').fill('411004')
	await expect.element(field('City')).toHaveValue('Pune')
	await expect.element(field('State')).toHaveValue('Maharashtra')
	await expect.element(told('Pune, Maharashtra. Please change them if they are wrong.')).toBeVisible()
	await field('Postal code').fill('560001')
	await expect.element(field('State')).toHaveValue('Karnataka')
	await field('City').fill('Whitefield')
	await field('Postal code').fill('110001')
	await expect.element(field('State')).toHaveValue('Delhi')
	await expect.element(field('City')).toHaveValue('Whitefield')
	await field('Postal code').fill('999999')
	await expect.element(page.getByText('We do not know this PIN code. Please type the city and state.')).toBeVisible()
	await expect.element(field('City')).toHaveValue('Whitefield')
})

test('what the profile knows whole is said in a line, the phone in digits, and can be changed (B.CHECKOUT-10, B.R-37, D-34)', async () => {
	const calls = serverAnswers({ ...knowing, [book]: [booked] })
	await show(serviceShop(), '/checkout')
	const line = page.getByRole('region', { name: 'Where and who' })
	await expect.element(line).toMatchTextContent('Flat 7, Karve Road, Pune 411004')
	await expect.element(line).toMatchTextContent('Asha Rider, 919876543210')
	await expect.element(field('Street address')).not.toBeInTheDocument()
	await expectAccessible()
	await line.getByRole('button', { name: 'Change address and contact' }).click()
	const filled = {
		Name: known.name,
		Email: known.email,
		Phone: '919876543210',
		'Street address': known.address,
		City: known.city,
		State: known.state,
		'Postal code': known.postal_code,
	}
	for (const [name, text] of Object.entries(filled)) await expect.element(field(name)).toHaveValue(text)
	await field('Name').fill('Asha’s brother')
	await confirm().click()
	await expect.element(headingOf('The repair')).toBeVisible()
	expect(bookings(calls)).toMatchObject([{ customer_name: 'Asha’s brother', customer_phone: '919876543210', city: 'Pune' }])
})

test.each([
	['a member’s own bike is booked with the number of the profile', bike.modelId, 'MH 12 KT 4821'],
	['another bike than the member’s own is booked without a number', 99, ''],
])('%s (D-31, ux 36)', async (_, vehicle_model, number) => {
	const own = { ...known, vehicle_model, registration_number: 'MH12KT4821' }
	const calls = serverAnswers({ ...server, 'GET /accounts/profile/': [{ json: own }], [book]: [booked] })
	await show(serviceShop(), '/checkout')
	await expect.element(page.getByLabelText('Registration number')).toHaveValue(number)
	await confirm().click()
	await expect.element(headingOf('The repair')).toBeVisible()
	expect(bookings(calls).map((body) => (body as { registration_number?: string }).registration_number ?? '')).toEqual([
		number.replaceAll(' ', ''),
	])
})

test('the first free day and hour are chosen, on another day its first one; hours of a day come in a list, and a day further away has its field (D-17, ux 49, ux 50, ux 52, B.SCART-21)', async () => {
	const fromNine = (time: string, date: string) => (date === today || time < '09:00' ? 0 : 3)
	const calls = serverAnswers({ ...server, [slots]: [{ json: hoursFrom(today, 14, fromNine) }, { json: hoursFrom('2026-12-30', 7) }] })
	await show(serviceShop(), '/checkout')
	await expect.element(days.getByRole('radio', { name: 'Tue 24 Nov' })).toBeChecked()
	await expect.element(hour('9–10 am')).toBeChecked()
	expect(days.getByRole('radio').elements()).toHaveLength(14)
	const typed = page.getByLabelText('Or another day')
	await expect.element(typed).toHaveAttribute('min', today)
	await expect.element(typed).toHaveAttribute('max', '2027-01-22')
	await typed.fill('2027-01-02')
	await expect.element(hour('8–9 am')).toBeChecked()
	expect(hours.getByRole('radio').elements()).toHaveLength(13)
	expect(hours.getByRole('radio', { checked: true }).elements()).toHaveLength(1)
	expect(calls.filter(({ address }) => address === slots).map(({ query }) => query)).toEqual([{}, { from: '2026-12-30', days: '7' }])
	await hour('8–9 pm').click()
	await jobCard().toMatchTextContent('Sat 2 Jan 2027, 8–9 pm')
	await expectAccessible()
	await typed.fill('2027-01-23')
	await expect.element(typed).toHaveAccessibleDescription(/Please choose a day from today to/)
})

test('full hours are marked and cannot be chosen, few places are told, and a full day is asleep (D-17, ux 50)', async () => {
	const places: Record<string, number> = { '10:00': 0, '11:00': 1, '12:00': 2 }
	const placesOf = (time: string, date: string) => (date === '2026-11-25' ? 0 : (places[time] ?? 3))
	serverAnswers({ ...server, [slots]: [{ json: hoursFrom(today, 14, placesOf) }] })
	await show(serviceShop(), '/checkout')
	await expect.element(hour('10–11 am taken')).toBeDisabled()
	await expect.element(hour('11–12 noon 1 place left')).toBeEnabled()
	await expect.element(hour('12–1 pm 2 places left')).toBeEnabled()
	await expect.element(days.getByRole('radio', { name: /full ?, 25 Nov/ })).toBeDisabled()
})

test('when two weeks are full that is said, with the next free hour to take (ux 50)', async () => {
	const calls = serverAnswers({
		...knowing,
		[slots]: [{ json: hoursFrom(today, 14, () => 0) }, { json: hoursFrom('2026-12-07', 47) }],
		[book]: [booked],
	})
	await show(serviceShop(), '/checkout')
	await expect.element(page.getByText('The next 14 days are full.')).toBeVisible()
	await expectAccessible()
	await page.getByRole('button', { name: 'Mon 7 Dec, 8–9 am' }).click()
	await confirm().click()
	await expect.element(headingOf('The repair')).toBeVisible()
	expect(bookings(calls)).toMatchObject([{ schedule_date: '2026-12-07', schedule_time: '08:00' }])
})

test('hours that cannot be loaded leave As soon as possible, and come with Try again (ux 13)', async () => {
	serverAnswers({ ...server, [slots]: [{ status: 500 }, { status: 500 }, ...server[slots]] })
	await show(serviceShop(), '/checkout')
	await expect.element(said('The free hours could not be loaded.')).toBeVisible()
	await expect.element(page.getByRole('radio', { name: /^As soon as possible/ })).toBeEnabled()
	await button('Try again').click()
	await expect.element(days).toBeVisible()
})

const placeIs = (latitude: number, longitude: number) =>
	vi
		.spyOn(navigator.geolocation, 'getCurrentPosition')
		.mockImplementation((found) => found({ coords: { latitude, longitude } } as GeolocationPosition))

test('the place can be taken back, and then nothing of it is booked (B.CHECKOUT-30)', async () => {
	const asked = placeIs(18.52, 73.86)
	const calls = serverAnswers({ ...server, [fee]: [{ json: { distance_fee: 0, distance_km: 2 } }], [book]: [booked] })
	await show(serviceShop(), '/checkout')
	await expect.element(button('Use Current Location')).toBeVisible()
	expect(asked).not.toHaveBeenCalled()
	await button('Use Current Location').click()
	await expect.element(told('Travel is free.')).toBeVisible()
	await jobCard().toMatchTextContent('Distance fee, 2 km')
	await button('Remove location').click()
	await jobCard().not.toMatchTextContent('Distance fee')
	for (const [name, text] of Object.entries({ 'Postal code': '411004', 'Street address': 'Flat 7', Phone: '9000000002' }))
		await field(name).fill(text)
	await expect.element(field('City')).toHaveValue('Pune')
	await confirm().click()
	await expect.element(headingOf('The repair')).toBeVisible()
	const [body] = bookings(calls)
	expect(body).toMatchObject({ address: 'Flat 7', total_amount: 349 })
	expect(body).not.toHaveProperty('latitude')
})

test('a place that is refused says Location Error and to type the address, and what was typed stays (B.CHECKOUT-15, ux 83)', async () => {
	vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((_, failed) => failed?.({ code: 1 } as GeolocationPositionError))
	serverAnswers(server)
	await show(serviceShop(), '/checkout')
	await field('Street address').fill('Flat 7')
	await button('Use Current Location').click()
	await expect.element(told('Location Error')).toMatchTextContent('Please enter the address manually.')
	await expect.element(field('Street address')).toHaveValue('Flat 7')
	await expectAccessible()
})

test('a browser that knows no places says Location Not Supported (B.CHECKOUT-16)', async () => {
	vi.spyOn(Navigator.prototype, 'geolocation', 'get').mockReturnValue(undefined as unknown as Geolocation)
	serverAnswers(server)
	await show(serviceShop(), '/checkout')
	await button('Use Current Location').click()
	await expect.element(told('Location Not Supported')).toMatchTextContent('Please enter the address manually.')
})

test('a place whose way cannot be priced costs nothing: that is logged and nothing else, and the booking goes through without it (B.CHECKOUT-14, B.R-13)', async () => {
	const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined)
	placeIs(18.6, 73.95)
	const calls = serverAnswers({ ...knowing, [fee]: [{ status: 500 }], [book]: [booked] })
	await show(serviceShop(), '/checkout')
	await page.getByRole('button', { name: 'Change address and contact' }).click()
	await button('Use Current Location').click()
	await expect.poll(() => logged.mock.calls.filter(([words]) => String(words).includes('distance fee'))).toHaveLength(1)
	await expect.element(page.getByRole('main').getByRole('alert')).not.toBeInTheDocument()
	await confirm().click()
	await expect.element(headingOf('The repair')).toBeVisible()
	const [body] = bookings(calls)
	expect(body).toMatchObject({ total_amount: 349 })
	expect(body).not.toHaveProperty('latitude')
})

test('a total that has grown since it was shown is told before anything is booked; the second press agrees to it (B.CHECKOUT-41, B.R-13, B.SCART-30)', async () => {
	const calls = serverAnswers({
		...knowing,
		[cart]: [{ json: [serviceCartWith(aServiceLine())] }, { json: [serviceCartWith(aServiceLine({ price: 460 }))] }],
		[book]: [{ status: 400, json: { error: 'x', total_amount: 460 } }, booked],
	})
	await show(serviceShop(), '/checkout')
	await confirm().click()
	await expect.element(said('The order total has changed. Please review your order.')).toBeVisible()
	await expect.element(confirm('₹460')).toBeVisible()
	await expectAccessible()
	await confirm('₹460').click()
	await expect.element(headingOf('The repair')).toBeVisible()
	expect(bookings(calls)).toMatchObject([{ total_amount: 349 }, { total_amount: 460 }])
})

test('a booking that is refused as a whole shows a dialog with the server’s words, Close and Call Us; everything stays (B.SCART-26, A.LAYOUT-37)', async () => {
	serverAnswers({ ...knowing, [book]: [{ status: 400, json: { detail: 'Words of the server' } }, booked] })
	await show(serviceShop(), '/checkout')
	await page.getByRole('button', { name: 'Change address and contact' }).click()
	await field('Street address').fill('Flat 8')
	await confirm().click()
	const dialog = page.getByRole('dialog', { name: 'Booking not confirmed' })
	await expect.element(dialog).toMatchTextContent('Words of the server')
	await expect.element(dialog.getByRole('link', { name: 'Call Us' })).toHaveAttribute('href', 'tel:+910000000000')
	await expectAccessible()
	await dialog.getByRole('button', { name: 'Close' }).last().click()
	await expect.element(dialog).not.toBeInTheDocument()
	await expect.element(field('Street address')).toHaveValue('Flat 8')
	expect(page.getByRole('list', { name: 'Services' }).getByRole('listitem').elements()).toHaveLength(1)
	await confirm().click()
	await expect.element(headingOf('The repair')).toBeVisible()
})

test('a cart that cannot be loaded says so and comes with Try again (ux 13)', async () => {
	serverAnswers({ ...server, [cart]: [{ status: 500 }, { status: 500 }, ...server[cart]] })
	await show(serviceShop(), '/checkout')
	await expect.element(said('Your cart could not be loaded.')).toBeVisible()
	await button('Try again').click()
	await jobCard().toBeVisible()
})

test.each(['/checkout', '/checkout?mode=buy-now'])('%s with nothing in it says so and leads to the services (B.SCART-18)', async (path) => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
	serverAnswers({ ...server, [cart]: [{ json: [] }] })
	const router = await show(serviceShop(), path)
	await expect.element(page.getByText('Your cart is empty')).toBeVisible()
	await expect.element(page.getByRole('link', { name: 'See the services' })).toHaveAttribute('href', '/#services')
	vi.advanceTimersByTime(3_000)
	await expect.element(headingOf('Home')).toBeVisible()
	expect(router.state.location.hash).toBe('#services')
})
