import { expect, expectNoSidewaysScroll, open, refusedWith, test, watchCalls } from './support/journey.ts'
import { aRider, ask, call, signIn } from './support/people.ts'
import { categoryNamed } from './support/repairs.ts'

test('every page answers when its address is opened directly, an unknown one is a 404, and an unknown call a 404 in JSON; one typed with capitals or a slash too many leads to the page and keeps what was asked of it (B.NOTFOUND-05, B.NOTFOUND-06, A.LAYOUT-08, A.LAYOUT-11, A.LAYOUT-17, D-28)', async ({
	product,
}) => {
	const { uuid } = await categoryNamed(product, 'Brakes')
	const [part] = await ask<{ uuid: string }[]>(product, 'GET', '/spare-parts/parts/')
	const [vehicle] = await ask<{ id: number }[]>(product, 'GET', '/marketplace/vehicles/')
	const pages = [
		'/',
		`/service/${uuid}`,
		`/services/${uuid}`,
		`/services/${uuid}/anything/else`,
		'/how-it-works',
		'/login',
		'/logout',
		'/verify-email',
		'/verify-email/some-token',
		'/checkout',
		'/checkout?mode=buy-now',
		'/spare-parts/cart',
		'/spare-parts/checkout',
		'/profile',
		'/sell-vehicle',
		'/profile/sell-requests/1',
		'/profile?tab=repairs',
		'/profile/repairs/1',
		'/profile?tab=orders',
		'/profile/orders/SP261120-AAAAAA',
		'/profile/bookings/1',
		'/profile/garage/1',
		'/profile?tab=subscriptions',
		'/spare-parts',
		`/spare-parts/${part?.uuid}`,
		'/vehicles',
		`/vehicles/${vehicle?.id}`,
		'/subscription',
		'/subscription/plans',
		'/subscription/schedule',
		'/subscription/visits/1',
		'/pricing',
		'/about-us',
		'/contact-us',
		'/contact',
		'/terms-and-conditions',
		'/privacy-policy',
		'/refund-policy',
		'/return-policy',
		'/shipping-policy',
		'/reset-password',
		'/reset-password/some-token',
		'/password-reset-confirmation',
		'/admin',
	]
	for (const path of pages) {
		const reply = await fetch(`${product.origin}${path}`)
		expect([path, reply.status]).toEqual([path, 200])
		// The company's side is drawn once it is known who asks.
		expect(await reply.text(), path).toMatch(path === '/admin' ? /<main[ >]/ : /<h1[ >]/)
	}
	const missing = await fetch(`${product.origin}/no/such/page`)
	expect(missing.status).toBe(404)
	expect(await missing.text()).toContain('Page not found')
	for (const unreadable of ['/50%off', '/no/%ff', '//pahiya.test/%']) {
		const reply = await fetch(`${product.origin}${unreadable}`)
		expect([unreadable, reply.status, new URL(reply.url).origin]).toEqual([unreadable, 404, product.origin])
		expect(await reply.text()).toContain('Page not found')
	}
	const unknown = await call(product, 'GET', '/no/such/call/')
	expect(unknown.status).toBe(404)
	expect(unknown.body).toMatchObject({ detail: 'Not found.' })
	for (const [typed, right] of [
		['/Spare-Parts/?search=Brake', '/spare-parts?search=Brake'],
		['/ADMIN/Repairs/New', '/admin/repairs/new'],
		['/services//AB/', '/services/AB'],
	] as const) {
		const reply = await fetch(`${product.origin}${typed}`, { redirect: 'manual' })
		expect([reply.status, reply.headers.get('location')]).toEqual([308, right])
	}
})

test('an unknown address says so and leads back, home or to the phone; what goes wrong in a browser is told to the server once, without what the address carries (B.NOTFOUND-01..04, A.LAYOUT-18, ux 26)', async ({
	page,
	noise,
}) => {
	noise.allow(refusedWith(404))
	await open(page, '/no/such/page')
	await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
	await expect(page).toHaveTitle(/Page not found/)
	await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible()
	await page.getByRole('button', { name: 'Go Back' }).click()
	await expect(page).toHaveURL('/')
	await open(page, '/how-it-works')
	await open(page, '/no/such/page')
	await page.getByRole('button', { name: 'Go Back' }).click()
	await expect(page).toHaveURL(/\/how-it-works$/)
	await open(page, '/no/such/page')
	await page.getByRole('link', { name: 'Return Home' }).click()
	await expect(page).toHaveURL('/')

	const told = watchCalls(page, 'POST', /\/browser-errors\/$/)
	for (let times = 0; times < 2; times += 1)
		await page.evaluate(() => window.dispatchEvent(new ErrorEvent('error', { error: new Error('a fault of ours') })))
	await expect.poll(() => told.map(({ body }) => (body as { message: string }).message)).toEqual(['a fault of ours'])
})

