import type { Page } from '@playwright/test'
import type { StaffCategory, StaffService } from '../../src/contract/repairs/staff-catalogue.ts'
import { formatRupees } from '../../src/shared/money.ts'
import { expect, expectAccessible, expectFitsPhones, open, refusedWith, test, watchCalls } from './support/journey.ts'
import { ask, passOf, signIn } from './support/people.ts'
import type { Product } from './support/product.ts'
import { bikeNamed, chooseBike, priceFor } from './support/repairs.ts'
import { cardOf, main, textBox } from './support/screens.ts'
import { company, openAdmin } from './support/staff.ts'

/** A field that is typed into, by its label alone. */
const save = (page: Page) => main(page).getByRole('button', { name: 'Save', exact: true })
const saved = (page: Page) => main(page).getByRole('status').filter({ hasText: 'Saved.' })
const aName = (kind: string) => `${kind} ${Math.random().toString(36).slice(2, 9)}`

/** A category of this test alone, made by the calls. */
async function aCategory(product: Product, over: Partial<StaffCategory> = {}) {
	const body = { name: aName('Tools'), order: 900, ...over }
	return ask<StaffCategory>(product, 'POST', '/admin/service-categories/', { access: await passOf(product, 'admin'), body })
}

/** A service in a category of its own. */
async function aService(product: Product, over: Partial<StaffService> = {}) {
	const category = await aCategory(product)
	const body = { category: category.uuid, name: aName('Chain job'), base_price: 500, features: ['Chain cleaned', 'Chain lubed'], ...over }
	const service = await ask<StaffService>(product, 'POST', '/admin/services/', { access: await passOf(product, 'admin'), body })
	return { category, service }
}
const changeService = async (product: Product, { id }: StaffService, body: Partial<StaffService>) =>
	ask<StaffService>(product, 'PATCH', `/admin/services/${id}/`, { access: await passOf(product, 'staff'), body })

test.describe('Prices', () => {
	test('that an admin sets for a class are what the customer’s service page shows, until they are removed (B.ADMIN-17, B.ADMIN-16, D-35)', async ({
		page,
		product,
		another,
	}) => {
		const { category, service } = await aService(product)
		const splendor = 'Motorcycle up to 115 cc'
		const customer = await another()
		await chooseBike(customer, product)
		await open(customer, `/services/${category.uuid}`)
		await expect(cardOf(customer, service.name)).toContainText('₹500')

		await signIn(page, company.admin)
		await openAdmin(page, `/admin/services/${service.id}`)
		await main(page)
			.getByRole('button', { name: `Set price: ${splendor}` })
			.click()
		const dialog = page.getByRole('dialog', { name: splendor })
		await dialog.getByRole('button', { name: 'Set price' }).click()
		await expect(dialog.getByRole('alert', { name: 'There is a problem' })).toContainText('Price: This field is required.')
		await expect(textBox(dialog, 'Price')).toBeFocused()
		await textBox(dialog, 'Price').fill('449.50')
		await expectAccessible(page)
		await dialog.getByRole('button', { name: 'Set price' }).click()
		await expect(dialog).toBeHidden()
		await expect(main(page).getByRole('row', { name: new RegExp(splendor) })).toContainText('₹449.50')
		await customer.reload()
		await expect(cardOf(customer, service.name)).toContainText('₹450')
		await expect(cardOf(customer, service.name)).toContainText('Regular price: ₹500')

		await main(page)
			.getByRole('button', { name: `Change price: ${splendor}` })
			.click()
		await page.getByRole('dialog', { name: splendor }).getByRole('button', { name: 'Remove price' }).click()
		await expect(main(page).getByRole('button', { name: `Set price: ${splendor}` })).toBeVisible()
		expect(await priceFor(product, service, await bikeNamed(product, 'Hero Splendor Plus'))).toEqual({
			price: 500,
			is_custom_price: false,
			fits: true,
		})
	})
})

