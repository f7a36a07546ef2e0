import type { Page } from '@playwright/test'
import type { Order, PartCart } from '../../src/contract/orders/orders.ts'
import { formatRupees } from '../../src/shared/money.ts'
import { one } from '../../src/shared/one.ts'
import { expect, expectAccessible, expectFitsPhones, open, test } from './support/journey.ts'
import { aPart, aPartOrder } from './support/orders.ts'
import { aRider, ask, logIn, signIn } from './support/people.ts'
import { aPerson } from './support/repairs.ts'
import { fillCheckout } from './support/screens.ts'
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
	// Or a slip that just fits its sheet is followed by a blank one.
	await page.setViewportSize({ width: 794, height: 1123 })
	await expect(page.getByRole('main')).toHaveCSS('padding-bottom', '0px')
	await expect(page.getByRole('list', { name: 'Timeline' })).toBeHidden()
})

test('from a visitor’s cart to a review: what the login changed is said, the order is made, shipped and delivered, and its part reviewed (B.PARTS-23, B.PARTS-24, B.CART-01, B.CART-02, B.CART-10, B.CART-16, B.CART-24, A.LAYOUT-22, B.R-12, B.R-17, B.R-18)', async ({
	page,
	product,
	another,
}) => {
	const main = page.getByRole('main')
	const part = await aPart(product, { stock_quantity: 2 })
	const rider = await aRider(product, { address: aPerson.address, phone: aPerson.customer_phone })
	const own = await ask<PartCart>(product, 'POST', '/spare-parts/carts/', { access: rider.access })
	await ask(product, 'POST', `/spare-parts/carts/${own.id}/items/`, { access: rider.access, body: { part: part.uuid } })

	await open(page, `/spare-parts?search=${part.part_number}`)
	const card = main.getByRole('article').filter({ hasText: part.name })
	for (const inCart of ['1 in your cart', '2 in your cart']) {
		await card.getByRole('button', { name: 'Add to Cart' }).click()
		await expect(card).toContainText(inCart)
	}
	await page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' }).click()
	await expect(page).toHaveURL('/spare-parts/cart')
	await expect(main.getByRole('list', { name: 'Parts' })).toContainText(part.name)
	await expect(main).toContainText(formatRupees(480))
	await main.getByRole('link', { name: 'Continue Shopping' }).click()
	await expect(page).toHaveURL('/spare-parts')
	await page.goBack()
	await main.getByRole('button', { name: 'Proceed to Checkout' }).click()
	await logIn(page, rider)
	await expect(page).toHaveURL(/\/spare-parts\/checkout\?mode=cart&cartId=\d+$/)
	await expect(main.getByRole('status').filter({ hasText: 'What you chose before you logged in' })).toContainText(
		`${part.name}: 1 from before and 2 new, together 2, for there are no more in stock.`,
	)
	await fillCheckout(page, aPerson)
	await expectAccessible(page)
	await expectFitsPhones(page)
	await main
		.getByRole('button', { name: `Place Order · ${formatRupees(480)}` })
		.filter({ visible: true })
		.click()
	const placed = page.getByRole('dialog', { name: 'Your order is placed' })
	await expect(placed).toBeVisible()
	const [order] = await ask<Order[]>(product, 'GET', '/spare-parts/orders/', { access: rider.access })
	const number = order?.order_number ?? ''
	await expect(placed).toContainText(number)
	await expectAccessible(page)
	await open(page, `/profile/orders/${number}`)
	await expect(next(page, 'Waiting for confirmation')).toBeVisible()

	const office = await another()
	await signIn(office, company.staff)
	await openAdmin(office, `/admin/orders/${number}`)
	const step = (name: string) => office.getByRole('main').getByRole('button', { name: `${name} ${number}`, exact: true })
	await step('Confirm').click()
	await expect(next(page, 'We pack your parts')).toBeVisible()
	await step('Ship').click()
	const parcel = office.getByRole('dialog')
	await parcel.getByLabel('Carrier').fill('India Post')
	await parcel.getByLabel('Tracking number').fill('EX123456789IN')
	await parcel.getByRole('button', { name: 'Ship order' }).click()
	await expect(next(page, 'On the way with India Post')).toBeVisible()
	await expect(main).toContainText('EX123456789IN')
	await step('Deliver').click()
	await expect(next(page, `Pay ${formatRupees(480)}`)).toBeVisible()
	await expect(page.getByRole('img', { name: `UPI code for ${formatRupees(480)}` })).toBeVisible()
	await main.getByRole('link', { name: `Write a review of ${part.name}` }).click()
	await expect(page).toHaveURL(`/spare-parts/${part.uuid}#reviews-title`)
	await main.getByRole('radio', { name: '4 ★' }).check()
	await main.getByRole('button', { name: 'Send review' }).click()
	await expect(page.getByRole('region', { name: 'Reviews' }).getByText('Bought here')).toBeVisible()
})
