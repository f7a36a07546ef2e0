import type { Page } from '@playwright/test'
import { expect, expectAccessible, kept, open, takenOver, test, watchCalls } from './support/journey.ts'
import { aRider, demoRider, signIn } from './support/people.ts'
import { bikeNamed, chooseBike } from './support/repairs.ts'
import { entryOf, pickBike, pickerOn, stepOf } from './support/screens.ts'

/** The plate in the top bar opens the picker on every page. */
const plateOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /bike/i })
const button = (page: Page, name: string) => pickerOn(page).getByRole('button', { name, exact: true })

async function openPicker(page: Page) {
	await open(page, '/how-it-works')
	await plateOf(page).click()
	await expect(stepOf(page, 'Type')).toBeVisible()
}

test('the picker leads from type to manufacturer to model to details, each list fitting what was chosen before, and keeps the bike (A.PICKER-01, A.PICKER-04, A.PICKER-11, A.PICKER-12, A.PICKER-14, ux 32, ux 40)', async ({
	page,
	product,
}) => {
	const scooter = await bikeNamed(product, 'Honda Activa 6G')
	const makers = watchCalls(page, 'GET', /\/manufacturers\/$/)
	const models = watchCalls(page, 'GET', /\/vehicle-models\/$/)
	await openPicker(page)
	await expect(pickerOn(page).getByText('Step 1 of 4')).toBeVisible()
	await expect(pickerOn(page).getByRole('list', { name: 'Types' }).getByRole('button')).toHaveText(['Motorcycle', 'Scooter', 'Moped'])

	await button(page, 'Scooter').click()
	await expect(stepOf(page, 'Manufacturer')).toBeVisible()
	await expect(pickerOn(page).getByText('Step 2 of 4')).toBeVisible()
	await expect(entryOf(page, 'Honda')).toBeVisible()
	await expect(entryOf(page, 'Royal Enfield')).toHaveCount(0)

	await entryOf(page, 'Honda').click()
	await expect(stepOf(page, 'Model')).toBeVisible()
	await expect(entryOf(page, 'Activa 6G')).toBeVisible()
	await expect(entryOf(page, 'Shine')).toHaveCount(0)
	const asked = new URL(models[0]?.url ?? '').searchParams
	const type = new URL(makers[0]?.url ?? '').searchParams.get('vehicle_type')
	expect(Number(type)).toBeGreaterThan(0)
	expect([asked.get('vehicle_type'), asked.get('manufacturer')]).toEqual([type, String(scooter.manufacturerId)])

	await entryOf(page, 'Activa 6G').click()
	await expect(stepOf(page, 'Details')).toBeVisible()
	for (const words of ['Scooter', 'Honda', 'Activa 6G']) await expect(pickerOn(page)).toContainText(words)
	await button(page, 'Use this bike').click()
	await expect(pickerOn(page)).toBeHidden()
	await expect(plateOf(page)).toContainText('Activa 6G')
	expect(await kept(page, 'selectedVehicle')).toEqual(scooter)
	await page.getByRole('banner').getByRole('link', { name: 'Pahiya' }).click()
	await expect(page.getByRole('main').getByRole('button', { name: /Activa 6G/ })).toBeVisible()
})

test('manufacturers and models are found by parts of their names in any case and with typing errors; nonsense finds nothing and says so (A.PICKER-02, A.PICKER-03, A.PICKER-17, D-14, ux 39)', async ({
	page,
}) => {
	await openPicker(page)
	await button(page, 'Motorcycle').click()
	const makers = pickerOn(page).getByRole('searchbox', { name: 'Search manufacturers' })
	const found = pickerOn(page).getByRole('listitem')
	await makers.fill('BAJ')
	await expect(found).toHaveText([/Bajaj/])
	await makers.fill('royl enfeild')
	await expect(found).toHaveText([/Royal Enfield/])
	await makers.fill('xyzzy')
	await expect(pickerOn(page).getByText('No manufacturers found.').filter({ visible: true }).first()).toBeVisible()
	await expectAccessible(page)
	await button(page, 'Clear: Search manufacturers').click()
	await expect(entryOf(page, 'Hero')).toBeVisible()
	await entryOf(page, 'Hero').click()
	const models = pickerOn(page).getByRole('searchbox', { name: 'Search models' })
	await models.fill('splendr')
	await expect(found.first()).toContainText('Splendor')
	await models.fill('PLUS')
	for (const name of await found.allTextContents()) expect(name).toMatch(/plus/i)
	await expect(
		pickerOn(page)
			.getByRole('status')
			.filter({ hasText: /^\d+ models?$/ }),
	).toBeAttached()
})

