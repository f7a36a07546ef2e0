import type { BrowserContext, Page, Request } from '@playwright/test'
import type { Repair } from '../../src/contract/repairs/repairs.ts'
import { expect, kept, notAnswered, open, refusedWith, test, watchCalls } from './support/journey.ts'
import { aRider, ask, logIn, passOf, type Rider, signIn } from './support/people.ts'
import type { Product } from './support/product.ts'
import { aFreeHour, aPerson, aRepair } from './support/repairs.ts'
import { company, openAdmin } from './support/staff.ts'

const streamPath = /^\/api\/events\/$/
/** A few seconds, and far from the twenty after which an open repair asks by itself. */
const soon = { timeout: 5_000 }

const rowOf = (page: Page, { reference }: Repair) =>
	page
		.getByRole('list', { name: 'My Repairs' })
		.getByRole('listitem')
		.filter({ has: page.getByRole('link', { name: reference }) })

/** The company takes the next steps with a repair, one after the other. */
async function companyMoves(product: Product, { id }: Repair, ...statuses: Repair['status'][]) {
	const access = await passOf(product, 'staff')
	for (const status of statuses) await ask(product, 'PATCH', `/admin/repair-bookings/${id}/`, { access, body: { status } })
}

async function riderWithRepair(page: Page, product: Product) {
	const rider = await aRider(product)
	const repair = await aRepair(product, rider, await aFreeHour(product))
	await signIn(page, rider)
	return { rider, repair }
}

/** The streams of a browser that are open at this moment, and all it has asked for; listen before the first page is opened. */
function streamsOf(context: BrowserContext) {
	const open = new Set<Request>()
	const asked: Request[] = []
	context.on('request', (request) => {
		if (!streamPath.test(new URL(request.url()).pathname)) return
		asked.push(request)
		open.add(request)
	})
	context.on('requestfinished', (request) => open.delete(request))
	context.on('requestfailed', (request) => open.delete(request))
	return {
		asked,
		// Of a page that is closed nobody hears how its requests ended.
		open: () => [...open].filter((request) => !request.frame().page().isClosed()).length,
		header: (name: string) => asked.at(-1)?.headers()[name],
	}
}

/** The browser hears the server's greeting and keeps its place. */
const listening = (page: Page) => expect.poll(() => kept(page, 'heardUntil')).not.toBeNull()

test('the rider’s repair and his list follow the company within seconds, without a reload, in every tab and over one connection (B.ADMIN-21, B.REPAIR-09, ux 87)', async ({
	page,
	product,
	context,
}) => {
	const streams = streamsOf(context)
	const { repair } = await riderWithRepair(page, product)
	await open(page, `/profile/repairs/${repair.id}`)
	await listening(page)
	const list = await context.newPage()
	await open(list, '/profile?tab=repairs')
	await expect(rowOf(list, repair)).toContainText('Pending')
	const third = await context.newPage()
	await open(third, '/how-it-works')
	await companyMoves(product, repair, 'confirmed')
	await expect(rowOf(list, repair)).toContainText('Confirmed', soon)
	await expect(page.getByRole('main')).toContainText('Confirmed', soon)
	await expect(page.getByRole('button', { name: 'Cancel repair' })).toHaveCount(0)
	expect([streams.open(), streams.asked.length]).toEqual([1, 1])
	// The token travels as a header, never in an address.
	expect(streams.header('authorization')).toMatch(/^Bearer \S+$/)
	expect(streams.asked[0]?.url()).toMatch(/\/api\/events\/$/)

	// The tab that held the connection goes; another takes it over where it stopped.
	await page.close()
	await companyMoves(product, repair, 'in_progress')
	await expect(rowOf(list, repair)).toContainText('In Progress', soon)
	expect([streams.open(), streams.asked.length]).toEqual([1, 2])
	expect(streams.header('last-event-id')).toMatch(/^\d+$/)
})

test('what happened while the connection was lost is there seconds after it is back (B.ADMIN-21, ux 15)', async ({
	page,
	product,
	noise,
	context,
	another,
}) => {
	noise.allow(notAnswered)
	const { rider, repair } = await riderWithRepair(page, product)
	await open(page, '/profile?tab=repairs')
	await listening(page)
	const elsewhere = await another()
	await signIn(elsewhere, rider)
	await open(elsewhere, '/profile?tab=repairs')
	await listening(elsewhere)
	const lists = watchCalls(page, 'GET', /\/bookings\/$/)
	await context.setOffline(true)
	await companyMoves(product, repair, 'confirmed')
	await expect(rowOf(elsewhere, repair)).toContainText('Confirmed', soon)
	await expect(rowOf(page, repair)).toContainText('Pending')
	await context.setOffline(false)
	await expect(rowOf(page, repair)).toContainText('Confirmed', soon)
	await companyMoves(product, repair, 'in_progress')
	await expect(rowOf(page, repair)).toContainText('In Progress', soon)
	// Asked for what changed and nothing else: once for each, and not for the others' sake.
	expect(lists.length).toBeLessThanOrEqual(4)
})

