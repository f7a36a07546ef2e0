import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { SiteSettings } from '../../src/contract/company/company.ts'
import type { Repair } from '../../src/contract/repairs/repairs.ts'
import { dayOf, formatDay, formatDayHour, instantOf } from '../../src/shared/days.ts'
import { formatRupees } from '../../src/shared/money.ts'
import { expect, expectAccessible, open, takenOver, test, watchCalls } from './support/journey.ts'
import { aRider, ask, passOf, signIn } from './support/people.ts'
import type { Product } from './support/product.ts'
import { aFreeHour, aPerson, aRepair, repairsOf } from './support/repairs.ts'

const rows = (page: Page) => page.getByRole('list', { name: 'My Repairs' }).getByRole('listitem')
const rowOf = (page: Page, { reference }: Repair) => rows(page).filter({ has: page.getByRole('link', { name: reference }) })
const cancelDialog = (page: Page) => page.getByRole('dialog', { name: /^Cancel BK\d+\?$/ })
const reason = (page: Page) => cancelDialog(page).getByLabel('Why are you cancelling?')
const send = (page: Page) => cancelDialog(page).getByRole('button', { name: 'Cancel service' })
const steps = (page: Page) => page.getByRole('list', { name: 'Progress' }).getByRole('listitem')

/** The company takes the next steps with a repair, one after the other. */
async function companyMoves(product: Product, { id }: Repair, ...statuses: Repair['status'][]) {
	const access = await passOf(product, 'staff')
	for (const status of statuses)
		await ask(product, 'PATCH', `/admin/repair-bookings/${id}/`, {
			access,
			body: { status },
		})
}

async function riderWithRepair(page: Page, product: Product) {
	const rider = await aRider(product)
	const hour = await aFreeHour(product)
	const repair = await aRepair(product, rider, hour)
	await signIn(page, rider)
	return { rider, hour, repair }
}

