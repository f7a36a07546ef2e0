import type { Page } from '@playwright/test'
import type { StaffSettings } from '../../src/contract/company/staff-company.ts'
import { addDays, dayOf, formatDay, formatDayHour } from '../../src/shared/days.ts'
import { countJobs } from './support/jobs.ts'
import { expect, expectAccessible, expectFitsPhones, open, refusedWith, test } from './support/journey.ts'
import { aRider, ask, passOf, signIn } from './support/people.ts'
import type { Product } from './support/product.ts'
import { aFreeHour, aRepair, categoryNamed, chooseBike, type Hour, placesLeft, putInCart } from './support/repairs.ts'
import { dayCard, hourCard, main, textBox } from './support/screens.ts'
import { company, openAdmin } from './support/staff.ts'

// The settings, the fees and the hours are one for everybody: one test after another.
test.describe.configure({ mode: 'default' })

/** A field that is typed into, by its label alone. */
const inForm = (page: Page, name: string) => main(page).getByRole('form', { name, exact: true })
const settingsOf = async (product: Product) =>
	ask<StaffSettings>(product, 'GET', '/admin/site-settings/', { access: await passOf(product, 'staff') })
const changeSettings = async (product: Product, body: Partial<StaffSettings>) =>
	ask<StaffSettings>(product, 'PATCH', '/admin/site-settings/', { access: await passOf(product, 'admin'), body })

/** The day of an hour on the screen: a column of the week, or on a phone the day that is chosen. */
async function showDay(page: Page, { date }: Pick<Hour, 'date'>) {
	await openAdmin(page, `/admin/hours?week=${date}`)
	const day = dayCard(page, { date })
	await expect(
		main(page)
			.getByRole('button', { name: `Close day ${formatDay(date)}` })
			.or(main(page).getByRole('button', { name: `Open again ${formatDay(date)}` })),
	).toBeVisible()
	if (await day.isVisible()) await day.check()
}
const hourButton = (page: Page, { date, time }: Hour) =>
	main(page).getByRole('button', { name: new RegExp(`^${formatDayHour(date, time)} `) })

