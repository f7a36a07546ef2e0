import type { Page } from '@playwright/test'
import { secretInMail } from '../../scripts/pictures/calls.ts'
import type { Repair } from '../../src/contract/repairs/repairs.ts'
import { formatTime } from '../../src/shared/days.ts'
import { formatRupees } from '../../src/shared/money.ts'
import { aPicture } from '../support/a-picture.ts'
import { expect, expectAccessible, expectFitsPhones, refusedWith, test, watchCalls } from './support/journey.ts'
import { aRider, ask, type Rider, signIn } from './support/people.ts'
import type { Product } from './support/product.ts'
import { aRepair } from './support/repairs.ts'
import { aJob, aTechnician, change, inFull, openMyDay, startRepair } from './support/technicians.ts'

const changeCall = /\/api\/admin\/repair-bookings\/\d+\/$/

const finish = (page: Page) => page.getByRole('dialog', { name: /^Complete BK/ })
const start = (page: Page) => page.getByRole('button', { name: /^Start BK/ })
const complete = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Complete BK/ })

/** What the customer reads on the page of the repair. */
const codeOf = async (product: Product, { id }: Repair, { access }: Rider) =>
	(await ask<Repair>(product, 'GET', `/repairing-service/bookings/${id}/`, { access })).start_code ?? ''

test('a technician sees the work he was sent to alone, calls, finds the way, starts, takes photos, completes with notes and takes the money (B.ADMIN-02, B.ADMIN-13, B.ADMIN-21, A.ADMIN-20, D-20, D-48, decision 0063)', async ({
	page,
	browser,
	product,
}) => {
	const { repair, rider } = await aJob(page, product)
	const foreign = await aRepair(product, await aRider(product))
	await change(product, foreign.id, { technician: (await aTechnician(product)).id, status: 'confirmed' })
	const sent = watchCalls(page, 'PATCH', changeCall)
	await openMyDay(page)
	const card = page.getByRole('main')
	for (const words of [
		repair.reference,
		// Asked for as soon as possible, it got its time with its technician.
		formatTime((await inFull(product, repair.id)).schedule_time),
		'Splendor Plus',
		repair.customer_name,
		repair.address,
		'Confirmed',
		'0 of 1 done',
	])
		await expect(card).toContainText(words)
	await expect(card).not.toContainText(foreign.reference)
	await expect(page.getByRole('link', { name: `Call ${repair.customer_name}` })).toHaveAttribute('href', `tel:${repair.customer_phone}`)
	await expect(page.getByRole('link', { name: /^Navigate/ })).toHaveAttribute(
		'href',
		/^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=Flat%207/,
	)
	for (const button of [start(page), page.getByRole('link', { name: /^Call/ }), page.getByRole('link', { name: /^Navigate/ })])
		expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(48)
	await expectFitsPhones(page)
	await startRepair(page, await codeOf(product, repair, rider))
	await expect(complete(page)).toBeVisible()
	expect(sent).toHaveLength(1)
	for (const [moment, colour] of [
		['before', '#7a4020'],
		['after', '#2060c0'],
	] as const) {
		const photo = { name: 'camera.jpg', mimeType: 'image/jpeg', buffer: await aPicture({ width: 2_400, height: 1_800, colour }) }
		await page.getByLabel(`Photo ${moment} the work, ${repair.reference}: file`).setInputFiles(photo)
		await expect(page.getByRole('button', { name: `See photo 1 ${moment} the work large` })).toBeVisible()
	}
	await expectAccessible(page)
	await expectFitsPhones(page)
	await complete(page).click()
	await finish(page).getByLabel('What did you do?').fill('Cleaned the plug, set the chain')
	await expect(finish(page)).toContainText(formatRupees(repair.total_amount))
	await finish(page).getByRole('button', { name: 'Complete' }).click()
	await expect(finish(page).getByRole('group', { name: 'How was it paid?' })).toContainText('Please say whether it was paid.')
	await expectAccessible(page)
	await finish(page).getByRole('radio', { name: 'UPI received' }).check()
	await expect(finish(page).getByRole('img', { name: `UPI code for ${formatRupees(repair.total_amount)}` })).toBeVisible()
	await expectFitsPhones(page)
	await finish(page).getByRole('button', { name: 'Complete' }).dblclick()
	await expect(finish(page)).toBeHidden()
	await expect(page.getByRole('main')).toContainText('1 of 1 done')
	await expect(page.getByRole('main')).toContainText(`${formatRupees(repair.total_amount)} by UPI`)
	await expectAccessible(page)
	expect(sent).toHaveLength(2)
	expect(await inFull(product, repair.id)).toMatchObject({
		status: 'completed',
		technician_notes: 'Cleaned the plug, set the chain',
		payment_status: 'paid',
		payment_method: 'upi',
	})

	const theirs = await browser.newPage({ baseURL: product.origin })
	await signIn(theirs, rider)
	await theirs.goto(`/profile/repairs/${repair.id}`)
	const large = (moment: string) => theirs.getByRole('button', { name: `See photo 1 ${moment} the work large` })
	for (const moment of ['before', 'after']) {
		await large(moment).scrollIntoViewIfNeeded()
		await expect
			.poll(() =>
				large(moment)
					.locator('img')
					.evaluate((image: HTMLImageElement) => image.naturalWidth),
			)
			.toBe(1_600)
	}
	await large('after').click()
	await expect(theirs.getByRole('dialog', { name: 'After the work' }).getByRole('img')).toBeVisible()
	await expectAccessible(theirs)
	await theirs.close()
})