const barLinks = {
	Services: '/#services',
	Subscription: '/subscription',
	'Buy Vehicle': '/vehicles',
	'Sell Vehicle': '/sell-vehicle',
	'How It Works': '/how-it-works',
	'Contact Us': '/contact-us',
}

test('a move inside the product brings a new title and the focus to the page’s heading, and fades in within 300 ms, not for those who asked for less motion; every link of the bar is in the menu, which opens and closes by press and key (A.LAYOUT-19, A.LAYOUT-20, A.LAYOUT-29, ux 4, ux 16)', async ({
	page,
	product,
}) => {
	const fades = () => page.evaluate(() => (window as unknown as { fades: number[] }).fades)
	await page.addInitScript(() => {
		const fades: number[] = []
		Object.assign(window, { fades })
		const animate = Element.prototype.animate
		Element.prototype.animate = function (frames, options) {
			const moved = animate.call(this, frames, options)
			if (this.id === 'main') fades.push(Number(moved.effect?.getComputedTiming().endTime))
			return moved
		}
	})
	await open(page, '/how-it-works')
	const button = page.getByRole('button', { name: 'Menu', exact: true })
	await expect(button).toHaveAttribute('aria-expanded', 'false')
	await button.press('Enter')
	const menu = page.getByRole('navigation', { name: 'Menu' })
	for (const [name, path] of Object.entries({ ...barLinks, Login: '/login' })) {
		await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
		await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
	}
	await page.keyboard.press('Escape')
	await expect(menu).toBeHidden()
	await expect(button).toBeFocused()
	await button.click()
	await menu.getByRole('link', { name: 'Services' }).click()
	await expect(menu).toBeHidden()
	await page.getByRole('banner').getByRole('link', { name: 'Pahiya' }).click()
	await expect(page).toHaveURL('/')

	await signIn(page, await aRider(product))
	await open(page, '/')
	expect(await fades()).toEqual([])
	const titles = [await page.title()]
	const moves = [
		() => page.getByRole('contentinfo').getByRole('link', { name: 'How It Works' }).click(),
		() => page.getByRole('contentinfo').getByRole('link', { name: 'My Repairs' }).click(),
		() => page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click(),
		() => page.getByRole('banner').getByRole('link', { name: 'Pahiya' }).click(),
	]
	const go = async (move: () => Promise<unknown>) => {
		const before = await page.getByRole('heading', { level: 1 }).textContent()
		await move()
		await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before ?? '')
		await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
	}
	for (const move of moves) {
		await go(move)
		titles.push(await page.title())
	}
	expect(new Set(titles).size).toBe(titles.length - 1)
	const faded = await fades()
	expect(faded.length).toBeGreaterThan(0)
	for (const time of faded) expect(time > 0 && time < 300, `${time}`).toBe(true)
	await page.emulateMedia({ reducedMotion: 'reduce' })
	await go(() => page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click())
	expect(await fades()).toEqual(faded)
})

