import type { Locator, Page } from '@playwright/test'
import { formatRegistration } from '../../src/shared/registration.ts'
import { countJobs } from './support/jobs.ts'
import { expect, expectAccessible, expectFitsPhones, refusedWith, test, watchCalls } from './support/journey.ts'
import { aRider, ask, call, signIn } from './support/people.ts'
import type { Product } from './support/product.ts'
import { aFreeHour, aRepair } from './support/repairs.ts'
import { main } from './support/screens.ts'
import { aPlate, aRepairWithPlate, company, openAdmin, seenByStaff, staffChanges } from './support/staff.ts'

const references = (within: Locator) => within.getByRole('link', { name: /^BK\d+$/ })
const searchOf = (page: Page, name: string) => main(page).getByRole('searchbox', { name })
const repairSearch = 'Number, name, phone, plate'
const personSearch = 'Name, phone, email or plate'

/** Sets a filter: at once where there is room, in the sheet of a phone and then applied. */
async function filter(page: Page, isMobile: boolean, label: string, value: string) {
	if (!isMobile) return void (await main(page).getByLabel(label, { exact: true }).selectOption(value))
	await main(page)
		.getByRole('button', { name: /^Filters/ })
		.click()
	const sheet = page.getByRole('dialog', { name: 'Filters and order' })
	await sheet.getByLabel(label, { exact: true }).selectOption(value)
	await sheet.getByRole('button', { name: 'Apply' }).click()
	await expect(sheet).toBeHidden()
}

test.describe('Lists of the company’s side', () => {
	test('keep search, filters, sort and tab in the address, over reload and back (B.ADMIN-03, A.ADMIN-33)', { tag: '@desktop' }, async ({
		page,
		product,
		isMobile,
	}) => {
		const rider = await aRider(product)
		const plate = aPlate()
		const [pending, confirmed] = [
			await aRepairWithPlate(product, rider, await aFreeHour(product), plate),
			await aRepairWithPlate(product, rider, await aFreeHour(product), plate),
		]
		await staffChanges(product, confirmed, { status: 'confirmed' })
		await signIn(page, company.staff)
		await openAdmin(page, '/admin/repairs')
		await expect(main(page).getByRole('heading', { level: 1, name: 'Repairs' })).toBeVisible()
		await expect(page).toHaveTitle('Repairs – Admin – Pahiya')
		await searchOf(page, repairSearch).fill(plate)
		await expect(references(main(page))).toHaveCount(2)
		await expect(page).toHaveURL(new RegExp(`search=${plate}`))
		// What only a phone, or a browser without scripts, needs.
		if (!isMobile) await expect(main(page).getByRole('button', { name: /^(Filters|Apply)$/ })).toHaveCount(0)
		await main(page)
			.getByRole('link', { name: /^To confirm/ })
			.click()
		await expect(references(main(page))).toHaveText([pending.reference])
		await expect(page).toHaveURL(/tab=to-confirm/)
		await filter(page, isMobile, 'Kind', 'scheduled')
		await expect(page).toHaveURL(/kind=scheduled/)
		await page.reload()
		await expect(references(main(page))).toHaveText([pending.reference])
		await expect(searchOf(page, repairSearch)).toHaveValue(plate)
		await page.goBack()
		await expect(page).not.toHaveURL(/kind=/)
		// After the reload the entry before is loaded anew; a press before it is there would be lost.
		await expect(references(main(page))).toHaveText([pending.reference])
		await page.goBack()
		await expect(page).not.toHaveURL(/tab=/)
		await expect(references(main(page))).toHaveCount(2)
		if (!isMobile) await sortsByItsHeads(page)
		await references(main(page)).first().click()
		await expect(page.getByRole('heading', { level: 1, name: /^BK/ })).toBeVisible()
		await page.goBack()
		await expect(references(main(page))).toHaveCount(2)
	})
})

