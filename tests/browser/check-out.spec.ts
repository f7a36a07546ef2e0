import type { Page } from '@playwright/test'
import type { DayOfSlots } from '../../src/contract/doorstep/doorstep.ts'
import type { Service } from '../../src/contract/repairs/repairs.ts'
import { addDays, formatDayHour, formatHour } from '../../src/shared/days.ts'
import { formatRupees } from '../../src/shared/money.ts'
import { answer, expect, expectAccessible, keep, kept, open, refusedWith, test, watchCalls } from './support/journey.ts'
import { aRider, ask, demoRider, passOf, type Rider, signIn } from './support/people.ts'
import type { Product } from './support/product.ts'
import {
	aFreeHour,
	aPerson,
	aRepair,
	bikeNamed,
	categoryNamed,
	chooseBike,
	type Hour,
	priceFor,
	putInCart,
	repairsOf,
} from './support/repairs.ts'
import { chooseHour, confirmButton, dayCard, fieldOf, fillCheckout, hourCard, type PersonField } from './support/screens.ts'

const feeCall = '**/api/repairing-service/calculate-distance-fee/'
const slotsCall = '**/api/repairing-service/available-slots/**'
const bookingCall = '**/api/repairing-service/bookings/create/'
const summary = (page: Page) => page.getByRole('alert', { name: 'There is a problem' })
const jobCard = (page: Page) => page.locator('#job-card')
const booked = (page: Page) => page.getByRole('dialog', { name: 'Your repair is booked' })

/** A member at the checkout of a cart with one service. */
async function memberAtCheckout(page: Page, product: Product, rider?: Rider) {
	const [who, { services }, bike] = await Promise.all([
		rider ?? aRider(product),
		categoryNamed(product, 'Inspection'),
		chooseBike(page, product),
	])
	const [service] = services
	if (!service) throw new Error('No service')
	await putInCart(product, who, service, bike)
	await signIn(page, who)
	await open(page, '/checkout')
	await expect(jobCard(page)).toBeVisible()
	return { rider: who, service, bike, price: (await priceFor(product, service, bike)).price }
}

/** The error that stands at a field, whatever its hint says. */
const expectAtField = (page: Page, name: PersonField, words: string | null) =>
	words === null
		? expect(fieldOf(page, name)).not.toHaveAttribute('aria-invalid', 'true')
		: expect(fieldOf(page, name)).toHaveAccessibleDescription(new RegExp(`Error: ${words}`))

