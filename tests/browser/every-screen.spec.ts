import type { Page } from '@playwright/test'
import { answer, expect, expectAccessible, expectFitsPhones, open, refusedWith, test } from './support/journey.ts'
import { aRider, demoRider, signIn } from './support/people.ts'
import type { Product } from './support/product.ts'
import { aFreeHour, aRepair, categoryNamed, chooseBike, putInCart } from './support/repairs.ts'
import { pickerOn } from './support/screens.ts'

type Screen = {
	name: string
	prepare?: (page: Page, product: Product) => Promise<unknown>
	path: (product: Product) => string | Promise<string>
	heading: string | RegExp
}

/** A member with a repair and something in the cart. */
async function member(page: Page, product: Product) {
	const rider = await aRider(product)
	const bike = await chooseBike(page, product)
	const { services } = await categoryNamed(product, 'Brakes')
	for (const service of services.slice(0, 2)) await putInCart(product, rider, service, bike)
	await aRepair(product, rider, await aFreeHour(product))
	await signIn(page, rider)
}
const brakes = async (product: Product) => `/services/${(await categoryNamed(product, 'Brakes')).uuid}`

/** Whoever is logged in listens to live changes, and the network is never idle. */
const withoutStream = (page: Page) => answer(page, '**/api/events/', { status: 204 })

const screens: Screen[] = [
	{ name: 'home', path: () => '/', heading: /Your bike/ },
	{ name: 'home for a chosen bike', prepare: chooseBike, path: () => '/', heading: /Your bike/ },
	{ name: 'a service category', path: brakes, heading: 'Brakes' },
	{ name: 'a service category with prices and a cart', prepare: member, path: brakes, heading: 'Brakes' },
	{ name: 'how it works', path: () => '/how-it-works', heading: 'How it works' },
	{ name: 'login', path: () => '/login', heading: 'Login' },
	{ name: 'signup', path: () => '/login?mode=signup', heading: 'Sign Up' },
	{ name: 'resend verification', path: () => '/login?mode=resend', heading: 'Resend verification' },
	{ name: 'forgotten password', path: () => '/login?mode=forgot', heading: 'Forgot Password' },
	{ name: 'a broken reset link', path: () => '/reset-password', heading: 'Invalid Link' },
	{ name: 'a new password', path: () => '/reset-password/some-token', heading: 'Reset Password' },
	{ name: 'check your email', path: () => '/verify-email?email=meera@pahiya.test', heading: 'Check your email' },
	{ name: 'a broken verification link', path: () => '/verify-email/no-such-token', heading: 'Email not verified' },
	{ name: 'the checkout', prepare: member, path: () => '/checkout', heading: 'When should we come?' },
	{ name: 'the profile', prepare: (page) => signIn(page, demoRider), path: () => '/profile', heading: 'Profile Information' },
	{ name: 'the account is deleted', path: () => '/account-deleted', heading: 'Good-bye' },
	{ name: 'my repairs', prepare: member, path: () => '/profile?tab=repairs', heading: 'My Repairs' },
	{ name: 'an unknown page', path: () => '/no/such/page', heading: 'Page not found' },
]

for (const { name, prepare, path, heading } of screens)
	test(`${name} is accessible in light and dark and fits the narrowest phones (ux 1, ux 17)`, { tag: '@desktop' }, async ({
		page,
		product,
		noise,
	}) => {
		noise.allow(refusedWith(404))
		await prepare?.(page, product)
		await withoutStream(page)
		await open(page, await path(product))
		await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
		await page.waitForLoadState('networkidle')
		await expectAccessible(page)
		await expectFitsPhones(page)
	})

test('what is pressed on a phone is big enough, and text fields do not zoom (ux 2)', async ({ page, product }) => {
	await member(page, product)
	await withoutStream(page)
	for (const path of ['/', await brakes(product), '/checkout', '/profile', '/profile?tab=repairs']) {
		await open(page, path)
		await page.waitForLoadState('networkidle')
		const tooSmall = () =>
			page.evaluate(() => {
				const words = (element: Element) =>
					`${element.tagName} ${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}`
				const shown = (element: Element) =>
					element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.getBoundingClientRect().width > 1
				const inText = (element: Element) => element.tagName === 'A' && getComputedStyle(element).display === 'inline'
				// What a thumb meets 11 pixels beside the middle, whatever the box looks like.
				const isBig = (element: Element) => {
					element.scrollIntoView({ block: 'center' })
					const { left, top, width, height } = element.getBoundingClientRect()
					const [x, y] = [left + width / 2, top + height / 2]
					return [
						[-11, 0],
						[11, 0],
						[0, -11],
						[0, 11],
					].every(([right = 0, down = 0]) => element.contains(document.elementFromPoint(x + right, y + down)))
				}
				const pressed = [...document.querySelectorAll('a[href], button, summary, select')].filter(
					(element) => shown(element) && !inText(element),
				)
				const typed = [...document.querySelectorAll('input:not([type=radio], [type=checkbox]), textarea, select')].filter(shown)
				return [
					...pressed.filter((element) => !isBig(element)).map(words),
					...typed.filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 16).map(words),
				]
			})
		await expect.poll(tooSmall, path).toEqual([])
	}
})

test('a sheet over the page holds the focus inside, and what lies behind cannot be reached (ux 3, ux 6)', { tag: '@desktop' }, async ({
	page,
	product,
}) => {
	await open(page, await brakes(product))
	await page.getByRole('banner').getByRole('button', { name: 'Choose your bike' }).click()
	await expect(pickerOn(page).getByRole('heading', { name: 'Choose your bike' })).toBeFocused()
	for (let presses = 0; presses < 12; presses += 1) {
		await page.keyboard.press('Tab')
		const outside = await page.evaluate(() => document.activeElement !== document.body && !document.activeElement?.closest('dialog'))
		expect(outside).toBe(false)
	}
	await page.keyboard.press('Escape')
	await expect(page.getByRole('banner').getByRole('button', { name: 'Choose your bike' })).toBeFocused()
})