test('one search over every maker finds a bike by its name alone, misspelt too, and one tap is the whole choice (A.PICKER-03, A.PICKER-12, D-14)', async ({
	page,
	product,
}) => {
	const bike = await bikeNamed(product, 'Hero Splendor Plus')
	await openPicker(page)
	const search = pickerOn(page).getByRole('searchbox', { name: 'Search all bikes' })
	const found = pickerOn(page).getByRole('listitem')
	await search.fill('activa')
	await expect(found.first()).toContainText('Honda Activa')
	await search.fill('hreo')
	await expect(found.first()).toContainText(/^Hero /)
	await search.fill('xyzzy')
	await expect(pickerOn(page).getByText('No models found.').filter({ visible: true }).first()).toBeVisible()
	await search.fill('splendr plus')
	await entryOf(page, 'Hero Splendor Plus').click()
	await expect(pickerOn(page)).toBeHidden()
	await expect(plateOf(page)).toContainText('Splendor Plus')
	expect(await kept(page, 'selectedVehicle')).toEqual(bike)
	await plateOf(page).click()
	await expect(stepOf(page, 'Details')).toBeVisible()
	for (const words of ['Motorcycle', 'Hero', 'Splendor Plus']) await expect(pickerOn(page)).toContainText(words)
	await button(page, 'Back').click()
	await expect(stepOf(page, 'Model')).toBeVisible()
})

test('Back goes one step back, and another choice there clears what came after it (A.PICKER-05, A.PICKER-15, ux 38)', async ({ page }) => {
	await openPicker(page)
	await button(page, 'Motorcycle').click()
	await entryOf(page, 'Hero').click()
	await entryOf(page, 'Splendor Plus').click()
	await expect(stepOf(page, 'Details')).toBeVisible()
	await button(page, 'Back').click()
	await expect(stepOf(page, 'Model')).toBeVisible()
	await page.goBack()
	await expect(stepOf(page, 'Manufacturer')).toBeVisible()
	await expect(entryOf(page, 'Hero')).toHaveAttribute('aria-current', 'true')
	await button(page, 'Back').click()
	await expect(stepOf(page, 'Type')).toBeVisible()
	await button(page, 'Scooter').click()
	await expect(stepOf(page, 'Manufacturer')).toBeVisible()
	await expect(pickerOn(page).locator('[aria-current]')).toHaveCount(0)
	expect(await kept(page, 'vehiclePicker', 'sessionStorage')).toMatchObject({ manufacturerId: 0, modelId: 0 })
})

test('Reset returns to the first step and forgets the bike, and Undo brings both back (A.PICKER-06, ux 38)', async ({ page, product }) => {
	const bike = await chooseBike(page, product)
	await open(page, '/how-it-works')
	await plateOf(page).click()
	await expect(stepOf(page, 'Details')).toBeVisible()
	await button(page, 'Reset').click()
	await expect(stepOf(page, 'Type')).toBeVisible()
	expect(await kept(page, 'selectedVehicle')).toBeNull()
	expect(await kept(page, 'vehiclePicker', 'sessionStorage')).toBeNull()
	await button(page, 'Undo').click()
	await expect(stepOf(page, 'Details')).toBeVisible()
	await expect(pickerOn(page)).toContainText('Splendor Plus')
	expect(await kept(page, 'selectedVehicle')).toEqual(bike)
})

test('what was chosen in this session stands there again, at the deepest step (A.PICKER-07, D-31)', async ({ page }) => {
	await openPicker(page)
	await button(page, 'Motorcycle').click()
	await entryOf(page, 'Bajaj').click()
	await expect(stepOf(page, 'Model')).toBeVisible()
	await button(page, 'Close').click()
	await expect(pickerOn(page)).toBeHidden()
	await page.reload()
	await takenOver(page)
	await plateOf(page).click()
	await expect(stepOf(page, 'Model')).toBeVisible()
	await expect(pickerOn(page)).toContainText('Bajaj')
	await expect(entryOf(page, 'Splendor Plus')).toHaveCount(0)
})

