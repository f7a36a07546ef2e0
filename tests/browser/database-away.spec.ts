import { killDatabase, stopDatabase } from './support/database.ts'
import { expect as expectSoon, open, refusedWith, test } from './support/journey.ts'
import { aRider, ask, logIn, signIn } from './support/people.ts'
import { aFreeHour, aPerson, aRepair, categoryNamed, chooseBike, putInCart, repairsOf } from './support/repairs.ts'
import { cardOf, chooseHour, confirmButton, fieldOf, fillCheckout } from './support/screens.ts'

// A frozen database lets every call wait for its whole patience, and the browser asks twice.
const expect = expectSoon.configure({ timeout: 40_000 })

// A product apart: the journeys of others should not lose their database.
test.use({ environment: { LOG_LEVEL: 'fatal' } })

test('while the database does not answer every screen says so in words with a way to try again, and works again afterwards (B.R-45, B.REPAIR-16, B.SERVICE-26, ux 13)', async ({
	page,
	product,
	noise,
}) => {
	test.slow()
	noise.allow(refusedWith(503, 500))
	const rider = await aRider(product)
	const bike = await chooseBike(page, product)
	const inspection = await categoryNamed(product, 'Inspection')
	const [service] = inspection.services
	await putInCart(product, rider, { id: service?.id ?? 0 }, bike)
	await aRepair(product, rider)
	const hour = await aFreeHour(product)
	await open(page, '/')
	await page.getByRole('main').getByRole('link', { name: 'Inspection' }).click()
	await expect(cardOf(page, service?.name ?? '')).toContainText('price for Hero Splendor Plus')

	const goOn = stopDatabase(product)
	try {
		await test.step('home still stands', async () => {
			await open(page, '/')
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
		})
		await test.step('a price that cannot be asked for is none, with a way to ask again', async () => {
			await open(page, `/services/${inspection.uuid}`)
			const card = cardOf(page, service?.name ?? '')
			await expect(card).toContainText('Price not available right now')
			await expect(card.getByRole('button', { name: 'Try again' })).toBeVisible()
		})
		await test.step('the login keeps what was typed', async () => {
			await open(page, '/login')
			await logIn(page, rider)
			await expect(page.getByRole('alert').filter({ hasText: 'Our server could not do this just now.' })).toBeVisible()
			await expect(page.getByText('An unexpected error occurred. Please try again.')).toBeVisible()
			await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(rider.email)
		})
	} finally {
		goOn()
	}

	await test.step('the same button works once it is back', async () => {
		await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
		await expect(page).toHaveURL(/\/profile/)
	})

	const goOnAgain = stopDatabase(product)
	try {
		await test.step('my repairs say that they could not be loaded', async () => {
			await open(page, '/profile?tab=repairs')
			await expect(page.getByRole('alert').filter({ hasText: 'Failed to load bookings. Please try again later.' })).toBeVisible()
			// Pressed before it is back: afterwards the screen may already have asked by itself.
			await page.getByRole('button', { name: 'Retry' }).click()
		})
	} finally {
		goOnAgain()
	}
	await expect(page.getByRole('list', { name: 'My Repairs' }).getByRole('listitem')).toHaveCount(1)

	await test.step('a booking that could not be made keeps the form, and is made once when it is tried again', async () => {
		await page.goto('/checkout')
		await chooseHour(page, hour)
		await fillCheckout(page, aPerson)
		const goOnOnceMore = stopDatabase(product)
		try {
			await confirmButton(page).click()
			await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 20_000 })
			await expect(fieldOf(page, 'address')).toHaveValue(aPerson.address)
		} finally {
			goOnOnceMore()
		}
		const dialog = page.getByRole('dialog', { name: 'Booking not confirmed' })
		// It may still open while the button is looked for.
		await expect(async () => {
			if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Close' }).first().click()
			await page.getByRole('button', { name: 'Try again' }).click({ timeout: 1_000 })
		}).toPass()
		await expect(page.getByRole('dialog', { name: 'Your repair is booked' })).toBeVisible()
		expect((await repairsOf(product, rider)).filter(({ kind }) => kind === 'scheduled')).toHaveLength(1)
	})
})

test('a database that dies comes back by itself, and the screens with it (D-03)', async ({ page, product, noise }) => {
	noise.allow(refusedWith(503, 500))
	const rider = await aRider(product)
	await aRepair(product, rider)
	await signIn(page, rider)
	await open(page, '/profile?tab=repairs')
	await expect(page.getByRole('list', { name: 'My Repairs' })).toBeVisible()
	killDatabase(product)
	await page.reload()
	const list = page.getByRole('list', { name: 'My Repairs' })
	const retry = page.getByRole('button', { name: 'Retry' })
	await expect(async () => {
		if (await retry.isVisible()) await retry.click()
		await expect(list).toBeVisible({ timeout: 1_000 })
	}).toPass({ timeout: 15_000 })
	expect(await ask(product, 'GET', '/ready/')).toBeTruthy()
})
