import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { SiteSettings } from '../../src/contract/company/company.ts'
import type { Repair } from '../../src/contract/repairs/repairs.ts'
import { dayOf, formatDay, formatDayHour, instantOf } from '../../src/shared/days.ts'
import { formatRupees } from '../../src/shared/money.ts'
import { expect, expectAccessible, open, refusedWith, takenOver, test, watchCalls } from './support/journey.ts'
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
			body: { status, ...(status === 'cancelled' && { reason: 'The part is not to be had' }) },
		})
}

async function riderWithRepair(page: Page, product: Product) {
	const rider = await aRider(product)
	const hour = await aFreeHour(product)
	const repair = await aRepair(product, rider, hour)
	await signIn(page, rider)
	return { rider, hour, repair }
}

test.describe('My Repairs', () => {
	test('lists the customer’s own repairs, newest first, with all that was agreed (B.REPAIR-01..07, B.REPAIR-18, B.REPAIR-19, B.REPAIR-22)', async ({
		page,
		product,
	}) => {
		const stranger = await aRider(product)
		const foreign = await aRepair(product, stranger)
		const { rider, hour, repair } = await riderWithRepair(page, product)
		const now = await aRepair(product, rider)
		await open(page, '/profile?tab=repairs')
		await expect(rows(page)).toHaveCount(2)
		await expect(rows(page).first()).toContainText(now.reference)
		await expect(rows(page).first()).toContainText('As soon as possible')
		const today = dayOf(new Date())
		const [line] = repair.services
		for (const words of [
			repair.reference,
			`Booked ${formatDay(dayOf(new Date(repair.created_at)), today)}`,
			repair.status_display,
			`${line?.package.name} ${line?.name}`,
			formatDayHour(hour.date, hour.time, today),
			aPerson.address,
			formatRupees(repair.total_amount),
		])
			await expect(rowOf(page, repair)).toContainText(words)
		await expect(page.getByRole('main')).not.toContainText(foreign.reference)
		await rowOf(page, repair).getByRole('link', { name: repair.reference }).click()
		await expect(page.getByRole('heading', { level: 1, name: repair.reference })).toBeFocused()
	})

	test('its tab has an address that survives reload, Back and forward (A.LAYOUT-17, A.R-27, ux 95)', async ({ page, product }) => {
		await riderWithRepair(page, product)
		await open(page, '/profile')
		const heading = (name: string) => page.getByRole('heading', { level: 1, name })
		await expect(heading('Profile Information')).toBeVisible()
		await page.getByRole('main').getByRole('button', { name: 'Menu' }).click()
		await page.getByRole('main').getByRole('link', { name: 'My Repairs' }).click()
		await expect(heading('My Repairs')).toBeVisible()
		await page.reload()
		// What the server draws can be seen before the page is taken over.
		await takenOver(page)
		await expect(heading('My Repairs')).toBeVisible()
		await page.goBack()
		await expect(heading('Profile Information')).toBeVisible()
		await page.goForward()
		await expect(rows(page)).toHaveCount(1)
		await page.goto('/profile?tab=nonsense')
		await expect(heading('Profile Information')).toBeVisible()
	})
})

test.describe('cancelling', () => {
	test('needs a reason, tells what follows, and shows in the list at once (B.REPAIR-12..14, B.REPAIR-20, D-33, ux 90)', async ({
		page,
		product,
	}) => {
		const { rider, hour, repair } = await riderWithRepair(page, product)
		const sent = watchCalls(page, 'POST', /\/service-now\/\d+\/cancel\/$/)
		await open(page, '/profile?tab=repairs')
		const button = rowOf(page, repair).getByRole('button', { name: `Cancel ${repair.reference}` })
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
		expect(await repairsOf(product, rider)).toMatchObject([{ status: 'cancelled', cancel_reason: 'My plans changed' }])
		const staff = await ask<{ cancel_reason: string }>(product, 'GET', `/admin/repair-bookings/${repair.id}/`, {
			access: await passOf(product, 'staff'),
		})
		expect(staff.cancel_reason).toBe('My plans changed')
	})

	test('comes too late when the company has confirmed meanwhile: that is said, and the screen shows where it stands (B.REPAIR-11, B.REPAIR-15)', async ({
		page,
		product,
		noise,
	}) => {
		noise.allow(refusedWith(400))
		const { rider, repair } = await riderWithRepair(page, product)
		await open(page, '/profile?tab=repairs')
		await rowOf(page, repair)
			.getByRole('button', { name: /^Cancel/ })
			.click()
		await companyMoves(product, repair, 'confirmed')
		await reason(page).fill('My plans changed')
		const refusal = page.waitForResponse(/\/cancel\/$/)
		await send(page).click()
		const { message } = (await (await refusal).json()) as { message: string }
		expect(message).not.toBe('')
		await expect(cancelDialog(page).getByRole('alert')).toContainText(message)
		await cancelDialog(page).getByRole('button', { name: 'Close' }).click()
		await expect(rowOf(page, repair)).toContainText('Confirmed')
		await expect(rowOf(page, repair).getByRole('button', { name: /^Cancel/ })).toHaveCount(0)
		expect(await repairsOf(product, rider)).toMatchObject([{ status: 'confirmed' }])
	})
})

