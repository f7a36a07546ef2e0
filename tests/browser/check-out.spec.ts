import type { Page } from '@playwright/test'
import { formatRupees } from '../../src/shared/money.ts'
import { expect, expectAccessible, kept, open, test, watchCalls } from './support/journey.ts'
import { aRider, ask, signIn } from './support/people.ts'
import { aFreeHour, aPerson, categoryNamed, chooseBike, priceFor, putInCart, repairsOf } from './support/repairs.ts'
import { chooseHour, confirmButton, fieldOf, fillCheckout } from './support/screens.ts'

const jobCard = (page: Page) => page.locator('#job-card')
const booked = (page: Page) => page.getByRole('dialog', { name: 'Your repair is booked' })
const position = { latitude: 18.6, longitude: 73.95 }

// What the form asks for, says and sends is checked without a server (tests/components/repair-checkout.test.tsx).
test('a repair is booked as it was agreed, with the way to its place, which is asked for on a tap only; cart, records and badge are empty then, and the next form knows what was typed and books as soon as possible (B.CHECKOUT-11..13, B.CHECKOUT-30, B.SCART-22, B.SCART-24, B.SCART-25, B.REPAIR-18, A.LAYOUT-33, A.LAYOUT-40, D-17, D-36, ux 29)', async ({
	page,
	product,
	context,
}) => {
	await context.grantPermissions(['geolocation'])
	await context.setGeolocation(position)
	const asked = watchCalls(page, 'POST', /\/calculate-distance-fee\/$/)
	const sent = watchCalls(page, 'POST', /\/(bookings\/create|service-now)\/$/)
	const [rider, { services }, bike] = await Promise.all([aRider(product), categoryNamed(product, 'Inspection'), chooseBike(page, product)])
	const [service] = services
	if (!service) throw new Error('No service')
	await putInCart(product, rider, service, bike)
	const { price } = await priceFor(product, service, bike)
	await signIn(page, rider)
	await open(page, '/checkout')
	await expect(confirmButton(page)).toHaveText(`Confirm booking · ${formatRupees(price)}`)
	expect(asked).toHaveLength(0)

	const { distance_fee, distance_km } = await ask<{ distance_fee: number; distance_km: number }>(
		product,
		'POST',
		'/repairing-service/calculate-distance-fee/',
		{ body: position },
	)
	expect(distance_fee).toBeGreaterThan(0)
	await page.getByRole('button', { name: 'Use Current Location' }).click()
	await expect(jobCard(page)).toContainText(`Distance fee, ${distance_km} km`)
	await expect(jobCard(page)).toContainText(formatRupees(distance_fee))
	await expect(confirmButton(page)).toHaveText(`Confirm booking · ${formatRupees(price + distance_fee)}`)
	expect(asked.map(({ body }) => body)).toEqual([position])
	await expectAccessible(page)

	const hour = await aFreeHour(product)
	await chooseHour(page, hour)
	await fillCheckout(page, { ...aPerson, customer_email: 'Meera@Pahiya.test', customer_name: '  Meera Kulkarni ' })
	await page.getByLabel('Notes').fill('Ring twice')
	await page.getByRole('radio', { name: /^UPI/ }).check()
	await confirmButton(page).click()
	await expect(booked(page)).toContainText(formatRupees(price + distance_fee))
	const { customer_name, customer_phone, address, city, state, postal_code } = aPerson
	const total = { total_amount: price + distance_fee }
	expect(sent.map(({ body }) => body)).toMatchObject([
		{
			...{ customer_name, customer_phone, address, city, state, postal_code, ...position, ...total },
			customer_email: 'meera@pahiya.test',
			schedule_date: hour.date,
			schedule_time: hour.time,
			notes: 'Ring twice',
			payment_method: 'upi',
			purchase_type: 'cart',
		},
	])
	expect(await repairsOf(product, rider)).toMatchObject([{ ...position, ...total, distance_fee }])
	expect(await kept(page, 'cartItems')).toBeNull()
	expect(await kept(page, 'checkoutData')).toBeNull()
	await booked(page).getByRole('button', { name: 'Close' }).click()
	// The page stands where what follows is said, not where the button was.
	await expect(page.getByRole('heading', { name: 'Waiting for confirmation' })).toBeInViewport()
	await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
	expect(await ask(product, 'GET', '/repairing-service/carts/', { access: rider.access })).toEqual([])

	await putInCart(product, rider, service, bike)
	await open(page, '/checkout')
	for (const name of ['customer_name', 'customer_phone', 'address', 'city', 'state', 'postal_code'] as const)
		await expect(fieldOf(page, name)).toHaveValue(aPerson[name])
	await page.getByRole('radio', { name: /^As soon as possible/ }).check()
	await expect(page.getByText('We call you with the time within 30 minutes, day and night.')).toBeVisible()
	await confirmButton(page).click()
	await expect(booked(page)).toContainText('As soon as possible')
	expect(new URL(sent[1]?.url ?? '').pathname).toMatch(/\/service-now\/$/)
	await booked(page).getByRole('link', { name: 'View My Repairs' }).click()
	await expect(page.getByRole('list', { name: 'My Repairs' })).toContainText('As soon as possible')
	expect(await repairsOf(product, rider)).toEqual(
		expect.arrayContaining([expect.objectContaining({ kind: 'service_now', status: 'pending', latitude: null, distance_fee: 0 })]),
	)
})