test.describe('A service', () => {
	test('is made with all its values, and its card shows them to customers (B.ADMIN-16, D-23)', async ({ page, product }) => {
		const category = await aCategory(product)
		const name = aName('Brake job')
		await signIn(page, company.admin)
		await openAdmin(page, `/admin/services/new?category=${category.uuid}`)
		const make = main(page).getByRole('button', { name: 'Create service' })
		await make.click()
		await expect(main(page).getByRole('alert', { name: 'There is a problem' })).toContainText('Name: This field may not be blank.')
		await expect(textBox(main(page), 'Name')).toBeFocused()
		await textBox(main(page), 'Name').fill(name)
		await textBox(main(page), 'Base price').fill('349')
		await textBox(main(page), 'Description').fill('New pads at your door.')
		for (const line of ['Test ride with you', 'Pads replaced']) {
			await main(page).getByRole('button', { name: 'Add line' }).click()
			await page.keyboard.type(line)
		}
		await main(page).getByRole('button', { name: 'Move up: Line 2' }).click()
		await expect(textBox(main(page), 'Line 1')).toHaveValue('Pads replaced')
		await textBox(main(page), 'Duration, in words').fill('40 min')
		await textBox(main(page), 'Warranty').fill('3 months warranty')
		await expectAccessible(page)
		await expectFitsPhones(page)
		const calls = watchCalls(page, 'POST', /\/admin\/services\/$/)
		await make.dblclick()
		await expect(page).toHaveURL(/\/admin\/services\/\d+$/)
		await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
		expect(calls).toHaveLength(1)
		await open(page, `/services/${category.uuid}`)
		const card = cardOf(page, name)
		for (const words of ['40 min', '3 months warranty', 'Pads replaced', 'Test ride with you']) await expect(card).toContainText(words)
	})

	test('changed by somebody else is told while it is edited, and followed where nothing is unsaved (B.ADMIN-36)', async ({
		page,
		product,
	}) => {
		const { service } = await aService(product, { warranty: '1 month warranty' })
		await signIn(page, company.staff)
		await openAdmin(page, `/admin/services/${service.id}`)
		await expect(textBox(main(page), 'Warranty')).toHaveValue('1 month warranty')
		await changeService(product, service, { warranty: '2 months warranty' })
		await expect(textBox(main(page), 'Warranty')).toHaveValue('2 months warranty', { timeout: 15_000 })
		await expect(main(page).getByRole('status').filter({ hasText: 'Somebody else changed this just now.' })).toBeVisible()
		await textBox(main(page), 'Warranty').fill('6 months warranty')
		await changeService(product, service, { warranty: '3 months warranty' })
		const choice = main(page).getByRole('group', { name: 'Warranty: changed meanwhile' })
		await expect(choice).toContainText('Now: 3 months warranty', { timeout: 15_000 })
		await expectFitsPhones(page)
		await expect(textBox(main(page), 'Warranty')).toHaveValue('6 months warranty')
		await choice.getByRole('button', { name: 'Take theirs: Warranty' }).click()
		await expect(textBox(main(page), 'Warranty')).toHaveValue('3 months warranty')
		await expect(choice).toBeHidden()
	})

	test('is found by its category and its name, is hidden with others in one go, and shown again by Undo (B.ADMIN-03, B.ADMIN-16)', async ({
		page,
		product,
	}) => {
		const { category, service } = await aService(product)
		await signIn(page, company.staff)
		await openAdmin(page, `/admin/services?category=${category.slug}`)
		const rows = main(page).getByRole('link', { name: /job/ })
		await expect(rows).toHaveText([service.name])
		await expect(main(page)).toContainText(formatRupees(500))
		await expectFitsPhones(page)
		await main(page)
			.getByRole('checkbox', { name: `Select ${service.name}` })
			.check()
		await page.getByRole('button', { name: 'Hide', exact: true }).click()
		const report = main(page).getByRole('status').filter({ hasText: 'Hidden from customers: 1.' })
		const row = main(page).locator('tr, li').filter({ hasText: service.name })
		await expect(report).toBeVisible()
		await expect(row).toContainText('Hidden')
		await report.getByRole('button', { name: 'Undo' }).click()
		await expect(row).toContainText('Shown')
		await main(page).getByRole('searchbox', { name: 'Name or description' }).fill('nothing like it')
		await expect(main(page).getByText('No services match')).toBeVisible()
	})
})

test.describe('A category', () => {
	test('made by staff appears at home and on its page, disappears when it is hidden, and is deleted (B.ADMIN-15)', async ({
		page,
		another,
		noise,
	}) => {
		// Our own change, heard on the stream, may ask once more for what is gone.
		noise.allow(refusedWith(404))
		const name = aName('Seat covers')
		await signIn(page, company.staff)
		await openAdmin(page, '/admin/service-categories')
		await main(page).getByRole('link', { name: 'New category' }).click()
		await expect(page.getByRole('heading', { level: 1, name: 'New category' })).toBeVisible()
		await textBox(main(page), 'Name').fill(name)
		await textBox(main(page), 'Address name').fill('Not An Address')
		await main(page).getByRole('button', { name: 'Create category' }).click()
		await expect(textBox(main(page), 'Address name')).toHaveAccessibleDescription(/Use small letters, digits and hyphens/)
		await textBox(main(page), 'Address name').fill('')
		await textBox(main(page), 'Description').fill('Stitched on the spot.')
		await main(page).getByLabel('Icon', { exact: true }).fill('/drawings/services/wash.svg')
		await expectAccessible(page)
		await expectFitsPhones(page)
		await main(page).getByRole('button', { name: 'Create category' }).click()
		await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
		await expect(textBox(main(page), 'Address name')).toHaveValue(name.toLowerCase().replaceAll(' ', '-'))

		const visitor = await another()
		await open(visitor, '/')
		await visitor.getByRole('main').getByRole('link', { name }).click()
		await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible()
		await expect(visitor.getByRole('main')).toContainText('Stitched on the spot.')

		await main(page).getByLabel('Shown to customers').uncheck()
		await save(page).click()
		await expect(saved(page)).toBeVisible()
		await open(visitor, '/')
		await expect(visitor.getByRole('main').getByRole('link', { name: 'Brakes' })).toBeVisible()
		await expect(visitor.getByRole('main').getByRole('link', { name })).toHaveCount(0)

		await main(page).getByRole('button', { name: 'Delete' }).click()
		await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
		await expect(page).toHaveURL(/\/admin\/service-categories$/)
		await expect(main(page).getByRole('link', { name: 'Brakes' })).toBeVisible()
		await expect(main(page).getByRole('link', { name })).toHaveCount(0)
	})
})
