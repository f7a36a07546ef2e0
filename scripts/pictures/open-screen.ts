import type { Page, Request } from '@playwright/test'
import type { Company } from './company.ts'
import type { Screen } from './screens.ts'

/** Milliseconds until a screen that still asks for something is taken as it stands. */
const longestWait = 15_000

/**
 * Opens a screen, does what belongs to it, and waits until the page asks for nothing any more. Screens that follow each other in one
 * browser need the same `who` and `bike`, which it keeps.
 */
export async function openScreen(page: Page, company: Company, screen: Screen) {
	await page.addInitScript(
		(values) => {
			for (const [name, value] of Object.entries(values))
				if (localStorage.getItem(name) === null) localStorage.setItem(name, JSON.stringify(value))
		},
		whatIsKept(company, screen),
	)
	const quiet = watchRequests(page)
	if (screen.fails) await page.route(screen.fails, (route) => route.abort('connectionfailed'))
	// Never answered: the end of the route lets it go.
	if (screen.waits) await page.route(screen.waits, () => undefined)
	await page.goto(typeof screen.path === 'string' ? screen.path : screen.path(company), { waitUntil: 'domcontentloaded' })
	await quiet(screen)
	if (screen.does) {
		await screen.does(page, company)
		await quiet(screen)
	}
}

/** What the browser of this screen has kept from earlier: a login, a bike. */
function whatIsKept({ logins, bike, look }: Company, screen: Screen) {
	const login = screen.who && logins[screen.who]
	return {
		...(login && {
			accessToken: { token: login.tokens.access, expiresAt: Date.now() + 25 * 60_000 },
			signedIn: { username: login.user.username, name: login.user.name, email: login.user.email, role: login.user.role, remember: true },
		}),
		...(screen.bike && { selectedVehicle: bike, selectedVehicleLook: look }),
	}
}

/** Gives a function that waits until the page asks for nothing any more and its letters are there. Streams never end and do not count. */
function watchRequests(page: Page) {
	const open = new Set<Request>()
	let last = Date.now()
	page.on('request', (request) => {
		last = Date.now()
		if (!request.url().includes('/api/events')) open.add(request)
	})
	const settle = (request: Request) => {
		last = Date.now()
		open.delete(request)
	}
	page.on('requestfinished', settle)
	page.on('requestfailed', settle)
	return async ({ waits, fails }: Screen) => {
		const end = Date.now() + (waits ? 1_500 : longestWait)
		// A call that failed is tried once more after a second.
		const rest = fails ? 1_400 : 350
		const isLoading = async () =>
			!waits &&
			(await page
				.getByText(/^Loading\b/)
				.filter({ visible: true })
				.count()) > 0
		while (Date.now() < end && (open.size > 0 || Date.now() - last < rest || (await isLoading()))) await page.waitForTimeout(50)
		await page.evaluate(() => document.fonts.ready.then(() => undefined))
	}
}
