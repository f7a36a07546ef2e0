import type { Page } from '@playwright/test'
import { expect, kept, open, test, watchCalls } from './support/journey.ts'
import { aRider, signIn } from './support/people.ts'
import { bikeNamed } from './support/repairs.ts'
import { entryOf, pickerOn, stepOf } from './support/screens.ts'

/** The plate in the top bar opens the picker on every page. */
const plateOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /bike/i })
const button = (page: Page, name: string) => pickerOn(page).getByRole('button', { name, exact: true })

// Searching, Back, Reset, keys and what is kept are checked without a server (tests/components/pick-a-bike.test.tsx).
test('the picker leads from type to manufacturer to model to details, each list fitting what was chosen before, and keeps the bike, over login and logout too (A.PICKER-01, A.PICKER-04, A.PICKER-11, A.PICKER-12, A.PICKER-14, D-31, ux 32, ux 40)', async ({
	page,
	product,
}) => {
	const [scooter, rider] = await Promise.all([bikeNamed(product, 'Honda Activa 6G'), aRider(product)])
	const makers = watchCalls(page, 'GET', /\/manufacturers\/$/)
	const models = watchCalls(page, 'GET', /\/vehicle-models\/$/)
	await open(page, '/how-it-works')
	await plateOf(page).click()
	await expect(stepOf(page, 'Type')).toBeVisible()
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

	await signIn(page, rider)
	await open(page, '/how-it-works')
	await expect(plateOf(page)).toContainText('Activa 6G')
	await page.goto('/logout')
	await expect(page).toHaveURL('/')
	await expect(plateOf(page)).toContainText('Activa 6G')
})
