import type { Page } from '@playwright/test'
import { formatRegistration } from '../../src/shared/registration.ts'
import { answer, expect, expectAccessible, expectFitsPhones, holdBack, refusedWith, test, watchCalls } from './support/journey.ts'
import { anUnverifiedRider, aRider, ask, call, passOf, signIn } from './support/people.ts'
import type { Product } from './support/product.ts'
import { aFreeHour, aRepair } from './support/repairs.ts'
import { aPlate, aRepairWithPlate, company, openAdmin, staffChanges } from './support/staff.ts'

const main = (page: Page) => page.getByRole('main')
const references = (page: Page) => main(page).getByRole('link', { name: /^BK\d+$/ })
const searchOf = (page: Page, name: string) => main(page).getByRole('searchbox', { name })
const repairSearch = 'Reference, name, phone or plate'
const personSearch = 'Name, phone, e-mail, plate or reference'

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
		await expect(references(page)).toHaveCount(2)
		await expect(page).toHaveURL(new RegExp(`search=${plate}`))
		await main(page)
			.getByRole('link', { name: /^To confirm/ })
			.click()
		await expect(references(page)).toHaveText([pending.reference])
		await expect(page).toHaveURL(/tab=to-confirm/)
		await filter(page, isMobile, 'Kind', 'scheduled')
		await expect(page).toHaveURL(/kind=scheduled/)
		await page.reload()
		await expect(references(page)).toHaveText([pending.reference])
		await expect(searchOf(page, repairSearch)).toHaveValue(plate)
		await page.goBack()
		await expect(page).not.toHaveURL(/kind=/)
		await page.goBack()
		await expect(page).not.toHaveURL(/tab=/)
		await expect(references(page)).toHaveCount(2)
		if (!isMobile) await sortsByItsHeads(page)
		await references(page).first().click()
		await expect(page.getByRole('heading', { level: 1, name: /^BK/ })).toBeVisible()
		await page.goBack()
		await expect(references(page)).toHaveCount(2)
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

	test('have further pages, kept in the address, and keep old rows while the next come (B.ADMIN-03)', { tag: '@desktop' }, async ({
		page,
		product,
	}) => {
		const rider = await aRider(product)
		for (let made = 0; made < 27; made += 1) await aRepair(product, rider)
		const { id } = await accountOf(product, rider.email)
		await signIn(page, company.staff)
		await openAdmin(page, `/admin/customers/${id}`)
		await expect(references(page)).toHaveCount(25)
		await expect(main(page)).toContainText('1–25 of 27')
		const letGo = await holdBack(page, /\/api\/admin\/repair-bookings\/\?.*page=2/)
		await main(page).getByRole('link', { name: 'Next' }).click()
		await expect(main(page).locator('[aria-busy="true"]').getByRole('link', { name: /^BK/ })).toHaveCount(25)
		letGo()
		await expect(references(page)).toHaveCount(2)
		await expect(main(page)).toContainText('26–27 of 27')
		await page.reload()
		await expect(references(page)).toHaveCount(2)
		await main(page).getByLabel('Rows per page').selectOption('50')
		await expect(references(page)).toHaveCount(27)
		await expect(page).toHaveURL(/page_size=50/)
		await page.goBack()
		await expect(references(page)).toHaveCount(2)
	})

	test('say when they cannot be loaded, and load again', async ({ page, noise }) => {
		noise.allow(refusedWith(500))
		await signIn(page, company.staff)
		await answer(page, /\/api\/admin\/repair-bookings\//, { status: 500, json: { detail: 'no' }, times: 2 })
		await openAdmin(page, '/admin/repairs')
		await expect(main(page).getByRole('alert')).toContainText('Repairs could not be loaded.')
		await main(page).getByRole('button', { name: 'Retry' }).click()
		await expect(main(page).getByRole('alert')).toBeHidden()
	})

	test('are accessible and fit a phone, each of them', { tag: '@desktop' }, async ({ page, product }) => {
		const repair = await aRepair(product, await aRider(product), await aFreeHour(product))
		await staffChanges(product, repair, { status: 'confirmed' })
		await signIn(page, company.staff)
		for (const [path, heading] of [
			['/admin/repairs', 'Repairs'],
			['/admin/customers', 'Customers'],
			['/admin/audit-log', 'Audit log'],
		] as const) {
			await openAdmin(page, path)
			await expect(main(page).getByRole('heading', { level: 1, name: heading })).toBeVisible()
			await expect(page).toHaveTitle(`${heading} – Admin – Pahiya`)
			await expect(main(page).getByText(/^Loading /)).toHaveCount(0)
			await expectAccessible(page)
			await expectFitsPhones(page)
		}
	})
})

async function sortsByItsHeads(page: Page) {
	const head = main(page).getByRole('columnheader', { name: 'Reference' })
	await head.getByRole('button').click()
	await expect(head).toHaveAttribute('aria-sort', 'ascending')
	await expect(page).toHaveURL(/ordering=reference/)
	const rising = await references(page).allTextContents()
	await head.getByRole('button').click()
	await expect(head).toHaveAttribute('aria-sort', 'descending')
	await expect(references(page)).toHaveText([...rising].reverse())
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
		if (isMobile) await page.getByRole('button', { name: 'Search everything' }).click()
		else await page.keyboard.press('/')
		const field = page.getByRole('combobox', { name: 'Search', exact: true })
		await expect(field).toBeFocused()
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
		if (isMobile) await page.getByRole('button', { name: 'Search everything' }).click()
		await field.fill(repair.reference.toLowerCase())
		await field.press('Enter')
		await expect(page.getByRole('heading', { level: 1, name: repair.reference })).toBeVisible()
	})
})

test.describe('Customers', () => {
	test('are found by plate, disabled with a question before, and let in again (A.ADMIN-26)', { tag: '@desktop' }, async ({
		page,
		product,
		noise,
	}) => {
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

	test('of the company are changed by an admin alone, roles too (B.ADMIN-35)', { tag: '@desktop' }, async ({ page, product, another }) => {
		const rider = await aRider(product, { name: 'Nitin More' })
		const { id } = await accountOf(product, rider.email)
		const technician = await accountOf(product, company.technician.email)
		await signIn(page, company.staff)
		await openAdmin(page, `/admin/customers/${technician.id}`)
		await expect(main(page)).toContainText('Only an admin changes accounts of the company’s people.')
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
	test('tells who changed what, before and after, and leads to it (A.ADMIN-32, B.ADMIN-35)', { tag: '@desktop' }, async ({
		page,
		product,
		isMobile,
	}) => {
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
			.getByRole('link', { name: `Repair ${repair.id}` })
			.click()
		await expect(page.getByRole('heading', { level: 1, name: repair.reference })).toBeVisible()
	})
})
