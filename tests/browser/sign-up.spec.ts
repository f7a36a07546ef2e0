import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectFitsPhones, notAnswered, open, refusedWith, test, watchCalls } from './support/journey.ts'
import { anUnverifiedRider, aRider, aStranger, linkInMail } from './support/people.ts'
import { alertOf, headingOf, main } from './support/screens.ts'

const submit = (page: Page) => main(page).getByRole('button', { name: 'Sign Up' })
const password = (page: Page) => main(page).getByLabel('Password', { exact: true })

async function fill(page: Page, who: { username: string; email: string; password: string }) {
	await main(page).getByLabel('Username').fill(who.username)
	await main(page).getByLabel('Email').fill(who.email)
	await password(page).fill(who.password)
}

test('signing up asks for username, e-mail and password, and marks the rules of the password while it is typed (A.ACC-03, A.ACC-04, A.ACC-30, ux 106)', async ({
	page,
}) => {
	await open(page, '/login')
	await main(page).getByRole('link', { name: 'Sign Up' }).click()
	await expect(headingOf(page, 'Sign Up')).toBeFocused()
	await expect(main(page).getByRole('textbox')).toHaveCount(3)
	await expect(password(page)).toHaveAttribute('minlength', '8')
	await expect(password(page)).toHaveAttribute('autocomplete', 'new-password')
	const rules = main(page)
		.getByRole('listitem')
		.filter({ hasText: /: (not )?met$/ })
	await password(page).fill('abc')
	await expect(rules).toHaveText([
		/8\+ characters: not met/,
		/Uppercase letter: not met/,
		/Lowercase letter: met/,
		/Number: not met/,
		/Special character \(recommended\): not met/,
	])
	await password(page).fill('Abcdef1!')
	await expect(rules.filter({ hasText: /: met$/ })).toHaveCount(5)
	await expectAccessible(page)
	await expectFitsPhones(page)
	await page.goBack()
	await expect(headingOf(page, 'Login')).toBeVisible()
})

test('each field says what is wrong with it, in the words of its rule, and nothing is sent (A.ACC-24..28)', async ({ page }) => {
	const sent = watchCalls(page, 'POST', /\/accounts\/signup\/$/)
	await open(page, '/login?mode=signup')
	await submit(page).click()
	for (const words of ['Username is required', 'Invalid email address', 'Password must be at least 8 characters'])
		await expect(page.getByText(words)).toBeVisible()
	await expect(main(page).getByLabel('Username')).toBeFocused()
	for (const [typed, words] of [
		['Abc1', 'Password must be at least 8 characters'],
		['abcdefg1', 'Password must contain at least one uppercase letter'],
		['ABCDEFG1', 'Password must contain at least one lowercase letter'],
		['Abcdefgh', 'Password must contain at least one number'],
	] as const) {
		await fill(page, { ...aStranger(), password: typed })
		await submit(page).click()
		await expect(page.getByText(words)).toBeVisible()
	}
	for (const [typed, words] of [
		['ab', 'Username must be at least 3 characters'],
		['a b c', 'Username can contain only letters, digits and underscores'],
	] as const) {
		await fill(page, { ...aStranger(), username: typed })
		await submit(page).click()
		await expect(page.getByText(words)).toBeVisible()
	}
	expect(sent).toHaveLength(0)
})

test('an e-mail or username that is taken is said at its field, and nothing typed is lost (A.ACC-34)', async ({ page, product, noise }) => {
	noise.allow(refusedWith(400))
	const rider = await aRider(product)
	await open(page, '/login?mode=signup')
	await fill(page, { ...aStranger(), email: rider.email.toUpperCase() })
	await submit(page).click()
	await expect(main(page).getByLabel('Email')).toHaveAccessibleDescription(/A user with this email already exists\./)
	await expect(main(page).getByLabel('Email')).toBeFocused()
	const stranger = aStranger()
	await fill(page, { ...stranger, username: rider.username })
	await submit(page).click()
	await expect(main(page).getByLabel('Username')).toHaveAccessibleDescription(/A user with this username already exists\./)
	await expect(main(page).getByLabel('Email')).toHaveValue(stranger.email)
	await expect(password(page)).toHaveValue(stranger.password)
})

test('two presses and a lost answer make one account and one mail (A.ACC-32, A.ACC-33, B.R-45, D-19)', async ({ page, product, noise }) => {
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
	await fill(page, stranger)
	await submit(page).dblclick()
	await expect(page.getByText('Account created! Please verify your email.')).toBeVisible()
	await expect(page).toHaveURL(`/verify-email?${new URLSearchParams({ email: stranger.email })}`)
	expect(await linkInMail(product, stranger.email)).toContain('/verify-email/')
	const mails = (await (await page.request.get(`/api/dev/outbox/?to=${stranger.email}`)).json()) as unknown[]
	expect(mails).toHaveLength(1)
	await page.getByRole('link', { name: 'in the outbox' }).click()
	await expect(page.getByRole('main')).toContainText(stranger.email)
})

