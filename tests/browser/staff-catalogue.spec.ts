import type { Page } from '@playwright/test'
import type { StaffCategory, StaffPrice, StaffService } from '../../src/contract/repairs/staff-catalogue.ts'
import { formatRupees } from '../../src/shared/money.ts'
import {
	answer,
	expect,
	expectAccessible,
	expectFitsPhones,
	holdBack,
	open,
	refusedWith,
	test,
	watchCalls,
	withoutNews,
} from './support/journey.ts'
import { ask, passOf, signIn } from './support/people.ts'
import type { Product } from './support/product.ts'
import { bikeNamed, chooseBike, priceFor } from './support/repairs.ts'
import { cardOf, main, textBox } from './support/screens.ts'
import { company, openAdmin } from './support/staff.ts'

/** A field that is typed into, by its label alone. */
const save = (page: Page) => main(page).getByRole('button', { name: 'Save', exact: true })
const saved = (page: Page) => main(page).getByRole('status').filter({ hasText: 'Saved.' })
const serviceCall = '**/api/admin/services/*/'

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
const seenService = async (product: Product, { id }: StaffService) =>
	ask<StaffService>(product, 'GET', `/admin/services/${id}/`, { access: await passOf(product, 'staff') })
const pricesOf = async (product: Product, { id }: StaffService) =>
	(await ask<{ results: StaffPrice[] }>(product, 'GET', `/admin/service-prices/?service=${id}`, { access: await passOf(product, 'staff') }))
		.results

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

	test('for a model go before that of its class, and the example shows what is paid (B.ADMIN-17, D-35)', async ({ page, product }) => {
		const { service } = await aService(product)
		await signIn(page, company.admin)
		await openAdmin(page, `/admin/services/${service.id}`)
		const example = main(page).getByRole('region', { name: 'What a customer pays' })
		await expect(example).toContainText('₹500')
		await main(page).getByRole('button', { name: 'Set a price for a model' }).click()
		const dialog = page.getByRole('dialog', { name: 'Price for a model' })
		await dialog.getByLabel('Manufacturer').selectOption('Hero')
		await dialog.getByLabel('Model').selectOption('Splendor Plus')
		await textBox(dialog, 'Price').fill('399')
		await dialog.getByRole('button', { name: 'Set price' }).dblclick()
		await expect(dialog).toBeHidden()
		await expect(main(page).getByRole('list', { name: 'Models with their own price' })).toContainText('Hero Splendor Plus₹399')
		expect(await pricesOf(product, service)).toHaveLength(1)
		await example.getByText('Another bike').click()
		await example.getByLabel('Manufacturer').selectOption('Hero')
		await example.getByLabel('Model').selectOption('Splendor Plus')
		await expect(example).toContainText('Hero Splendor Plus')
		await expect(example).toContainText('₹399')
	})

	test('are read by staff and changed by nobody but an admin (D-48)', async ({ page, product }) => {
		const { service } = await aService(product)
		await signIn(page, company.staff)
		await openAdmin(page, `/admin/services/${service.id}`)
		const base = textBox(main(page), 'Base price')
		await expect(base).toHaveAttribute('readonly', '')
		await expect(base).toHaveAccessibleDescription(/Only an admin can change prices/)
		await expect(main(page).getByRole('table', { name: 'Price by class' })).toContainText('base ₹500')
		await expect(main(page).getByRole('button', { name: /(Set|Change) price|price for a model/ })).toHaveCount(0)
		await textBox(main(page), 'Warranty').fill('6 months warranty')
		await save(page).click()
		await expect(saved(page)).toBeVisible()
		expect(await seenService(product, service)).toMatchObject({ warranty: '6 months warranty', base_price: 500 })
		await openAdmin(page, '/admin/services/new')
		await expect(main(page).getByRole('heading', { name: 'Only an admin can add services' })).toBeVisible()
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

	test('that two people edit tells the second and loses nothing of either (B.ADMIN-36, D-48)', async ({ page, product, noise }) => {
		noise.allow(refusedWith(409))
		const { service } = await aService(product, { warranty: '1 month warranty' })
		await signIn(page, company.staff)
		// The second hears nothing of the first until saving.
		await withoutNews(page)
		await openAdmin(page, `/admin/services/${service.id}`)
		await textBox(main(page), 'Warranty').fill('6 months warranty')
		await textBox(main(page), 'Recommended').fill('every 12,000 km')
		await changeService(product, service, { warranty: '2 months warranty', duration: '45 min' })
		await save(page).click()
		const notice = main(page).getByRole('alert').filter({ hasText: 'Somebody else changed this' })
		await expect(notice).toBeFocused()
		await expect(notice).toContainText('Choose below for Warranty')
		await expect(notice).toContainText('Duration, in words: theirs is shown')
		await expect(textBox(main(page), 'Warranty')).toHaveValue('6 months warranty')
		await expect(textBox(main(page), 'Recommended')).toHaveValue('every 12,000 km')
		await expect(textBox(main(page), 'Duration, in words')).toHaveValue('45 min')
		const choice = main(page).getByRole('group', { name: 'Warranty: changed meanwhile' })
		await expect(choice).toContainText('Now: 2 months warranty (changed meanwhile)')
		await expectAccessible(page)
		await expectFitsPhones(page)
		await save(page).click()
		await expect(main(page).getByRole('alert', { name: 'There is a problem' })).toContainText(
			'Warranty: Changed meanwhile. Keep yours or take theirs.',
		)
		await choice.getByRole('button', { name: 'Keep mine: Warranty' }).click()
		await expect(textBox(main(page), 'Warranty')).toBeFocused()
		await save(page).click()
		await expect(saved(page)).toBeVisible()
		expect(await seenService(product, service)).toMatchObject({
			warranty: '6 months warranty',
			recommended: 'every 12,000 km',
			duration: '45 min',
		})
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
		await expect(textBox(main(page), 'Warranty')).toHaveValue('6 months warranty')
		await choice.getByRole('button', { name: 'Take theirs: Warranty' }).click()
		await expect(textBox(main(page), 'Warranty')).toHaveValue('3 months warranty')
		await expect(choice).toBeHidden()
	})

	test('keeps what is typed over every failure and asks before it is left unsaved (B.ADMIN-36, A.E-47)', async ({
		page,
		product,
		noise,
	}) => {
		noise.allow(refusedWith(500, 400))
		const { service } = await aService(product)
		await signIn(page, company.staff)
		await openAdmin(page, '/admin/services')
		await openAdmin(page, `/admin/services/${service.id}`)
		await textBox(main(page), 'Minutes').fill('2')
		await textBox(main(page), 'Warranty').focus()
		await expect(textBox(main(page), 'Minutes')).toHaveAccessibleDescription(/Enter 5 or more/)
		await textBox(main(page), 'Minutes').fill('25')
		await expect(textBox(main(page), 'Minutes')).not.toHaveAttribute('aria-invalid', 'true')
		await main(page).getByRole('link', { name: 'Services & prices' }).click()
		const question = page.getByRole('dialog', { name: 'Leave without saving?' })
		await question.getByRole('button', { name: 'Stay here' }).click()
		await expect(textBox(main(page), 'Minutes')).toHaveValue('25')

		await page.route(serviceCall, (route) =>
			route.request().method() === 'PATCH' ? route.fulfill({ status: 500, json: { detail: 'down' } }) : route.continue(),
		)
		await save(page).click()
		await expect(main(page).getByRole('alert').filter({ hasText: 'What you typed is still here' })).toBeVisible()
		await page.unroute(serviceCall)
		await answer(page, serviceCall, { status: 400, json: { name: ['Another service of this category is called that.'] }, times: 1 })
		await main(page).getByRole('button', { name: 'Try again' }).click()
		await expect(textBox(main(page), 'Name')).toBeFocused()
		await expect(textBox(main(page), 'Name')).toHaveAccessibleDescription(/is called that/)
		const letGo = await holdBack(page, serviceCall)
		const calls = watchCalls(page, 'PATCH', /\/admin\/services\/\d+\/$/)
		await save(page).dblclick()
		letGo()
		await expect(saved(page)).toBeVisible()
		expect(calls).toHaveLength(1)
		await main(page).getByRole('link', { name: 'Services & prices' }).click()
		await expect(page.getByRole('heading', { level: 1, name: 'Services & prices' })).toBeVisible()
	})

	test('is hidden with others in one go, and shown again by Undo (B.ADMIN-16)', async ({ page, product }) => {
		const { category, service } = await aService(product)
		await signIn(page, company.staff)
		await openAdmin(page, `/admin/services?category=${category.slug}`)
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
	})

	test('is found by its category and its name (B.ADMIN-03, B.ADMIN-16)', { tag: '@desktop' }, async ({ page, product, isMobile }) => {
		const { category, service } = await aService(product)
		await signIn(page, company.staff)
		await openAdmin(page, `/admin/services?category=${category.slug}`)
		const rows = main(page).getByRole('link', { name: /job/ })
		await expect(rows).toHaveText([service.name])
		await expect(main(page)).toContainText(formatRupees(500))
		if (isMobile) await expectFitsPhones(page)
		await main(page).getByRole('searchbox', { name: 'Name or description' }).fill('nothing like it')
		await expect(main(page).getByText('No services match')).toBeVisible()
	})
})

