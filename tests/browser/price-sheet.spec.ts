import type { PriceSheet } from '../../src/contract/repairs/staff-price-sheet.ts'
import { countJobs } from './support/jobs.ts'
import { expect, expectAccessible, expectFitsPhones, test } from './support/journey.ts'
import { ask, passOf, signIn } from './support/people.ts'
import type { Product } from './support/product.ts'
import { main } from './support/screens.ts'
import { company, openAdmin } from './support/staff.ts'

const sheetOf = async (product: Product) =>
	ask<PriceSheet>(product, 'GET', '/admin/service-prices/sheet/', { access: await passOf(product, 'staff') })

/** Ten services of this test alone. */
async function tenServices(product: Product) {
	const access = await passOf(product, 'admin')
	const name = `Sheet ${Math.random().toString(36).slice(2, 9)}`
	const category = await ask<{ uuid: string }>(product, 'POST', '/admin/service-categories/', { access, body: { name, order: 0 } })
	const services: { id: number; name: string }[] = []
	for (let turn = 1; turn <= 10; turn += 1)
		services.push(
			await ask(product, 'POST', '/admin/services/', {
				access,
				body: { category: category.uuid, name: `${name} ${String(turn).padStart(2, '0')}`, base_price: 500 },
			}),
		)
	return services
}

// Where there is room for a sheet.
test.describe('The price sheet', { tag: '@desktop-only' }, () => {
	test('takes ten services by eight prices from a spreadsheet in one paste and one save, with one row of the audit log (B.ADMIN-17, D-21)', async ({
		page,
		product,
		context,
	}) => {
		const services = await tenServices(product)
		await context.grantPermissions(['clipboard-read', 'clipboard-write'])
		await signIn(page, company.admin)
		const job = await countJobs(page)
		await openAdmin(page, '/admin/price-sheet')
		const first = main(page).getByRole('row', { name: services[0]?.name }).getByRole('gridcell').first()
		await expect(first).toHaveText('–')
		const block = services.map((_, row) => Array.from({ length: 8 }, (_, column) => `₹1,${row}${column}0.50`).join('\t')).join('\n')
		await page.evaluate((text) => navigator.clipboard.writeText(text), block)
		const preview = page.getByRole('dialog', { name: '80 changed' })
		await job('change 80 prices', async () => {
			await first.click()
			await page.keyboard.press('Control+v')
			await expect(main(page).getByText('80 changed')).toBeVisible()
			await main(page).getByRole('button', { name: 'Preview' }).click()
			await expect(preview.getByRole('row')).toHaveCount(81)
			await expectAccessible(page)
			await preview.getByRole('button', { name: 'Save 80' }).click()
			await expect(main(page).getByRole('status').filter({ hasText: '80 prices saved.' })).toBeVisible()
		})
		await expect(first).toHaveText('1,000.50')
		const ids = new Set(services.map(({ id }) => id))
		const { prices, classes } = await sheetOf(product)
		expect(prices.filter(({ service }) => ids.has(service))).toHaveLength(80)
		expect(prices).toContainEqual({ service: services[9]?.id, vehicle_class: classes[7]?.code, price: 1970.5 })

		await openAdmin(page, '/admin/audit-log?collection=service-prices')
		const entry = main(page).getByRole('row').filter({ hasText: 'Service price sheet' }).first()
		await expect(entry).toContainText('₹1,000.50')
		await expect(entry).toContainText('68 more')
	})

	test('is left only after a question while something is not saved, and reads well by machine (A.E-47)', async ({ page, product }) => {
		const [service] = await tenServices(product)
		await signIn(page, company.admin)
		await openAdmin(page, '/admin/price-sheet')
		const cell = main(page).getByRole('row', { name: service?.name }).getByRole('gridcell').first()
		await cell.click()
		await page.keyboard.type('nonsense')
		await page.keyboard.press('Enter')
		await expect(cell).toContainText('Not a price')
		await expectAccessible(page)
		await page.getByRole('link', { name: 'Customers', exact: true }).first().click()
		const question = page.getByRole('dialog', { name: 'Leave without saving?' })
		await question.getByRole('button', { name: 'Stay here' }).click()
		await expect(cell).toContainText('nonsense')
		await main(page).getByRole('button', { name: 'Undo' }).click()
		await expect(cell).toHaveText('–')
	})
})

test('on a phone one class is read and one price changed at a time', async ({ page, product }) => {
	const [service] = await tenServices(product)
	await signIn(page, company.admin)
	await openAdmin(page, '/admin/price-sheet')
	await main(page)
		.getByRole('button', { name: `${service?.name}: base ₹500` })
		.click()
	const dialog = page.getByRole('dialog', { name: service?.name })
	await dialog.getByRole('textbox', { name: /^Price for/ }).fill('1,450.50')
	await expectAccessible(page)
	await dialog.getByRole('button', { name: 'Save price' }).click()
	await expect(main(page).getByRole('button', { name: `${service?.name}: ₹1,450.50` })).toBeVisible()
	await expectFitsPhones(page)
})