test('notes can still be saved when the office completes the work under them, until the day is over (D-48, ux 86)', async ({
	page,
	product,
	noise,
}) => {
	noise.allow(refusedWith(400, 409))
	const { repair } = await aJob(page, product)
	await change(product, repair.id, { status: 'in_progress' })
	await openMyDay(page)
	await complete(page).click()
	await finish(page).getByLabel('What did you do?').fill('New clutch cable')
	await change(product, repair.id, { status: 'completed' })
	const notes = page.getByRole('dialog', { name: `Notes on ${repair.reference}` })
	await expect(notes).toContainText('This repair was completed meanwhile.')
	await expect(notes.getByLabel('What did you do?')).toHaveValue('New clutch cable')
	await expectAccessible(page)
	await notes.getByRole('radio', { name: 'Not paid yet' }).check()
	await notes.getByRole('button', { name: 'Save' }).click()
	await expect(notes).toBeHidden()
	expect(await inFull(product, repair.id)).toMatchObject({ technician_notes: 'New clutch cable', payment_status: 'due' })
})

test('extra work is proposed on the technician’s phone, approved by the link in the mail, and paid with the rest (D-53, A.ADMIN-20)', async ({
	page,
	browser,
	product,
}) => {
	const { repair } = await aJob(page, product)
	await openMyDay(page)
	await startRepair(page)
	await page.getByRole('link', { name: /^Extra work/ }).click()
	await page.getByRole('button', { name: 'Propose extra work' }).click()
	await page.getByLabel('What, line 1').fill('Rear brake shoes')
	await page.getByLabel('Price each, line 1').fill('450')
	await page.getByLabel('Why is it needed?').fill('Down to the metal.')
	await expectAccessible(page)
	await expectFitsPhones(page)
	await page.getByRole('button', { name: 'Ask the customer' }).dblclick()
	await expect(page.getByText('Waiting for the customer')).toBeVisible()

	const theirs = await browser.newPage({ baseURL: product.origin })
	await theirs.goto(`/extra-work/${await secretInMail(product.origin, repair.customer_email, /\/extra-work\/(\S+)/)}`)
	await theirs.getByRole('button', { name: 'Approve ₹450' }).click()
	await expectAccessible(theirs)
	await theirs.getByRole('button', { name: 'Approve', exact: true }).click()
	await expect(theirs.getByText(`Your repair costs ${formatRupees(repair.total_amount + 450)}.`)).toBeVisible()
	await theirs.close()

	await expect(page.getByText('Approved by the link')).toBeVisible()
	expect(await inFull(product, repair.id)).toMatchObject({ total_amount: repair.total_amount + 450, payment_status: 'due' })
})