async function sortsByItsHeads(page: Page) {
	const head = main(page).getByRole('columnheader', { name: 'Reference' })
	await head.getByRole('button').click()
	await expect(head).toHaveAttribute('aria-sort', 'ascending')
	await expect(page).toHaveURL(/ordering=reference/)
	const rising = await references(main(page)).allTextContents()
	await head.getByRole('button').click()
	await expect(head).toHaveAttribute('aria-sort', 'descending')
	await expect(references(main(page))).toHaveText([...rising].reverse())
}

test.describe('The search over everything', () => {
	test('is reached by /, groups what it finds, and opens it by arrows and Enter; a whole reference opens at once', {
		tag: '@desktop-only',
	}, async ({ page, product }) => {
		const rider = await aRider(product)
		const plate = aPlate()
		const repair = await aRepairWithPlate(product, rider, await aFreeHour(product), plate)
		await ask(product, 'PATCH', '/accounts/profile/', { access: rider.access, body: { name: `Ravi ${plate}` } })
		await signIn(page, company.staff)
		await openAdmin(page, '/admin/customers')
		const field = page.getByRole('combobox', { name: 'Search', exact: true })
		const search = async () => {
			await page.keyboard.press('/')
			await expect(field).toBeFocused()
		}
		await search()
		await field.pressSequentially(plate)
		const found = page.getByRole('listbox', { name: 'Found' })
		await expect(found.getByRole('group', { name: /^Repairs/ }).getByRole('option')).toHaveText([new RegExp(repair.reference)])
		await expect(found.getByRole('group', { name: /^Customers/ }).getByRole('option')).toHaveText([new RegExp(`Ravi ${plate}`)])
		await field.press('ArrowDown')
		await field.press('ArrowDown')
		await expect(found.getByRole('option', { selected: true })).toContainText(`Ravi ${plate}`)
		await expectAccessible(page)
		await field.press('Enter')
		await expect(page.getByRole('heading', { level: 1, name: `Ravi ${plate}` })).toBeVisible()
		await search()
		await field.fill(repair.reference.toLowerCase())
		await field.press('Enter')
		await expect(page.getByRole('heading', { level: 1, name: repair.reference })).toBeVisible()
	})
})

test.describe('Several rows at once', () => {
	async function someRepairs(product: Product, count: number) {
		const rider = await aRider(product)
		const plate = aPlate()
		const repairs = []
		for (let made = 0; made < count; made += 1) repairs.push(await aRepairWithPlate(product, rider, await aFreeHour(product), plate))
		return { plate, repairs }
	}
	const bar = (page: Page) => page.getByRole('region', { name: 'Selected rows' })

	test('ten of them are confirmed by three presses (ux 118)', { tag: '@desktop-only' }, async ({ page, product }) => {
		const { plate, repairs } = await someRepairs(product, 10)
		await signIn(page, company.staff)
		const job = await countJobs(page)
		await openAdmin(page, `/admin/repairs?tab=to-confirm&search=${plate}`)
		await expect(references(main(page))).toHaveCount(10)
		const { presses } = await job('confirm ten repairs', async () => {
			await main(page).getByRole('checkbox', { name: 'Select all 10 on this page' }).click()
			await bar(page).getByRole('button', { name: 'Confirm' }).click()
			await expect(main(page).getByRole('status').filter({ hasText: 'Confirmed 10.' })).toBeVisible()
		})
		expect(presses).toBeLessThanOrEqual(3)
		for (const repair of repairs) expect(await seenByStaff(product, repair)).toMatchObject({ status: 'confirmed' })
	})
})

