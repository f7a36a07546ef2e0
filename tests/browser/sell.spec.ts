import type { Page } from '@playwright/test'
import { requiredDocuments, requiredPhotos } from '../../src/contract/market/sell-words.ts'
import type { SellRequest } from '../../src/contract/market/selling.ts'
import { aPicture } from '../support/a-picture.ts'
import { aPdf, aPlate } from '../support/a-sell-request.ts'
import { expect, expectAccessible, expectFitsPhones, open, takenOver, test } from './support/journey.ts'
import { aPhoneNumber, aRider, ask, logIn, signIn } from './support/people.ts'
import { main } from './support/screens.ts'
import { company, openAdmin } from './support/staff.ts'

const go = (page: Page, name = 'Continue') => main(page).getByRole('button', { name, exact: true }).click()

test('a seller logs in on the way, fills in four steps, loses nothing by a reload, sends all of it and finds the request in the profile (B.SELL-01 to B.SELL-12, B.SELL-19 to B.SELL-25, A.LAYOUT-31, A.LAYOUT-38, A.PROFILE-31, B.SELL-03)', async ({
	page,
	product,
}) => {
	const rider = await aRider(product)
	await open(page, '/sell-vehicle')
	await expect(page).toHaveURL('/login')
	await logIn(page, rider)
	await expect(page).toHaveURL('/sell-vehicle')
	const plate = aPlate()
	await go(page)
	await expect(main(page).getByLabel('Vehicle type')).toBeFocused()
	await expect(main(page).getByLabel('Registration number')).toHaveAttribute('aria-invalid', 'true')
	await main(page).getByLabel('Vehicle type').selectOption({ index: 1 })
	const texts = { Brand: 'Hero', Model: 'Splendor Plus', Year: '2019', 'Registration number': plate.toLowerCase().replaceAll(' ', '') }
	for (const [label, text] of Object.entries(texts)) await main(page).getByLabel(label, { exact: true }).fill(text)
	await main(page).getByLabel('Kilometres driven').fill('32000')
	await main(page).getByLabel('Fuel').selectOption('petrol')
	await main(page).getByLabel('Expected price').fill('48000')
	await expect(main(page).getByLabel('Registration number')).toHaveValue(plate)
	await expectAccessible(page)
	await expectFitsPhones(page)
	await go(page)

	await expect(page).toHaveURL('/sell-vehicle?step=photos')
	await expect(main(page).getByRole('heading', { name: 'Seven photos' })).toBeFocused()
	const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await aPicture() }
	const choose = (name: string, file: { name: string; mimeType: string; buffer: Buffer }) =>
		main(page).getByLabel(`File: ${name}`, { exact: true }).setInputFiles(file)
	const names = ['Front', 'Back', 'Left side', 'Right side', 'Dashboard', 'Odometer', 'Engine']
	await choose('Front', { ...photo, buffer: Buffer.from('no picture') })
	await expect(main(page).getByText('Please choose a photo as JPEG, PNG or WebP.')).toBeVisible()
	for (const name of names.slice(0, 6)) await choose(name, photo)
	await expect(main(page).getByText('6 of 7 done.')).toBeVisible()
	await go(page)
	await expect(main(page).getByText('Please add a photo: engine.')).toBeVisible()
	await page.reload()
	await takenOver(page)
	await expect(main(page).getByText('6 of 7 done.')).toBeVisible()
	await choose('Engine', photo)
	await expect(main(page).getByText('7 of 7 done.')).toBeVisible()
	await expectAccessible(page)
	await expectFitsPhones(page)
	await go(page)

	await expect(main(page).getByRole('heading', { name: 'Your documents' })).toBeFocused()
	const paper = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: aPdf() }
	for (const name of ['Registration certificate', 'Insurance', 'PUC certificate', 'Ownership transfer papers']) await choose(name, paper)
	await expectAccessible(page)
	await go(page)

	await main(page).getByLabel('Pickup address').fill('12 MG Road, Camp, Pune 411001')
	await main(page).getByLabel('Contact number').fill('9000012345')
	await expect(main(page).getByRole('group', { name: /^Hour/ })).toBeVisible()
	await expectAccessible(page)
	await expectFitsPhones(page)
	await go(page, 'Send for inspection')
	const dialog = page.getByRole('dialog')
	await expect(dialog.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
	await dialog.getByRole('link', { name: 'My Vehicles' }).click()
	await expect(page).toHaveURL('/profile?tab=vehicles')
	const [request] = await ask<SellRequest[]>(product, 'GET', '/marketplace/sell-requests/', { access: rider.access })
	expect(request).toMatchObject({ status: 'pending', documents_complete: { complete: true, missing: [] } })
	expect(requiredPhotos.every((name) => request?.[name])).toBe(true)
	expect(Object.keys(request?.documents ?? {}).sort()).toEqual([...requiredDocuments].sort())
	const row = page.getByRole('list', { name: 'Vehicles for Sale' }).getByRole('listitem')
	await expect(row).toContainText('Hero Splendor Plus 2019')
	await expectAccessible(page)
	await row.getByRole('link').click()
	await expect(main(page).getByRole('heading', { name: 'We look at your vehicle' })).toBeVisible()
	const steps = ['Submitted', 'Inspection scheduled', 'Under inspection', 'Inspection complete']
	await expect(page.getByRole('list', { name: 'Progress' }).getByRole('listitem')).toContainText(steps)
	await expectAccessible(page)
	await expectFitsPhones(page)
	const opened = page.context().waitForEvent('response', (reply) => reply.url().includes('/marketplace/secure-files/'))
	await main(page).getByRole('button', { name: 'Open Insurance in a new window' }).click()
	expect((await opened).status()).toBe(200)
	await open(page, '/sell-vehicle')
	await expect(main(page).getByLabel('Brand')).toHaveValue('')
	await main(page).getByLabel('Registration number').fill(plate.toLowerCase())
	await expect(main(page).getByText('A vehicle with this registration number is already listed.')).toBeVisible()
})