test('the first Tab leads past the bar into the page; buying and selling are behind one button of the bar, and the services a press away (A.LAYOUT-20, A.LAYOUT-21, B.HOME-05, ux 3)', {
	tag: '@desktop-only',
}, async ({ page }) => {
	for (const path of ['/', '/login', '/how-it-works']) {
		await open(page, path)
		await page.keyboard.press('Tab')
		const skip = page.getByRole('link', { name: 'Skip to content' })
		await expect(skip).toBeFocused()
		await expect(skip).toBeInViewport()
		await page.keyboard.press('Enter')
		await expect(page.getByRole('main')).toBeFocused()
	}
	await open(page, '/')
	const button = page.getByRole('banner').getByRole('button', { name: 'Sell/Buy' })
	const menu = page.getByRole('navigation', { name: 'Sell/Buy' })
	for (const [name, path] of [
		['Buy Vehicle', '/vehicles'],
		['Sell Vehicle', '/login'],
	] as const) {
		await button.click()
		await expect(menu.getByRole('link')).toHaveText(['Buy Vehicle', 'Sell Vehicle'])
		await menu.getByRole('link', { name }).click()
		await expect(page).toHaveURL(path)
	}
	await open(page, '/')
	for (const [name, path] of Object.entries(barLinks))
		await expect(page.getByRole('navigation', { name: 'Main' }).locator('a', { hasText: name })).toHaveAttribute('href', path)
	await page.getByRole('banner').getByRole('link', { name: 'Services' }).click()
	await expect(page.getByRole('heading', { level: 2, name: 'Services', exact: true })).toBeInViewport()
})

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('pages can be read, links and the search work (ux 9, D-26, A.ABOUT-04)', async ({ page, product, noise }) => {
		noise.allow(refusedWith(404))
		const brakes = await categoryNamed(product, 'Brakes')
		await page.goto('/')
		await page.getByRole('main').getByRole('link', { name: 'Book Now' }).click()
		await expect(page.getByRole('heading', { name: 'Services', exact: true })).toBeInViewport()
		await page.getByRole('main').getByRole('link', { name: 'Brakes' }).click()
		await expect(page.getByRole('heading', { level: 1, name: 'Brakes' })).toBeVisible()
		await expect(page.getByRole('article')).toHaveCount(brakes.services.length)
		await expect(page.getByRole('article').first()).toContainText(brakes.services[0]?.features[0]?.name ?? '')
		await page.getByPlaceholder('Search services...').fill('fluid')
		await page.getByPlaceholder('Search services...').press('Enter')
		await expect(page).toHaveURL(/\?q=fluid$/)
		expect(await page.getByRole('article').count()).toBeLessThan(brakes.services.length)
		await expect(page.getByRole('article').filter({ hasText: 'Brake fluid change' })).toBeVisible()
		await expectNoSidewaysScroll(page)
		await page.getByRole('contentinfo').getByRole('link', { name: 'How It Works' }).click()
		await expect(page.getByRole('heading', { level: 1, name: 'How it works' })).toBeVisible()
		await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
			'Book a service',
			'Free pickup',
			'Expert repair',
			'Payment by UPI or cash after service',
			'Free delivery',
		])
		await page.goto('/login')
		await expect(page.locator('noscript p')).toBeVisible()
		await expect(page.locator('noscript p')).toContainText('This needs JavaScript.')
		for (const path of ['/spare-parts/cart', '/checkout', '/spare-parts/checkout', '/sell-vehicle', '/profile']) {
			await page.goto(path)
			const waiting = page.getByRole('main').getByRole('status').first()
			expect(await waiting.evaluate((words) => getComputedStyle(words, '::after').content), path).toContain('This needs JavaScript.')
		}
		await page.goto('/no/such/page')
		await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
		await expect(page.getByRole('link', { name: 'Return Home' })).toBeVisible()
	})

	test('spare parts and used vehicles are found by their search forms, whose other fields are left as they are (ux 9, B.PARTS-02, B.MARKET-03)', async ({
		page,
	}) => {
		for (const [path, typed, found] of [
			['/spare-parts', 'brake pads', /brake pads/i],
			['/vehicles', 'activa', /activa/i],
		] as const) {
			await page.goto(path)
			const search = page.getByRole('main').getByRole('searchbox')
			await search.fill(typed)
			await search.press('Enter')
			await expect(page).toHaveURL(/[?&]search=/)
			await expect(page.getByRole('main').getByRole('listitem').getByRole('heading').first()).toHaveText(found)
		}
	})

	test('an address that asks for what no category can be called is refused, and is no fault of ours (B.E-28)', async ({ page, noise }) => {
		noise.allow(refusedWith(400))
		expect((await page.goto(`/spare-parts?category=${'x'.repeat(2_000)}`))?.status()).toBe(400)
	})

	test('a message is written, corrected where it was wrong, and sent with a number (A.CONTACT-04, A.CONTACT-07, A.CONTACT-16, A.CONTACT-18, ux 9)', async ({
		page,
		noise,
	}) => {
		noise.allow(refusedWith(400))
		await page.goto('/contact-us')
		await page.getByRole('textbox', { name: 'Email' }).fill('no.script@pahiya.test')
		await page.getByRole('textbox', { name: 'Message' }).fill('Too short')
		await page.getByRole('checkbox', { name: 'This is a complaint' }).check()
		await page.getByRole('button', { name: 'Send Message' }).click()
		await expect(page).toHaveURL('/contact-us')
		await expect(page.getByText('Message must be at least 10 characters').first()).toBeVisible()
		await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Name is required/)
		await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('no.script@pahiya.test')
		await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Too short')
		await expect(page.getByRole('checkbox', { name: 'This is a complaint' })).toBeChecked()
		await page.getByRole('textbox', { name: 'Name' }).fill('Ravi Kulkarni')
		await page.getByRole('textbox', { name: 'Message' }).fill('The technician came two hours late.')
		await page.getByRole('button', { name: 'Send Message' }).click()
		await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
		await expect(page.getByText(/Your message CM\d+ is with us\. .*resolve it within 30 days\./)).toBeVisible()
		expect(page.url()).not.toContain('Ravi')
		await page.getByRole('button', { name: 'Send Another Message' }).click()
		await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible()
	})
})

test('Back closes a dialog and stays on the page, and one closed by its cross leaves nothing to go back over (ux 6)', async ({
	page,
	noise,
}) => {
	// The gallery shows several edit forms side by side, each with its question before leaving.
	noise.allow(/A router only supports one blocker at a time/)
	await open(page, '/how-it-works')
	await open(page, '/dev/ui')
	const dialog = page.getByRole('dialog')
	const opener = page.getByRole('button', { name: 'Open dialog' })
	await opener.click()
	await expect(dialog).toBeVisible()
	await page.goBack()
	await expect(dialog).toBeHidden()
	await expect(page).toHaveURL(/\/dev\/ui$/)
	await opener.click()
	await dialog.getByRole('button', { name: 'Close' }).click()
	await expect(dialog).toBeHidden()
	await page.goBack()
	await expect(page).toHaveURL(/\/how-it-works$/)
})
