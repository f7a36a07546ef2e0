import type { Page } from '@playwright/test'
import { answer, expect, expectAccessible, holdBack, kept, open, refusedWith, takenOver, test, watchCalls } from './support/journey.ts'
import { aRider, demoRider, signIn } from './support/people.ts'
import { bikeNamed, chooseBike } from './support/repairs.ts'
import { entryOf, pickBike, pickerOn, stepOf } from './support/screens.ts'

const typesCall = '**/api/vehicle/vehicle-types/'
const makersCall = '**/api/vehicle/manufacturers/**'
const modelsCall = '**/api/vehicle/vehicle-models/**'

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
	await expect(pickerOn(page).getByRole('list', { name: 'Types' }).getByRole('button')).toHaveText(['Moped', 'Motorcycle', 'Scooter'])

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

test('a list that cannot be loaded says which, keeps the steps before it, and comes with Try Again (A.PICKER-08..10, ux 41)', async ({
	page,
	noise,
}) => {
	noise.allow(refusedWith(500))
	await answer(page, typesCall, { status: 500, times: 2 })
	await answer(page, makersCall, { status: 500, times: 2 })
	await answer(page, modelsCall, { status: 500, times: 2 })
	await open(page, '/how-it-works')
	await plateOf(page).click()
	const says = (words: string) => pickerOn(page).getByRole('alert').filter({ hasText: words })
	await expect(says('Failed to load vehicle types')).toBeVisible()
	await button(page, 'Try Again').click()
	await button(page, 'Motorcycle').click()
	await expect(says('Failed to load manufacturers')).toBeVisible()
	await button(page, 'Try Again').click()
	await entryOf(page, 'Hero').click()
	await expect(says('Failed to load models')).toBeVisible()
	await expect(pickerOn(page).getByText('Step 3 of 4')).toContainText('Motorcycle · Hero')
	await button(page, 'Try Again').click()
	await expect(entryOf(page, 'Splendor Plus')).toBeVisible()
})

test('a step with nothing in it says so, and that is no error (A.PICKER-17)', async ({ page }) => {
	await answer(page, makersCall, { json: [] })
	await openPicker(page)
	await button(page, 'Moped').click()
	await expect(pickerOn(page).getByText('No manufacturers found.')).toBeVisible()
	await expect(pickerOn(page).getByRole('alert')).toHaveCount(0)
	await expect(button(page, 'Back')).toBeVisible()
})

test('while a list is on its way its place is kept and said (ux 11)', async ({ page }) => {
	const letGo = await holdBack(page, makersCall)
	await openPicker(page)
	await button(page, 'Scooter').click()
	await expect(pickerOn(page).getByRole('status').filter({ hasText: 'Loading...' })).toBeAttached()
	await expectAccessible(page)
	letGo()
	await expect(entryOf(page, 'Honda')).toBeVisible()
})

test('everything works by keyboard, and the focus never gets lost (ux 39, ux 3)', { tag: '@desktop' }, async ({ page }, { project }) => {
	await open(page, '/how-it-works')
	const plate = plateOf(page)
	await plate.focus()
	await page.keyboard.press('Enter')
	await expect(pickerOn(page)).toBeVisible()
	await expect(stepOf(page, 'Type')).toBeVisible()
	await button(page, 'Moped').focus()
	await page.keyboard.press('ArrowRight')
	await expect(button(page, 'Motorcycle')).toBeFocused()
	await page.keyboard.press('End')
	await expect(button(page, 'Scooter')).toBeFocused()
	await page.keyboard.press('ArrowLeft')
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
