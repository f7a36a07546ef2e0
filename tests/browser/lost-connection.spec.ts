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

test('without a connection a banner says so and what was typed stays; while no answer comes the screen says that nobody knows yet, and who then changes the form gets the first booking, not a second one (D-42, ux 15, ux 86)', async ({
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
	await loseAnswers(page, 2)
	await context.setOffline(false)
	await expect(page.getByText('You are offline.')).toBeHidden()
	await unsure(page).getByRole('button', { name: 'Try again' }).click()
	await expect.poll(() => repairsOf(product, rider)).toHaveLength(1)
	await expect(unsure(page)).toContainText('We do not know yet whether your booking arrived.')
	await expect(confirmButton(page)).not.toHaveAttribute('aria-busy', 'true')
	await expectAccessible(page)
	await fieldOf(page, 'customer_name').fill('Somebody Else')
	await confirmButton(page).click()
	await expect(page.getByText('Your earlier booking went through')).toBeVisible()
	await expect(booked(page)).toBeVisible()
	const repairs = await repairsOf(product, rider)
	expect(repairs.map(({ customer_name }) => customer_name)).toEqual([aPerson.customer_name])
	expect(await kept(page, 'pendingBooking')).toBeNull()
})
