import type { Page } from '@playwright/test'
import type { PriceSheet } from '../../src/contract/repairs/staff-price-sheet.ts'
import { countJobs } from './support/jobs.ts'
import { expect, expectAccessible, test } from './support/journey.ts'
import { ask, passOf, signIn } from './support/people.ts'
import type { Product } from './support/product.ts'
import { main } from './support/screens.ts'
import { company, openAdmin } from './support/staff.ts'

const sheetOf = async (product: Product, by = 'class') =>
	ask<PriceSheet>(product, 'GET', `/admin/service-prices/sheet/?by=${by}`, { access: await passOf(product, 'staff') })

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

/** The row of a service in a sheet of which only a part is drawn. */
async function scrollTo(page: Page, name = '') {
	const row = main(page).getByRole('row', { name })
	await expect(main(page).getByRole('gridcell').first()).toBeVisible()
	while ((await row.count()) === 0) {
		const isEnd = await page.getByRole('grid').evaluate(async (grid) => {
			const before = grid.parentElement?.scrollTop
			grid.parentElement?.scrollBy(0, 200)
			await new Promise(requestAnimationFrame)
			return grid.parentElement?.scrollTop === before
		})
		if (isEnd) throw new Error(`There is no row ${name}.`)
	}
	return row
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

	test("takes a block of models' prices; what a rider of one pays follows, and without its own price the class's counts again (B.ADMIN-17, D-35)", async ({
		page,
		product,
		context,
	}) => {
		const [service] = await tenServices(product)
		const { by_model } = await sheetOf(product, 'model')
		const honda = by_model?.manufacturers.find(({ name }) => name === 'Honda')
		const model = by_model?.models.find(({ name, manufacturer }) => name === 'Activa 6G' && manufacturer === honda?.id)
		const access = await passOf(product, 'admin')
		const cells = [{ service: service?.id, vehicle_class: model?.vehicle_class, price: 420 }]
		await ask(product, 'PUT', '/admin/service-prices/sheet/', { access, body: { cells } })
		const paid = async () =>
			Number(
				(
					await ask<{ price: string }>(
						product,
						'GET',
						`/repairing-service/services/${service?.id}/price/?manufacturer_id=${honda?.id}&vehicle_model_id=${model?.id}`,
						{},
					)
				).price,
			)

		await context.grantPermissions(['clipboard-read', 'clipboard-write'])
		await signIn(page, company.admin)
		await openAdmin(page, '/admin/price-sheet')
		await main(page).getByRole('link', { name: 'By model' }).click()
		await main(page).getByRole('searchbox', { name: 'Search models' }).fill('activa 6g')
		await expect(main(page).getByText(/^1 of \d+ models$/)).toBeVisible()
		await expect(page).toHaveURL(/by=model&search=activa\+6g/)
		const row = await scrollTo(page, service?.name)
		await expect(row.getByRole('gridcell')).toHaveText(/420\s*class/)
		await row.getByRole('gridcell').click()
		await expect(main(page).getByText(/Honda Activa 6G · ₹420, the price of/)).toBeVisible()
		await expectAccessible(page)
		await page.evaluate((text) => navigator.clipboard.writeText(text), '444.50\n455')
		await page.keyboard.press('Control+v')
		await main(page).getByRole('button', { name: 'Save 2' }).click()
		await expect(main(page).getByRole('status').filter({ hasText: '2 prices saved.' })).toBeVisible()
		expect(await paid()).toBe(444.5)
		await page.reload()
		await expect(main(page).getByText(/^1 of \d+ models$/)).toBeVisible()
		await scrollTo(page, service?.name)
		await expect(row.getByRole('gridcell')).toHaveText('444.50')
		await row.getByRole('gridcell').click()
		await page.keyboard.press('Delete')
		await expect(row.getByRole('gridcell')).toHaveText(/444.50 changed to 420\s*class/)
		await main(page).getByRole('button', { name: 'Save 1' }).click()
		await expect(main(page).getByRole('status').filter({ hasText: '1 price saved.' })).toBeVisible()
		expect(await paid()).toBe(420)
	})
})
