import type { StaffUser } from '../../src/contract/accounts/staff-accounts.ts'
import type { Page as PageOf } from '../../src/contract/staff-fields.ts'
import { accessibilityProblems, expect, open, test } from './support/journey.ts'
import { ask, linkInMail, logIn, passOf, signIn } from './support/people.ts'
import { company, openAdmin } from './support/staff.ts'

const anAddress = (who: string) => `${who}.${Math.random().toString(36).slice(2, 10)}@pahiya.test`

test('an admin invites a technician, who chooses a password by the mail and comes to the day’s work (D-53, D-59)', async ({
	page,
	product,
	another,
}) => {
	const email = anAddress('deepa')
	await signIn(page, company.admin)
	await openAdmin(page, '/admin/team?invite=1')
	const dialog = page.getByRole('dialog', { name: 'Invite to the team' })
	await expect(dialog.getByLabel('Name')).toBeFocused()
	await dialog.getByRole('button', { name: 'Send invitation' }).click()
	await expect(dialog.getByText('Name is required')).toBeVisible()
	expect(await accessibilityProblems(page)).toEqual([])
	await dialog.getByLabel('Name').fill('Deepa Naik')
	await dialog.getByLabel('Email').fill(email)
	await dialog.getByRole('button', { name: 'Send invitation' }).click()
	await expect(dialog).toBeHidden()
	await page.getByRole('searchbox').first().fill(email)
	const row = page.getByRole('main').getByRole('link', { name: 'Deepa Naik' })
	await expect(row).toHaveCount(1)
	await row.click()
	await expect(page).toHaveURL(/\/admin\/team\/\d+/)
	await expect(page.getByText('Invited', { exact: true })).toBeVisible()
	expect(await accessibilityProblems(page)).toEqual([])

	const phone = await another()
	const link = await linkInMail(product, email)
	await open(phone, new URL(link).pathname)
	const main = phone.getByRole('main')
	await main.getByLabel('New password', { exact: true }).fill('Spanner@2026')
	await main.getByLabel(/Confirm/).fill('Spanner@2026')
	await main.getByRole('button', { name: 'Reset Password', exact: true }).click()
	await phone.waitForURL(/password-reset-confirmation|login/)
	await open(phone, '/login')
	await logIn(phone, { email, password: 'Spanner@2026' })
	await expect(phone).toHaveURL(/\/admin\/my-day$/)
})

test('an admin says who of the office goes to customers, and the customers’ list has no colleagues (D-62)', async ({ page, product }) => {
	const email = anAddress('clerk')
	const clerk = await ask<StaffUser>(product, 'POST', '/admin/users/', {
		access: await passOf(product, 'admin'),
		body: { email, name: 'Clerk Kale', role: 'staff' },
	})
	await signIn(page, company.admin)
	await openAdmin(page, `/admin/customers/${clerk.id}`)
	await expect(page).toHaveURL(new RegExp(`/admin/team/${clerk.id}$`))
	await page.getByRole('button', { name: 'Let go to customers' }).click()
	await expect(page.getByText('goes to customers')).toBeVisible()
	const technicians = await ask<PageOf<{ id: number }>>(product, 'GET', `/admin/technicians/?search=${email}`, {
		access: await passOf(product, 'staff'),
	})
	expect(technicians.results.map(({ id }) => id)).toEqual([clerk.id])
	await openAdmin(page, `/admin/customers?search=${email}`)
	await expect(page.getByText(/Nobody|Nothing|No /).first()).toBeVisible()
})
