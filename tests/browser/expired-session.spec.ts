import type { Page } from '@playwright/test'
import { expect, keep, kept, open, refusedWith, takenOver, test, watchCalls, withoutNews } from './support/journey.ts'
import { aRider, call, logIn, type Rider, signIn } from './support/people.ts'
import type { Product } from './support/product.ts'
import { aFreeHour, aPerson, categoryNamed, chooseBike, putInCart, repairsOf } from './support/repairs.ts'
import { cardOf, chooseHour, confirmButton, fieldOf, fillCheckout, hourCard } from './support/screens.ts'

/** The session ends elsewhere, and the access token that this browser keeps is worth nothing any more. */
async function endSession(page: Page, product: Product, refresh: string) {
	expect((await call(product, 'POST', '/accounts/logout/', { body: { refresh } })).status).toBe(200)
	await keep(page, { accessToken: { token: 'spoilt', expiresAt: Date.now() + 20 * 60_000 } })
}

async function expectSessionExpired(page: Page) {
	await expect(page.getByText('Session Expired')).toHaveCount(1)
	await expect(page.getByText('Your session has expired. Please login again.')).toBeVisible()
	await expect(page).toHaveURL(/\/login$/)
	await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
	expect(await kept(page, 'accessToken')).toBeNull()
	expect(await kept(page, 'signedIn')).toBeNull()
}

async function cartOf(page: Page, product: Product, rider: Rider) {
	const bike = await chooseBike(page, product)
	const { services } = await categoryNamed(product, 'Brakes')
	await putInCart(product, rider, { id: services[0]?.id ?? 0 }, bike)
}

test('a session that ends in the middle of the checkout is said once; after the login the same checkout stands there with everything typed, that of a Buy Now too (B.SCART-11, B.SCART-16, A.ACC-74, A.ACC-76, B.R-32, ux 27)', async ({
	page,
	product,
	noise,
}) => {
	noise.allow(refusedWith(401))
	const rider = await aRider(product)
	await cartOf(page, product, rider)
	const { refresh } = await signIn(page, rider)
	const hour = await aFreeHour(product)
	await page.goto('/checkout')
	await chooseHour(page, hour)
	await fillCheckout(page, aPerson)
	await endSession(page, product, refresh)
	const refreshes = watchCalls(page, 'POST', /\/token\/refresh\/$/)
	await confirmButton(page).click()
	await expectSessionExpired(page)
	expect(refreshes).toHaveLength(1)

	await logIn(page, rider)
	await expect(page.getByRole('heading', { level: 1, name: 'When should we come?' })).toBeVisible()
	await expect(page).toHaveURL(/\/checkout$/)
	await expect(hourCard(page, hour)).toBeChecked()
	for (const name of ['customer_name', 'customer_email', 'customer_phone', 'address', 'city', 'state', 'postal_code'] as const)
		await expect(fieldOf(page, name)).toHaveValue(aPerson[name])
	await confirmButton(page).click()
	await expect(page.getByRole('dialog', { name: 'Your repair is booked' })).toBeVisible()
	expect(await repairsOf(product, rider)).toHaveLength(1)

	const category = await categoryNamed(product, 'Wash and polish')
	const again = await signIn(page, rider)
	await open(page, `/services/${category.uuid}`)
	const name = category.services[1]?.name ?? ''
	await cardOf(page, name).getByRole('button', { name: 'Buy Now' }).click()
	await expect(page.getByRole('list', { name: 'Services' })).toContainText(name)
	await fillCheckout(page, { customer_phone: '9000000077' })
	await endSession(page, product, again.refresh)
	await page.reload()
	await expectSessionExpired(page)
	await logIn(page, rider)
	await expect(page).toHaveURL(/\/checkout\?mode=buy-now$/)
	await expect(page.getByRole('list', { name: 'Services' })).toContainText(name)
	await expect(fieldOf(page, 'customer_phone')).toHaveValue('9000000077')
})

test('adding to the cart with an ended session says so and leads to the login and back; whoever logs in next on this browser sees nothing of the checkout of the one before (B.SCART-11, D-42, B.R-47)', async ({
	page,
	product,
	noise,
}) => {
	noise.allow(refusedWith(401))
	const [first, second] = await Promise.all([aRider(product), aRider(product)])
	const brakes = await categoryNamed(product, 'Brakes')
	await chooseBike(page, product)
	const { refresh } = await signIn(page, first)
	// Told of nothing, the page learns it from the call.
	await withoutNews(page)
	await open(page, `/services/${brakes.uuid}`)
	const card = cardOf(page, brakes.services[0]?.name ?? '')
	await expect(card).toContainText('price for Hero Splendor Plus')
	await endSession(page, product, refresh)
	await card.getByRole('button', { name: 'Add to Cart' }).click()
	await expectSessionExpired(page)
	expect(await kept(page, 'cartItems')).toBeNull()
	await logIn(page, first)
	await expect(page.getByRole('heading', { level: 1, name: 'Brakes' })).toBeVisible()
	await takenOver(page)
	await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()

	await cartOf(page, product, first)
	const again = await signIn(page, first)
	await page.goto('/checkout')
	await fillCheckout(page, aPerson)
	await endSession(page, product, again.refresh)
	await confirmButton(page).click()
	await expectSessionExpired(page)
	await logIn(page, second)
	await expect(page.getByText('Your cart is empty')).toBeVisible()
	await cartOf(page, product, second)
	await page.goto('/checkout')
	await expect(fieldOf(page, 'customer_email')).toHaveValue(second.email)
	await expect(fieldOf(page, 'customer_phone')).toHaveValue('')
	await expect(fieldOf(page, 'address')).toHaveValue('')
})