test.describe('the form', () => {
	test('asks for when, where and who with labels, the right keys and what the browser may fill in (B.CHECKOUT-08, B.CHECKOUT-09, B.CHECKOUT-11, B.SCART-20, B.SCART-23, ux 45, ux 53, ux 77..80, ux 84)', async ({
		page,
		product,
	}) => {
		const { service, price } = await memberAtCheckout(page, product)
		const fills = {
			customer_name: 'name',
			customer_email: 'email',
			customer_phone: 'tel',
			address: 'street-address',
			city: 'address-level2',
			state: 'address-level1',
			postal_code: 'postal-code',
		} as const
		for (const [name, autocomplete] of Object.entries(fills)) {
			await expect(fieldOf(page, name as PersonField)).toHaveAttribute('autocomplete', autocomplete)
			await expect(fieldOf(page, name as PersonField)).toHaveAttribute('required', '')
		}
		for (const name of ['customer_phone', 'postal_code'] as const) await expect(fieldOf(page, name)).toHaveAttribute('inputmode', 'numeric')
		await expect(fieldOf(page, 'customer_phone')).toHaveAccessibleDescription(/The technician calls this number/)
		await expect(page.getByLabel('Registration number')).toHaveAccessibleDescription(/\(optional\)/)
		await expect(page.getByRole('button', { name: 'Use Current Location' })).toBeVisible()
		for (const words of [
			service.name,
			'Inspection',
			'Hero Splendor Plus',
			formatRupees(price),
			'GST included. UPI or cash.',
			'free up to 2 hours before service',
			...service.features.map(({ name }) => name),
		])
			await expect(jobCard(page)).toContainText(words)
		await expect(page.getByText('Nothing is charged online.')).toBeVisible()
		await expect(confirmButton(page)).toHaveText(`Confirm booking · ${formatRupees(price)}`)
		await expect(confirmButton(page)).toBeInViewport()
	})

	test('follows every keystroke from the first change of a field on, in the words of each rule; untouched fields stay silent (B.CHECKOUT-18..29, B.CONST-13, B.CONST-14, D-34)', async ({
		page,
		product,
	}) => {
		await memberAtCheckout(page, product)
		const rules: [PersonField, [string, string | null][]][] = [
			[
				'customer_name',
				[
					['', 'Name is required'],
					['   ', 'Name is required'],
					['Asha', null],
				],
			],
			[
				'customer_email',
				[
					['abc', 'Please enter a valid email address'],
					['abc@pahiya', 'Please enter a valid email address'],
					['abc@pahiya.test', null],
				],
			],
			[
				'customer_phone',
				[
					['', 'Phone number must be at least 10 digits'],
					['123456789', 'Phone number must be at least 10 digits'],
					['1234567890', null],
					['123456789012345', null],
					['1234567890123456', 'Phone number must not exceed 15 digits'],
					['98765abcde', 'Phone number must contain only digits'],
					['+91 98765', 'Phone number must contain only digits'],
				],
			],
			[
				'address',
				[
					['Flat 7', null],
					['', 'Street address is required'],
				],
			],
			[
				'city',
				[
					['Pune', null],
					['', 'City is required'],
				],
			],
			[
				'state',
				[
					['Maharashtra', null],
					['', 'State is required'],
				],
			],
			[
				'postal_code',
				[
					['12345', 'Postal code must be at least 6 digits'],
					['1234567', 'Postal code must not exceed 6 digits'],
					['12a456', 'Postal code must contain only digits'],
					['411004', null],
				],
			],
		]
		await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
		for (const [name, cases] of rules) {
			await fieldOf(page, name).fill('x')
			for (const [typed, words] of cases) {
				await fieldOf(page, name).fill(typed)
				await expectAtField(page, name, words)
			}
		}
		await fieldOf(page, 'customer_name').fill('')
		await fieldOf(page, 'customer_name').pressSequentially('A')
		await expectAtField(page, 'customer_name', null)
		await page.keyboard.press('Backspace')
		await expectAtField(page, 'customer_name', 'Name is required')
	})

	test('that is not complete sends nothing: every message stands, the summary names them, and the focus is at the first (B.CHECKOUT-31, B.SCART-21, ux 81, ux 82)', async ({
		page,
		product,
	}) => {
		await memberAtCheckout(page, product)
		const sent = watchCalls(page, 'POST', /\/(bookings\/create|service-now)\/$/)
		for (const name of ['customer_name', 'customer_email'] as const) await fieldOf(page, name).fill('')
		await confirmButton(page).click()
		const words = [
			'Postal code must be at least 6 digits',
			'City is required',
			'State is required',
			'Street address is required',
			'Name is required',
			'Please enter a valid email address',
			'Phone number must be at least 10 digits',
		]
		await expect(summary(page).getByRole('listitem')).toHaveText(words)
		await expect(fieldOf(page, 'postal_code')).toBeFocused()
		await expect(page).toHaveTitle(/^Error: /)
		await summary(page).getByRole('link', { name: 'City is required' }).click()
		await expect(fieldOf(page, 'city')).toBeFocused()
		await fieldOf(page, 'city').fill('Pune')
		await expect(summary(page).getByRole('listitem')).toHaveCount(words.length - 1)
		expect(sent).toHaveLength(0)
		expect(await kept(page, 'pendingBooking')).toBeNull()
	})

	test('fills in city and state from the postal code, both still editable; a code nobody knows is said (D-44, ux 76)', async ({
		page,
		product,
	}) => {
		await memberAtCheckout(page, product)
		await fieldOf(page, 'postal_code').fill('411004')
		await expect(fieldOf(page, 'city')).toHaveValue('Pune')
		await expect(fieldOf(page, 'state')).toHaveValue('Maharashtra')
		await expect(page.getByRole('status').filter({ hasText: 'Pune, Maharashtra. Please change them if they are wrong.' })).toBeVisible()
		await fieldOf(page, 'postal_code').fill('560001')
		await expect(fieldOf(page, 'state')).toHaveValue('Karnataka')
		await fieldOf(page, 'city').fill('Whitefield')
		await fieldOf(page, 'postal_code').fill('110001')
		await expect(fieldOf(page, 'state')).toHaveValue('Delhi')
		await expect(fieldOf(page, 'city')).toHaveValue('Whitefield')
		await fieldOf(page, 'postal_code').fill('999999')
		await expect(page.getByText('We do not know this PIN code. Please type the city and state.')).toBeVisible()
		await expect(fieldOf(page, 'city')).toHaveValue('Whitefield')
	})

	test('says in a line what the profile knows whole, the phone in digits, and takes changes of it (B.CHECKOUT-10, B.R-37, D-34)', async ({
		page,
		product,
	}) => {
		const profile = {
			name: 'Ravi Patil',
			phone_number: '+91 98765-00000',
			address: 'Plot 3, Example Road',
			city: 'Nashik',
			state: 'Maharashtra',
			postal_code: '422001',
			country: 'India',
		}
		const rider = await aRider(product, profile)
		await memberAtCheckout(page, product, rider)
		const known = page.getByRole('region', { name: 'Where and who' })
		await expect(known).toContainText('Plot 3, Example Road, Nashik 422001')
		await expect(known).toContainText('Ravi Patil, 919876500000')
		await expect(fieldOf(page, 'address')).toHaveCount(0)
		await expectAccessible(page)
		await known.getByRole('button', { name: 'Change address and contact' }).click()
		const filled = { ...profile, customer_name: profile.name, customer_email: rider.email, customer_phone: '919876500000' }
		for (const name of ['customer_name', 'customer_email', 'customer_phone', 'address', 'city', 'state', 'postal_code'] as const)
			await expect(fieldOf(page, name)).toHaveValue(filled[name])
		await chooseHour(page, await aFreeHour(product))
		await fieldOf(page, 'customer_name').fill('Ravi’s brother')
		await confirmButton(page).click()
		await expect(booked(page)).toBeVisible()
		expect(await repairsOf(product, rider)).toMatchObject([
			{ customer_name: 'Ravi’s brother', customer_phone: '919876500000', city: 'Nashik' },
		])
	})

	test('keeps what was typed for the next form of the same customer (A.LAYOUT-40)', async ({ page, product }) => {
		const { rider, service, bike } = await memberAtCheckout(page, product)
		await chooseHour(page, await aFreeHour(product))
		await fillCheckout(page, aPerson)
		await confirmButton(page).click()
		await expect(booked(page)).toBeVisible()
		await putInCart(product, rider, service, bike)
		await open(page, '/checkout')
		for (const name of ['customer_name', 'customer_phone', 'address', 'city', 'state', 'postal_code'] as const)
			await expect(fieldOf(page, name)).toHaveValue(aPerson[name])
	})

	test('a member’s own bike is booked with the number of the profile (D-31, ux 36)', async ({ page, product }) => {
		await signIn(page, demoRider)
		const { services } = await categoryNamed(product, 'Wash and polish')
		await open(page, '/')
		await expect(page.getByRole('banner').getByRole('button', { name: /MH 12 KT 4821/ })).toBeVisible()
		const item = {
			packageId: services[0]?.id,
			packageName: services[0]?.name,
			serviceName: 'Wash and polish',
			serviceId: String(services[0]?.id),
			vehicle: await bikeNamed(product, 'Hero Splendor Plus'),
			price: 1,
			features: [],
			isSubscription: false,
			planId: null,
			duration: '',
		}
		await keep(page, { checkoutItem: item })
		await open(page, '/checkout?mode=buy-now')
		await expect(page.getByLabel('Registration number')).toHaveValue(/MH ?12 ?KT ?4821/)
		await expect(jobCard(page)).toBeVisible()
		await page.getByLabel('Registration number').fill('xx')
		await expect(page.getByText('Please enter a valid registration number.')).toBeVisible()
	})
})

