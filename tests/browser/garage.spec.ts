import type { GarageVehicle } from '../../src/contract/accounts/garage.ts'
import { addDays, dayOf } from '../../src/shared/days.ts'
import { expect, expectAccessible, expectFitsPhones, open, refusedWith, test } from './support/journey.ts'
import { aRider, ask, signIn } from './support/people.ts'
import { modelNamed } from './support/profile.ts'
import { main } from './support/screens.ts'

const today = dayOf(new Date())

test('a rider keeps a second bike in the garage: papers, kilometres, set as first, and chooses any of them for a booking (A.PICKER-16, A.PROFILE-29)', async ({
	page,
	browser,
	product,
	noise,
}) => {
	noise.allow(refusedWith(400))
	const splendor = await modelNamed(product, 'Hero Splendor Plus')
	const rider = await aRider(product, {
		vehicle_type: splendor.vehicle_type,
		manufacturer: splendor.manufacturer,
		vehicle_model: splendor.id,
		registration_number: 'MH12KT4821',
	})
	await signIn(page, rider)
	await open(page, '/profile?tab=garage')
	const garage = main(page)
	const bikes = garage.getByRole('list', { name: 'My Garage' }).getByRole('listitem')
	await expect(garage.getByRole('heading', { name: '1 bike' })).toBeVisible()
	await expect(bikes).toContainText('MH 12 KT 4821')

	await garage.getByRole('button', { name: 'Add a bike' }).click()
	await garage.getByRole('button', { name: 'Choose from pictures' }).click()
	const picker = page.getByRole('dialog', { name: 'Choose your bike' })
	// The picker shows the chosen bike first.
	await picker.getByRole('button', { name: 'Reset' }).click()
	await picker.getByLabel('Search all bikes').fill('Pulsar NS200')
	await picker
		.getByRole('button', { name: /Pulsar NS200/ })
		.first()
		.click()
	await expect(garage.getByLabel('Model', { exact: true })).not.toHaveValue('')
	await garage.getByLabel('Registration number').fill('MH12KT4821')
	await garage.getByLabel('Insurance valid till').fill(addDays(today, 12))
	await garage.getByLabel('Last service on').fill(addDays(today, -30))
	await garage.getByLabel('Kilometres at that service').fill('12400')
	await expectAccessible(page)
	await garage.getByRole('button', { name: 'Add this bike' }).click()
	await expect(garage.getByText('Another bike in your garage has this registration number.').first()).toBeVisible()
	await garage.getByLabel('Registration number').fill('MH14AB1234')
	await garage.getByRole('button', { name: 'Add this bike' }).click()
	await expect(garage.getByRole('heading', { name: '2 bikes, 1 to look after soon' })).toBeVisible()
	await expect(bikes.first()).toContainText('A plan for it from ₹')
	const pulsar = bikes.filter({ hasText: 'Pulsar NS200' })
	await expect(pulsar).toContainText('12 days left')
	await expect(pulsar.getByRole('heading')).toBeFocused()

	await pulsar.getByRole('button', { name: /^Add kilometres/ }).click()
	await page.getByLabel('The odometer shows today').fill('13,000')
	await page.getByRole('button', { name: 'Save', exact: true }).click()
	await expect(pulsar).toContainText('13,000 km on')
	await expectAccessible(page)
	await expectFitsPhones(page)

	await pulsar.getByRole('button', { name: /^Set as first/ }).click()
	await expect(bikes.first()).toContainText('Your first bike')
	await expect(bikes.first()).toContainText('Pulsar NS200')
	expect(await ask(product, 'GET', '/accounts/profile/', { access: rider.access })).toMatchObject({ registration_number: 'MH14AB1234' })

	await pulsar.getByRole('link', { name: /^Service history of/ }).click()
	await expect(garage.getByRole('heading', { level: 1, name: 'Service history of Bajaj Pulsar NS200' })).toBeVisible()
	await expect(garage.getByRole('heading', { name: 'Nothing done yet' })).toBeVisible()
	await garage.getByRole('button', { name: 'Make a link' }).click()
	const link = await garage.getByLabel('Link', { exact: true }).inputValue()
	await garage.getByRole('checkbox', { name: /in the market too/ }).check()
	await expect(garage.getByRole('checkbox', { name: /in the market too/ })).toBeChecked()
	await expectAccessible(page)
	await expectFitsPhones(page)
	const saving = page.waitForEvent('download')
	await garage.getByRole('button', { name: 'Download as PDF' }).click()
	expect((await saving).suggestedFilename()).toBe('service-history.pdf')

	const visitor = await (await browser.newContext()).newPage()
	expect((await visitor.goto(link))?.status()).toBe(200)
	const shown = main(visitor)
	await expect(shown.getByRole('heading', { level: 1, name: 'Service history of Bajaj Pulsar NS200' })).toBeVisible()
	await expect(shown).toContainText('13,000 km')
	await expect(shown).not.toContainText('AB 1234')
	await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
	await expectAccessible(visitor)
	await garage.getByRole('button', { name: 'End the link' }).click()
	await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click()
	await expect(garage.getByRole('button', { name: 'Make a link' })).toBeVisible()
	expect((await visitor.goto(link))?.status()).toBe(404)
	await expect(visitor).toHaveTitle(/^Service history not found · /)
	await expect(visitor.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
	await expect(shown.getByRole('heading', { name: 'Page not found' })).toBeVisible()
	await visitor.context().close()
	await garage.getByRole('link', { name: 'My Garage' }).click()

	await page
		.getByRole('banner')
		.getByRole('button', { name: /^Your bike: / })
		.click()
	await expect(picker).toContainText('Or another of your bikes')
	await picker.getByRole('button', { name: /MH 12 KT 4821/ }).click()
	await expect(page.getByRole('banner').getByRole('button', { name: 'Your bike: MH 12 KT 4821, change' })).toBeVisible()

	await bikes
		.first()
		.getByRole('button', { name: /^Remove/ })
		.click()
	await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
	await expect(bikes).toHaveCount(1)
	await expect(garage.getByRole('heading', { name: '1 bike' })).toBeFocused()
	const left = await ask<GarageVehicle[]>(product, 'GET', '/accounts/vehicles/', { access: rider.access })
	expect(left.map(({ registration_number, is_first }) => [registration_number, is_first])).toEqual([['MH12KT4821', true]])
})
