import { formatDayHour } from '../../src/shared/days.ts'
import { formatRupees } from '../../src/shared/money.ts'
import { expect, expectNoSidewaysScroll, kept, takenOver, test, watchCalls } from './support/journey.ts'
import { aRider, aStranger, ask, linkInMail, logIn, signIn } from './support/people.ts'
import { aFreeHour, aPerson, bikeNamed, categoryNamed, chooseBike, placesLeft, priceFor, putInCart, repairsOf } from './support/repairs.ts'
import { cardOf, chooseHour, confirmButton, entryOf, fieldOf, fillCheckout, hourCard, pickerOn, stepOf } from './support/screens.ts'

test('a visitor sees the price for her bike, opens an account, comes back to the service, books it and cancels it (B.HOME-01..05, B.SERVICE-33, B.SCART-01, -03, -07, -24, A.ACC-09, -32, -54, A.LAYOUT-35, -36, B.REPAIR-10, -14, -20)', {
	tag: '@desktop',
}, async ({ page, product, context }) => {
	test.slow()
	const stranger = aStranger()
	const hour = await aFreeHour(product)
	const splendor = await bikeNamed(product, 'Hero Splendor Plus')
	const brakes = await categoryNamed(product, 'Brakes')
	const [service] = brakes.services
	if (!service) throw new Error('No service')
	const price = formatRupees((await priceFor(product, service, splendor)).price)

	await test.step('home leads to the services', async () => {
		await page.goto('/')
		await takenOver(page)
		await page.getByRole('main').getByRole('link', { name: 'Book Now' }).first().click()
		await expect(page.getByRole('heading', { name: 'Services', exact: true })).toBeInViewport()
		await page.getByRole('main').getByRole('link', { name: 'Brakes' }).click()
		await expect(page.getByRole('heading', { level: 1, name: 'Brakes' })).toBeVisible()
		expect(new URL(page.url()).pathname).toBe(`/services/${brakes.uuid}`)
	})

	const card = cardOf(page, service.name)
	await test.step('the picker finds the bike in spite of typing errors', async () => {
		await card.getByRole('button', { name: 'Select Vehicle' }).click()
		await pickerOn(page).getByRole('button', { name: 'Motorcycle', exact: true }).click()
		await pickerOn(page).getByRole('searchbox', { name: 'Search manufacturers' }).fill('herro')
		await expect(entryOf(page, 'Hero')).toBeVisible()
		await entryOf(page, 'Hero').click()
		await expect(stepOf(page, 'Model')).toBeVisible()
		await pickerOn(page).getByRole('searchbox', { name: 'Search models' }).fill('splendr plus')
		await entryOf(page, 'Splendor Plus').click()
		await pickerOn(page).getByRole('button', { name: 'Use this bike' }).click()
		await expect(card).toContainText(price)
		await expect(card).toContainText(`Special price for Hero Splendor Plus`)
	})

	await test.step('adding to the cart asks for a login and adds nothing', async () => {
		await card.getByRole('button', { name: 'Add to Cart' }).click()
		await expect(page.getByText('Login Required')).toBeVisible()
		await expect(page.getByText('Please login to add items to cart.')).toBeVisible()
		await expect(page).toHaveURL(/\/login$/)
		await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
	})

	await test.step('she signs up and follows the link of the mail in another tab', async () => {
		await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click()
		await page.getByLabel('Username').fill(stranger.username)
		await page.getByLabel('Email').fill(stranger.email)
		await page.getByLabel('Password', { exact: true }).fill(stranger.password)
		await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
		await expect(page.getByText('Account created! Please verify your email.')).toBeVisible()
		await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible()
		await expect(page.getByRole('main')).toContainText(stranger.email)
	})

	const mail = await context.newPage()
	await test.step('the link leads to the login and back to the very card', async () => {
		await mail.goto(await linkInMail(product, stranger.email))
		await expect(mail.getByText('Email verified successfully!')).toBeVisible()
		await expect(mail.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
		await logIn(mail, stranger)
		await expect(mail.getByText('Login successful')).toBeVisible()
		await expect(mail.getByRole('heading', { level: 1, name: 'Brakes' })).toBeVisible()
		await expect(cardOf(mail, service.name)).toContainText(price)
		await expect(cardOf(mail, service.name)).toBeInViewport()
		await expect(mail.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
		expect(await kept(mail, 'returnTo')).toBeNull()
	})

	await test.step('now the service goes into the cart and on to the checkout', async () => {
		await cardOf(mail, service.name).getByRole('button', { name: 'Add to Cart' }).click()
		await expect(mail.getByText('Service package has been added to your cart.')).toBeVisible()
		await expect(mail.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
		await mail.getByRole('link', { name: 'Cart, 1 item' }).click()
		await expect(mail).toHaveURL('/spare-parts/cart')
		await mail.getByRole('link', { name: 'Services (1)' }).click()
		await expect(mail.getByRole('heading', { level: 1, name: 'When should we come?' })).toBeVisible()
		await expect(mail.getByRole('list', { name: 'Services' })).toContainText(service.name)
	})

	await test.step('day, hour, place and person make a booking', async () => {
		await chooseHour(mail, hour)
		await fillCheckout(mail, aPerson)
		await expectNoSidewaysScroll(mail)
		await expect(confirmButton(mail)).toHaveText(`Confirm booking · ${price}`)
		await confirmButton(mail).click()
		const dialog = mail.getByRole('dialog', { name: 'Your repair is booked' })
		await expect(dialog).toContainText(/BK\d+/)
		await expect(dialog).toContainText(formatDayHour(hour.date, hour.time, hour.date))
		await expect(dialog).toContainText('Hero Splendor Plus')
		await expect(dialog).toContainText(aPerson.address)
		await expect(dialog).toContainText(price)
		await expect(mail).toHaveURL(/\/profile\/repairs\/\d+\?booked=1$/)
		await expect(dialog.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
		await dialog.getByRole('link', { name: 'View My Repairs' }).click()
	})

	await test.step('My Repairs has it, and lets her cancel it with a reason', async () => {
		await expect(mail).toHaveURL(/\/profile\?tab=repairs$/)
		const row = mail.getByRole('list', { name: 'My Repairs' }).getByRole('listitem')
		await expect(row).toHaveCount(1)
		await expect(row).toContainText('Pending')
		await expect(row).toContainText(`${service.name} Brakes`)
		await expect(row).toContainText(formatDayHour(hour.date, hour.time, hour.date))
		await expect(row).toContainText(aPerson.address)
		await row.getByRole('button', { name: /^Cancel BK/ }).click()
		const dialog = mail.getByRole('dialog', { name: /^Cancel BK/ })
		await dialog.getByLabel('Why are you cancelling?').fill('My brother fixed it')
		await dialog.getByRole('button', { name: 'Cancel service' }).click()
		await expect(mail.getByText('Service cancelled successfully')).toBeVisible()
		await expect(row).toContainText('Cancelled')
		await expect(row.getByRole('button', { name: /^Cancel/ })).toHaveCount(0)
		expect(await placesLeft(product, hour)).toBe(3)
	})

	const token = (await kept(mail, 'accessToken', 'sessionStorage')) as { token: string }
	const [repair] = await repairsOf(product, { access: token.token })
	expect(repair).toMatchObject({ status: 'cancelled', cancel_reason: 'My brother fixed it', customer_phone: aPerson.customer_phone })
	expect(await ask(product, 'GET', '/repairing-service/carts/', { access: token.token })).toEqual([])
})

test('two presses on confirm make one booking (B.CHECKOUT-33)', async ({ page, product }) => {
	const rider = await aRider(product)
	const bike = await chooseBike(page, product)
	const { services } = await categoryNamed(product, 'Brakes')
	await putInCart(product, rider, { id: services[0]?.id ?? 0 }, bike)
	await signIn(page, rider)
	const hour = await aFreeHour(product)
	const sent = watchCalls(page, 'POST', /\/bookings\/create\/$/)
	await page.goto('/checkout')
	await chooseHour(page, hour)
	await fillCheckout(page, aPerson)
	await confirmButton(page).dblclick()
	await expect(page.getByRole('dialog', { name: 'Your repair is booked' })).toBeVisible()
	expect(sent).toHaveLength(1)
	expect(await repairsOf(product, rider)).toHaveLength(1)
	expect(await placesLeft(product, hour)).toBe(2)
})

test('a reload or Back at any step loses nothing that was chosen or typed (ux 6, 8, A.PICKER-07, B.SERVICE-36, A.LAYOUT-40, D-29)', async ({
	page,
	product,
}) => {
	test.slow()
	const rider = await aRider(product)
	const brakes = await categoryNamed(product, 'Brakes')
	const [service] = brakes.services
	const name = service?.name ?? ''
	const hour = await aFreeHour(product)
	await page.goto('/')
	await takenOver(page)
	await page.getByRole('main').getByRole('link', { name: 'Brakes' }).click()

	await test.step('the picker finds its step again, and Back is one step back', async () => {
		await cardOf(page, name).getByRole('button', { name: 'Select Vehicle' }).click()
		await pickerOn(page).getByRole('button', { name: 'Motorcycle', exact: true }).click()
		await entryOf(page, 'Hero').click()
		await expect(stepOf(page, 'Model')).toBeVisible()
		await page.reload()
		await expect(stepOf(page, 'Model')).toBeVisible()
		await page.goBack()
		await expect(stepOf(page, 'Manufacturer')).toBeVisible()
		await page.goForward()
		await entryOf(page, 'Splendor Plus').click()
		await pickerOn(page).getByRole('button', { name: 'Use this bike' }).click()
		await expect(pickerOn(page)).toBeHidden()
		await expect(page.getByRole('heading', { level: 1, name: 'Brakes' })).toBeVisible()
	})

	await test.step('the service page keeps the bike', async () => {
		await page.reload()
		await takenOver(page)
		await expect(cardOf(page, name)).toContainText('price for Hero Splendor Plus')
	})

	await test.step('the login keeps the e-mail over a look at Sign Up, and the way back over a reload', async () => {
		await cardOf(page, name).getByRole('button', { name: 'Buy Now' }).click()
		await expect(page.getByText('Please login to proceed with purchase.')).toBeVisible()
		await page.getByRole('main').getByLabel('Email').fill(rider.email)
		await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click()
		await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible()
		await page.goBack()
		await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
		await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(rider.email)
		await page.reload()
		await takenOver(page)
		await logIn(page, rider)
		await expect(page.getByRole('heading', { level: 1, name: 'Brakes' })).toBeVisible()
	})

	await test.step('a half filled checkout survives a reload, Back and another look', async () => {
		await cardOf(page, name).getByRole('button', { name: 'Buy Now' }).click()
		await expect(page).toHaveURL(/\/checkout\?mode=buy-now$/)
		await chooseHour(page, hour)
		await fillCheckout(page, { ...aPerson, customer_phone: '98765' })
		await page.reload()
		await takenOver(page)
		await expect(hourCard(page, hour)).toBeChecked()
		await expect(fieldOf(page, 'customer_name')).toHaveValue(aPerson.customer_name)
		await expect(fieldOf(page, 'customer_phone')).toHaveValue('98765')
		await page.goBack()
		await expect(page.getByRole('heading', { level: 1, name: 'Brakes' })).toBeVisible()
		await page.goForward()
		await expect(hourCard(page, hour)).toBeChecked()
		await expect(fieldOf(page, 'address')).toHaveValue(aPerson.address)
		await fieldOf(page, 'customer_phone').fill(aPerson.customer_phone)
	})

	await test.step('the confirmation survives a reload, and Back does not lead into a second booking', async () => {
		await confirmButton(page).click()
		const booked = page.getByRole('dialog', { name: 'Your repair is booked' })
		await expect(booked).toBeVisible()
		await page.reload()
		await expect(booked).toBeVisible()
		await booked.getByRole('button', { name: 'Close' }).click()
		await expect(booked).toBeHidden()
		await expect(page).toHaveURL(/\/profile\/repairs\/\d+$/)
		await page.goBack()
		await expect(page.getByRole('heading', { level: 1, name: 'Brakes' })).toBeVisible()
		expect(await kept(page, 'checkoutItem')).toBeNull()
		expect(await repairsOf(product, rider)).toHaveLength(1)
	})
})