test.describe('Hours', () => {
	test('that staff close vanish from the checkout’s choices, and come back when they are opened; of a closed day all are gone, and what is booked there stays (D-17, D-49, A.ADMIN-23)', async ({
		page,
		product,
		another,
	}) => {
		const [rider, hour] = [await aRider(product), await aFreeHour(product)]
		await signIn(page, company.staff)
		await showDay(page, hour)
		await expectFitsPhones(page)
		await hourButton(page, hour).click()
		const dialog = page.getByRole('dialog', { name: `Close: ${formatDayHour(hour.date, hour.time)}` })
		await textBox(dialog, 'Reason').fill('Team training')
		await expectAccessible(page)
		await dialog.getByRole('button', { name: 'Close hour' }).dblclick()
		await expect(dialog).toBeHidden()
		await expect(hourButton(page, hour)).toHaveAccessibleName(/closed Team training Open again$/)
		expect(await placesLeft(product, hour)).toBe(0)

		const customer = await another()
		const [{ services }, bike] = [await categoryNamed(product, 'Inspection'), await chooseBike(customer, product)]
		if (!services[0]) throw new Error('No service')
		await putInCart(product, rider, services[0], bike)
		await signIn(customer, rider)
		await open(customer, '/checkout')
		await dayCard(customer, hour).check()
		await expect(hourCard(customer, hour)).toBeDisabled()

		await hourButton(page, hour).click()
		await page.getByRole('dialog').getByRole('button', { name: 'Open again' }).click()
		await expect(hourButton(page, hour)).toHaveAccessibleName(/0\/3 booked Close$/)
		await open(customer, '/checkout')
		await dayCard(customer, hour).check()
		await expect(hourCard(customer, hour)).toBeEnabled()

		await aRepair(product, rider, hour)
		await showDay(page, hour)
		await expect(hourButton(page, hour)).toHaveAccessibleName(/1\/3 booked/)
		await main(page)
			.getByRole('button', { name: `Close day ${formatDay(hour.date)}` })
			.click()
		const ofDay = page.getByRole('dialog', { name: `Close: ${formatDay(hour.date)}` })
		await expect(ofDay).toContainText(/booking(s are| is) there already and stay/)
		await ofDay.getByRole('button', { name: 'Close day' }).click()
		await expect(ofDay).toBeHidden()
		expect(await placesLeft(product, hour)).toBe(0)
		const again = main(page).getByRole('button', { name: `Open again ${formatDay(hour.date)}` })
		await again.click()
		await expect(page.getByRole('dialog')).toContainText('stay')
		await page.getByRole('dialog').getByRole('button', { name: 'Open again' }).click()
		await expect(main(page).getByRole('button', { name: `Close day ${formatDay(hour.date)}` })).toBeVisible()
		expect(await placesLeft(product, hour)).toBe(2)
	})

	test('of a week far ahead are closed by its first day, its last day and one button, and opened again one by one (D-17, A.ADMIN-23)', async ({
		page,
		product,
	}) => {
		const today = dayOf(new Date())
		const [first, last] = [addDays(today, 300), addDays(today, 302)]
		await signIn(page, company.staff)
		const job = await countJobs(page)
		await openAdmin(page, '/admin/closed-days')
		const panel = main(page).getByRole('region', { name: 'Chosen days' })
		const closed = main(page).getByRole('button', { name: `${formatDay(first, today)}, closed` })
		await job('close three days', async () => {
			for (const day of [first, last])
				await main(page)
					.getByRole('button', { name: formatDay(day, today), exact: true })
					.click()
			await expect(panel).toContainText('Nothing is booked on these days.')
			await expectAccessible(page)
			await panel.getByRole('button', { name: 'Close 3 days' }).click()
			await expect(closed).toBeVisible()
		})
		expect(await placesLeft(product, { date: first, time: '10:00' })).toBe(0)
		await closed.click()
		await main(page)
			.getByRole('button', { name: `${formatDay(last, today)}, closed` })
			.click()
		const again = panel.getByRole('button', { name: /^Open again/ })
		for (const left of [3, 2, 1]) {
			await expect(again).toHaveCount(left)
			await again.first().click()
		}
		await expect(panel.getByRole('button', { name: 'Close 3 days' })).toBeVisible()
		expect(await placesLeft(product, { date: first, time: '10:00' })).toBe(3)
		await expectFitsPhones(page)
	})

	test('have as many places as an admin says; of every week are set by him: a closed Sunday is offered to nobody, and the terms tell it (D-17, D-48, A.ADMIN-23, B.CONST-35, decision 0069)', async ({
		page,
		product,
		another,
	}) => {
		const today = dayOf(new Date())
		const sunday = addDays(today, 14 - new Date(`${today}T00:00:00Z`).getUTCDay())
		const hour = { date: sunday, time: '11:00' }
		expect(await placesLeft(product, hour)).toBe(3)
		const terms = async () => (await fetch(`${product.origin}/terms-and-conditions`)).text()
		expect(await terms()).toContain('Standard service hours are 8:00-20:00, every day that we are open.')
		await signIn(page, company.admin)
		await showDay(page, hour)
		const places = inForm(page, 'Places in an hour')
		await textBox(places, 'Repairs an hour').fill('4')
		await places.getByRole('button', { name: 'Save' }).click()
		await expect(hourButton(page, hour)).toHaveAccessibleName(/0\/4 booked/)
		expect(await placesLeft(product, hour)).toBe(4)
		await textBox(places, 'Repairs an hour').fill('3')
		await places.getByRole('button', { name: 'Save' }).click()
		await expect(hourButton(page, hour)).toHaveAccessibleName(/0\/3 booked/)

		const week = inForm(page, 'Hours of every week')
		const [from, last] = [week.getByLabel('Monday, from').first(), week.getByLabel('Monday, last start').first()]
		await from.selectOption('12:00')
		await last.selectOption('11:00')
		await week.getByRole('button', { name: 'Save' }).click()
		await expect(week.getByText('The last hour cannot be before the first.').first()).toBeVisible()
		await from.selectOption('08:00')
		await last.selectOption('20:00')
		await week.getByLabel('Sunday, from').first().selectOption('Closed')
		await expectFitsPhones(page)
		await expectAccessible(page)
		await week.getByRole('button', { name: 'Save' }).dblclick()
		await expect(hourButton(page, hour)).toBeHidden()
		expect(await placesLeft(product, hour)).toBe(0)
		const narrowed = 'Standard service hours are Monday to Saturday 8:00-20:00, on days that we are open.'
		await expect.poll(terms).toContain(narrowed)
		const visitor = await another()
		await open(visitor, '/')
		await visitor.getByRole('contentinfo').getByRole('link', { name: 'Terms and Conditions' }).click()
		await expect(visitor.getByText(narrowed)).toBeVisible()
		await page.reload()
		await expect(week.getByLabel('Sunday, from').first()).toHaveValue('')
		await week.getByLabel('Sunday, from').first().selectOption('08:00')
		await week.getByRole('button', { name: 'Save' }).click()
		await expect.poll(() => placesLeft(product, hour)).toBe(3)
		expect(await terms()).toContain('Standard service hours are 8:00-20:00, every day that we are open.')
	})
})

