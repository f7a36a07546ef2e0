import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { OwnData } from '../../src/contract/privacy/privacy.ts'
import { expect, expectAccessible, expectFitsPhones, holdBack, kept, open, refusedWith, test, watchCalls } from './support/journey.ts'
import { aRider, ask, call, logIn, type Rider, signIn } from './support/people.ts'
import type { Product } from './support/product.ts'
import { aFreeHour, aRepair } from './support/repairs.ts'
import { company, openAdmin, staffChanges } from './support/staff.ts'

const consentsCall = '**/api/accounts/consents/'
const ownData = (page: Page) => page.getByRole('region', { name: 'Your data' })
const box = (page: Page, name: string) => ownData(page).getByRole('checkbox', { name })
const line = (page: Page, name: string) =>
	ownData(page)
		.getByRole('listitem')
		.filter({ has: page.getByRole('checkbox', { name }) })
const deleteButton = (page: Page) => ownData(page).getByRole('button', { name: 'Delete account' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete your account?' })
const password = (page: Page) => dialog(page).getByLabel('Your password')
const forGood = (page: Page) => dialog(page).getByRole('button', { name: 'Delete for good' })

async function onOwnData(page: Page, rider: Rider) {
	await signIn(page, rider)
	await open(page, '/profile')
	await expect(ownData(page).getByRole('heading', { name: 'Your data' })).toBeVisible()
}

async function companyFinishes(product: Product, repair: { id: number }) {
	for (const status of ['confirmed', 'in_progress', 'completed']) await staffChanges(product, repair, { status })
}

test('nothing is agreed to beforehand, each tick is saved at once and can be taken back; everything that is held can be saved as a file, without anything that opens a door (D-43)', async ({
	page,
	product,
}) => {
	const rider = await aRider(product, { name: 'Meera Kulkarni', city: 'Pune' })
	const repair = await aRepair(product, rider, await aFreeHour(product))
	await onOwnData(page, rider)
	for (const name of ['Service reminders', 'Offers', 'Questions about your work']) await expect(box(page, name)).not.toBeChecked()
	await ownData(page).getByText('What we keep, and why').click()
	await expect(ownData(page)).toContainText('The invoice of what you bought is kept for 7 years')
	await expect(ownData(page).getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
	await expectAccessible(page)
	await expectFitsPhones(page)
	const letGo = await holdBack(page, consentsCall)
	await box(page, 'Offers').click()
	await expect(line(page, 'Offers').getByRole('status')).toHaveText('Saving...')
	letGo()
	await expect(line(page, 'Offers').getByRole('status')).toHaveText(/^Saved\. You agreed on /)
	await page.reload()
	await expect(box(page, 'Offers')).toBeChecked()
	await expect(box(page, 'Service reminders')).not.toBeChecked()
	await box(page, 'Offers').click()
	await expect(line(page, 'Offers').getByRole('status')).toHaveText(/^Saved\. You took it back on /)
	await page.reload()
	await expect(box(page, 'Offers')).not.toBeChecked()

	const asked = watchCalls(page, 'GET', /\/accounts\/export\/$/)
	const saved = page.waitForEvent('download')
	await ownData(page).getByRole('button', { name: 'Download my data' }).dblclick()
	const file = await saved
	expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
	const text = readFileSync(await file.path(), 'utf8')
	const data = JSON.parse(text) as OwnData
	expect(data).toMatchObject({
		account: { email: rider.email, has_password: true },
		profile: { name: 'Meera Kulkarni', city: 'Pune' },
		repairs: [{ reference: repair.reference }],
	})
	expect(text).not.toMatch(/token|hash|argon2/i)
	for (const secret of [rider.password, rider.access]) expect(text).not.toContain(secret)
	await expect(ownData(page).getByRole('status').filter({ hasText: 'The file is in your downloads.' })).toBeVisible()
	expect(asked).toHaveLength(1)
})

test('an open booking stands before the deletion, with the way to it; once it is over the account is deleted, once, by its password; every tab is logged out, the login is refused and the e-mail is free (D-43, D-11)', async ({
	page,
	product,
	context,
	another,
	noise,
}) => {
	noise.allow(refusedWith(400, 401, 409))
	const rider = await aRider(product, { name: 'Meera Kulkarni' })
	const repair = await aRepair(product, rider, await aFreeHour(product))
	await onOwnData(page, rider)
	await deleteButton(page).click()
	await expect(dialog(page)).toContainText('One booking is still open')
	await expect(forGood(page)).toHaveCount(0)
	await expectFitsPhones(page)
	await dialog(page)
		.getByRole('link', { name: `Open ${repair.reference}` })
		.click()
	await expect(page).toHaveURL(`/profile/repairs/${repair.id}`)
	await page.goBack()
	await deleteButton(page).click()
	await expect(dialog(page)).toContainText('One booking is still open')
	await dialog(page).getByRole('button', { name: 'Keep my account' }).click()
	await expect(deleteButton(page)).toBeFocused()
	await companyFinishes(product, repair)
	await deleteButton(page).click()
	await expect(dialog(page)).toContainText('The invoice of what you bought: name, address and amounts, without phone and email.')
	await expect(password(page)).toBeVisible()
	// Meanwhile somebody books on another device.
	const other = await aRepair(product, rider, await aFreeHour(product))
	await password(page).fill(rider.password)
	await forGood(page).click()
	await expect(dialog(page).getByRole('link', { name: `Open ${other.reference}` })).toBeVisible()
	await companyFinishes(product, other)

	await open(page, '/profile')
	const tab = await context.newPage()
	await open(tab, '/profile?tab=repairs')
	const elsewhere = await another()
	await onOwnData(elsewhere, rider)
	await deleteButton(page).click()
	await expect(dialog(page)).toContainText('for 7 years')
	await expectFitsPhones(page)
	await forGood(page).click()
	await expect(dialog(page)).toContainText('Please enter your password')
	await expect(password(page)).toBeFocused()
	const sent = watchCalls(page, 'POST', /\/accounts\/delete\/$/)
	await password(page).fill('Wrong-Password-1')
	await forGood(page).click()
	await expect(dialog(page)).toContainText('Password is incorrect')
	await expect(password(page)).toHaveValue('Wrong-Password-1')
	await password(page).fill(rider.password)
	await expect(dialog(page)).not.toContainText('Password is incorrect')
	await forGood(page).dblclick()

	await expect(page).toHaveURL('/account-deleted')
	await expect(page.getByRole('heading', { level: 1, name: 'Good-bye' })).toBeVisible()
	await expect(page.getByRole('status').filter({ hasText: 'Your account was deleted.' })).toBeVisible()
	expect(sent).toHaveLength(2)
	expect([await kept(page, 'accessToken'), await kept(page, 'signedIn')]).toEqual([null, null])
	await expect(tab).toHaveURL('/login')
	await elsewhere.reload()
	await expect(elsewhere).toHaveURL('/login')
	await page.reload()
	await expect(page.getByRole('heading', { level: 1, name: 'Good-bye' })).toBeVisible()

	await open(page, '/login')
	await logIn(page, rider)
	await expect(page.getByRole('alert').filter({ hasText: 'Invalid email or password.' })).toBeVisible()
	await expect
		.poll(async () => (await ask<{ subject: string }[]>(product, 'GET', `/dev/outbox/?to=${encodeURIComponent(rider.email)}`))[0]?.subject)
		.toBe('Your Pahiya account was deleted')
	const { email, username, password: word } = rider
	expect((await call(product, 'POST', '/accounts/signup/', { body: { email, username, password: word } })).status).toBe(201)
})

test('the company sees a deleted customer calmly, and its people are told who removes their accounts (D-43, A.ADMIN-26)', async ({
	page,
	product,
	another,
}) => {
	const rider = await aRider(product, { name: 'Meera Kulkarni' })
	const repair = await aRepair(product, rider, await aFreeHour(product))
	await ask(product, 'POST', `/repairing-service/service-now/${repair.id}/cancel/`, {
		access: rider.access,
		body: { reason: 'Sold the bike' },
	})
	await ask(product, 'POST', '/accounts/delete/', { access: rider.access, body: { password: rider.password } })
	const staff = await another()
	await signIn(staff, company.staff)
	await openAdmin(staff, `/admin/repairs/${repair.id}`)
	await staff.getByRole('main').getByRole('link', { name: 'Deleted customer' }).click()
	await expect(staff.getByRole('heading', { level: 1, name: 'Deleted customer' })).toBeVisible()
	await expect(staff.getByRole('main')).toContainText('This customer had the account deleted.')
	await expect(staff.getByRole('button', { name: /Disable|Enable/ })).toHaveCount(0)
	await expectAccessible(staff)
	await signIn(page, company.staff)
	await open(page, '/profile')
	await expect(ownData(page)).toContainText('Accounts of the company are removed by an admin. Please ask one.')
	await expect(deleteButton(page)).toHaveCount(0)
})