test.describe('A list that is worked through', () => {
	test('leads from one repair to the next and back as it was, and from one that left the list to what came next', {
		tag: '@desktop-only',
	}, async ({ page, product }) => {
		const rider = await aRider(product)
		const plate = aPlate()
		for (let made = 0; made < 3; made += 1) await aRepairWithPlate(product, rider, await aFreeHour(product), plate)
		await signIn(page, company.staff)
		await openAdmin(page, `/admin/repairs?tab=to-confirm&search=${plate}`)
		await expect(references(main(page))).toHaveCount(3)
		const [first, second, third] = await references(main(page)).allTextContents()
		await references(main(page)).first().click()
		const way = page.getByRole('navigation', { name: 'Through repairs' })
		await expect(way).toContainText('1 of 3')
		await expect(way.getByRole('link', { name: 'Next' })).toBeVisible()
		await page.keyboard.press('j')
		await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible()
		await expect(way).toContainText('2 of 3')
		await main(page)
			.getByRole('button', { name: `Confirm ${second}` })
			.click()
		await expect(way).toContainText('2 left')
		await way.getByRole('link', { name: 'Next' }).click()
		await expect(page.getByRole('heading', { level: 1, name: third })).toBeVisible()
		await expect(way).toContainText('2 of 2')
		await expectAccessible(page)
		await way.getByRole('link', { name: 'Previous' }).click()
		await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible()
		await page.goBack()
		await expect(searchOf(page, repairSearch)).toHaveValue(plate)
		await expect(references(main(page))).toHaveCount(2)
	})

	test('keeps views under a name, opens with one, and shows the columns that were chosen', { tag: '@desktop-only' }, async ({
		page,
		product,
		another,
	}) => {
		await aRepairWithPlate(product, await aRider(product), await aFreeHour(product))
		await signIn(page, company.staff)
		await openAdmin(page, '/admin/repairs?tab=all&kind=scheduled')
		await main(page).getByRole('button', { name: 'Columns' }).click()
		const columns = page.getByRole('dialog', { name: 'Columns' })
		await columns.getByLabel('Bike').uncheck()
		await columns.getByLabel('Booked').check()
		await expectAccessible(page)
		await columns.getByRole('button', { name: 'Done' }).click()
		await expect(main(page).getByRole('columnheader', { name: 'Booked' })).toBeVisible()
		await expect(main(page).getByRole('columnheader', { name: 'Bike' })).toHaveCount(0)
		await main(page).getByRole('button', { name: 'Views' }).click()
		const views = page.getByRole('dialog', { name: 'Views of repairs' })
		await views.getByLabel('Save this view as').fill('By the hour')
		await views.getByRole('button', { name: 'Save view' }).click()
		await views.getByLabel('By the hour', { exact: true }).check()
		await expectAccessible(page)
		await page.keyboard.press('Escape')
		await openAdmin(page, '/admin/repairs')
		await expect(page).toHaveURL(/tab=all&kind=scheduled/)
		await expect(main(page).getByRole('link', { name: 'By the hour' })).toHaveAttribute('aria-current', 'page')

		// It is there on another machine, and gone from both once it is deleted.
		const elsewhere = await another()
		await signIn(elsewhere, company.staff)
		await openAdmin(elsewhere, '/admin/repairs')
		await main(elsewhere).getByRole('link', { name: 'By the hour' }).click()
		await expect(elsewhere).toHaveURL(/tab=all&kind=scheduled/)
		await main(elsewhere).getByRole('button', { name: 'Views' }).click()
		await elsewhere.getByRole('button', { name: 'Delete view: By the hour' }).click()
		await expect(elsewhere.getByRole('dialog').getByText('By the hour')).toHaveCount(0)
		await openAdmin(page, '/admin/repairs?tab=all')
		await expect(main(page).getByRole('button', { name: 'Views' })).toBeVisible()
		await expect(main(page).getByRole('link', { name: 'By the hour' })).toHaveCount(0)
	})
})

test.describe('A list that comes with its page', () => {
	const samples = (page: Page) => main(page).getByRole('list', { name: 'Samples', exact: true }).getByRole('listitem')

	test('works without scripts, as links and a form', async ({ browser, baseURL }) => {
		const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
		const page = await context.newPage()
		await page.goto('/dev/list')
		await expect(samples(page)).toHaveCount(24)
		await page.getByRole('link', { name: 'Show 24 more' }).click()
		await expect(samples(page)).toHaveCount(48)
		await main(page).getByRole('checkbox', { name: 'NGK' }).check()
		await main(page).getByRole('searchbox', { name: 'Part name' }).fill('mirror')
		await main(page).getByRole('button', { name: 'Apply' }).click()
		await expect(main(page).getByRole('link', { name: 'Remove filter: Brand: NGK' })).toBeVisible()
		await expect(samples(page)).toHaveCount(2)
		await main(page).getByRole('link', { name: 'Remove filter: Brand: NGK' }).click()
		await expect(samples(page)).toHaveCount(10)
		await context.close()
	})
})