test('staff note what a caller sells, with its photos and papers, and the customer follows it (D-22, B.API-47)', async ({
	page,
	product,
}) => {
	const phone = aPhoneNumber()
	const rider = await aRider(product, { name: 'Kiran Seller', phone_number: phone })
	await signIn(page, company.staff)
	await openAdmin(page, '/admin/sell-requests')
	await main(page).getByRole('link', { name: 'New sell request' }).click()
	await main(page)
		.getByRole('combobox', { name: /^Account/ })
		.fill(phone)
	await main(page)
		.getByRole('option', { name: /Kiran Seller/ })
		.click()
	await main(page).getByRole('combobox', { name: 'Find the bike' }).fill('splendor plus')
	await main(page)
		.getByRole('option', { name: /Hero Splendor Plus/ })
		.first()
		.click()
	await expect(main(page).getByLabel('Brand', { exact: true })).toHaveValue('Hero')
	const texts = { Year: '2019', 'Registration number': aPlate(), 'Kilometres driven': '32000', 'Expected price': '48000' }
	for (const [label, text] of Object.entries(texts)) await main(page).getByLabel(label, { exact: true }).fill(text)
	await main(page).getByLabel('Fuel').selectOption('petrol')
	await main(page).getByLabel('Pickup address').fill('12 MG Road, Camp, Pune 411001')
	const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await aPicture() }
	const paper = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: aPdf() }
	const choose = (name: string, file: typeof photo) => main(page).getByLabel(`File: ${name}`, { exact: true }).setInputFiles(file)
	for (const name of ['Front', 'Back', 'Left side', 'Right side', 'Dashboard', 'Odometer', 'Engine']) await choose(name, photo)
	for (const name of ['Registration certificate', 'Insurance', 'PUC certificate', 'Ownership transfer papers']) await choose(name, paper)
	await expect(main(page).getByRole('button', { name: /^Replace: / })).toHaveCount(11)
	await expectAccessible(page)
	await expectFitsPhones(page)
	await main(page).getByRole('button', { name: 'Send for inspection' }).and(page.locator(':visible')).click()
	await expect(page).toHaveURL(/\/admin\/sell-requests\/\d+$/)
	await expect(main(page).getByRole('link', { name: 'Kiran Seller', exact: true })).toBeVisible()
	const [request] = await ask<SellRequest[]>(product, 'GET', '/marketplace/sell-requests/', { access: rider.access })
	expect(request).toMatchObject({ status: 'pending', contact_number: phone, documents_complete: { complete: true } })
})