test.describe('the page of a repair', () => {
	test('is the job card with reference, bike, hour, place, lines and sum, and says what comes next (D-29, B.REPAIR-02..07, ux 54, ux 88)', async ({
		page,
		product,
	}) => {
		const { hour, repair } = await riderWithRepair(page, product)
		await open(page, `/profile/repairs/${repair.id}`)
		await expect(page.getByRole('heading', { level: 1, name: repair.reference })).toBeVisible()
		const main = page.getByRole('main')
		for (const words of [
			'Pending',
			'Hero Splendor Plus',
			formatDayHour(hour.date, hour.time, dayOf(new Date())),
			aPerson.address,
			`${aPerson.city}, ${aPerson.state} ${aPerson.postal_code}`,
			aPerson.customer_name,
			aPerson.customer_phone,
			repair.services[0]?.package.name ?? '',
			formatRupees(repair.total_amount),
			'To pay after service',
			'Nothing is charged online.',
			'Waiting for confirmation',
			'We check the hour and confirm it. You can cancel until then.',
		])
			await expect(main).toContainText(words)
		await expect(page.locator('[aria-current=step]')).toContainText('Pending')
		await expect(main.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', new RegExp(`text=.*${repair.reference}`))
	})

	test('follows the work while it is open, to the payment (ux 87, ux 88, B.REPAIR-09)', async ({ page, product }) => {
		const { repair } = await riderWithRepair(page, product)
		await page.clock.install()
		await open(page, `/profile/repairs/${repair.id}`)
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
		await expectAccessible(page)
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

	test('of somebody else and one that does not exist are the same: not found, with ways on (B.E-34, B.R-42)', async ({
		page,
		product,
		noise,
	}) => {
		noise.allow(refusedWith(404))
		const foreign = await aRepair(product, await aRider(product))
		await signIn(page, await aRider(product))
		for (const id of [foreign.id, 999_999, 'abc', '0']) {
			await open(page, `/profile/repairs/${id}`)
			await expect(page.getByRole('heading', { level: 1, name: 'Repair not found' })).toBeVisible()
			await expect(page.getByRole('main')).not.toContainText(foreign.reference)
			await expect(page.getByRole('main').getByRole('link', { name: 'My Repairs' }).last()).toBeVisible()
		}
	})

	test('prints with the company’s name, address and number, without bars, footer and buttons, black on white (ux 54, ux 123)', async ({
		page,
		product,
	}) => {
		const { repair } = await riderWithRepair(page, product)
		await page.addInitScript(() => {
			window.print = () => document.body.setAttribute('data-printed', '')
		})
		await open(page, `/profile/repairs/${repair.id}`)
		await page.getByRole('button', { name: 'Print' }).click()
		await expect(page.locator('body')).toHaveAttribute('data-printed', '')
		await page.emulateMedia({ media: 'print' })
		await expect(page.getByRole('heading', { level: 1, name: repair.reference })).toBeVisible()
		await expect(page.getByText(aPerson.address)).toBeVisible()
		const { name, address, phone } = await ask<SiteSettings>(product, 'GET', '/site-settings/')
		for (const words of [name, `${address} · ${phone}`])
			await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible()
		for (const hidden of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('button'), page.getByRole('link')])
			await expect(hidden.filter({ visible: true })).toHaveCount(0)
		await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
		const colours = await page.evaluate(() => {
			const { backgroundColor } = getComputedStyle(document.documentElement)
			return [backgroundColor, getComputedStyle(document.querySelector('h1') as Element).color]
		})
		expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
		await page.emulateMedia({ media: 'screen' })
	})

	test('gives a calendar file with the Indian hour, wherever the calendar is (ux 55)', async ({ page, product }) => {
		const { hour, repair } = await riderWithRepair(page, product)
		await open(page, `/profile/repairs/${repair.id}`)
		const download = page.waitForEvent('download')
		await page.getByRole('button', { name: 'Add to calendar' }).click()
		const file = await download
		expect(file.suggestedFilename()).toBe(`${repair.reference}.ics`)
		const text = readFileSync(await file.path(), 'utf8')
		const start = instantOf(hour.date, hour.time).toISOString().replace(/[-:]/g, '').slice(0, 15)
		expect(text).toContain(`DTSTART:${start}Z`)
		expect(text).toContain(`UID:${repair.reference}`)
	})

	test('shows the confirmation of a booking just made until it is closed (D-29, A.LAYOUT-35, A.LAYOUT-36)', async ({ page, product }) => {
		const { repair } = await riderWithRepair(page, product)
		await open(page, `/profile/repairs/${repair.id}?booked=1`)
		const dialog = page.getByRole('dialog', { name: 'Your repair is booked' })
		await expect(dialog).toContainText(repair.reference)
		await expect(dialog).toContainText(aPerson.address)
		await page.keyboard.press('Escape')
		await expect(dialog).toBeHidden()
		await expect(page).toHaveURL(new RegExp(`/profile/repairs/${repair.id}$`))
		await page.goto(`/profile/repairs/${repair.id}?booked=1`)
		await dialog.getByRole('link', { name: 'Back to Home' }).click()
		await expect(page).toHaveURL('/')
	})
})
