import type { Page } from '@playwright/test'
import { countJobs } from './support/jobs.ts'
import { expect, test } from './support/journey.ts'
import { aPhoneNumber, aRider, ask, signIn } from './support/people.ts'
import type { Product } from './support/product.ts'
import { aRepairWithPlate, aTechnician, company, openAdmin, openRepair, seenByStaff } from './support/staff.ts'

const focused = (page: Page) => page.locator(':focus')
const idOf = (page: Page) => Number(/\/admin\/repairs\/(\d+)$/.exec(page.url())?.[1])
const booked = (page: Page) => expect(page).toHaveURL(/\/admin\/repairs\/\d+$/)
async function freeHour(product: Product) {
	const days = await ask<{ date: string; times: { time: string; places_left: number }[] }[]>(
		product,
		'GET',
		'/repairing-service/available-slots/?days=14',
	)
	const day = days.at(10)
	return { date: day?.date ?? '', time: day?.times.find(({ places_left }) => places_left > 0)?.time ?? '' }
}

test.describe('the phone desk (D-53)', () => {
	test.beforeEach(async ({ page }) => {
		await signIn(page, company.staff)
	})

	test('books for somebody who never called before, by keyboard alone and in under a minute', { tag: '@desktop-only' }, async ({
		page,
		product,
	}) => {
		const job = await countJobs(page)
		await openAdmin(page, '/admin/customers')
		const phone = aPhoneNumber()
		const { keys, seconds } = await job('book for a new caller', async () => {
			await page.keyboard.press('n')
			await expect(focused(page)).toHaveAccessibleName(/Phone/)
			await page.keyboard.type(phone)
			await expect(page.getByText('Nobody yet: a new caller.')).toBeVisible()
			await page.keyboard.press('Tab')
			await page.keyboard.type('Neha Phone')
			await page.keyboard.press('Enter')
			await page.keyboard.type('splendor plus')
			await expect(page.getByRole('option', { name: /Hero Splendor Plus/ }).first()).toBeVisible()
			await page.keyboard.press('Enter')
			await page.keyboard.press('Enter')
			await page.keyboard.type('mh12ab1234')
			await page.keyboard.press('Enter')
			await page.keyboard.type('puncture')
			await expect(page.getByRole('option', { name: /₹/ }).first()).toBeVisible()
			await page.keyboard.press('Enter')
			await expect(page.getByRole('list', { name: 'Services' })).toBeVisible()
			await page.keyboard.press('Enter')
			await expect(page.getByLabel('Postal code')).toBeFocused()
			await page.keyboard.type('411004')
			await page.keyboard.press('Enter')
			await page.keyboard.type('14 Prabhat Road')
			await expect(page.getByLabel('City')).toHaveValue('Pune')
			await page.keyboard.press('Control+Enter')
			await booked(page)
		})
		expect(keys).toBeLessThan(120)
		expect(seconds).toBeLessThan(60)
		const repair = await seenByStaff(product, { id: idOf(page) })
		expect(repair).toMatchObject({
			status: 'confirmed',
			customer: null,
			customer_name: 'Neha Phone',
			customer_phone: phone,
			registration_number: 'MH12AB1234',
			city: 'Pune',
			kind: 'scheduled',
		})
	})

	test('knows who calls again: the number, a service and two keys', { tag: '@desktop-only' }, async ({ page, product }) => {
		const phone = aPhoneNumber()
		const rider = await aRider(product, { name: 'Sneha Kulkarni', phone_number: phone })
		await aRepairWithPlate(product, rider, await freeHour(product))
		const job = await countJobs(page)
		await openAdmin(page, '/admin')
		await job('find who phones', async () => {
			await page.keyboard.press('Control+k')
			await page.getByRole('combobox', { name: 'Search', exact: true }).pressSequentially(phone)
			await page
				.getByRole('group', { name: /^Customers/ })
				.getByRole('option', { name: /Sneha Kulkarni/ })
				.click()
			await expect(page.getByRole('heading', { level: 1, name: 'Sneha Kulkarni' })).toBeVisible()
		})
		await openAdmin(page, '/admin')
		const { keys } = await job('book for a known caller', async () => {
			await page.keyboard.press('n')
			await expect(focused(page)).toHaveAccessibleName(/Phone/)
			await page.keyboard.type(phone)
			await expect(page.getByRole('option', { name: /Sneha Kulkarni/ })).toBeVisible()
			await page.keyboard.press('Enter')
			await expect(focused(page)).toHaveAccessibleName(/Services/)
			await page.keyboard.type('brake')
			await expect(page.getByRole('option', { name: /₹/ }).first()).toBeVisible()
			await page.keyboard.press('Enter')
			await expect(page.getByRole('list', { name: 'Services' })).toBeVisible()
			await page.keyboard.press('Control+Enter')
			await booked(page)
		})
		expect(keys).toBeLessThan(25)
		const repair = await seenByStaff(product, { id: idOf(page) })
		expect(repair).toMatchObject({ customer: expect.any(Number), customer_name: 'Sneha Kulkarni', status: 'confirmed' })
		const mine = await ask<{ reference: string }[]>(product, 'GET', '/repairing-service/bookings/', { access: rider.access })
		expect(mine.map(({ reference }) => reference)).toContain(repair.reference)
	})

	test('sends a technician, and moves a booking to another hour, in four clicks each; puts right its contact and services, and books it again', {
		tag: '@desktop-only',
	}, async ({ page, product }) => {
		const technician = await aTechnician(product)
		const hour = await freeHour(product)
		const repair = await aRepairWithPlate(product, await aRider(product), hour)
		const job = await countJobs(page)
		await openRepair(page, repair)
		const dialog = page.getByRole('dialog', { name: /^Move BK/ })
		const moves = async (what: string, choose: () => Promise<unknown>) => {
			const { presses } = await job(what, async () => {
				await page.getByRole('button', { name: `Move ${repair.reference}` }).click()
				await choose()
				await dialog.getByRole('button', { name: 'Move' }).click()
				await expect(dialog).toBeHidden()
			})
			expect(presses).toBe(4)
		}
		await moves('assign a repair', () => dialog.getByLabel('Technician').selectOption(technician.name))
		await expect(page.getByText(technician.name).first()).toBeVisible()
		await moves('move a repair to another hour', () => dialog.getByLabel('Hour').selectOption({ index: 5 }))
		const moved = await seenByStaff(product, repair)
		expect(moved.technician_id).toBe(technician.id)
		expect(moved.schedule_time).not.toBe(repair.schedule_time)

		await page.getByRole('button', { name: /Edit contact/ }).click()
		const contact = page.getByRole('dialog')
		await contact.getByLabel('Phone').fill('9000055555')
		await contact.getByLabel('Street address').fill('21 Corrected Lane')
		await contact.getByRole('button', { name: 'Save' }).click()
		await expect(page.getByText('21 Corrected Lane')).toBeVisible()
		await expect(page.getByRole('link', { name: /9000055555/ }).first()).toBeVisible()

		await page.getByRole('button', { name: /Change services/ }).click()
		const services = page.getByRole('dialog')
		await services.getByLabel('Add a service').fill('puncture')
		await services.getByRole('option').first().click()
		await expect(services.getByRole('list', { name: 'Services' }).getByRole('listitem')).toHaveCount(2)
		await services.getByRole('button', { name: 'Save services' }).click()
		await expect(services).toBeHidden()
		const after = await seenByStaff(product, repair)
		expect(after.services).toHaveLength(2)
		expect(after.total_amount).toBeGreaterThan(repair.total_amount)

		await page.getByRole('link', { name: 'Book again' }).click()
		await expect(page.getByLabel('Street address')).toHaveValue('21 Corrected Lane')
		await expect(page.getByRole('list', { name: 'Services' }).getByRole('listitem')).toHaveCount(2)
		await page.getByRole('button', { name: 'Confirm booking' }).click()
		await booked(page)
		expect(idOf(page)).not.toBe(repair.id)
	})
})