test.describe('Settings', () => {
	test('that an admin changes are on every page that is loaded anew (B.ADMIN-33, A.ADMIN-29, D-01, B.HOME-13)', async ({
		page,
		product,
		another,
		noise,
	}) => {
		noise.allow(refusedWith(404))
		const before = await settingsOf(product)
		const phone = '+91 00000 12345'
		await signIn(page, company.admin)
		await openAdmin(page, '/admin/settings')
		const form = inForm(page, 'Settings')
		await textBox(form, 'Email').fill('nonsense')
		await textBox(form, 'Phone').fill(phone)
		await form.getByRole('button', { name: 'Save' }).click()
		await expect(form.getByRole('alert', { name: 'There is a problem' })).toContainText('Email: Please enter a valid email address')
		await textBox(form, 'Email').fill(before.email)
		await form.getByRole('button', { name: 'Add row' }).click()
		await page.keyboard.type('Sunday')
		await textBox(form, 'Hours 3').fill('by appointment')
		await form.getByRole('button', { name: 'Save' }).click()
		await expect(form.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
		expect(await settingsOf(product)).toMatchObject({
			phone,
			working_hours: [...before.working_hours, { days: 'Sunday', hours: 'by appointment' }],
		})
		const visitor = await another()
		const { uuid } = await categoryNamed(product, 'Brakes')
		for (const path of ['/', `/services/${uuid}`, '/how-it-works', '/login']) {
			await open(visitor, path)
			await expect(visitor.getByRole('contentinfo').locator('a[href="tel:+910000012345"]').first(), path).toBeAttached()
		}
		const [part] = (await ask<{ results: { uuid: string }[] }>(product, 'GET', '/spare-parts/parts/?page=1')).results
		for (const path of ['/', '/nowhere', `/spare-parts/${part?.uuid}`]) {
			await open(visitor, path)
			await expect(visitor.getByRole('main').locator('a[href="tel:+910000012345"]').first(), path).toBeAttached()
		}
		await changeSettings(product, { name: 'Chakra' })
		await open(visitor, '/contact-us')
		await expect(visitor).toHaveTitle('Contact us · Chakra')
		await expect(visitor.getByRole('banner').getByRole('link', { name: 'Chakra' })).toBeVisible()
		const manifest = (await (await visitor.request.get('/manifest.webmanifest')).json()) as { name: string; icons: { src: string }[] }
		expect(manifest.name).toBe('Chakra')
		for (const { src } of manifest.icons) expect((await visitor.request.get(src)).headers()['content-type']).toBe('image/png')
		await changeSettings(product, { name: before.name, phone: before.phone, working_hours: before.working_hours })
	})

	test('of a mail: reworded beside its preview, tried, and said by the next one; staff do not find them (decision 0064)', async ({
		page,
		product,
		another,
	}) => {
		await signIn(page, company.admin)
		await openAdmin(page, '/admin/mail-texts')
		await expectFitsPhones(page)
		await main(page).getByRole('link', { name: 'Message received' }).click()
		const preview = main(page).frameLocator('iframe')
		await expect(preview.getByText('Thank you for writing to us.')).toBeVisible()
		await expect(preview.locator('body')).toHaveCSS('background-color', 'rgb(250, 248, 243)')
		const opening = textBox(inForm(page, 'Texts'), 'Opening')
		await opening.fill('We have read {reference}. {promise}')
		await expect(preview.getByText('We have read CM0.')).toBeVisible()
		await opening.fill('We have read it.')
		await inForm(page, 'Texts').getByRole('button', { name: 'Save' }).click()
		await expect(inForm(page, 'Texts').getByRole('alert', { name: 'There is a problem' })).toContainText('Please keep')
		await opening.fill('We have read {reference}. {promise}')
		await expectAccessible(page)
		await expectFitsPhones(page)
		await inForm(page, 'Texts').getByRole('button', { name: 'Save' }).click()
		await expect(main(page).getByText('Changed', { exact: true })).toBeVisible()
		await main(page).getByRole('button', { name: 'Send a test mail to myself' }).click()
		const to = `mail-texts-${Date.now()}@pahiya.test`
		await ask(product, 'POST', '/accounts/contact/', { body: { name: 'Ravi Kale', email: to, message: 'Do you come to Hadapsar?' } })
		const mailsTo = (address: string) => ask<{ text: string }[]>(product, 'GET', `/dev/outbox/?to=${address}`)
		await expect.poll(async () => (await mailsTo(to))[0]?.text).toMatch(/We have read CM\d+\. You get an answer within 48 hours\./)
		await expect.poll(async () => (await mailsTo(company.admin.email))[0]?.text).toContain('We have read CM0.')

		await inForm(page, 'Texts').getByRole('button', { name: 'Reset to the standard text' }).click()
		await inForm(page, 'Texts').getByRole('button', { name: 'Save' }).click()
		await expect(main(page).getByText('Changed', { exact: true })).toBeHidden()
		const member = await another()
		await signIn(member, company.staff)
		await openAdmin(member, '/admin/mail-texts')
		await expect(member).not.toHaveURL(/mail-texts/)
	})
})
