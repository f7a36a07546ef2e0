import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { formatRegistration } from '../../src/shared/registration.ts'
import { countJobs } from './support/jobs.ts'
import {
	answer,
	expect,
	expectAccessible,
	expectFitsPhones,
	expectNoSidewaysScroll,
	holdBack,
	open,
	refusedWith,
	test,
	watchCalls,
	withoutNews,
} from './support/journey.ts'
import { anUnverifiedRider, aRider, ask, call, passOf, signIn } from './support/people.ts'
import type { Product } from './support/product.ts'
import { aFreeHour, aPerson, aRepair } from './support/repairs.ts'
import { main } from './support/screens.ts'
import { aPlate, aRepairWithPlate, aTechnician, company, openAdmin, seenByStaff, staffChanges } from './support/staff.ts'

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

const accountOf = async (product: Product, email: string) => {
	const { results } = await ask<{ results: { id: number; email: string }[] }>(
		product,
		'GET',
		`/admin/users/?search=${encodeURIComponent(email)}`,
		{
			access: await passOf(product, 'staff'),
		},
	)
	const account = results.find((row) => row.email === email)
	if (!account) throw new Error(`No account of ${email}`)
	return account
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

	test('with nothing to show name the filter to drop, and drop it (B.ADMIN-03)', async ({ page }) => {
		await signIn(page, company.staff)
		await openAdmin(page, '/admin/repairs?tab=all&search=nobodyhasthis&kind=scheduled')
		await expect(main(page).getByRole('heading', { name: 'No repairs match' })).toBeVisible()
		await expect(main(page).getByRole('link', { name: 'Remove filter: Kind: For an hour' })).toBeVisible()
		await main(page).getByRole('link', { name: 'Remove filter: “nobodyhasthis”' }).click()
		await expect(searchOf(page, repairSearch)).toHaveValue('')
		await expect(page).not.toHaveURL(/search=/)
	})

	test('have further pages, kept in the address, and keep old rows while the next come (B.ADMIN-03)', { tag: '@desktop-only' }, async ({
		page,
		product,
	}) => {
		const rider = await aRider(product)
		for (let made = 0; made < 27; made += 1) await aRepair(product, rider)
		const { id } = await accountOf(product, rider.email)
		await signIn(page, company.staff)
		await openAdmin(page, `/admin/customers/${id}`)
		const list = page.getByRole('region', { name: 'Repairs', exact: true })
		await expect(references(list)).toHaveCount(25)
		await expect(main(page)).toContainText('1–25 of 27')
		const letGo = await holdBack(page, /\/api\/admin\/repair-bookings\/\?.*page=2/)
		await main(page).getByRole('link', { name: 'Next' }).click()
		await expect(main(page).locator('[aria-busy="true"]').getByRole('link', { name: /^BK/ })).toHaveCount(25)
		letGo()
		await expect(references(list)).toHaveCount(2)
		await expect(main(page)).toContainText('26–27 of 27')
		await page.reload()
		await expect(references(list)).toHaveCount(2)
		await main(page).getByLabel('Rows per page').selectOption('50')
		await expect(references(list)).toHaveCount(27)
		await expect(page).toHaveURL(/page_size=50/)
		await page.goBack()
		await expect(references(list)).toHaveCount(2)
	})

	test('say when they cannot be loaded, and load again', async ({ page, noise }) => {
		noise.allow(refusedWith(500))
		await signIn(page, company.staff)
		const call = /\/api\/admin\/repair-bookings\//
		// News of other work would bring the list before Retry is pressed.
		await withoutNews(page)
		await answer(page, call, { status: 500, json: { detail: 'no' } })
		await openAdmin(page, '/admin/repairs')
		await expect(main(page).getByRole('alert')).toContainText('Repairs could not be loaded.')
		await page.unroute(call)
		await main(page).getByRole('button', { name: 'Retry' }).click()
		await expect(main(page).getByRole('alert')).toBeHidden()
	})

	test('have their name as heading and in the title', async ({ page }) => {
		await signIn(page, company.staff)
		for (const [path, heading] of [
			['/admin/repairs', 'Repairs'],
			['/admin/customers', 'Customers'],
			['/admin/audit-log', 'Audit log'],
		] as const) {
			await openAdmin(page, path)
			await expect(main(page).getByRole('heading', { level: 1, name: heading })).toBeVisible()
			await expect(page).toHaveTitle(`${heading} – Admin – Pahiya`)
		}
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
		tag: '@desktop',
	}, async ({ page, product, isMobile }) => {
		const rider = await aRider(product)
		const plate = aPlate()
		const repair = await aRepairWithPlate(product, rider, await aFreeHour(product), plate)
		await ask(product, 'PATCH', '/accounts/profile/', { access: rider.access, body: { name: `Ravi ${plate}` } })
		await signIn(page, company.staff)
		await openAdmin(page, '/admin/customers')
		const field = page.getByRole('combobox', { name: 'Search', exact: true })
		const search = async () => {
			if (isMobile) await page.getByRole('button', { name: 'Search everything' }).click()
			else await page.keyboard.press('/')
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

	test('goes to pages and begins actions by name, from Ctrl K, also while somebody types; ? shows all keys', {
		tag: '@desktop-only',
	}, async ({ page }) => {
		await signIn(page, company.admin)
		await openAdmin(page, '/admin/customers')
		await searchOf(page, personSearch).focus()
		await page.keyboard.press('?')
		await expect(page.getByRole('dialog')).toHaveCount(0)
		await page.keyboard.press('Control+k')
		const field = page.getByRole('combobox', { name: 'Search', exact: true })
		await expect(field).toBeFocused()
		await expect(page.getByRole('group', { name: /^Pages/ }).getByRole('option')).toHaveCount(38)
		await field.fill('price')
		await field.press('Enter')
		await expect(page.getByRole('heading', { level: 1, name: 'Services & prices' })).toBeVisible()
		await page.keyboard.press('Control+k')
		await field.fill('new service cat')
		await expect(page.getByRole('group', { name: /^Actions/ }).getByRole('option')).toHaveText(['New service category'])
		await field.press('Enter')
		await expect(page.getByRole('heading', { level: 1, name: 'New category' })).toBeVisible()
		await page.keyboard.press('?')
		const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
		await expect(keys).toContainText('Next row')
		await expectAccessible(page)
		await page.keyboard.press('Escape')
		await expect(keys).toBeHidden()
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
	const box = (page: Page, { reference }: { reference: string }) => main(page).getByRole('checkbox', { name: `Select ${reference}` })

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

	test('are confirmed, sent one technician and cancelled with one reason, and what can be taken back is (ux 118)', {
		tag: '@desktop-only',
	}, async ({ page, product }) => {
		const { plate, repairs } = await someRepairs(product, 3)
		const [first, second, third] = repairs
		if (!first || !second || !third) throw new Error('Three repairs')
		const technician = await aTechnician(product)
		await signIn(page, company.staff)
		await openAdmin(page, `/admin/repairs?search=${plate}`)
		for (const repair of [first, second]) await box(page, repair).check()
		await expect(bar(page)).toContainText('2 selected')
		await expectAccessible(page)
		await expectFitsPhones(page)
		await bar(page).getByRole('button', { name: 'Confirm' }).dblclick()
		await expect(main(page).getByRole('status').filter({ hasText: 'Confirmed 2.' })).toBeVisible()
		for (const repair of [first, second]) expect(await seenByStaff(product, repair)).toMatchObject({ status: 'confirmed' })
		expect(await seenByStaff(product, third)).toMatchObject({ status: 'pending' })

		for (const repair of [first, third]) await box(page, repair).check()
		await bar(page).getByRole('button', { name: 'Assign' }).click()
		const assign = page.getByRole('dialog', { name: 'Assign 2 repairs' })
		await assign.getByRole('button', { name: 'Assign' }).click()
		await expect(assign.getByLabel('Technician')).toHaveAccessibleDescription(/Please choose one/)
		await assign.getByLabel('Technician').selectOption(technician.name)
		await assign.getByRole('button', { name: 'Assign' }).click()
		const report = main(page).getByRole('status').filter({ hasText: 'Assigned 2.' })
		await expect(report).toBeVisible()
		expect(await seenByStaff(product, third)).toMatchObject({ technician_id: technician.id })
		await report.getByRole('button', { name: 'Undo' }).click()
		await expect(main(page).getByRole('status').filter({ hasText: 'Undone: 2.' })).toBeVisible()
		expect(await seenByStaff(product, third)).toMatchObject({ technician_id: null })

		for (const repair of [second, third]) await box(page, repair).check()
		await bar(page).getByRole('button', { name: 'Cancel' }).click()
		const cancel = page.getByRole('dialog', { name: 'Cancel 2 repairs?' })
		await cancel.getByLabel('Reason').fill('Flooded roads')
		await cancel.getByRole('button', { name: 'Cancel repairs' }).click()
		await expect(main(page).getByRole('status').filter({ hasText: 'Cancelled 2.' })).toBeVisible()
		expect(await seenByStaff(product, second)).toMatchObject({ status: 'cancelled', cancel_reason: 'Flooded roads' })
	})

	test('are done each for itself: one that somebody else changed meanwhile is named with the reason, and stays selected', async ({
		page,
		product,
		noise,
	}) => {
		noise.allow(refusedWith(409))
		const { plate, repairs } = await someRepairs(product, 2)
		const [first, second] = repairs
		if (!first || !second) throw new Error('Two repairs')
		await signIn(page, company.staff)
		// The screen hears nothing of the other's change.
		await withoutNews(page)
		await openAdmin(page, `/admin/repairs?search=${plate}`)
		for (const repair of [first, second]) await box(page, repair).check()
		await staffChanges(product, second, { status: 'confirmed' })
		await bar(page).getByRole('button', { name: 'Confirm' }).click()
		const report = main(page).getByRole('status').filter({ hasText: 'Confirmed 1 of 2.' })
		await expect(report.getByRole('listitem')).toHaveText([new RegExp(`^${second.reference}: `)])
		await expect(box(page, second)).toBeChecked()
		await expect(box(page, first)).not.toBeChecked()
	})

	test('of a long list keep in sight what can be done with them', { tag: '@desktop' }, async ({ page }) => {
		await signIn(page, company.staff)
		await openAdmin(page, '/admin/services')
		await main(page).getByRole('checkbox', { name: 'Select Full service' }).check()
		await expect(bar(page)).toBeInViewport({ ratio: 1 })
	})

	test('are chosen by j, k and x, by a range with Shift, and all of the page; Enter opens the row', { tag: '@desktop-only' }, async ({
		page,
		product,
	}) => {
		const { plate, repairs } = await someRepairs(product, 3)
		await signIn(page, company.staff)
		await openAdmin(page, `/admin/repairs?search=${plate}`)
		await expect(references(main(page))).toHaveCount(3)
		await page.keyboard.press('j')
		await page.keyboard.press('j')
		await page.keyboard.press('x')
		await expect(bar(page)).toContainText('1 selected')
		const boxes = main(page).getByRole('checkbox', { name: /^Select BK/ })
		await expect(boxes.nth(1)).toBeChecked()
		await boxes.nth(0).click()
		await boxes.nth(2).click({ modifiers: ['Shift'] })
		await expect(bar(page)).toContainText('3 selected')
		await main(page).getByRole('checkbox', { name: 'Select all 3 on this page' }).click()
		await expect(bar(page)).toHaveCount(0)
		await page.keyboard.press('k')
		await page.keyboard.press('Enter')
		await expect(
			page.getByRole('heading', { level: 1, name: new RegExp(repairs.map(({ reference }) => reference).join('|')) }),
		).toBeVisible()
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

	test('keeps views under a name, opens with one, and shows the columns that were chosen', { tag: '@desktop' }, async ({
		page,
		product,
		isMobile,
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
		if (!isMobile) {
			await expect(main(page).getByRole('columnheader', { name: 'Booked' })).toBeVisible()
			await expect(main(page).getByRole('columnheader', { name: 'Bike' })).toHaveCount(0)
		}
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

	test('gives what is filtered as a table file, with the rupee sign and nothing that a spreadsheet would run', async ({
		page,
		product,
	}) => {
		const plate = aPlate()
		const rider = await aRider(product)
		const formula = '=HYPERLINK("http://pahiya.test")'
		await aRepairWithPlate(product, rider, await aFreeHour(product), plate)
		await ask(product, 'PATCH', '/accounts/profile/', { access: rider.access, body: { name: formula, registration_number: plate } })
		await signIn(page, company.staff)
		await openAdmin(page, `/admin/customers?search=${plate}`)
		await expect(main(page).getByRole('link', { name: formula })).toBeVisible()
		const download = page.waitForEvent('download')
		await main(page).getByRole('button', { name: 'Download CSV' }).click()
		const file = await download
		expect(file.suggestedFilename()).toMatch(/^customers-\d{4}-\d\d-\d\d\.csv$/)
		const text = await readFile(await file.path(), 'utf8')
		expect(text.split('\r\n')).toHaveLength(3)
		expect(text).toMatch(/^\uFEFFName,Phone,/)
		expect(text).toContain(`"'=HYPERLINK(""http://pahiya.test"")"`)
	})

	test('keeps every column in reach beside long names, from 760 to 1920 pixels', { tag: '@desktop-only' }, async ({ page, product }) => {
		const rider = await aRider(product)
		const customer_name = `Venkatanarasimharajuvaripeta Subrahmanyam ${aPlate()}`
		const { reference } = await aRepair(product, rider, await aFreeHour(product), { ...aPerson, customer_name })
		await signIn(page, company.staff)
		await openAdmin(page, `/admin/repairs?search=${reference}`)
		await expect(main(page).getByTitle(customer_name)).toBeVisible()
		const amount = main(page).getByRole('cell', { name: '₹649' })
		for (const width of [1920, 1280, 1240]) {
			await page.setViewportSize({ width, height: 800 })
			await expectNoSidewaysScroll(page)
			await expect(amount).toBeInViewport({ ratio: 1 })
		}
		for (const width of [1024, 900, 760]) {
			await page.setViewportSize({ width, height: 800 })
			await expectNoSidewaysScroll(page)
			await amount.scrollIntoViewIfNeeded()
			// Scrolled to its edge, which may lie between two pixels.
			await expect(amount).toBeInViewport({ ratio: 0.98 })
			await expect(main(page).getByRole('link', { name: reference })).toBeInViewport({ ratio: 1 })
		}
	})
})

test.describe('A list that comes with its page', () => {
	const samples = (page: Page) => main(page).getByRole('list', { name: 'Samples', exact: true }).getByRole('listitem')

	test('filters by several values and spans, tells by what, grows, and is as it was after a reload', { tag: '@desktop' }, async ({
		page,
		isMobile,
	}) => {
		await open(page, '/dev/list?price_max=1500')
		const count = await samples(page).count()
		if (isMobile) await main(page).getByRole('button', { name: 'Filters (1)' }).click()
		const filters = isMobile ? page.getByRole('dialog', { name: 'Filters and order' }) : main(page)
		for (const brand of ['NGK', 'MRF']) await filters.getByRole('checkbox', { name: brand }).check()
		if (isMobile) {
			await expect(page).not.toHaveURL(/brand=/)
			await filters.getByRole('button', { name: 'Apply' }).click()
		}
		await expect(page).toHaveURL(/brand=ngk%2Cmrf/)
		await expect(main(page).getByRole('list', { name: 'Samples: filtered by' }).getByRole('listitem')).toHaveText([
			/Brand: NGK/,
			/Brand: MRF/,
			/Price: up to ₹1500/,
			'Clear all',
		])
		expect(await samples(page).count()).toBeLessThan(count)
		await expectAccessible(page)
		await main(page).getByRole('link', { name: 'Clear all' }).click()
		await expect(samples(page)).toHaveCount(24)
		await main(page).getByRole('link', { name: 'Show 24 more' }).click()
		await expect(samples(page)).toHaveCount(48)
		await page.reload()
		await expect(samples(page)).toHaveCount(48)
		await expectFitsPhones(page)
	})

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
		await expectAccessible(page)
		await expectFitsPhones(page)
	})

	test('who locked themselves out are unlocked, and get their verification mail again (A.ADMIN-27)', async ({ page, product }) => {
		const rider = await anUnverifiedRider(product)
		for (let tries = 0; tries < 5; tries += 1)
			await call(product, 'POST', '/accounts/login/', { body: { email: rider.email, password: 'Wrong-one-1' } })
		const { id } = await accountOf(product, rider.email)
		await signIn(page, company.staff)
		await openAdmin(page, `/admin/customers/${id}`)
		await expect(main(page).getByText('Locked', { exact: true })).toBeVisible()
		await main(page)
			.getByRole('button', { name: `Unlock ${rider.username}` })
			.click()
		await expect(main(page).getByText('Locked', { exact: true })).toBeHidden()
		await main(page).getByRole('button', { name: 'Resend verification mail' }).click()
		await expect(main(page).getByRole('status').filter({ hasText: 'A new verification link has been sent.' })).toBeVisible()
	})

	test('of the company are changed by an admin alone, roles too (B.ADMIN-35)', async ({ page, product, another }) => {
		const rider = await aRider(product, { name: 'Nitin More' })
		const { id } = await accountOf(product, rider.email)
		const technician = await accountOf(product, company.technician.email)
		await signIn(page, company.staff)
		await openAdmin(page, `/admin/customers/${technician.id}`)
		await expect(main(page)).toContainText('Only an admin can change accounts of the team.')
		await expect(main(page).getByRole('button', { name: /^(Disable|Change role|Unlock)/ })).toHaveCount(0)
		await openAdmin(page, `/admin/customers/${id}`)
		await expect(main(page).getByRole('button', { name: 'Disable Nitin More' })).toBeVisible()
		await expect(main(page).getByRole('button', { name: 'Change role' })).toHaveCount(0)
		const theirs = await another()
		await signIn(theirs, company.admin)
		await openAdmin(theirs, `/admin/customers/${id}`)
		await main(theirs).getByRole('button', { name: 'Change role' }).click()
		await theirs.getByRole('dialog').getByLabel('Role').selectOption('Technician')
		await theirs.getByRole('dialog').getByRole('button', { name: 'Save role' }).click()
		await expect(theirs.getByRole('dialog', { name: 'Role of Nitin More' })).toBeHidden()
		await expect(main(theirs).getByRole('list', { name: 'Changes' })).toContainText(/Role: Customer.*Technician/)
	})
})

test.describe('The audit log', () => {
	test('tells who changed what, before and after, and leads to it (A.ADMIN-32, B.ADMIN-35)', async ({ page, product, isMobile }) => {
		const repair = await aRepair(product, await aRider(product), await aFreeHour(product))
		await staffChanges(product, repair, { status: 'confirmed' })
		await signIn(page, company.staff)
		await openAdmin(page, `/admin/audit-log?collection=repair-bookings&object_id=${repair.id}`)
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
