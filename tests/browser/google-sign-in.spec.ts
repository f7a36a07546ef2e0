import type { Page } from '@playwright/test'
import { expect, kept, open, takenOver, test, watchCalls } from './support/journey.ts'
import { aStranger, ask, type Login } from './support/people.ts'
import type { Product } from './support/product.ts'
import { headingOf, main } from './support/screens.ts'

/** By the page that stands in for Google: somebody with this address and name continues. */
async function continueAs(page: Page, { email, name }: { email: string; name: string }) {
	await main(page).getByRole('button', { name: 'Continue with Google' }).click()
	await expect(headingOf(page, 'Stand-in for Google')).toBeVisible()
	await main(page).getByLabel('Email').fill(email)
	await main(page).getByLabel('Name').fill(name)
	await main(page).getByRole('button', { name: 'Continue', exact: true }).click()
}
const owner = async (page: Page, product: Product, area?: 'sessionStorage') => {
	const { token } = (await kept(page, 'accessToken', area)) as { token: string }
	return ask<Login['user'] & { created_at: string }>(product, 'GET', '/accounts/profile/', { access: token })
}

test('Google signs a customer up, for this session, and the second time, with Remember me, in to the same account and back to the page he came from; no token and no code stay in an address (A.ACC-06, A.ACC-82, A.ACC-09, A.ACC-14, A.ACC-79, A.R-15, D-09, D-30)', async ({
	page,
	product,
	context,
	noise,
}) => {
	const person = { email: aStranger().email, name: 'Meera Nair' }
	const started = watchCalls(page, 'POST', /\/accounts\/login\/$/)
	await open(page, '/login?mode=signup')
	await continueAs(page, person)
	await expect(page.getByText('Login successful')).toBeVisible()
	await expect(page).toHaveURL(/\/profile$/)
	expect(started).toMatchObject([{ body: { provider: 'google' } }, { body: { provider: 'google', code: expect.any(String) } }])
	expect(await kept(page, 'accessToken')).toBeNull()
	const first = await owner(page, product, 'sessionStorage')
	expect(first).toMatchObject(person)
	const cookies = await context.cookies(`${product.origin}/api/accounts/`)
	expect(cookies.every(({ httpOnly }) => httpOnly)).toBe(true)
	const stored = await page.evaluate(() => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]))
	for (const { value } of cookies) expect(stored).not.toContain(value)
	// Back is at Google, not at the code; who leaves from there is logged in still, and reads of no failure.
	await page.goBack()
	await expect(page).toHaveURL(/\/dev\/sign-in\//)
	await main(page).getByRole('button', { name: 'Cancel' }).click()
	await expect(page).toHaveURL('/')
	await expect(main(page).getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)

	// What the page is just asking for at the logout may hear that the session is over.
	noise.allow(/status of 401 .*\/api\//)
	await page.goto('/logout')
	await expect(page).toHaveURL('/')
	await page.goto('/profile?tab=repairs')
	await expect(page).toHaveURL(/\/login$/)
	await takenOver(page)
	await page.getByLabel('Remember me for 1 month').check()
	await continueAs(page, person)
	await expect(page).toHaveURL(/\/profile\?tab=repairs$/)
	expect(await owner(page, product)).toMatchObject({ email: person.email, created_at: first.created_at })
	expect([await kept(page, 'googleTrip'), await kept(page, 'returnTo')]).toEqual([null, null])
})
