import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectFitsPhones, test } from './support/journey.ts'
import { signIn } from './support/people.ts'
import { company, openAdmin } from './support/staff.ts'

const main = (page: Page) => page.getByRole('main')
const box = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true })

test('A spare part is made with what it fits and who makes it, and its stock is changed with a reason (B.ADMIN-05, B.ADMIN-08)', async ({
	page,
}) => {
	const number = `JR-${Math.random().toString(36).slice(2, 8).toUpperCase()}`
	await signIn(page, company.staff)
	await openAdmin(page, '/admin/parts')
	await expectFitsPhones(page)
	await expectAccessible(page)
	await main(page).getByRole('link', { name: 'New spare part' }).click()
	await box(page, 'Name').fill('Journey lever')
	await box(page, 'Part number').fill(number)
	await main(page).getByLabel('Category', { exact: true }).selectOption({ index: 1 })
	await box(page, 'Price').fill('450')
	const models = main(page).getByRole('combobox', { name: 'For these models' })
	await models.fill('splendor plus')
	await models.press('Enter')
	await expect(main(page).getByRole('button', { name: 'Remove Hero Splendor Plus', exact: true })).toBeVisible()
	await main(page)
		.getByRole('button', { name: 'Create spare part' })
		.or(main(page).getByRole('button', { name: 'Create part' }))
		.click()
	await expect(page.getByRole('heading', { level: 1, name: 'Journey lever' })).toBeVisible()
	await expectFitsPhones(page)
	await expectAccessible(page)

	await main(page).getByRole('button', { name: 'Change the stock' }).click()
	const dialog = page.getByRole('dialog', { name: 'Change the stock' })
	await dialog.getByRole('button', { name: 'Change', exact: true }).click()
	await expect(dialog).toContainText('Please say why.')
	await dialog.getByRole('textbox', { name: 'By how many' }).fill('3')
	await dialog.getByRole('textbox', { name: 'Reason' }).fill('First delivery')
	await dialog.getByRole('button', { name: 'Change', exact: true }).click()
	await expect(dialog).toBeHidden()
	const stock = main(page).getByRole('region', { name: 'Stock' })
	await expect(stock).toContainText('+3: First delivery')
	await expect(stock).toContainText('Limited Stock')

	await openAdmin(page, `/admin/parts?search=${number.replace('-', '')}`)
	await main(page).getByRole('link', { name: 'Journey lever' }).click()
	await expect(box(page, 'Part number')).toHaveValue(number)
})