test.describe('check your email', () => {
	const resend = (page: Page) => page.getByRole('button', { name: /^Resend email/ })
	const status = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

	test('counts down a minute before it sends again, says that it did for three seconds, and counts again (A.ACC-43..45, A.ACC-48, A.ACC-50, A.CONST-15, A.CONST-23, A.LAYOUT-13, ux 108)', async ({
		page,
		product,
	}) => {
		const rider = await anUnverifiedRider(product)
		const sent = watchCalls(page, 'POST', /\/resend-verification\/$/)
		await page.clock.install()
		await open(page, `/verify-email?email=${rider.email}`)
		await expect(main(page)).toContainText(rider.email)
		await expect(resend(page)).toBeDisabled()
		await expect(resend(page)).toContainText(/in (60|5\d) s/)
		await expect(status(page, 'You can ask for another email in 60 seconds.')).toBeAttached()
		await page.clock.fastForward(30_000)
		await expect(resend(page)).toContainText(/in (30|2\d) s/)
		await resend(page).click({ force: true })
		expect(sent).toHaveLength(0)
		await page.clock.fastForward(30_000)
		await expect(resend(page)).toBeEnabled()
		await expect(status(page, 'You can ask for another email now.')).toBeAttached()
		await resend(page).click()
		await expect(status(page, 'Verification email has been resent!')).toBeVisible()
		await expect(resend(page)).toBeDisabled()
		expect(sent).toMatchObject([{ body: { email: rider.email } }])
		await page.clock.fastForward(3_000)
		await expect(status(page, 'Verification email has been resent!')).toHaveCount(0)
	})

	test('leads back to the login and home (A.ACC-46)', async ({ page }) => {
		await open(page, '/verify-email?email=meera@pahiya.test')
		await page.getByRole('link', { name: 'Back to Login' }).click()
		await expect(page).toHaveURL(/\/login$/)
		await page.goBack()
		await page.getByRole('link', { name: 'Return Home' }).click()
		await expect(page).toHaveURL('/')
	})

	test('without an e-mail says so and goes to the login after three seconds (A.ACC-47, A.CONST-16, ux 111)', async ({ page }) => {
		await page.clock.install()
		await open(page, '/verify-email')
		await expect(headingOf(page, 'Missing Email')).toBeVisible()
		await expect(page.getByRole('link', { name: 'Back to Login' })).toBeVisible()
		await expectAccessible(page)
		await page.clock.runFor(3_500)
		await expect(page).toHaveURL(/\/login$/)
	})
})

test.describe('the link of the mail', () => {
	test('verifies once when it opens and goes to the login after two seconds; opened again it is verified already (A.ACC-52, A.ACC-54, A.LAYOUT-14, D-12, ux 111)', async ({
		page,
		product,
	}) => {
		const rider = await anUnverifiedRider(product)
		const link = await linkInMail(product, rider.email)
		const asked = watchCalls(page, 'GET', /\/accounts\/verify-email\/[^/]+\/$/)
		await page.clock.install()
		await page.goto(link)
		await expect(page.getByText('Email verified successfully!')).toBeVisible()
		await expect(headingOf(page, 'Email verified')).toBeVisible()
		await expect(page.getByRole('link', { name: 'Go to Login' })).toBeVisible()
		expect(asked).toHaveLength(1)
		await page.clock.runFor(2_500)
		await expect(page).toHaveURL(/\/login$/)
		await page.goto(link)
		await expect(headingOf(page, 'Email verified')).toBeVisible()
	})

	test('whose token is left out says so and asks for nothing (A.ACC-62, A.R-20)', async ({ page }) => {
		const asked = watchCalls(page, 'GET', /\/accounts\/verify-email\//)
		await open(page, '/verify-email?token=')
		await expect(main(page).getByText('Verification token is missing')).toBeVisible()
		expect(asked).toHaveLength(0)
	})

	test('that is unknown says so and offers a new link or the login (A.ACC-55..58)', async ({ page, noise }) => {
		noise.allow(refusedWith(404))
		await page.goto('/verify-email/no-such-token')
		await expect(page.getByText('Email verification failed')).toBeVisible()
		await expect(alertOf(page, 'Invalid verification link or link has expired')).toBeVisible()
		await page.getByRole('link', { name: 'Back to Login' }).click()
		await expect(headingOf(page, 'Login')).toBeVisible()
		await page.goBack()
		await page.getByRole('link', { name: 'Request New Verification Link' }).click()
		await expect(page).toHaveURL(/\/login/)
		await expect(headingOf(page, 'Resend verification')).toBeVisible()
	})
})
