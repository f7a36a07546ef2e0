import type { Page } from '@playwright/test'
import { secretInMail } from '../../scripts/pictures/calls.ts'
import type { Repair } from '../../src/contract/repairs/repairs.ts'
import { addDays, dayOf, formatDay, formatTime } from '../../src/shared/days.ts'
import { formatRupees } from '../../src/shared/money.ts'
import { aPicture } from '../support/a-picture.ts'
import { answer, expect, expectAccessible, expectFitsPhones, refusedWith, test, watchCalls } from './support/journey.ts'
import { aRider, ask, call, type Login, type Rider, signIn } from './support/people.ts'
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

test('a technician calls, finds the way, starts, takes photos, completes with notes and takes the money (B.ADMIN-13, B.ADMIN-21, A.ADMIN-20, D-20, decision 0063)', async ({
	page,
	browser,
	product,
}) => {
	const { repair, rider } = await aJob(page, product)
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

test('he sees only what he was sent to; another’s repair is not there for him (D-48, B.ADMIN-02)', async ({ page, product }) => {
	const { technician, repair } = await aJob(page, product)
	const other = await aTechnician(product)
	const foreign = await aRepair(product, await aRider(product))
	await change(product, foreign.id, { technician: other.id, status: 'confirmed' })
	await openMyDay(page)
	await expect(page.getByRole('main')).toContainText(repair.reference)
	await expect(page.getByRole('main')).not.toContainText(foreign.reference)
	const { tokens } = await ask<Login>(product, 'POST', '/accounts/login/', { body: technician })
	const access = tokens.access
	for (const [method, path, body] of [
		['GET', '', undefined],
		['PATCH', '', { status: 'in_progress' }],
		['POST', 'record-payment/', { method: 'cash' }],
		['POST', 'notes/', { text: 'Not mine' }],
	] as const)
		expect((await call(product, method, `/admin/repair-bookings/${foreign.id}/${path}`, { access, body })).status).toBe(404)
})

test('what is not confirmed waits for the office; tomorrow is a tap away (B.R-40)', async ({ page, product }) => {
	const { repair } = await aJob(page, product, { confirmed: false })
	await openMyDay(page)
	await expect(page.getByText('To be confirmed by the office.')).toBeVisible()
	await expect(start(page)).toHaveCount(0)
	await change(product, repair.id, { status: 'confirmed' })
	await expect(start(page)).toBeVisible()
	const today = dayOf(new Date())
	await page.getByRole('link', { name: 'Tomorrow' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Tomorrow, ${formatDay(addDays(today, 1), today)}`)
	await expect(page.getByRole('heading', { name: 'No work on this day yet' })).toBeVisible()
})

test('on a bad network nothing is lost: failures stand beside the button, notes stay over a reload, Retry finishes (ux 13, ux 86)', async ({
	page,
	product,
	noise,
}) => {
	noise.allow(refusedWith(500, 502))
	const { repair } = await aJob(page, product)
	await openMyDay(page)
	await answer(page, changeCall, { status: 502 })
	await startRepair(page)
	const question = page.getByRole('dialog', { name: /^Start BK/ })
	await expect(question.getByText('Nothing is lost; please try again.')).toBeVisible()
	await expectAccessible(page)
	await page.unroute(changeCall)
	await question.getByRole('button', { name: 'Start now' }).click()
	await complete(page).click()
	await finish(page).getByLabel('What did you do?').fill('New brake pads, front')
	await page.reload()
	await complete(page).click()
	await expect(finish(page).getByLabel('What did you do?')).toHaveValue('New brake pads, front')
	await finish(page).getByRole('radio', { name: 'Cash received' }).check()
	await answer(page, '**/record-payment/', { status: 500 })
	await finish(page).getByRole('button', { name: 'Complete' }).click()
	const payment = page.getByRole('dialog', { name: /^Payment for BK/ })
	await expect(payment.getByRole('alert')).toContainText('The payment is not recorded.')
	await page.unroute('**/record-payment/')
	expect(await inFull(product, repair.id)).toMatchObject({ status: 'completed', payment_status: 'due' })
	await payment.getByRole('button', { name: 'Retry' }).click()
	await expect(payment).toBeHidden()
	expect(await inFull(product, repair.id)).toMatchObject({
		technician_notes: 'New brake pads, front',
		payment_status: 'paid',
		payment_method: 'cash',
	})
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

test('a step that happened without an answer is not asked for again (B.R-45)', async ({ page, product, noise }) => {
	noise.allow(refusedWith(502))
	const { repair } = await aJob(page, product)
	await openMyDay(page)
	await page.route(changeCall, async (route) => {
		if (route.request().method() !== 'PATCH') return route.fallback()
		await route.fetch()
		await route.fulfill({ status: 502, body: '' })
	})
	await startRepair(page)
	await expect(complete(page)).toBeVisible()
	expect(await inFull(product, repair.id)).toMatchObject({ status: 'in_progress' })
})

test('the office reads a technician’s note, the customer does not (D-48)', async ({ page, product }) => {
	const { repair } = await aJob(page, product)
	await openMyDay(page)
	await page.getByRole('button', { name: `Note for the office ${repair.reference}` }).click()
	const note = page.getByRole('dialog', { name: `Note on ${repair.reference}` })
	await note.getByLabel('Note for the office').fill('Gate code 12, dog in the yard')
	await expectAccessible(page)
	await note.getByRole('button', { name: 'Add note' }).dblclick()
	await expect(note).toBeHidden()
	expect((await inFull(product, repair.id)).internal_notes.map(({ text }) => text)).toEqual(['Gate code 12, dog in the yard'])
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
