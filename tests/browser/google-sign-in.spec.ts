import type { Page } from '@playwright/test'
import { expect, kept, open, refusedWith, takenOver, test, watchCalls } from './support/journey.ts'
import { anUnverifiedRider, aRider, aStranger, ask, type Login, signIn } from './support/people.ts'
import type { Product } from './support/product.ts'
import { alertOf, headingOf, main } from './support/screens.ts'

const google = (page: Page) => main(page).getByRole('button', { name: 'Continue with Google' })
const facebook = (page: Page) => main(page).getByRole('button', { name: 'Continue with Facebook' })

/** On the page that stands in for Google: somebody with this address continues. */
async function comeAs(page: Page, { email, name = '', verified = true }: { email: string; name?: string; verified?: boolean }) {
	await expect(headingOf(page, 'Stand-in for Google')).toBeVisible()
	await main(page).getByLabel('Email').fill(email)
	await main(page).getByLabel('Name').fill(name)
	await main(page).getByLabel('Google has verified this address').setChecked(verified)
	await main(page).getByRole('button', { name: 'Continue', exact: true }).click()
}
/** Out by the address; what the page is just asking for may hear that the session is over. */
async function logOut(page: Page, noise: { allow: (words: RegExp) => void }) {
	noise.allow(/status of 401 .*\/api\//)
	await page.goto('/logout')
	await expect(page).toHaveURL('/')
}
const owner = async (page: Page, product: Product) => {
	const token = ((await kept(page, 'accessToken')) ?? (await kept(page, 'accessToken', 'sessionStorage'))) as { token: string }
	return ask<Login['user'] & { created_at: string }>(product, 'GET', '/accounts/profile/', { access: token.token })
}

test('Google signs a customer up and, the second time, in to the same account; no token and no code stay in an address (A.ACC-06, A.ACC-82, A.ACC-09, A.ACC-14)', async ({
	page,
	product,
	context,
	noise,
}) => {
	const person = { email: aStranger().email, name: 'Meera Nair' }
	const started = watchCalls(page, 'POST', /\/accounts\/login\/$/)
	await open(page, '/login')
	await google(page).click()
	await expect(headingOf(page, 'Stand-in for Google')).toBeVisible()
	expect(started.map(({ body }) => body)).toEqual([{ provider: 'google' }])
	await comeAs(page, person)
	await expect(page.getByText('Login successful')).toBeVisible()
	await expect(page).toHaveURL(/\/profile$/)
	expect(started).toHaveLength(2)
	const first = await owner(page, product)
	expect(first).toMatchObject({ email: person.email, name: 'Meera Nair' })
	const cookies = await context.cookies(`${product.origin}/api/accounts/`)
	expect(cookies.every(({ httpOnly }) => httpOnly)).toBe(true)
	const stored = await page.evaluate(() => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]))
	for (const { value } of cookies) expect(stored).not.toContain(value)

	await logOut(page, noise)
	await open(page, '/login?mode=signup')
	await google(page).click()
	await comeAs(page, person)
	await expect(page).toHaveURL(/\/profile$/)
	expect(await owner(page, product)).toMatchObject({ email: person.email, created_at: first.created_at })
})

test('Remember me is kept over the way to Google: with it the access token stays for good, without it for the session (A.ACC-79, D-09)', async ({
	page,
	noise,
}) => {
	const { email } = aStranger()
	await open(page, '/login')
	await google(page).click()
	await comeAs(page, { email })
	await expect(page).toHaveURL(/\/profile$/)
	expect(await kept(page, 'accessToken')).toBeNull()
	expect(await kept(page, 'accessToken', 'sessionStorage')).toMatchObject({ token: expect.stringMatching(/^ey/) })
	await logOut(page, noise)
	await open(page, '/login')
	await page.getByLabel('Remember me for 1 month').check()
	await google(page).click()
	await comeAs(page, { email })
	await expect(page).toHaveURL(/\/profile$/)
	expect(await kept(page, 'accessToken')).toMatchObject({ token: expect.stringMatching(/^ey/) })
	expect(await kept(page, 'googleTrip')).toBeNull()
})

test('somebody who was sent to the login from a page comes back to it by way of Google, and the way back is used once (A.ACC-09, D-30)', async ({
	page,
}) => {
	await page.goto('/profile?tab=repairs')
	await expect(page).toHaveURL(/\/login$/)
	await takenOver(page)
	await google(page).click()
	await comeAs(page, { email: aStranger().email })
	await expect(page).toHaveURL(/\/profile\?tab=repairs$/)
	expect(await kept(page, 'returnTo')).toBeNull()
	await open(page, '/login?returnUrl=%2Fhow-it-works')
	await expect(page).toHaveURL('/how-it-works')
})