test.describe('Customers', () => {
	test('are found by plate, disabled with a question before, and let in again (A.ADMIN-26)', async ({ page, product, noise }) => {
		noise.allow(refusedWith(403))
		const plate = aPlate()
		const rider = await aRider(product, { name: 'Ravi Patil', registration_number: plate })
		await signIn(page, company.staff)
		await openAdmin(page, '/admin/customers')
		await expect(main(page).getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()
		await expect(page).toHaveTitle('Customers – Admin – Pahiya')
		await searchOf(page, personSearch).fill(formatRegistration(plate))
		await expect(main(page).getByRole('link', { name: 'Ravi Patil' })).toHaveCount(1)
		await main(page).getByRole('link', { name: 'Ravi Patil' }).click()
		await expect(page.getByRole('heading', { level: 1, name: 'Ravi Patil' })).toBeVisible()
		await expect(main(page)).toContainText(rider.email)
		await main(page).getByRole('button', { name: 'Disable Ravi Patil' }).click()
		const question = page.getByRole('dialog', { name: 'Disable Ravi Patil?' })
		await expectAccessible(page)
		await question.getByRole('button', { name: 'Disable account' }).click()
		await expect(question).toBeHidden()
		await expect(main(page).getByText('Disabled', { exact: true })).toBeVisible()
		const login = { body: { email: rider.email, password: rider.password } }
		expect((await call(product, 'POST', '/accounts/login/', login)).status).toBe(403)
		await main(page).getByRole('button', { name: 'Enable Ravi Patil' }).click()
		await page.getByRole('dialog').getByRole('button', { name: 'Enable account' }).click()
		await expect(main(page).getByText('Active', { exact: true })).toBeVisible()
		expect((await call(product, 'POST', '/accounts/login/', login)).status).toBe(200)
		await expect(main(page).getByRole('list', { name: 'Changes' })).toContainText(/Active: .*no/)
		await expectFitsPhones(page)
	})
})

test.describe('The audit log', () => {
	test('tells who changed what, before and after, and leads to it (A.ADMIN-32, B.ADMIN-35)', async ({ page, product, isMobile }) => {
		const repair = await aRepair(product, await aRider(product), await aFreeHour(product))
		await staffChanges(product, repair, { status: 'confirmed' })
		await signIn(page, company.staff)
		await openAdmin(page, `/admin/audit-log?collection=repair-bookings&object_id=${repair.id}`)
		await expect(main(page).getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible()
		await expect(page).toHaveTitle('Audit log – Admin – Pahiya')
		await expect(main(page).getByText('Pending')).toBeVisible()
		await expect(main(page).getByText('Confirmed')).toBeVisible()
		await expect(main(page)).toContainText('Kavita Rane')
		const asked = watchCalls(page, 'GET', /\/api\/admin\/audit-log\//)
		await filter(page, isMobile, 'Action', 'record-payment')
		await expect(main(page).getByRole('heading', { name: 'No changes match' })).toBeVisible()
		// What is filtered is asked of the server, so that a log of years is searched and not one page of it.
		expect(asked.map(({ url }) => new URL(url).searchParams.get('action'))).toContain('record-payment')
		await main(page).getByRole('link', { name: 'Remove filter: Action: recorded the payment' }).click()
		await expect(main(page).getByText('Kavita Rane')).toBeVisible()
		await main(page)
			.getByRole('link', { name: `Repair ${repair.reference}` })
			.click()
		await expect(page.getByRole('heading', { level: 1, name: repair.reference })).toBeVisible()
	})
})