test.describe('day and hour', () => {
	test('the first free day and hour are chosen, on another day its first one; hours of a day come in a list, and a day further away has its field (D-17, ux 49, ux 50, ux 52, B.SCART-21)', async ({
		page,
		product,
	}) => {
		await memberAtCheckout(page, product)
		const days = await ask<DayOfSlots[]>(product, 'GET', '/repairing-service/available-slots/')
		const firstFree = days.flatMap(({ date, times }) =>
			times.filter(({ places_left }) => places_left > 0).map(({ time }) => ({ date, time })),
		)[0] ?? { date: '', time: '' }
		await expect(dayCard(page, firstFree)).toBeChecked()
		await expect(hourCard(page, firstFree)).toBeChecked()
		await expect(page.getByRole('group', { name: 'Day' }).getByRole('radio')).toHaveCount(14)
		const today = days[0]?.date ?? ''
		const far = addDays(today, 40)
		const typed = page.getByLabel('Or another day')
		await expect(typed).toHaveAttribute('min', today)
		await expect(typed).toHaveAttribute('max', addDays(today, 60))
		await typed.fill(far)
		await expect(page.getByRole('group', { name: /^Hour/ }).getByRole('radio')).toHaveCount(13)
		await expect(page.getByRole('group', { name: /^Hour/ }).getByRole('radio', { checked: true })).toHaveCount(1)
		await hourCard(page, { date: far, time: '20:00' }).check()
		await expect(jobCard(page)).toContainText(formatDayHour(far, '20:00', today))
		await expectAccessible(page)
		await typed.fill(addDays(today, 61))
		await expect(typed).toHaveAccessibleDescription(/Please choose a day from today to/)
	})

	test('full hours are marked and cannot be chosen, and few places are told (D-17, ux 50)', async ({ page, product }) => {
		const others = await Promise.all([aRider(product), aRider(product), aRider(product)])
		const hour = await aFreeHour(product)
		for (const other of others) await aRepair(product, other, hour)
		const scarce = await aFreeHour(product)
		for (const other of others.slice(0, 2)) await aRepair(product, other, scarce)
		await memberAtCheckout(page, product)
		await dayCard(page, hour).check()
		await expect(hourCard(page, hour)).toBeDisabled()
		await expect(hourCard(page, hour)).toHaveAccessibleName(`${formatHour(hour.time)} taken`)
		await dayCard(page, scarce).check()
		await expect(hourCard(page, scarce)).toHaveAccessibleName(`${formatHour(scarce.time)} 1 place left`)
	})

	test('when two weeks are full that is said, with the next free hour to take (ux 50)', async ({ page, product }) => {
		const { rider } = await signedInWithCart(page, product)
		const days = await ask<DayOfSlots[]>(product, 'GET', '/repairing-service/available-slots/')
		await page.route(slotsCall, (route) => {
			const later = new URL(route.request().url()).searchParams.has('from')
			return later
				? route.continue()
				: route.fulfill({ json: days.map(({ date, times }) => ({ date, times: times.map(({ time }) => ({ time, places_left: 0 })) })) })
		})
		await open(page, '/checkout')
		await expect(page.getByText('The next 14 days are full.')).toBeVisible()
		await expectAccessible(page)
		const next: Hour = { date: addDays(days[0]?.date ?? '', 14), time: '08:00' }
		await page.getByRole('button', { name: formatDayHour(next.date, next.time, days[0]?.date) }).click()
		await fillCheckout(page, aPerson)
		await confirmButton(page).click()
		await expect(booked(page)).toContainText(formatDayHour(next.date, next.time, days[0]?.date))
		expect(await repairsOf(product, rider)).toHaveLength(1)
	})

	test('hours that cannot be loaded leave As soon as possible, and come with Try again (ux 13)', async ({ page, product, noise }) => {
		noise.allow(refusedWith(500))
		await signedInWithCart(page, product)
		await answer(page, slotsCall, { status: 500, times: 2 })
		await open(page, '/checkout')
		const failed = page.getByRole('alert').filter({ hasText: 'The free hours could not be loaded.' })
		await expect(failed).toBeVisible()
		await expect(page.getByRole('radio', { name: /^As soon as possible/ })).toBeEnabled()
		await failed.getByRole('button', { name: 'Try again' }).click()
		await expect(page.getByRole('group', { name: 'Day' })).toBeVisible()
	})

	test('As soon as possible needs no hour and makes an immediate booking (D-17, B.REPAIR-18, A.LAYOUT-33)', async ({ page, product }) => {
		const { rider } = await memberAtCheckout(page, product)
		const sent = watchCalls(page, 'POST', /\/service-now\/$/)
		await page.getByRole('radio', { name: /^As soon as possible/ }).check()
		await expect(page.getByText('We call you with the time within 30 minutes, day and night.')).toBeVisible()
		await fillCheckout(page, aPerson)
		await confirmButton(page).click()
		await expect(booked(page)).toContainText('As soon as possible')
		expect(sent).toHaveLength(1)
		await booked(page).getByRole('link', { name: 'View My Repairs' }).click()
		await expect(page.getByRole('list', { name: 'My Repairs' })).toContainText('As soon as possible')
		expect(await repairsOf(product, rider)).toMatchObject([{ kind: 'service_now', status: 'pending' }])
	})
})

