import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { type Product, startProduct } from './product.ts'

type Noise = { allow: (words: RegExp) => void }

/** A journey has a product of its worker, a page on it, and fails on anything unexpected in the browser's console. */
export const test = base.extend<{ noise: Noise }, { product: Product }>({
	product: [
		// biome-ignore lint/correctness/noEmptyPattern: the form Playwright asks for
		async ({}, use) => {
			const product = await startProduct()
			await use(product)
			await product.stop()
		},
		{ scope: 'worker', timeout: 90_000 },
	],
	baseURL: async ({ product }, use) => use(product.origin),
	noise: [
		async ({ page }, use) => {
			const heard: string[] = []
			const allowed: RegExp[] = []
			page.on('console', (message) => {
				if (message.type() === 'error' || message.type() === 'warning') heard.push(`${message.text()} ${message.location().url}`)
			})
			page.on('pageerror', (error) => heard.push(String(error)))
			await use({ allow: (words) => allowed.push(words) })
			expect(
				heard.filter((words) => !allowed.some((pattern) => pattern.test(words))),
				'nothing unexpected in the console',
			).toEqual([])
		},
		{ auto: true },
	],
})
export { expect }

/** No accessibility violation on the page as it stands, in light and in dark. */
export async function expectAccessible(page: Page) {
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
		const { violations } = await new AxeBuilder({ page }).analyze()
		expect(violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([])
	}
	await page.emulateMedia({ colorScheme: 'light', reducedMotion: null })
}

/** The page fits its width: nothing to scroll sideways. */
export async function expectNoSidewaysScroll(page: Page) {
	expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
}

/** The link in the newest mail to an address, as the outbox keeps it. */
export async function linkInMail(page: Page, to: string): Promise<string> {
	let link = ''
	await expect
		.poll(
			async () => {
				const reply = await page.request.get(`/api/dev/outbox/?to=${encodeURIComponent(to)}`)
				const mails = (await reply.json()) as { text: string }[]
				link = /https?:\/\/\S+/.exec(mails[0]?.text ?? '')?.[0] ?? ''
				return link
			},
			{ timeout: 15_000 },
		)
		.not.toBe('')
	return link
}

let riders = 0
export type Rider = { email: string; username: string; password: string; access: string }

/** A verified account of a new rider, made through the calls, for journeys that are not about signing up. */
export async function aRider(page: Page): Promise<Rider> {
	riders += 1
	const username = `rider_${process.pid}_${riders}_${Math.random().toString(36).slice(2, 8)}`
	const rider = { username, email: `${username}@pahiya.test`, password: 'Sawaari2026' }
	expect((await page.request.post('/api/accounts/signup/', { data: rider })).status()).toBe(201)
	const token = (await linkInMail(page, rider.email)).split('/').at(-1)
	expect((await page.request.get(`/api/accounts/verify-email/${token}/`)).status()).toBe(200)
	const login = await page.request.post('/api/accounts/login/', { data: { email: rider.email, password: rider.password } })
	const { tokens } = (await login.json()) as { tokens: { access: string } }
	return { ...rider, access: tokens.access }
}

/** Logs a rider in through the screen. */
export async function logIn(page: Page, rider: Pick<Rider, 'email' | 'password'>) {
	await page.getByLabel('Email').fill(rider.email)
	await page.getByLabel('Password', { exact: true }).fill(rider.password)
	await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
}
