import { expect, notAnswered, open, test, watchCalls } from './support/journey.ts'
import { aStranger, linkInMail } from './support/people.ts'
import { headingOf, main } from './support/screens.ts'

test('signing up, pressed twice and with a lost answer, makes one account and one mail, whose link verifies once; opened again it is verified already (A.ACC-32, A.ACC-33, A.ACC-52, A.ACC-54, A.LAYOUT-14, B.R-45, D-12, D-19, ux 111)', async ({
	page,
	product,
	noise,
}) => {
	noise.allow(notAnswered)
	const stranger = aStranger()
	let lost = false
	await page.route('**/api/accounts/signup/', async (route) => {
		if (lost) return route.continue()
		lost = true
		await route.fetch()
		await route.abort('connectionreset')
	})
	await open(page, '/login?mode=signup')
	await main(page).getByLabel('Username').fill(stranger.username)
	await main(page).getByLabel('Email').fill(stranger.email)
	await main(page).getByLabel('Password', { exact: true }).fill(stranger.password)
	await main(page).getByRole('button', { name: 'Sign Up' }).dblclick()
	await expect(page.getByText('Account created! Please verify your email.')).toBeVisible()
	await expect(page).toHaveURL(`/verify-email?${new URLSearchParams({ email: stranger.email })}`)
	const link = await linkInMail(product, stranger.email)
	expect(link).toContain('/verify-email/')
	const mails = (await (await page.request.get(`/api/dev/outbox/?to=${stranger.email}`)).json()) as unknown[]
	expect(mails).toHaveLength(1)
	await page.getByRole('link', { name: 'in the outbox' }).click()
	await expect(main(page)).toContainText(stranger.email)

	const asked = watchCalls(page, 'GET', /\/accounts\/verify-email\/[^/]+\/$/)
	await page.goto(link)
	await expect(page.getByText('Email verified successfully!')).toBeVisible()
	await expect(headingOf(page, 'Email verified')).toBeVisible()
	expect(asked).toHaveLength(1)
	await expect(page).toHaveURL(/\/login$/)
	await page.goto(link)
	await expect(headingOf(page, 'Email verified')).toBeVisible()
})