/** The browser of a member with a service in the cart, before the checkout is opened. */
async function signedInWithCart(page: Page, product: Product) {
	const rider = await aRider(product)
	const { services } = await categoryNamed(product, 'Inspection')
	const bike = await chooseBike(page, product)
	await putInCart(product, rider, { id: services[0]?.id ?? 0 }, bike)
	await signIn(page, rider)
	return { rider }
}

test.describe('the place', () => {
	test('is asked for on a tap only; its way is priced, shown in the sum and booked (B.CHECKOUT-11..13, B.SCART-22, D-36, ux 29)', async ({
		page,
		product,
		context,
	}) => {
		await context.grantPermissions(['geolocation'])
		await context.setGeolocation({ latitude: 18.6, longitude: 73.95 })
		const asked = watchCalls(page, 'POST', /\/calculate-distance-fee\/$/)
		const { rider, price } = await memberAtCheckout(page, product)
		expect(asked).toHaveLength(0)
		const { distance_fee, distance_km } = await ask<{ distance_fee: number; distance_km: number }>(
			product,
			'POST',
			'/repairing-service/calculate-distance-fee/',
			{
				body: { latitude: 18.6, longitude: 73.95 },
			},
		)
		expect(distance_fee).toBeGreaterThan(0)
		await page.getByRole('button', { name: 'Use Current Location' }).click()
		await expect(jobCard(page)).toContainText(`Distance fee, ${distance_km} km`)
		await expect(jobCard(page)).toContainText(formatRupees(distance_fee))
		await expect(confirmButton(page)).toHaveText(`Confirm booking · ${formatRupees(price + distance_fee)}`)
		expect(asked.map(({ body }) => body)).toEqual([{ latitude: 18.6, longitude: 73.95 }])
		await expectAccessible(page)
		await chooseHour(page, await aFreeHour(product))
		await fillCheckout(page, aPerson)
		await confirmButton(page).click()
		await expect(booked(page)).toContainText(formatRupees(price + distance_fee))
		expect(await repairsOf(product, rider)).toMatchObject([
			{ latitude: 18.6, longitude: 73.95, distance_fee, total_amount: price + distance_fee },
		])
	})

	test('can be taken back, and then nothing of it is booked (B.CHECKOUT-30)', async ({ page, product, context }) => {
		await context.grantPermissions(['geolocation'])
		await context.setGeolocation({ latitude: 18.52, longitude: 73.86 })
		const { rider, price } = await memberAtCheckout(page, product)
		await page.getByRole('button', { name: 'Use Current Location' }).click()
		await expect(page.getByText('Travel is free.')).toBeVisible()
		await page.getByRole('button', { name: 'Remove location' }).click()
		await expect(jobCard(page)).not.toContainText('Distance fee')
		await chooseHour(page, await aFreeHour(product))
		await fillCheckout(page, aPerson)
		await confirmButton(page).click()
		await expect(booked(page)).toBeVisible()
		expect(await repairsOf(product, rider)).toMatchObject([{ latitude: null, longitude: null, distance_fee: 0, total_amount: price }])
	})

	test('that is refused says Location Error and to type the address, and what was typed stays (B.CHECKOUT-15, ux 83)', async ({
		page,
		product,
		context,
	}) => {
		await context.clearPermissions()
		await memberAtCheckout(page, product)
		await fillCheckout(page, { address: 'Flat 7' })
		await page.getByRole('button', { name: 'Use Current Location' }).click()
		await expect(page.getByText('Location Error')).toBeVisible()
		await expect(page.getByText('Please enter the address manually.')).toBeVisible()
		await expect(fieldOf(page, 'address')).toHaveValue('Flat 7')
		await expectAccessible(page)
	})

	test('in a browser that knows no places says Location Not Supported (B.CHECKOUT-16)', async ({ page, product }) => {
		await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'geolocation', { get: () => undefined }))
		await memberAtCheckout(page, product)
		await page.getByRole('button', { name: 'Use Current Location' }).click()
		await expect(page.getByText('Location Not Supported')).toBeVisible()
		await expect(page.getByText('Please enter the address manually.')).toBeVisible()
	})

	test('whose way cannot be priced costs nothing: that is logged and nothing else, and the booking goes through without it (B.CHECKOUT-14, B.R-13)', async ({
		page,
		product,
		context,
		noise,
	}) => {
		noise.allow(refusedWith(500))
		const logged: string[] = []
		page.on('console', (message) => message.type() === 'info' && logged.push(message.text()))
		await context.grantPermissions(['geolocation'])
		await context.setGeolocation({ latitude: 18.6, longitude: 73.95 })
		await answer(page, feeCall, { status: 500 })
		const { rider, price } = await memberAtCheckout(page, product)
		await page.getByRole('button', { name: 'Use Current Location' }).click()
		await expect.poll(() => logged.filter((words) => words.includes('distance fee'))).toHaveLength(1)
		await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0)
		await expect(confirmButton(page)).toHaveText(`Confirm booking · ${formatRupees(price)}`)
		await chooseHour(page, await aFreeHour(product))
		await fillCheckout(page, aPerson)
		await confirmButton(page).click()
		await expect(booked(page)).toBeVisible()
		expect(await repairsOf(product, rider)).toMatchObject([{ latitude: null, distance_fee: 0 }])
	})
})