test('the page of the query is come back to as well, and never another site (A.ACC-09, A.E-38)', async ({ page, noise }) => {
	const { email } = aStranger()
	for (const [asked, reached] of [
		['/how-it-works', /\/how-it-works$/],
		['//evil.example/', /\/profile$/],
	] as const) {
		await open(page, `/login?returnUrl=${encodeURIComponent(asked)}`)
		await google(page).click()
		await comeAs(page, { email })
		await expect(page).toHaveURL(reached)
		await logOut(page, noise)
	}
})

test('who cancels at Google is back at the login, which says so; a reload says it no more (A.R-15)', async ({ page }) => {
	await open(page, '/login')
	await google(page).click()
	await main(page).getByRole('button', { name: 'Cancel' }).click()
	await expect(alertOf(page, 'You cancelled at Google. You are not logged in.')).toBeVisible()
	await expect(page).toHaveURL(/\/login$/)
	await page.reload()
	await takenOver(page)
	await expect(main(page).getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
	await google(page).click()
	await expect(headingOf(page, 'Stand-in for Google')).toBeVisible()
})

test('an address that Google has not verified does not log in, and the login says why (A.R-15)', async ({ page }) => {
	await open(page, '/login')
	await google(page).click()
	await comeAs(page, { email: aStranger().email, verified: false })
	await expect(alertOf(page, 'Google has not verified this email address.')).toBeVisible()
	await expect(page.getByRole('banner').getByText('Login').first()).toBeAttached()
	expect(await kept(page, 'signedIn')).toBeNull()
})

test('the owner of an address gets the account that a stranger made with it, and the stranger’s password is worth nothing (A.R-15)', async ({
	page,
	product,
	noise,
}) => {
	noise.allow(refusedWith(401))
	const stranger = await anUnverifiedRider(product)
	await open(page, '/login')
	await google(page).click()
	await comeAs(page, { email: stranger.email, name: 'Rightful Owner' })
	await expect(page).toHaveURL(/\/profile$/)
	const account = await owner(page, product)
	expect(account).toMatchObject({ email: stranger.email, name: 'Rightful Owner' })
	expect(account.username).not.toBe(stranger.username)
	const reply = await page.request.post('/api/accounts/login/', { data: { email: stranger.email, password: stranger.password } })
	expect(reply.status()).toBe(401)
})

test('a used or foreign code shows one sentence to a visitor, and nothing but the way on to somebody who is logged in (A.R-15, A.ACC-08)', async ({
	page,
	product,
	noise,
}) => {
	noise.allow(refusedWith(401))
	await open(page, '/login?code=of-another-browser')
	await expect(alertOf(page, 'This sign-in is over. Please try again.')).toBeVisible()
	await expect(page).toHaveURL(/\/login$/)
	await signIn(page, await aRider(product))
	for (const query of ['code=of-another-browser', 'error=expired', 'error=made-up']) {
		await page.goto(`/login?${query}`)
		await expect(page).toHaveURL('/')
		await expect(main(page).getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
	}
})

test('Back from the page after the login shows no failure to who is logged in (A.R-15)', async ({ page, product }) => {
	await open(page, '/login')
	await google(page).click()
	await comeAs(page, { email: aStranger().email })
	await expect(page).toHaveURL(/\/profile$/)
	const exchanged = watchCalls(page, 'POST', /\/accounts\/login\/$/)
	await page.goBack()
	await expect(page).toHaveURL(/\/dev\/sign-in\//)
	await main(page).getByRole('button', { name: 'Cancel' }).click()
	await expect(page).toHaveURL('/')
	await expect(main(page).getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
	expect(exchanged).toHaveLength(0)
	expect((await owner(page, product)).email).toContain('@')
})

test('many presses leave once, and Back from Google finds the button awake', async ({ page }) => {
	const started = watchCalls(page, 'POST', /\/accounts\/login\/$/)
	await open(page, '/login')
	await google(page).dblclick()
	await expect(headingOf(page, 'Stand-in for Google')).toBeVisible()
	expect(started).toHaveLength(1)
	await page.goBack()
	await takenOver(page)
	await google(page).click()
	await expect(headingOf(page, 'Stand-in for Google')).toBeVisible()
})

test('the second social button is there, does nothing and says so, in both modes (A.ACC-07)', async ({ page }) => {
	for (const path of ['/login', '/login?mode=signup']) {
		await open(page, path)
		const address = page.url()
		const asked: string[] = []
		const listen = (request: { url: () => string }) => asked.push(request.url())
		await expect(facebook(page)).toHaveAttribute('type', 'button')
		await expect(facebook(page)).toHaveAccessibleDescription('Facebook is not available yet.')
		await expect(page.getByText('Facebook is not available yet.')).toBeVisible()
		page.on('request', listen)
		await facebook(page).click()
		await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
		page.off('request', listen)
		expect(asked).toEqual([])
		expect(page.url()).toBe(address)
		await expect(main(page).getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
	}
})