test('two presses, faster than the picker comes, open it once: one step back closes it, and the page stays (ux 38, ux 3)', async ({
	page,
}) => {
	await open(page, '/how-it-works')
	const plate = plateOf(page)
	await plate.focus()
	await plate.evaluate((pressed: HTMLElement) => {
		pressed.click()
		pressed.click()
	})
	await expect(stepOf(page, 'Type')).toBeVisible()
	await expect(pickerOn(page).getByRole('heading', { name: 'Choose your bike' })).toBeFocused()
	await page.goBack()
	await expect(pickerOn(page)).toBeHidden()
	await expect(plate).toBeFocused()
	await expect(page).toHaveURL(/\/how-it-works$/)
})

test('everything works by keyboard, and the focus never gets lost (ux 39, ux 3)', { tag: '@desktop' }, async ({ page }, { project }) => {
	await open(page, '/how-it-works')
	const plate = plateOf(page)
	await plate.focus()
	await page.keyboard.press('Enter')
	await expect(pickerOn(page)).toBeVisible()
	await expect(stepOf(page, 'Type')).toBeVisible()
	await button(page, 'Motorcycle').focus()
	await page.keyboard.press('ArrowRight')
	await expect(button(page, 'Scooter')).toBeFocused()
	await page.keyboard.press('End')
	await expect(button(page, 'Moped')).toBeFocused()
	await page.keyboard.press('Home')
	await page.keyboard.press('Enter')
	const makers = pickerOn(page).getByRole('searchbox', { name: 'Search manufacturers' })
	// On a phone the keys would cover the list, so the field waits to be touched.
	if (project.name === 'desktop') await expect(makers).toBeFocused()
	else {
		await expect(stepOf(page, 'Manufacturer')).toBeFocused()
		await makers.focus()
	}
	await page.keyboard.type('bajaj')
	await page.keyboard.press('Enter')
	await expect(stepOf(page, 'Model')).toBeVisible()
	const models = pickerOn(page).getByRole('searchbox', { name: 'Search models' })
	await models.focus()
	await page.keyboard.type('pulser 150')
	await page.keyboard.press('ArrowDown')
	await expect(pickerOn(page).getByRole('listitem').getByRole('button').first()).toBeFocused()
	await page.keyboard.press('ArrowUp')
	await expect(models).toBeFocused()
	await page.keyboard.press('Escape')
	await expect(models).toHaveValue('')
	await page.keyboard.press('Escape')
	await expect(pickerOn(page)).toBeHidden()
	await expect(plate).toBeFocused()
})

test('a member finds the bike of her profile first and takes it with its number (ux 37, D-31)', async ({ page }) => {
	await signIn(page, demoRider)
	await open(page, '/how-it-works')
	await expect(plateOf(page)).toContainText('MH 12 KT 4821')
	await plateOf(page).click()
	await expect(stepOf(page, 'Details')).toBeVisible()
	await expect(pickerOn(page)).toContainText('MH 12 KT 4821')
	await button(page, 'Reset').click()
	await expect(pickerOn(page).getByRole('button', { name: /^Use this bike: MH 12 KT 4821/ })).toBeVisible()
	await expectAccessible(page)
	await pickerOn(page)
		.getByRole('button', { name: /^Use this bike: MH 12 KT 4821/ })
		.click()
	await expect(pickerOn(page)).toBeHidden()
	expect(Object.keys((await kept(page, 'selectedVehicle')) as object).sort()).toEqual([
		'manufacturer',
		'manufacturerId',
		'model',
		'modelId',
		'vehicleType',
	])
	await expect(plateOf(page)).toContainText('MH 12 KT 4821')
})

test('somebody whose bike is not listed can call or write (ux 42)', async ({ page }) => {
	await openPicker(page)
	await pickerOn(page).getByText("My bike isn't listed").click()
	await expect(pickerOn(page).getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute('href', 'tel:+910000000000')
	await expect(pickerOn(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\/910000000000\?text=/)
})

test('the chosen bike stays over login and logout (D-31)', async ({ page, product }) => {
	const rider = await aRider(product)
	await open(page, '/how-it-works')
	await plateOf(page).click()
	await pickBike(page, { manufacturer: 'Royal Enfield', model: 'Classic 350' })
	await signIn(page, rider)
	await open(page, '/how-it-works')
	await expect(plateOf(page)).toContainText('Classic 350')
	await page.goto('/logout')
	await expect(page).toHaveURL('/')
	await expect(plateOf(page)).toContainText('Classic 350')
})
