import type { Page } from '@playwright/test'
import type { Order } from '../../src/contract/orders/orders.ts'
import type { StaffOrderInFull } from '../../src/contract/orders/staff-orders.ts'
import { one } from '../../src/shared/one.ts'
import { countJobs } from './support/jobs.ts'
import { expect, test } from './support/journey.ts'
import { aPartOrder } from './support/orders.ts'
import { aPhoneNumber, aRider, ask, passOf, signIn } from './support/people.ts'
import { bikeNamed } from './support/repairs.ts'
import { company, openAdmin } from './support/staff.ts'

const focused = (page: Page) => page.locator(':focus')
const ordered = (page: Page) => expect(page).toHaveURL(/\/admin\/orders\/SP\d{6}-[A-Z0-9]{6}$/)
const numberOf = (page: Page) => page.url().split('/').at(-1)
const option = (page: Page, name: RegExp) => page.getByRole('option', { name })
const lines = (page: Page) => page.getByRole('list', { name: 'Parts' }).getByRole('listitem')

test('staff take orders of parts on the phone by keyboard alone: of a new caller, and in a few keys of one who is known (D-53)', {
	tag: '@desktop-only',
}, async ({ page, product }) => {
	const access = await passOf(product, 'staff')
	const seen = () => ask<StaffOrderInFull>(product, 'GET', `/admin/orders/${numberOf(page)}/`, { access })
	const job = await countJobs(page)
	const type = (text: string) => page.keyboard.type(text)
	const press = async (...names: string[]) => {
		for (const name of names) await page.keyboard.press(name)
	}
	const measured = async (what: string, most: number, work: () => Promise<void>) => {
		const { keys } = await job(what, async () => {
			await work()
			await ordered(page)
		})
		expect(keys).toBeLessThan(most)
	}
	await signIn(page, company.staff)

	await openAdmin(page, '/admin')
	const phone = aPhoneNumber()
	await measured('order parts for a new caller', 110, async () => {
		await press('o')
		await expect(focused(page)).toHaveAccessibleName(/Phone/)
		await type(phone)
		await expect(page.getByText('Nobody yet: a new caller.')).toBeVisible()
		await press('Tab')
		await type('Neha Phone')
		await press('Enter')
		await type('splendor plus')
		await expect(option(page, /Hero Splendor Plus/).first()).toBeVisible()
		await press('Enter', 'Enter')
		await type('2x brake shoo')
		await expect(option(page, /^2 × .*fits/).first()).toBeVisible()
		await press('Enter')
		await expect(lines(page)).toContainText('Fits the Splendor Plus')
		await press('Enter')
		await expect(page.getByLabel('Postal code')).toBeFocused()
		await type('411004')
		await press('Enter')
		await type('14 Prabhat Road')
		await expect(page.getByLabel('City')).toHaveValue('Pune')
		await press('Control+Enter')
	})
	const first = await seen()
	expect(first).toMatchObject({
		customer: null,
		customer_name: 'Neha Phone',
		customer_phone: phone,
		purchase_type: 'phone',
		shipping_city: 'Pune',
		items: [{ quantity: 2, fit_promise: 'Fits Hero Splendor Plus, else we take it back' }],
	})
	await expect(page.getByRole('button', { name: 'Give to an account' })).toBeVisible()

	const known = aPhoneNumber()
	const { manufacturerId, modelId } = await bikeNamed(product, 'Hero Splendor Plus')
	const bike = { manufacturer: manufacturerId, vehicle_model: modelId }
	const rider = await aRider(product, { name: 'Sneha Kulkarni', phone_number: known, ...bike })
	// Of an earlier order the address is known.
	await aPartOrder(product, rider)
	await openAdmin(page, '/admin')
	const { part_number } = one(first.items)
	await measured('order parts for a known caller', 45, async () => {
		await press('o')
		await expect(focused(page)).toHaveAccessibleName(/Phone/)
		await type(known)
		await expect(option(page, /Sneha Kulkarni/)).toBeVisible()
		await press('Enter')
		await expect(focused(page)).toHaveAccessibleName(/Parts/)
		await type(part_number)
		await expect(option(page, new RegExp(part_number))).toBeVisible()
		await press('Enter')
		await expect(lines(page)).toHaveCount(1)
		await press('Control+Enter')
	})
	expect(await seen()).toMatchObject({ customer: expect.any(Number), customer_name: 'Sneha Kulkarni', status: 'placed' })
	const mine = await ask<Order[]>(product, 'GET', '/spare-parts/orders/', { access: rider.access })
	expect(mine.map(({ order_number }) => order_number)).toContain(numberOf(page))
})