test('a customer finds his own repairs in his profile, newest first with all that was agreed, and of one its job card, to print and for his calendar (A.LAYOUT-17, A.R-27, D-29, B.REPAIR-01..07, B.REPAIR-02..07, B.REPAIR-18, B.REPAIR-19, B.REPAIR-22, ux 54, ux 55, ux 88, ux 95, ux 123)', async ({
	page,
	product,
}) => {
	const stranger = await aRider(product)
	const foreign = await aRepair(product, stranger)
	const { rider, hour, repair } = await riderWithRepair(page, product)
	const now = await aRepair(product, rider)
	const main = page.getByRole('main')
	const heading = (name: string) => page.getByRole('heading', { level: 1, name })
	await page.addInitScript(() => {
		window.print = () => document.body.setAttribute('data-printed', '')
	})
	await open(page, '/profile?tab=nonsense')
	await expect(heading('Profile Information')).toBeVisible()
	await open(page, '/profile')
	await expect(heading('Profile Information')).toBeVisible()
	await main.getByRole('button', { name: 'Menu' }).click()
	await main.getByRole('link', { name: 'My Repairs' }).click()
	await expect(heading('My Repairs')).toBeVisible()
	await page.reload()
	// What the server draws can be seen before the page is taken over.
	await takenOver(page)
	await expect(heading('My Repairs')).toBeVisible()
	await page.goBack()
	await expect(heading('Profile Information')).toBeVisible()
	await page.goForward()

	await expect(rows(page)).toHaveCount(2)
	await expect(rows(page).first()).toContainText(now.reference)
	await expect(rows(page).first()).toContainText('As soon as possible')
	const today = dayOf(new Date())
	const [line] = repair.services
	for (const words of [
		repair.reference,
		`Booked ${formatDay(dayOf(new Date(repair.created_at)), today)}`,
		repair.status_display,
		// A service of the same name as what is booked of it is named once.
		...new Set([line?.package.name ?? '', line?.name ?? '']),
		formatDayHour(hour.date, hour.time, today),
		aPerson.address,
		formatRupees(repair.total_amount),
	])
		await expect(rowOf(page, repair)).toContainText(words)
	await expect(main).not.toContainText(foreign.reference)
	await rowOf(page, repair).getByRole('link', { name: repair.reference }).click()
	await expect(heading(repair.reference)).toBeFocused()

	for (const words of [
		'Pending',
		'Hero Splendor Plus',
		formatDayHour(hour.date, hour.time, today),
		aPerson.address,
		`${aPerson.city}, ${aPerson.state} ${aPerson.postal_code}`,
		aPerson.customer_name,
		aPerson.customer_phone,
		line?.package.name ?? '',
		formatRupees(repair.total_amount),
		'To pay after service',
		'Nothing is charged online.',
		'Waiting for confirmation',
		'We check the hour and confirm it. You can cancel until then.',
	])
		await expect(main).toContainText(words)
	await expect(page.locator('[aria-current=step]')).toContainText('Pending')
	await expect(main.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', new RegExp(`text=.*${repair.reference}`))

	// The Indian hour, wherever the calendar is.
	const download = page.waitForEvent('download')
	await page.getByRole('button', { name: 'Add to calendar' }).click()
	const file = await download
	expect(file.suggestedFilename()).toBe(`${repair.reference}.ics`)
	const text = readFileSync(await file.path(), 'utf8')
	const start = instantOf(hour.date, hour.time).toISOString().replace(/[-:]/g, '').slice(0, 15)
	expect(text).toContain(`DTSTART:${start}Z`)
	expect(text).toContain(`UID:${repair.reference}`)

	// On paper the company's name, address and number stand above it, without bars, footer and buttons, black on white.
	await page.getByRole('button', { name: 'Print' }).click()
	await expect(page.locator('body')).toHaveAttribute('data-printed', '')
	await page.emulateMedia({ media: 'print' })
	await expect(heading(repair.reference)).toBeVisible()
	await expect(page.getByText(aPerson.address)).toBeVisible()
	const { name, address, phone } = await ask<SiteSettings>(product, 'GET', '/site-settings/')
	for (const words of [name, `${address} · ${phone}`]) await expect(main.getByText(words, { exact: true })).toBeVisible()
	for (const hidden of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('button'), page.getByRole('link')])
		await expect(hidden.filter({ visible: true })).toHaveCount(0)
	// A long card begins below its heading and goes on where the page ends, between two of its lines.
	const card = main.getByRole('article').filter({ has: page.getByRole('list', { name: 'Services' }) })
	await expect(card).toHaveCSS('break-inside', 'auto')
	await expect(card.getByRole('listitem').first()).toHaveCSS('break-inside', 'avoid')
	await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
	const colours = await page.evaluate(() => {
		const { backgroundColor } = getComputedStyle(document.documentElement)
		return [backgroundColor, getComputedStyle(document.querySelector('h1') as Element).color]
	})
	expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
})

