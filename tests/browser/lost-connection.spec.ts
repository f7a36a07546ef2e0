import type { Page } from '@playwright/test'
import { expect, expectAccessible, kept, notAnswered, test, watchCalls } from './support/journey.ts'
import { aRider, signIn } from './support/people.ts'
import type { Product } from './support/product.ts'
import { aFreeHour, aPerson, categoryNamed, chooseBike, placesLeft, putInCart, repairsOf } from './support/repairs.ts'
import { chooseHour, confirmButton, fieldOf, fillCheckout } from './support/screens.ts'

const bookingCall = '**/api/repairing-service/bookings/create/'

/** Somebody whose checkout is filled in and only needs to be confirmed. */
async function atTheEndOfTheCheckout(page: Page, product: Product) {
	const rider = await aRider(product)
	const hour = await aFreeHour(product)
	const bike = await chooseBike(page, product)
	const { services } = await categoryNamed(product, 'General service')
	await putInCart(product, rider, { id: services[0]?.id ?? 0 }, bike)
	await signIn(page, rider)
	await page.goto('/checkout')
	await chooseHour(page, hour)
	await fillCheckout(page, aPerson)
	return { rider, hour }
}

/** The booking reaches the server, but its answer never comes back, this many times. */
async function loseAnswers(page: Page, times: number) {
	let lost = 0
	await page.route(bookingCall, async (route) => {
		if (lost >= times) return route.continue()
		lost += 1
		await route.fetch()
		await route.abort('connectionreset')
	})
}

const booked = (page: Page) => page.getByRole('dialog', { name: 'Your repair is booked' })
const unsure = (page: Page) => page.getByRole('alert').filter({ hasText: 'We could not reach our server' })

test('when the answer to a booking is lost the browser asks again with the same key, and the one booking opens (B.R-45, B.CONST-11, ux 86)', async ({
	page,
	product,
	noise,
}) => {
	noise.allow(notAnswered)
	const { rider, hour } = await atTheEndOfTheCheckout(page, product)
	const sent = watchCalls(page, 'POST', /\/bookings\/create\/$/)
	await loseAnswers(page, 1)
	await confirmButton(page).click()
	await expect(booked(page)).toBeVisible()
	expect(sent).toHaveLength(2)
	expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
	expect(await repairsOf(product, rider)).toHaveLength(1)
	expect(await placesLeft(product, hour)).toBe(2)
})

test('while no answer comes the screen says that nobody knows yet, and Try again opens the booking that was made (D-42, ux 86)', async ({
	page,
	product,
	noise,
}) => {
	noise.allow(notAnswered)
	const { rider } = await atTheEndOfTheCheckout(page, product)
	await loseAnswers(page, 2)
	await confirmButton(page).click()
	await expect(unsure(page)).toContainText('We do not know yet whether your booking arrived.')
	await expect(fieldOf(page, 'customer_name')).toHaveValue(aPerson.customer_name)
	await expectAccessible(page)
	await unsure(page).getByRole('button', { name: 'Try again' }).click()
	await expect(booked(page)).toBeVisible()
	expect(await repairsOf(product, rider)).toHaveLength(1)
	expect(await kept(page, 'pendingBooking')).toBeNull()
})

test('who changes the form after a lost answer gets the first booking, not a second one (D-42)', async ({ page, product, noise }) => {
	noise.allow(notAnswered)
	const { rider } = await atTheEndOfTheCheckout(page, product)
	await loseAnswers(page, 2)
	await confirmButton(page).click()
	await expect(unsure(page)).toBeVisible()
	await fieldOf(page, 'customer_name').fill('Somebody Else')
	await confirmButton(page).click()
	await expect(page.getByText('Your earlier booking went through')).toBeVisible()
	await expect(booked(page)).toBeVisible()
	const repairs = await repairsOf(product, rider)
	expect(repairs.map(({ customer_name }) => customer_name)).toEqual([aPerson.customer_name])
})

test('without a connection a banner says so and what was typed stays; with one the booking goes through (ux 15)', async ({
	page,
	product,
	noise,
	context,
}) => {
	noise.allow(notAnswered)
	const { rider } = await atTheEndOfTheCheckout(page, product)
	await context.setOffline(true)
	await expect(page.getByText('You are offline.')).toBeVisible()
	await confirmButton(page).click()
	await expect(unsure(page)).toBeVisible()
	await expect(fieldOf(page, 'address')).toHaveValue(aPerson.address)
	expect(await repairsOf(product, rider)).toHaveLength(0)
	await context.setOffline(false)
	await expect(page.getByText('You are offline.')).toBeHidden()
	await unsure(page).getByRole('button', { name: 'Try again' }).click()
	await expect(booked(page)).toBeVisible()
	expect(await repairsOf(product, rider)).toHaveLength(1)
})

test('a call goes to /api with the access token and with credentials, and one that is not answered is given up after fifteen seconds (A.API-01, A.API-02, A.API-03, A.API-04)', async ({
	page,
	product,
	noise,
}) => {
	noise.allow(notAnswered)
	const rider = await aRider(product)
	await signIn(page, rider)
	await page.addInitScript(() => {
		const asked: { url: string; credentials: string }[] = []
		Object.assign(window, { asked })
		const { fetch } = window
		window.fetch = (input, init) => {
			asked.push({ url: String(input), credentials: init?.credentials ?? '' })
			return fetch(input, init)
		}
	})
	const calls = watchCalls(page, 'GET', /\/repairing-service\/bookings\/$/)
	await page.route('**/api/repairing-service/bookings/', () => {
		// Neither answered nor refused.
	})
	await page.goto('/profile?tab=repairs')
	const sent = await page.waitForEvent('request', (request) => /\/bookings\/$/.test(request.url()))
	const begun = Date.now()
	await page.waitForEvent('requestfailed', { predicate: (request) => request === sent, timeout: 25_000 })
	expect(Math.abs(Date.now() - begun - 15_000)).toBeLessThan(2_000)
	expect(sent.failure()?.errorText).toBe('net::ERR_ABORTED')
	expect(new URL(sent.url()).pathname).toBe('/api/repairing-service/bookings/')
	expect(calls[0]?.headers.authorization).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/)
	const asked = await page.evaluate(() => (window as unknown as { asked: { url: string; credentials: string }[] }).asked)
	expect(asked.filter(({ url }) => url.startsWith('/api/')).length).toBeGreaterThan(0)
	for (const { url, credentials } of asked) expect({ url, credentials }).toEqual({ url, credentials: 'include' })
})