test.describe('confirming', () => {
	test('sends what was agreed and empties the cart, the records and the badge (B.SCART-24, B.SCART-25, B.CHECKOUT-30)', async ({
		page,
		product,
	}) => {
		const { rider, price } = await memberAtCheckout(page, product)
		const sent = watchCalls(page, 'POST', /\/bookings\/create\/$/)
		const hour = await aFreeHour(product)
		await chooseHour(page, hour)
		await fillCheckout(page, { ...aPerson, customer_email: 'Meera@Pahiya.test', customer_name: '  Meera Kulkarni ' })
		await page.getByLabel('Notes').fill('Ring twice')
		await page.getByRole('radio', { name: /^UPI/ }).check()
		await confirmButton(page).click()
		await expect(booked(page)).toBeVisible()
		const { customer_name, customer_phone, address, city, state, postal_code } = aPerson
		expect(sent[0]?.body).toMatchObject({
			...{ customer_name, customer_phone, address, city, state, postal_code },
			customer_email: 'meera@pahiya.test',
			schedule_date: hour.date,
			schedule_time: hour.time,
			notes: 'Ring twice',
			payment_method: 'upi',
			purchase_type: 'cart',
			total_amount: price,
		})
		expect(await kept(page, 'cartItems')).toBeNull()
		expect(await kept(page, 'checkoutData')).toBeNull()
		await booked(page).getByRole('button', { name: 'Close' }).click()
		// The page stands where what follows is said, not where the button was.
		await expect(page.getByRole('heading', { name: 'Waiting for confirmation' })).toBeInViewport()
		await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
		expect(await ask(product, 'GET', '/repairing-service/carts/', { access: rider.access })).toEqual([])
		await page.goto('/checkout')
		await expect(page.getByText('Your cart is empty')).toBeVisible()
	})

	test('a total that has grown since it was shown is told before anything is booked; the second press agrees to it (B.CHECKOUT-41, B.R-13, B.SCART-30)', async ({
		page,
		product,
		noise,
	}) => {
		noise.allow(refusedWith(400))
		const bike = await chooseBike(page, product, 'Honda Shine 125')
		const { services } = await categoryNamed(product, 'Wash and polish')
		const service = services.at(-1) as Service
		const rider = await aRider(product)
		const before = (await priceFor(product, service, bike)).price
		await putInCart(product, rider, service, bike)
		await signIn(page, rider)
		await open(page, '/checkout')
		await chooseHour(page, await aFreeHour(product))
		await fillCheckout(page, aPerson)
		await expect(confirmButton(page)).toContainText(formatRupees(before))
		const access = await passOf(product, 'admin')
		await ask(product, 'POST', '/admin/service-prices/', {
			access,
			body: { service: service.id, vehicle_model: bike.modelId, price: before + 111 },
		})
		await confirmButton(page).click()
		await expect(page.getByRole('alert').filter({ hasText: 'The order total has changed. Please review your order.' })).toBeVisible()
		await expect(confirmButton(page)).toHaveText(`Confirm booking · ${formatRupees(before + 111)}`)
		expect(await repairsOf(product, rider)).toHaveLength(0)
		await expectAccessible(page)
		await confirmButton(page).click()
		await expect(booked(page)).toContainText(formatRupees(before + 111))
	})

	test('that is refused as a whole shows a dialog with the server’s words, Close and Call Us; everything stays (B.SCART-26, A.LAYOUT-37)', async ({
		page,
		product,
		noise,
	}) => {
		noise.allow(refusedWith(400))
		await memberAtCheckout(page, product)
		await chooseHour(page, await aFreeHour(product))
		await fillCheckout(page, aPerson)
		await answer(page, bookingCall, { status: 400, json: { detail: 'Words of the server' }, times: 1 })
		await confirmButton(page).click()
		const dialog = page.getByRole('dialog', { name: 'Booking not confirmed' })
		await expect(dialog).toContainText('Words of the server')
		await expect(dialog.getByRole('link', { name: 'Call Us' })).toHaveAttribute('href', 'tel:+910000000000')
		await expectAccessible(page)
		await dialog.getByRole('button', { name: 'Close' }).last().click()
		await expect(dialog).toBeHidden()
		await expect(fieldOf(page, 'address')).toHaveValue(aPerson.address)
		await expect(page.getByRole('list', { name: 'Services' }).getByRole('listitem')).toHaveCount(1)
		await confirmButton(page).click()
		await expect(booked(page)).toBeVisible()
	})

	test('a cart that cannot be loaded says so and comes with Try again (ux 13)', async ({ page, product, noise }) => {
		noise.allow(refusedWith(500))
		await signedInWithCart(page, product)
		// However often: the top bar asks for it too.
		const cartCall = '**/api/repairing-service/carts/'
		await answer(page, cartCall, { status: 500 })
		await open(page, '/checkout')
		await expect(page.getByRole('alert').filter({ hasText: 'Your cart could not be loaded.' })).toBeVisible()
		const again = page.getByRole('button', { name: 'Try again' })
		await Promise.all([page.waitForRequest(cartCall), again.click()])
		await page.unroute(cartCall)
		// What follows the cart by itself may be quicker than the press.
		await expect(async () => {
			if (await again.isVisible()) await again.click({ timeout: 500 })
			await expect(jobCard(page)).toBeVisible({ timeout: 2_000 })
		}).toPass()
	})
})
