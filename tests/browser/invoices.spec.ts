import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { StaffOrderInFull } from '../../src/contract/orders/staff-orders.ts'
import { dayOf } from '../../src/shared/days.ts'
import { one } from '../../src/shared/one.ts'
import { textOfPdf } from '../support/text-of-pdf.ts'
import { countJobs } from './support/jobs.ts'
import { expect, expectAccessible, expectFitsPhones, open, test } from './support/journey.ts'
import { aPartOrder } from './support/orders.ts'
import { aRider, ask, passOf, signIn } from './support/people.ts'
import type { Product } from './support/product.ts'
import { company, openAdmin } from './support/staff.ts'

const paid = async (product: Product, order_number: string) =>
	ask<StaffOrderInFull>(product, 'POST', `/admin/orders/${order_number}/record-payment/`, {
		access: await passOf(product, 'staff'),
		body: { method: 'cash' },
	})
/** What is saved by a press, as text. */
async function saved(page: Page, name: string | RegExp) {
	const download = page.waitForEvent('download')
	await page.getByRole('main').getByRole('button', { name }).click()
	const file = await download
	return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('once an order is paid its page has the invoice, which is saved as a PDF; cancelled, also the credit note (D-15)', async ({
	page,
	product,
}) => {
	const rider = await aRider(product)
	const order = await aPartOrder(product, rider)
	await signIn(page, rider)
	await open(page, `/profile/orders/${order.order_number}`)
	await expect(page.getByRole('main').getByRole('heading', { level: 1, name: order.order_number })).toBeVisible()
	await expect(page.getByRole('button', { name: /^Invoice / })).toHaveCount(0)
	const { number } = one((await paid(product, order.order_number)).invoices)
	await expect(page.getByRole('button', { name: `Invoice ${number}` })).toBeVisible()
	await expectAccessible(page)
	await expectFitsPhones(page)
	const file = await saved(page, `Invoice ${number}`)
	expect(file.name).toBe(`${number.replaceAll('/', '-')}.pdf`)
	const text = (await textOfPdf(file.bytes)).join(' ')
	for (const words of [number, order.order_number, 'Asha Rider', one(order.items).name]) expect(text).toContain(words)
	await page.getByRole('main').getByRole('button', { name: 'Cancel order' }).click()
	const dialog = page.getByRole('dialog')
	await dialog.getByLabel('Why are you cancelling?').fill('Bought twice')
	await dialog.getByRole('button', { name: 'Cancel order' }).click()
	const note = await saved(page, /^Credit note /)
	expect((await textOfPdf(note.bytes)).join(' ')).toContain(`For invoice ${number}`)
})

test('the office counts the day, finds an invoice with what it was for, and saves what the return asks for', async ({ page, product }) => {
	const admin = await passOf(product, 'admin')
	await ask(product, 'PATCH', '/admin/site-settings/', { access: admin, body: { gstin: '27AAPFU0939F1ZV' } })
	const order = await aPartOrder(product, await aRider(product), 1)
	const { number } = one((await paid(product, order.order_number)).invoices)
	await signIn(page, company.staff)
	const job = await countJobs(page)
	const main = page.getByRole('main')
	const today = dayOf(new Date())

	await openAdmin(page, `/admin/books?from=${today}&to=${today}`)
	const taken = main.getByRole('table', { name: 'Cash and UPI by day and technician' })
	await expect(taken.getByRole('row', { name: /Office/ })).toBeVisible()
	await expect(main.getByRole('heading', { name: 'Still due' })).toBeVisible()
	await expect(main.getByRole('table', { name: 'Tax by place and rate' })).toContainText('27-Maharashtra')
	await expectAccessible(page)
	await expectFitsPhones(page)
	await taken.getByRole('link', { name: /Office/ }).click()
	await expect(main.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible()
	await expectFitsPhones(page)
	await main.getByRole('link', { name: order.order_number }).click()
	await expect(main.getByRole('heading', { level: 1, name: order.order_number })).toBeVisible()
	await openAdmin(page, `/admin/books?from=${today}&to=${today}`)
	expect((await saved(page, 'Day book as CSV')).bytes.toString()).toContain(`${today},Office,`)
	expect((await saved(page, 'b2cs as CSV')).bytes.toString()).toMatch(/Type,Place Of Supply,.*\r\nOE,27-Maharashtra,,18,/)
	expect((await saved(page, 'docs as CSV')).bytes.toString()).toContain('Invoices for outward supply')

	await openAdmin(page, `/admin/invoices?search=${encodeURIComponent(number)}`)
	await main.getByRole('link', { name: number }).click()
	await expect(main.getByRole('heading', { level: 1, name: number })).toBeVisible()
	await expect(main.getByRole('link', { name: `Order ${order.order_number}` })).toBeVisible()
	await expect(main.getByRole('table', { name: 'What it is for' })).toContainText(one(order.items).name)
	await expectAccessible(page)
	await expectFitsPhones(page)
	expect((await textOfPdf((await saved(page, `Invoice ${number}`)).bytes)).join(' ')).toContain('GSTIN 27AAPFU0939F1ZV')

	const to = `send-invoice-${Date.now()}@pahiya.test`
	await openAdmin(page, '/admin/invoices')
	await job('find an invoice and send it', async () => {
		await main.getByRole('searchbox').fill(number)
		await main.getByRole('link', { name: number }).click()
		await main.getByRole('button', { name: 'Send by mail' }).click()
		const dialog = page.getByRole('dialog', { name: `Send ${number}` })
		await dialog.getByRole('textbox', { name: 'Email' }).fill(to)
		await dialog.getByRole('button', { name: 'Send' }).click()
		await expect(page.getByRole('region', { name: 'Messages' }).getByText(`${number} goes to ${to}`)).toBeVisible()
	})
	await expect.poll(async () => (await ask<object[]>(product, 'GET', `/dev/outbox/?to=${to}`)).length).toBe(1)
})