test('others’ repairs change, and this rider’s screens ask for nothing; what is being typed stays while what is behind it is asked for again (B.REPAIR-01, B.R-45)', async ({
	page,
	product,
	another,
}) => {
	const { rider, repair } = await riderWithRepair(page, product)
	await open(page, '/profile?tab=repairs')
	await listening(page)
	// From here on it knows its place, and asks for nothing but what has changed.
	await page.reload()
	await expect(rowOf(page, repair)).toBeVisible()
	const theirs = await another()
	const { repair: foreign } = await riderWithRepair(theirs, product)
	await open(theirs, '/profile?tab=repairs')
	await listening(theirs)
	const calls = watchCalls(page, 'GET', /^\/api\/(?!events)/)
	await companyMoves(product, foreign, 'confirmed')
	await expect(rowOf(theirs, foreign)).toContainText('Confirmed', soon)
	expect(calls).toEqual([])

	await open(page, '/profile')
	await listening(page)
	await page.getByRole('main').getByRole('button', { name: 'Edit' }).click()
	const name = page.getByRole('main').getByLabel('Name', { exact: true })
	await name.fill('Asha Half-typ')
	const access = await passOf(product, 'staff')
	const { results } = await ask<{ results: { id: number }[] }>(product, 'GET', `/admin/users/?search=${rider.email}`, { access })
	const askedAgain = page.waitForResponse((reply) => new URL(reply.url()).pathname === '/api/accounts/profile/', soon)
	await ask(product, 'POST', `/admin/users/${results[0]?.id}/unlock/`, { access })
	await askedAgain
	await expect(name).toHaveValue('Asha Half-typ')
	await expect(name).toBeFocused()
})

test('the company’s list shows a booking seconds after it was made; one for as soon as possible is announced to staff wherever they are, with the way to it (B.ADMIN-20, B.ADMIN-21, ux 87)', async ({
	page,
	product,
}) => {
	const rider = await aRider(product)
	await signIn(page, company.staff)
	// Others book meanwhile; what is looked for is this rider's alone.
	await openAdmin(page, `/admin/repairs?search=${rider.username}`)
	await listening(page)
	const repair = await aRepair(product, rider, await aFreeHour(product), { ...aPerson, customer_name: rider.username })
	await expect(page.getByRole('main')).toContainText(repair.reference, soon)

	await openAdmin(page, '/admin/technicians')
	await listening(page)
	const urgent = await aRepair(product, await aRider(product))
	const said = page.getByRole('region', { name: 'Messages' })
	await expect(said).toContainText('New booking: as soon as possible', soon)
	await expect(said).toContainText(urgent.customer_name)
	await said.getByRole('button', { name: `Open ${urgent.reference}` }).click()
	await expect(page.getByRole('heading', { level: 1, name: urgent.reference })).toBeVisible()
	await aRepair(product, await aRider(product), await aFreeHour(product))
	await expect(said).not.toContainText('as soon as possible')
})

test('a visitor has no connection; it begins with the login, ends with the logout in one tab, which logs the others out, and begins again (D-27, A.LAYOUT-12, B.SCART-31)', async ({
	page,
	product,
	noise,
	context,
}) => {
	// What is on its way when the session ends is refused.
	noise.allow(refusedWith(401))
	const streams = streamsOf(context)
	const rider: Rider = await aRider(product)
	await open(page, '/login')
	await page.waitForLoadState('networkidle')
	expect(streams.asked).toHaveLength(0)
	await logIn(page, rider)
	await expect(page).not.toHaveURL(/\/login/)
	await expect.poll(streams.open).toBe(1)
	const other = await context.newPage()
	await open(other, '/profile?tab=repairs')
	await other.goto('/logout')
	await expect(other).toHaveURL('/')
	await expect(page.getByRole('banner').locator('[data-known]')).toHaveAttribute('data-known', 'visitor')
	await expect.poll(streams.open).toBe(0)
	expect(await kept(page, 'heardUntil')).toBeNull()
	const { length } = streams.asked
	await page.waitForLoadState('networkidle')
	expect(streams.asked).toHaveLength(length)
	await open(page, '/login')
	await logIn(page, rider)
	await expect.poll(streams.open).toBe(1)
})

test('a token that is not taken is renewed once by the session, and the connection stands (D-10, A.ACC-75)', async ({
	page,
	product,
	noise,
	context,
}) => {
	noise.allow(refusedWith(401))
	const streams = streamsOf(context)
	const { repair } = await riderWithRepair(page, product)
	const refreshes = watchCalls(page, 'POST', /\/token\/refresh\/$/)
	await page.evaluate(() =>
		window.localStorage.setItem('accessToken', JSON.stringify({ token: 'spoilt', expiresAt: Date.now() + 1_200_000 })),
	)
	await open(page, '/how-it-works')
	await expect.poll(() => streams.header('authorization')).toMatch(/^Bearer ey/)
	await listening(page)
	expect(refreshes).toHaveLength(1)
	const list = await context.newPage()
	await open(list, '/profile?tab=repairs')
	await companyMoves(product, repair, 'confirmed')
	await expect(rowOf(list, repair)).toContainText('Confirmed', soon)
	expect([streams.open(), refreshes.length]).toEqual([1, 1])
})

test('without the means to share it, a tab that is looked at has its own connection (B.ADMIN-21)', async ({ page, product, context }) => {
	await context.addInitScript(() => {
		Object.defineProperty(window, 'BroadcastChannel', { value: undefined })
		delete (window as Partial<typeof window>).BroadcastChannel
	})
	const { repair } = await riderWithRepair(page, product)
	await open(page, '/profile?tab=repairs')
	await listening(page)
	await companyMoves(product, repair, 'confirmed')
	await expect(rowOf(page, repair)).toContainText('Confirmed', soon)
})
