import type { Page } from '@playwright/test'
import { formatHour } from '../../src/shared/days.ts'
import { formatRegistration } from '../../src/shared/registration.ts'
import { expect, expectAccessible, expectFitsPhones, open, refusedWith, test, watchCalls } from './support/journey.ts'
import { aRider, logIn, signIn } from './support/people.ts'
import { aFreeHour, aRepair, repairsOf } from './support/repairs.ts'
import { main } from './support/screens.ts'
import { aPlate, aRepairWithPlate, aTechnician, company, openAdmin, openRepair, staffChanges } from './support/staff.ts'

const statusStamp = (page: Page) =>
	main(page)
		.getByRole('status')
		.filter({ hasText: /^(Pending|Confirmed|In Progress|Completed|Cancelled)$/ })
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click()
const dialog = (page: Page, name: RegExp) => page.getByRole('dialog', { name })
const moveDialog = (page: Page) => dialog(page, /^Move BK/)
const changes = (page: Page) => main(page).getByRole('list', { name: 'Changes' })

test.describe('A repair on the company’s side', () => {
	test('staff log in and come to where they wanted to go, find it by its plate, confirm it, send a technician and move it, and the customer’s booking follows (A.ADMIN-02, B.ADMIN-20, B.ADMIN-21, B.ADMIN-22, B.ADMIN-35)', {
		tag: '@desktop-only',
	}, async ({ page, product }) => {
		const rider = await aRider(product)
		const plate = aPlate()
		const hour = await aFreeHour(product)
		const later = await aFreeHour(product)
		const repair = await aRepairWithPlate(product, rider, hour, plate)
		const technician = await aTechnician(product)
		await page.goto('/admin/repairs?tab=all')
		await expect(page).toHaveURL(/\/login$/)
		await logIn(page, company.staff)
		await expect(page).toHaveURL(/\/admin\/repairs\?tab=all$/)
		await expect(page.getByRole('heading', { level: 1, name: 'Repairs' })).toBeVisible()

		await page.getByRole('searchbox', { name: 'Number, name, phone, plate' }).fill(formatRegistration(plate))
		await expect(main(page).getByRole('link', { name: /^BK\d+$/ })).toHaveText([repair.reference])
		await expect(main(page)).toContainText(formatRegistration(plate))
		await expect(main(page)).toContainText('unassigned')
		await main(page).getByRole('link', { name: repair.reference }).click()
		await expect(page.getByRole('heading', { level: 1, name: repair.reference })).toBeVisible()
		await expect(page).toHaveTitle('Repair – Admin – Pahiya')

		await press(page, `Confirm ${repair.reference}`)
		await expect(statusStamp(page)).toHaveText('Confirmed')
		await expect(main(page).getByRole('button', { name: `Start ${repair.reference}` })).toBeVisible()

		await press(page, `Move ${repair.reference}`)
		await moveDialog(page).getByLabel('Day').fill(later.date)
		await moveDialog(page).getByLabel('Hour').selectOption(later.time)
		await moveDialog(page).getByLabel('Technician').selectOption(technician.name)
		await expectAccessible(page)
		await moveDialog(page).getByRole('button', { name: 'Move' }).click()
		await expect(moveDialog(page)).toBeHidden()
		await expect(main(page)).toContainText(technician.name)
		await expect(main(page)).toContainText(formatHour(later.time))
		await expect(changes(page).getByRole('listitem').filter({ hasText: 'Kavita Rane changed' }).first()).toContainText(technician.name)

		const [own] = await repairsOf(product, rider)
		expect(own).toMatchObject({ schedule_date: later.date, technician: { name: technician.name }, status: 'confirmed' })
		expect(own?.schedule_time).toContain(later.time)
		await expectFitsPhones(page)
		await main(page).getByRole('link', { name: repair.customer_name, exact: true }).click()
		await expect(page).toHaveURL(/\/admin\/customers\/\d+$/)
		for (const part of [page.getByRole('region', { name: 'Open now' }), page.getByRole('list', { name: 'What happened' })])
			await expect(part.getByRole('link', { name: repair.reference }).first()).toBeVisible()
	})

	test('what a colleague does appears on the open screen by itself; cancelled with a reason, which is asked for, the customer reads it (B.ADMIN-27, B.REPAIR-20)', async ({
		page,
		product,
		another,
	}) => {
		const rider = await aRider(product)
		const repair = await aRepair(product, rider, await aFreeHour(product))
		const theirs = await another()
		await signIn(theirs, rider)
		await signIn(page, company.staff)
		const listens = page.waitForRequest(/\/api\/events\//)
		await openRepair(page, repair)
		await listens
		await staffChanges(product, repair, { status: 'confirmed' })
		await expect(statusStamp(page)).toHaveText('Confirmed')
		await expect(main(page).getByRole('button', { name: `Confirm ${repair.reference}` })).toBeHidden()
		await press(page, `Cancel ${repair.reference}`)
		const cancel = dialog(page, /^Cancel BK/)
		await cancel.getByRole('button', { name: 'Cancel repair' }).click()
		await expect(cancel.getByLabel('Reason')).toHaveAccessibleDescription(/Please give a reason\. The customer reads it\./)
		await cancel.getByLabel('Reason').fill('The part is not to be had')
		await cancel.getByRole('button', { name: 'Cancel repair' }).click()
		await expect(cancel).toBeHidden()
		await expect(statusStamp(page)).toHaveText('Cancelled')
		await expect(main(page).getByRole('list', { name: 'Timeline' })).toContainText('by Kavita Rane')
		await expect(main(page).getByRole('list', { name: 'Timeline' })).toContainText('The part is not to be had')
		await expect(main(page).getByRole('button', { name: new RegExp(repair.reference) })).toHaveCount(0)
		await open(theirs, `/profile/repairs/${repair.id}`)
		await expect(theirs.getByRole('main')).toContainText('The part is not to be had')
	})

	test('started, completed with notes and paid; every step once, however often it is pressed (B.ADMIN-13, B.ADMIN-21)', async ({
		page,
		product,
	}) => {
		const rider = await aRider(product)
		const repair = await aRepair(product, rider, await aFreeHour(product))
		await signIn(page, company.staff)
		await openRepair(page, repair)
		const sent = watchCalls(page, 'PATCH', /\/admin\/repair-bookings\/\d+\/$/)
		await main(page)
			.getByRole('button', { name: `Confirm ${repair.reference}` })
			.dblclick()
		await expect(statusStamp(page)).toHaveText('Confirmed')
		expect(sent).toHaveLength(1)
		await press(page, `Start ${repair.reference}`)
		// It is planned for another day, and for nobody (D-54).
		await dialog(page, /^Start BK/)
			.getByRole('button', { name: 'Start now' })
			.click()
		await expect(statusStamp(page)).toHaveText('In Progress')
		await press(page, `Complete ${repair.reference}`)
		const complete = dialog(page, /^Complete BK/)
		await complete.getByLabel('What was found and done').fill('Chain cleaned and set')
		await complete.getByRole('button', { name: 'Complete repair' }).click()
		await expect(statusStamp(page)).toHaveText('Completed')
		await expect(main(page)).toContainText('Chain cleaned and set')
		await press(page, `Record payment of ${repair.reference}`)
		const payment = dialog(page, /^Payment for BK/)
		await payment.getByRole('button', { name: /^Record ₹/ }).click()
		await expect(payment).toContainText('Please say whether it was paid.')
		await payment.getByRole('radio', { name: 'Cash' }).check()
		await payment.getByLabel('Amount').fill('50')
		await payment.getByRole('button', { name: 'Record ₹50' }).click()
		await expect(payment).toBeHidden()
		await expect(main(page)).toContainText('Still to pay')
		await press(page, `Record payment of ${repair.reference}`)
		await payment.getByRole('radio', { name: 'UPI' }).check()
		await payment.getByLabel('Amount').fill(String(repair.total_amount))
		await payment.getByRole('button', { name: /^Record ₹/ }).click()
		await expect(payment.getByLabel('Amount')).toHaveAccessibleDescription(/or less/)
		await payment.getByLabel('Amount').fill(String(repair.total_amount - 50))
		await payment.getByRole('button', { name: /^Record ₹/ }).click()
		await expect(payment).toBeHidden()
		await expect(main(page)).toContainText('Paid by UPI')
		const [own] = await repairsOf(product, rider)
		expect(own).toMatchObject({ status: 'completed', payment_status: 'paid', technician_notes: 'Chain cleaned and set' })
	})
})

test('a technician has his own day and his own repairs, nothing else (D-48, B.ADMIN-02)', async ({ page, product, noise }) => {
	noise.allow(refusedWith(404))
	const technician = await aTechnician(product)
	const [mine, other] = [
		await aRepair(product, await aRider(product), await aFreeHour(product)),
		await aRepair(product, await aRider(product), await aFreeHour(product)),
	]
	await staffChanges(product, mine, { status: 'confirmed', technician: technician.id })
	await signIn(page, technician)
	for (const path of ['/admin', '/admin/customers', '/admin/team', '/admin/repairs/new', '/admin/audit-log', '/admin/settings']) {
		await page.goto(path)
		await expect(page).toHaveURL(/\/admin\/my-day$/)
	}
	await openAdmin(page, `/admin/repairs?search=${mine.reference}`)
	await expect(main(page).getByRole('link', { name: mine.reference })).toBeVisible()
	await openAdmin(page, `/admin/repairs?tab=all&search=${other.reference}`)
	await expect(main(page).getByRole('heading', { name: 'No repairs match' })).toBeVisible()
	await openAdmin(page, `/admin/repairs/${other.id}`)
	await expect(page.getByRole('heading', { name: 'There is no such repair' })).toBeVisible()
	await openRepair(page, mine)
	await expect(main(page).getByRole('button', { name: `Start ${mine.reference}` })).toBeVisible()
	await expect(main(page).getByRole('button', { name: /^(Cancel|Move) / })).toHaveCount(0)
})
