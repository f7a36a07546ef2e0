import type { Page } from '@playwright/test'
import { formatRupees } from '../../src/shared/money.ts'
import { one } from '../../src/shared/one.ts'
import { expect, open, test } from './support/journey.ts'
import { aPartOrder, companyMoves } from './support/orders.ts'
import { aRider, signIn } from './support/people.ts'
import { company, openAdmin } from './support/staff.ts'

const next = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('heading', { level: 2, name })
const rows = (page: Page) => page.getByRole('list', { name: 'My Orders' }).getByRole('listitem')

test('an order is found in the profile, cancelled with a reason while it is placed, and the other tab follows (B.R-17, B.CHECKOUT-42, B.API-29)', async ({
	page,
	product,
	context,
}) => {
	const rider = await aRider(product)
	const order = await aPartOrder(product, rider)
	const line = one(order.items)
	await signIn(page, rider)
	await open(page, '/profile?tab=orders')
	await expect(rows(page)).toHaveCount(1)
	for (const words of [order.order_number, `${line.name} × 2`, formatRupees(order.total_amount), 'Placed'])
		await expect(rows(page)).toContainText(words)
	const other = await context.newPage()
	await open(other, `/profile/orders/${order.order_number}`)
	await expect(next(other, 'Waiting for confirmation')).toBeVisible()
	await expect(other.getByRole('list', { name: 'Parts' })).toContainText('Fits Hero Splendor Plus, else we take it back')
	await rows(page)
		.getByRole('button', { name: `Cancel ${order.order_number}` })
		.click()
	const dialog = page.getByRole('dialog', { name: `Cancel ${order.order_number}?` })
	await dialog.getByLabel('Why are you cancelling?').fill('Bought twice')
	await dialog.getByRole('button', { name: 'Cancel order' }).click()
	await expect(rows(page)).toContainText('Cancelled')
	await expect(rows(page).getByRole('link')).toBeFocused()
	await expect(next(other, 'You cancelled it')).toBeVisible()
	await expect(other.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
	await other.close()
})

test('an open page follows the parcel to the door; the delivered part is reviewed as bought here (B.R-17, B.R-18)', async ({
	page,
	product,
}) => {
	const rider = await aRider(product)
	const order = await aPartOrder(product, rider, 1)
	const line = one(order.items)
	await signIn(page, rider)
	await open(page, `/profile/orders/${order.order_number}`)
	await expect(next(page, 'Waiting for confirmation')).toBeVisible()
	await companyMoves(product, order, { status: 'confirmed' })
	await expect(next(page, 'We pack your parts')).toBeVisible()
	await companyMoves(product, order, { status: 'shipped', carrier: 'India Post', tracking_number: 'EX123456789IN' })
	await expect(next(page, 'On the way with India Post')).toBeVisible()
	await expect(page.getByRole('main')).toContainText('EX123456789IN')
	await companyMoves(product, order, { status: 'delivered' })
	await expect(next(page, `Pay ${formatRupees(order.total_amount)}`)).toBeVisible()
	await expect(page.getByRole('img', { name: `UPI code for ${formatRupees(order.total_amount)}` })).toBeVisible()
	await page.getByRole('link', { name: `Write a review of ${line.name}` }).click()
	await expect(page).toHaveURL(`/spare-parts/${line.part}#reviews-title`)
	await page.getByRole('radio', { name: '5 ★' }).check()
	await page.getByRole('button', { name: 'Send review' }).click()
	await expect(page.getByRole('region', { name: 'Reviews' }).getByText('Bought here')).toBeVisible()
})

test('staff find a new order, send it off and take the money; who bought it stands beside it (B.ADMIN-11, B.ADMIN-12, D-61)', async ({
	page,
	product,
}) => {
	const rider = await aRider(product)
	const order = await aPartOrder(product, rider, 2)
	const number = order.order_number
	await signIn(page, company.staff)
	await openAdmin(page, '/admin/orders?tab=to-confirm')
	await page.keyboard.press('Control+k')
	await page.getByRole('combobox', { name: 'Search', exact: true }).fill(number.toLowerCase())
	await page.keyboard.press('Enter')
	await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
	const step = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
	await step(`Confirm ${number}`).click()
	await step(`Ship ${number}`).click()
	const dialog = page.getByRole('dialog')
	await dialog.getByLabel('Carrier').fill('India Post')
	await dialog.getByLabel('Tracking number').fill('EX123456789IN')
	await dialog.getByRole('button', { name: 'Ship order' }).click()
	await step(`Deliver ${number}`).click()
	// For a second no step hears a press (D-54).
	await expect(step(`Deliver ${number}`)).toHaveCount(0)
	await step(`Record payment of ${number}`).click()
	await dialog.getByRole('radio', { name: 'Cash received' }).check()
	await dialog.getByRole('button', { name: `Record ${formatRupees(order.total_amount)}` }).click()
	await expect(page.getByText('Nothing more to do here.')).toBeVisible()
	await expect(page.getByRole('list', { name: 'Changes' })).toContainText('recorded the payment')
	await page.getByRole('main').getByRole('link', { name: order.customer_name, exact: true }).click()
	await expect(page.getByRole('region', { name: 'Orders', exact: true })).toContainText(number)
	await page.getByRole('list', { name: 'What happened' }).getByRole('link', { name: number }).first().click()
	await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
	await page.emulateMedia({ media: 'print' })
	await expect(page.getByText('Packing slip, ordered')).toBeVisible()
	await expect(page.getByRole('list', { name: 'Timeline' })).toBeHidden()
})
