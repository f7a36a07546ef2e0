import { countJobs } from './support/jobs.ts'
import { expect, open, takenOver, test } from './support/journey.ts'
import { aRider, aStranger, ask, linkInMail, signIn } from './support/people.ts'
import { aPerson, bikeNamed, categoryNamed, chooseBike, putInCart, repairsOf } from './support/repairs.ts'
import { cardOf, confirmButton, entryOf, fillCheckout, pickerOn } from './support/screens.ts'

test('a returning rider whose profile knows address, contact and bike books in at most four taps from landing (D-17, D-31, B.CHECKOUT-10)', async ({
	page,
	product,
}) => {
	const bike = await bikeNamed(product, 'Hero Splendor Plus')
	const rider = await aRider(product, {
		name: 'Ravi Patil',
		phone_number: '+91 98765-00000',
		address: 'Plot 3, Example Road',
		city: 'Nashik',
		state: 'Maharashtra',
		postal_code: '422001',
		vehicle_model: bike.modelId,
		registration_number: 'MH15AB1234',
	})
	const { services } = await categoryNamed(product, 'Brakes')
	await signIn(page, rider)
	const job = await countJobs(page)
	const { presses } = await job('book a repair as a returning rider', async () => {
		await page.goto('/')
		await takenOver(page)
		await expect(page.getByRole('banner').getByRole('button', { name: /MH 15 AB 1234/ })).toBeVisible()
		await page.getByRole('main').getByRole('link', { name: 'Brakes' }).click()
		await cardOf(page, services[0]?.name ?? '')
			.getByRole('button', { name: 'Buy Now' })
			.click()
		await confirmButton(page).click()
		await expect(page.getByRole('dialog', { name: 'Your repair is booked' })).toBeVisible()
	})
	expect(presses).toBeLessThanOrEqual(4)
	await expect(page.getByRole('button', { name: 'Save for next time' })).toHaveCount(0)
	expect(await repairsOf(product, rider)).toMatchObject([
		{ kind: 'scheduled', address: 'Plot 3, Example Road', customer_phone: '919876500000', registration_number: 'MH15AB1234' },
	])
})

test('address and bike of a first booking are offered to the profile, and the next device needs no typing (A.LAYOUT-40, B.CHECKOUT-10)', async ({
	page,
	product,
	browser,
}) => {
	const rider = await aRider(product)
	const bike = await chooseBike(page, product)
	const { services } = await categoryNamed(product, 'Brakes')
	await putInCart(product, rider, { id: services[0]?.id ?? 0 }, bike)
	await signIn(page, rider)
	await open(page, '/checkout')
	await fillCheckout(page, aPerson)
	await page.getByLabel('Registration number').fill('MH 12 KT 4821')
	await confirmButton(page).click()
	const booked = page.getByRole('dialog', { name: 'Your repair is booked' })
	await booked.getByRole('button', { name: 'Save for next time' }).click()
	await expect(booked.getByText('Saved to your profile.')).toBeVisible()
	expect(await ask(product, 'GET', '/accounts/profile/', { access: rider.access })).toMatchObject({
		name: aPerson.customer_name,
		address: aPerson.address,
		postal_code: aPerson.postal_code,
		vehicle_model: bike.modelId,
		registration_number: 'MH12KT4821',
	})

	const other = await browser.newContext({ baseURL: product.origin })
	const phone = await other.newPage()
	await putInCart(product, rider, { id: services[0]?.id ?? 0 }, bike)
	await signIn(phone, rider)
	await open(phone, '/checkout')
	await expect(phone.getByRole('region', { name: 'Where and who' })).toContainText(aPerson.address)
	await expect(phone.getByLabel('Registration number')).toHaveValue('MH 12 KT 4821')
	await other.close()
})

test('a new rider sees at the login what he books, comes back to it with his e-mail filled in, and books (B.SCART-03, A.ACC-54, ux 48)', async ({
	page,
	product,
}) => {
	test.slow()
	const stranger = aStranger()
	const { services } = await categoryNamed(product, 'Brakes')
	const name = services[0]?.name ?? ''
	const main = page.getByRole('main')
	const job = await countJobs(page)
	const { presses } = await job('book a repair as a new rider', async () => {
		await page.goto('/')
		await takenOver(page)
		await page.getByRole('banner').getByRole('button', { name: 'Choose your bike' }).click()
		await pickerOn(page).getByRole('searchbox', { name: 'Search all bikes' }).click()
		await page.keyboard.type('splendr plus')
		await entryOf(page, 'Hero Splendor Plus').click()
		await main.getByRole('link', { name: 'Brakes' }).click()
		await cardOf(page, name).getByRole('button', { name: 'Buy Now' }).click()

		await expect(main.getByText(`${name}, Hero Splendor Plus`)).toBeVisible()
		await expect(main.getByText(/^₹\d/)).toBeVisible()
		await main.getByRole('link', { name: 'Sign Up' }).click()
		await main.getByLabel('Username').fill(stranger.username)
		await main.getByLabel('Email').fill(stranger.email)
		await main.getByLabel('Password', { exact: true }).fill(stranger.password)
		await main.getByRole('button', { name: 'Sign Up' }).click()
		await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible()
		await page.goto(await linkInMail(product, stranger.email))
		await main.getByRole('link', { name: 'Go to Login' }).click()
		await expect(main.getByLabel('Email')).toHaveValue(stranger.email)
		await main.getByLabel('Password', { exact: true }).fill(stranger.password)
		await main.getByRole('button', { name: 'Login', exact: true }).click()

		await cardOf(page, name).getByRole('button', { name: 'Buy Now' }).click()
		await fillCheckout(page, aPerson)
		await confirmButton(page).click()
		await expect(page.getByRole('dialog', { name: 'Your repair is booked' })).toBeVisible()
	})
	expect(presses).toBeLessThanOrEqual(14)
})

test('on a phone the number of the company is in sight above every page, to be called by a tap (D-01)', async ({ page }) => {
	await open(page, '/')
	const call = page.getByRole('banner').getByRole('link', { name: 'Call +91 00000 00000' })
	await expect(call).toHaveAttribute('href', 'tel:+910000000000')
	await expect(call).toBeInViewport()
	await page.mouse.wheel(0, 800)
	await expect(page.getByRole('banner').getByRole('link', { name: 'Pahiya' })).toBeInViewport()
})