test('cancelling needs a reason, tells what follows, and shows in the list at once; it comes too late for what the company has confirmed meanwhile (B.REPAIR-11, B.REPAIR-12..14, B.REPAIR-15, B.REPAIR-20, D-33, ux 90)', async ({
	page,
	product,
}) => {
	const { rider, hour, repair } = await riderWithRepair(page, product)
	const confirmed = await aRepair(product, rider)
	const sent = watchCalls(page, 'POST', /\/service-now\/\d+\/cancel\/$/)
	await open(page, '/profile?tab=repairs')
	const cancelButton = (which: Repair) => rowOf(page, which).getByRole('button', { name: `Cancel ${which.reference}` })
	const button = cancelButton(repair)
	await button.click()
	await expect(cancelDialog(page)).toContainText(formatDayHour(hour.date, hour.time, dayOf(new Date())))
	await expect(cancelDialog(page)).toContainText('Cancelling costs nothing now')
	await reason(page).fill('   ')
	await send(page).click()
	await expect(reason(page)).toHaveAccessibleDescription(/Please tell us why you are cancelling\./)
	await expect(reason(page)).toBeFocused()
	expect(sent).toHaveLength(0)
	await cancelDialog(page).getByRole('button', { name: 'Keep booking' }).click()
	await expect(button).toBeFocused()
	await button.click()
	await reason(page).fill(' My plans changed ')
	await send(page).dblclick()
	await expect(page.getByText('Service cancelled successfully')).toBeVisible()
	await expect(cancelDialog(page)).toBeHidden()
	await expect(rowOf(page, repair)).toContainText('Cancelled')
	await expect(button).toHaveCount(0)
	expect(sent).toMatchObject([{ body: { reason: 'My plans changed' } }])
	expect(new URL(sent[0]?.url ?? '').pathname).toContain(`/${repair.id}/cancel/`)
	expect(await repairsOf(product, rider)).toContainEqual(
		expect.objectContaining({ id: repair.id, status: 'cancelled', cancel_reason: 'My plans changed' }),
	)
	const staff = await ask<{ cancel_reason: string }>(product, 'GET', `/admin/repair-bookings/${repair.id}/`, {
		access: await passOf(product, 'staff'),
	})
	expect(staff.cancel_reason).toBe('My plans changed')

	await cancelButton(confirmed).click()
	await companyMoves(product, confirmed, 'confirmed')
	await expect(cancelDialog(page)).toContainText('We have confirmed it meanwhile. To cancel it now, please call us')
	await expect(send(page)).toHaveCount(0)
	await expectAccessible(page)
	await cancelDialog(page).getByRole('button', { name: 'I have read it' }).click()
	await expect(rowOf(page, confirmed)).toContainText('Confirmed')
	await expect(cancelButton(confirmed)).toHaveCount(0)
	expect(await repairsOf(product, rider)).toContainEqual(expect.objectContaining({ id: confirmed.id, status: 'confirmed' }))
})

test('the page of a repair shows the confirmation of a booking just made until it is closed, and follows the work while it is open, to the payment (D-29, A.LAYOUT-35, A.LAYOUT-36, B.REPAIR-09, ux 87, ux 88)', async ({
	page,
	product,
}) => {
	const { repair } = await riderWithRepair(page, product)
	await open(page, `/profile/repairs/${repair.id}?booked=1`)
	const booked = page.getByRole('dialog', { name: 'Your repair is booked' })
	await booked.getByRole('link', { name: 'Back to Home' }).click()
	await expect(page).toHaveURL('/')
	await page.clock.install()
	await open(page, `/profile/repairs/${repair.id}?booked=1`)
	await expect(booked).toContainText(repair.reference)
	await expect(booked).toContainText(aPerson.address)
	await page.keyboard.press('Escape')
	await expect(booked).toBeHidden()
	await expect(page).toHaveURL(new RegExp(`/profile/repairs/${repair.id}$`))

	await expect(steps(page).nth(0)).toHaveAttribute('aria-current', 'step')
	const look = async (move: () => Promise<unknown>, words: string) => {
		await move()
		await page.clock.fastForward('00:21')
		await expect(page.getByRole('main')).toContainText(words)
		await expect(page.getByRole('button', { name: 'Cancel repair' })).toHaveCount(0)
	}
	await look(() => companyMoves(product, repair, 'confirmed'), 'We come')
	await look(() => companyMoves(product, repair, 'in_progress'), 'is at work')
	await look(() => companyMoves(product, repair, 'completed'), `Pay ${formatRupees(repair.total_amount)}`)
	await expect(page.getByRole('img', { name: `UPI code for ${formatRupees(repair.total_amount)}` })).toBeVisible()
	const access = await passOf(product, 'staff')
	await look(
		() => ask(product, 'POST', `/admin/repair-bookings/${repair.id}/record-payment/`, { access, body: { method: 'upi' } }),
		`Paid ${formatRupees(repair.total_amount)} by UPI. Thank you.`,
	)
	await expect(page.getByRole('main')).toContainText('Paid by UPI, ')
	await page.getByRole('button', { name: 'Book again' }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'When should we come?' })).toBeVisible()
	for (const { package: job, manufacturer, model } of repair.services)
		for (const words of [job.name, `${manufacturer} ${model}`]) await expect(page.locator('#job-card')).toContainText(words)
})