test.describe('A category', () => {
	test('made by staff appears at home and on its page, and disappears when it is hidden (B.ADMIN-15)', async ({ page, another }) => {
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
	})

	test('in use says why it cannot be deleted, an unused one goes (D-48, A.E-43)', async ({ page, product, noise }) => {
		// Our own change, heard on the stream, may ask once more for what is gone.
		noise.allow(refusedWith(404, 409))
		const { category } = await aService(product)
		const unused = await aCategory(product)
		await signIn(page, company.staff)
		await openAdmin(page, `/admin/service-categories/${category.uuid}`)
		await main(page).getByRole('button', { name: 'Delete' }).click()
		const dialog = page.getByRole('dialog', { name: `Delete ${category.name}?` })
		await dialog.getByRole('button', { name: 'Delete' }).click()
		await expect(dialog.getByRole('alert')).toContainText('This category has services.')
		await expectAccessible(page)
		await openAdmin(page, `/admin/service-categories/${unused.uuid}`)
		await main(page).getByRole('button', { name: 'Delete' }).click()
		await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
		await expect(page).toHaveURL(/\/admin\/service-categories$/)
		await expect(main(page).getByRole('link', { name: 'Brakes' })).toBeVisible()
		await expect(main(page).getByRole('link', { name: unused.name })).toHaveCount(0)
	})

	test('that nobody knows is said to be none', async ({ page, noise }) => {
		noise.allow(refusedWith(404))
		await signIn(page, company.staff)
		await openAdmin(page, '/admin/service-categories/00000000-0000-4000-8000-000000000000')
		await expect(main(page).getByRole('heading', { name: 'There is no such category' })).toBeVisible()
		await openAdmin(page, '/admin/services/nonsense')
		await expect(main(page).getByRole('heading', { name: 'There is no such service' })).toBeVisible()
	})
})
