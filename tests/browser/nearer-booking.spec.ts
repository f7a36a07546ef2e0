import { countJobs } from './support/jobs.ts'
import { expect, open, takenOver, test } from './support/journey.ts'
import { aRider, aStranger, ask, linkInMail, signIn } from './support/people.ts'
import { aPerson, categoryNamed, chooseBike, putInCart, repairsOf } from './support/repairs.ts'
import { cardOf, confirmButton, entryOf, fillCheckout, pickerOn } from './support/screens.ts'

test('address and bike of a first booking are offered to the profile; on the next device the rider books in at most four taps from landing, without typing (D-17, D-31, A.LAYOUT-40, B.CHECKOUT-10)', async ({
	page,
	product,
	another,
	viewport,
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

	await ask(product, 'PATCH', '/accounts/profile/', { access: rider.access, body: { phone_number: '+91 98765-00000' } })
	const next = await another()
	if (viewport) await next.setViewportSize(viewport)
	await signIn(next, rider)
	const job = await countJobs(next)
	const { presses } = await job('book a repair as a returning rider', async () => {
		await next.goto('/')
		await takenOver(next)
		await expect(next.getByRole('banner').getByRole('button', { name: /MH 12 KT 4821/ })).toBeVisible()
		await next.getByRole('main').getByRole('link', { name: 'Brakes' }).click()
		await cardOf(next, services[0]?.name ?? '')
			.getByRole('button', { name: 'Buy Now' })
			.click()
		await expect(next.getByRole('region', { name: 'Where and who' })).toContainText(aPerson.address)
		await expect(next.getByLabel('Registration number')).toHaveValue('MH 12 KT 4821')
		await confirmButton(next).click()
		await expect(next.getByRole('dialog', { name: 'Your repair is booked' })).toBeVisible()
	})
	expect(presses).toBeLessThanOrEqual(4)
	await expect(next.getByRole('button', { name: 'Save for next time' })).toHaveCount(0)
	const [newest] = await repairsOf(product, rider)
	expect(newest).toMatchObject({
		kind: 'scheduled',
		address: aPerson.address,
		customer_phone: '919876500000',
		registration_number: 'MH12KT4821',
	})
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
