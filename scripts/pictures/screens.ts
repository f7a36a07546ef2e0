import type { Page } from '@playwright/test'
import { one } from '../../src/shared/one.ts'
import type { Company, Looker } from './company.ts'

/** A picture to take: who looks, at which address, and what he does before it is taken. */
export type Screen = {
	/** Begins the file's name. */
	name: string
	path: string | ((company: Company) => string)
	/** Nobody is logged in unless it says who. */
	who?: Looker
	/** The browser has chosen a bike earlier. */
	bike?: true
	/** Calls that fail, or are never answered. */
	fails?: string
	waits?: string
	/** What is pressed or typed once the screen stands. */
	does?: (page: Page, company: Company) => Promise<unknown>
	/** Only what the window shows, for what lies over the page. */
	window?: true
}

const main = (page: Page) => page.getByRole('main')
const press = (name: string | RegExp) => (page: Page) => main(page).getByRole('button', { name }).first().click()
const brakes = (company: Company) => `/services/${company.categories.Brakes?.uuid}`
const repair = (status: keyof Company['repairs']) => (company: Company) => `/profile/repairs/${company.repairs[status]}`
const order = (status: keyof Company['orders']) => (company: Company) => `/profile/orders/${company.orders[status]}`
const adminOrder = (status: keyof Company['orders']) => (company: Company) => `/admin/orders/${company.orders[status]}`
const visit = (which: 'visit' | 'doneVisit') => (company: Company) => `/subscription/visits/${company.plans[which]}`
const adminVisit = (which: 'visit' | 'doneVisit') => (company: Company) => `/admin/visits/${company.plans[which]}`
const adminRequest = (status: 'pending' | 'rejected') => (company: Company) => `/admin/subscription-requests/${company.plans[status]}`
const adminSubscription = (status: 'active' | 'cancelled') => (company: Company) => `/admin/subscriptions/${company.plans[status]}`
const sellRequest = (step: keyof Company['sales']) => (company: Company) => `/profile/sell-requests/${company.sales[step]}`
const adminSellRequest = (step: keyof Company['sales']) => (company: Company) => `/admin/sell-requests/${company.sales[step]}`
const inspection = (step: keyof Company['sales']) => (company: Company) => `/admin/inspections/${company.sales[step]}`
const adminRepair = (status: keyof Company['repairs']) => (company: Company) => `/admin/repairs/${company.repairs[status]}`

/** Three days of the month after the next. */
async function chooseDays(page: Page) {
	const month = main(page).getByRole('table').nth(2)
	await month.getByRole('button').nth(4).click()
	await month.getByRole('button').nth(6).click()
}

/** Some prices and one that is none, where there is room for a sheet. */
async function changePrices(page: Page) {
	const cells = main(page).getByRole('gridcell')
	if ((await cells.count()) === 0) return
	await cells.nth(2).click()
	for (const text of ['1,299', 'free', '450.50']) {
		await page.keyboard.type(text)
		await page.keyboard.press('Enter')
	}
}

const deskField = (page: Page, name: RegExp) => main(page).getByRole('combobox', { name })
/** A caller with an account, found by the first field of a desk. */
async function chooseCaller(page: Page, field = /^Phone/) {
	await deskField(page, field).fill('asha rider')
	await main(page)
		.getByRole('option', { name: /Asha Rider/ })
		.first()
		.click()
}

/** The plan of a caller who has one already. */
async function takeRequest(page: Page) {
	await chooseCaller(page)
	await deskField(page, /^Plan/).fill('care year')
	await main(page)
		.getByRole('option', { name: /^Care, Yearly/ })
		.click()
}

/** A complaint of a caller with an account. */
async function noteMessage(page: Page) {
	await chooseCaller(page)
	await main(page).getByRole('textbox', { name: 'Message' }).fill('The new brake squeals in the rain.')
	await main(page).getByRole('checkbox', { name: 'This is a complaint' }).check()
}

/** The order of a caller with an account: two parts, and the pin that was shared. */
async function takeOrder(page: Page) {
	await chooseCaller(page)
	for (const words of ['2x brake', 'spark plug']) {
		await deskField(page, /^Parts/).fill(words)
		await main(page)
			.getByRole('option', { name: /in stock/, disabled: false })
			.first()
			.click()
		await main(page).getByRole('option').first().waitFor({ state: 'detached' })
	}
	await main(page).getByLabel('Location').fill('18.6104, 73.8567')
	await main(page)
		.getByText(/km\. Delivery/)
		.waitFor()
}

async function openPicker(page: Page, ...choices: (string | RegExp)[]) {
	await page.getByRole('banner').getByRole('button', { name: 'Choose your bike' }).click()
	const picker = page.getByRole('dialog', { name: 'Choose your bike' })
	for (const name of choices) await picker.getByRole('button', { name }).first().click()
	return picker
}

async function openChat(page: Page, ...said: string[]) {
	await main(page).getByRole('button', { name: 'Chat with us' }).last().click()
	const chat = page.getByRole('dialog', { name: 'Chat with us' })
	for (const words of said) {
		await chat.getByRole('textbox', { name: 'Your message' }).fill(words)
		await chat.getByRole('button', { name: 'Send' }).click()
		await chat
			.getByRole('list', { name: 'Questions you can ask' })
			.or(chat.getByRole('button', { name: /^(Try Again|Send to a person)$/ }))
			.waitFor()
	}
	return chat
}

async function fillLogin(page: Page, fields: Record<string, string>, button: string) {
	for (const [label, text] of Object.entries(fields)) await main(page).getByLabel(label, { exact: true }).fill(text)
	await main(page).getByRole('button', { name: button, exact: true }).click()
}

async function goToGoogle(page: Page) {
	await main(page)
		.getByRole('button', { name: /Google/ })
		.click()
	await page.waitForURL(/\/dev\/sign-in/)
}

/** Moves inside the product, so that the browser asks for what the server would have put into the page. */
const follow = (name: string) => (page: Page) => main(page).getByRole('link', { name }).first().click()

const toParts = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Spare Parts' }).click()
const toVehicles = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Buy Vehicle' }).click()
/** The first vehicle that nobody has booked, and the dialog that books it. */
async function bookFirst(page: Page) {
	await main(page).getByRole('article').filter({ hasText: 'Available' }).first().getByRole('link').click()
	await main(page).getByRole('button', { name: 'Book to see it' }).first().click()
}
const firstPart = (page: Page) => main(page).getByRole('article').first().getByRole('link').click()
/** A visitor puts two parts into the cart and looks at it. */
async function fillCart(page: Page) {
	for (const nth of [0, 1]) await main(page).getByRole('button', { name: 'Add to Cart', disabled: false }).nth(nth).click()
	await main(page).getByRole('link', { name: 'View cart' }).nth(1).click()
}
const toCheckout = (page: Page) => main(page).getByRole('button', { name: 'Proceed to Checkout' }).click()
/** Presses 'Place Order' with a form that is not filled in. */
async function orderUnfilled(page: Page) {
	await toCheckout(page)
	await main(page).getByRole('textbox', { name: 'Postal code' }).fill('4110')
	await main(page).getByRole('textbox', { name: 'Name' }).fill('')
	await main(page)
		.getByRole('button', { name: /^Place Order/ })
		.filter({ visible: true })
		.click()
}
const toPricing = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Plans & Pricing' }).click()
async function openQuestions(page: Page) {
	await main(page).getByText('How many visits does a plan have?').click()
	await main(page).getByText('Can I stop?').click()
}
/** Sends the form of the first plan as it is filled in. */
async function requestPlan(page: Page) {
	await press(/^Subscribe Now/)(page)
	await page.getByRole('button', { name: 'Send request' }).click()
}
async function requestUnfilled(page: Page) {
	await press(/^Subscribe Now/)(page)
	await page.getByRole('textbox', { name: 'Postal code' }).fill('56')
	await page.getByRole('button', { name: 'Send request' }).click()
}
async function showFilters(page: Page) {
	const button = main(page).getByRole('button', { name: 'Show Filters' })
	if (await button.isVisible()) await button.click()
}

const visitors: Screen[] = [
	{ name: 'home', path: '/' },
	{ name: 'home-with-bike', path: '/', bike: true },
	{ name: 'home-signed-in', path: '/', who: 'rider', bike: true },
	{
		name: 'home-services-failed',
		path: '/how-it-works',
		fails: '**/api/repairing-service/**',
		does: (page) => page.getByRole('banner').getByRole('link', { name: 'Pahiya' }).click(),
	},
	{ name: 'how-it-works', path: '/how-it-works' },
	{ name: 'service', path: brakes },
	{ name: 'service-with-bike', path: brakes, bike: true },
	{ name: 'service-with-cart', path: brakes, who: 'rider', bike: true },
	{ name: 'service-prices-loading', path: brakes, bike: true, waits: '**/api/repairing-service/services/*/price/**' },
	{ name: 'service-prices-failed', path: brakes, bike: true, fails: '**/api/repairing-service/services/*/price/**' },
	{ name: 'service-searched', path: (company) => `${brakes(company)}?q=pads` },
	{ name: 'service-nothing-found', path: (company) => `${brakes(company)}?q=gearbox+rebuild` },
	{ name: 'service-failed', path: '/', fails: '**/api/repairing-service/**', does: follow('Brakes') },
	{ name: 'service-unknown', path: '/services/00000000-0000-4000-8000-000000000000' },
	{ name: 'parts', path: '/spare-parts' },
	{ name: 'parts-with-bike', path: '/spare-parts?category=brakes', bike: true },
	{ name: 'parts-sold-out', path: '/spare-parts?availability_status=out_of_stock' },
	{ name: 'parts-filters', path: '/spare-parts', window: true, does: showFilters },
	{ name: 'parts-nothing-found', path: '/spare-parts?search=gearbox+rebuild+kit&min_price=100' },
	{ name: 'parts-loading', path: '/', waits: '**/api/spare-parts/parts/**', does: toParts },
	{ name: 'parts-failed', path: '/', fails: '**/api/spare-parts/**', does: toParts },
	{ name: 'subscription', path: '/subscription' },
	{ name: 'plans', path: '/subscription/plans' },
	{ name: 'pricing', path: '/pricing', bike: true },
	{ name: 'pricing-yearly', path: '/pricing?duration=yearly', does: openQuestions },
	{ name: 'pricing-loading', path: '/', waits: '**/api/subscription/plans/', does: toPricing },
	{ name: 'pricing-failed', path: '/', fails: '**/api/subscription/plans/', does: toPricing },
	{ name: 'part', path: '/spare-parts', does: firstPart },
	{ name: 'part-with-bike', path: '/spare-parts?category=brakes', bike: true, does: firstPart },
	{ name: 'part-signed-in', path: '/spare-parts', who: 'rider', bike: true, does: firstPart },
	{ name: 'part-fit-failed', path: '/spare-parts', bike: true, fails: '**/api/spare-parts/parts/*/fit/**', does: firstPart },
	{ name: 'part-failed', path: '/spare-parts', fails: '**/api/spare-parts/parts/*/', does: firstPart },
	{ name: 'part-unknown', path: '/spare-parts/00000000-0000-4000-8000-000000000000' },
	{ name: 'vehicles', path: '/vehicles' },
	{ name: 'vehicles-nothing-found', path: '/vehicles?search=tractor&min_price=100' },
	{ name: 'vehicles-loading', path: '/', waits: '**/api/marketplace/vehicles/', does: toVehicles },
	{ name: 'vehicles-failed', path: '/', fails: '**/api/marketplace/vehicles/', does: toVehicles },
	{ name: 'vehicle', path: '/vehicles/1' },
	{ name: 'vehicle-book', path: '/vehicles?status=available', who: 'newcomer', window: true, does: bookFirst },
	{ name: 'sell-vehicle', path: '/sell-vehicle', who: 'newcomer' },
	{ name: 'sell-vehicle-photos', path: '/sell-vehicle?step=photos', who: 'newcomer' },
	{ name: 'sell-vehicle-documents', path: '/sell-vehicle?step=documents', who: 'newcomer' },
	{ name: 'sell-vehicle-pickup', path: '/sell-vehicle?step=pickup', who: 'newcomer' },
	{ name: 'profile-vehicles-empty', path: '/profile?tab=vehicles', who: 'newcomer' },
	{ name: 'garage', path: '/profile?tab=garage', who: 'rider' },
	{ name: 'garage-empty', path: '/profile?tab=garage', who: 'newcomer' },
	{ name: 'garage-loading', path: '/profile?tab=garage', who: 'rider', waits: '**/api/accounts/vehicles/' },
	{ name: 'garage-failed', path: '/profile?tab=garage', who: 'rider', fails: '**/api/accounts/vehicles/' },
	{ name: 'garage-add', path: '/profile?tab=garage', who: 'rider', does: press('Add a bike') },
	{ name: 'garage-change', path: '/profile?tab=garage', who: 'rider', does: press(/^Change details/) },
	{ name: 'garage-kilometres', path: '/profile?tab=garage', who: 'rider', window: true, does: press(/^Add kilometres/) },
	{ name: 'garage-history', path: ({ bikes }) => `/profile/garage/${bikes.first}`, who: 'rider' },
	{ name: 'garage-history-empty', path: ({ bikes }) => `/profile/garage/${bikes.second}`, who: 'rider' },
	{
		name: 'garage-history-end',
		path: ({ bikes }) => `/profile/garage/${bikes.first}`,
		who: 'rider',
		window: true,
		does: press('End the link'),
	},
	{ name: 'garage-history-loading', path: ({ bikes }) => `/profile/garage/${bikes.first}`, who: 'rider', waits: '**/history/' },
	{ name: 'garage-history-failed', path: ({ bikes }) => `/profile/garage/${bikes.first}`, who: 'rider', fails: '**/history/' },
	{ name: 'shared-history', path: ({ bikes }) => bikes.link },
	{ name: 'shared-history-unknown', path: `/history/1.${'x'.repeat(43)}` },
	{ name: 'vehicle-unknown', path: '/vehicles/999999' },
	{ name: 'picker-1-type', path: '/', window: true, does: (page) => openPicker(page) },
	{ name: 'picker-2-manufacturer', path: '/', window: true, does: (page) => openPicker(page, 'Motorcycle') },
	{ name: 'picker-3-model', path: '/', window: true, does: (page) => openPicker(page, 'Motorcycle', /^Bajaj/) },
	{ name: 'picker-4-details', path: '/', window: true, does: (page) => openPicker(page, 'Motorcycle', /^Bajaj/, /^Pulsar NS200/) },
	{
		name: 'picker-loading',
		path: '/',
		window: true,
		waits: '**/api/vehicle/manufacturers/**',
		does: (page) => openPicker(page, 'Motorcycle'),
	},
	{ name: 'picker-failed', path: '/', window: true, fails: '**/api/vehicle/**', does: (page) => openPicker(page) },
	{
		name: 'menu',
		path: '/',
		window: true,
		does: async (page) => {
			const menu = page.getByRole('banner').getByRole('button', { name: /menu/i })
			if (await menu.isVisible()) await menu.click()
		},
	},
	{ name: 'offline', path: '/', does: (page) => page.context().setOffline(true) },
	{ name: 'not-found', path: '/no/such/page' },
	{
		name: 'broken-home',
		path: '/',
		does: async (page) => {
			// An answer that no version of the product gives.
			await page.route('**/api/repairing-service/available-slots/**', (route) => route.fulfill({ json: [{ date: '2026-12-01' }] }))
			await page.reload()
		},
	},
	{ name: 'pieces', path: '/dev/ui' },
	{ name: 'pieces-edit', path: '/dev/ui#edit', window: true },
	{ name: 'pieces-scenes', path: '/dev/ui#scenes', window: true },
	{ name: 'outbox', path: '/dev/outbox' },
]

const accounts: Screen[] = [
	{ name: 'login', path: '/login' },
	{
		name: 'login-wrong-password',
		path: '/login',
		does: (page) => fillLogin(page, { Email: 'nobody@pahiya.test', Password: 'Wrong2026' }, 'Login'),
	},
	{ name: 'login-empty', path: '/login', does: press(/^Login$/) },
	{
		name: 'login-server-away',
		path: '/login',
		fails: '**/api/accounts/login/',
		does: (page) => fillLogin(page, { Email: 'rider@pahiya.test', Password: 'Rider@2026' }, 'Login'),
	},
	{ name: 'signup', path: '/login?mode=signup' },
	{
		name: 'signup-errors',
		path: '/login?mode=signup',
		does: (page) => fillLogin(page, { Username: 'a b', Email: 'not an address', Password: 'short' }, 'Sign Up'),
	},
	{
		name: 'signup-taken',
		path: '/login?mode=signup',
		does: (page) => fillLogin(page, { Username: 'asha_rider', Email: 'rider@pahiya.test', Password: 'Rider@2026' }, 'Sign Up'),
	},
	{ name: 'resend', path: '/login?mode=resend' },
	{ name: 'forgot', path: '/login?mode=forgot' },
	{ name: 'forgot-sent', path: '/login?mode=forgot', does: (page) => fillLogin(page, { Email: 'nobody@pahiya.test' }, 'Send reset link') },
	{ name: 'reset', path: '/reset-password/some-token' },
	{
		name: 'reset-mismatch',
		path: '/reset-password/some-token',
		does: (page) => fillLogin(page, { 'New password': 'Monsoon-Road-7', 'Confirm new password': 'Monsoon-Road-8' }, 'Reset Password'),
	},
	{ name: 'reset-invalid', path: '/reset-password' },
	{ name: 'reset-done', path: '/password-reset-confirmation' },
	{ name: 'google-stand-in', path: '/login', does: goToGoogle },
	{ name: 'google-failed', path: '/login?error=cancelled', does: (page) => page.getByText('You cancelled at Google').waitFor() },
	{ name: 'account-deleted', path: '/account-deleted' },
	{ name: 'check-mail', path: '/verify-email?email=meera@pahiya.test' },
	{ name: 'verify-loading', path: '/verify-email/some-token', waits: '**/api/accounts/verify-email/**' },
	{ name: 'verify-failed', path: '/verify-email/no-such-token' },
	{ name: 'verify-server-away', path: '/verify-email/some-token', fails: '**/api/accounts/verify-email/**' },
	{ name: 'profile', path: '/profile', who: 'rider' },
	{ name: 'profile-newcomer', path: '/profile', who: 'newcomer' },
	{ name: 'profile-loading', path: '/profile', who: 'rider', waits: '**/api/accounts/profile/' },
	{ name: 'profile-edit', path: '/profile', who: 'rider', does: press('Edit') },
	{ name: 'profile-edit-lists-failed', path: '/profile', who: 'rider', fails: '**/api/vehicle/**', does: press('Edit') },
	{
		name: 'profile-errors',
		path: '/profile',
		who: 'newcomer',
		does: async (page) => {
			await press('Edit')(page)
			await main(page).getByLabel('Postal code', { exact: true }).fill('12')
			await main(page).getByRole('button', { name: /^Save/ }).click()
		},
	},
	{
		name: 'profile-menu',
		path: '/profile',
		who: 'rider',
		window: true,
		does: async (page) => {
			const menu = main(page).getByRole('button', { name: 'Profile menu' })
			if (await menu.isVisible()) await menu.click()
		},
	},
	{ name: 'delete-account', path: '/profile', who: 'newcomer', window: true, does: press(/^Delete .*account/) },
	{ name: 'delete-account-blocked', path: '/profile', who: 'rider', window: true, does: press(/^Delete .*account/) },
	{ name: 'profile-failed', path: '/profile', who: 'rider', fails: '**/api/accounts/profile/' },
]

const carts: Screen[] = [
	{ name: 'cart', path: '/spare-parts/cart', who: 'rider', bike: true },
	{ name: 'cart-visitor', path: '/spare-parts?category=brakes', bike: true, does: fillCart },
	{ name: 'cart-empty', path: '/spare-parts/cart', who: 'newcomer' },
	{ name: 'cart-failed', path: '/spare-parts/cart', who: 'rider', bike: true, fails: '**/api/spare-parts/carts/**' },
	{ name: 'parts-checkout', path: '/spare-parts/cart', who: 'rider', bike: true, does: toCheckout },
	{ name: 'parts-checkout-errors', path: '/spare-parts/cart', who: 'rider', bike: true, does: orderUnfilled },
	{ name: 'parts-checkout-none', path: '/spare-parts/checkout?cartId=999999', who: 'rider' },
	{ name: 'parts-checkout-failed', path: '/spare-parts/checkout?cartId=1', who: 'rider', fails: '**/api/spare-parts/carts/**' },
]

const bookings: Screen[] = [
	{ name: 'checkout-empty', path: '/checkout', who: 'newcomer' },
	{ name: 'checkout', path: '/checkout', who: 'rider', bike: true },
	{ name: 'checkout-errors', path: '/checkout', who: 'rider', bike: true, does: confirmUnfilled },
	{ name: 'checkout-hours-failed', path: '/checkout', who: 'rider', bike: true, fails: '**/api/repairing-service/available-slots/**' },
	{ name: 'checkout-cart-failed', path: '/checkout', who: 'rider', bike: true, fails: '**/api/repairing-service/carts/**' },
	{ name: 'confirmation', path: (company) => `${repair('pending')(company)}?booked=1`, who: 'rider', window: true },
	{ name: 'repairs', path: '/profile?tab=repairs', who: 'rider' },
	{ name: 'repairs-empty', path: '/profile?tab=repairs', who: 'newcomer' },
	{ name: 'repairs-loading', path: '/profile?tab=repairs', who: 'rider', waits: '**/api/repairing-service/bookings/' },
	{ name: 'repairs-failed', path: '/profile?tab=repairs', who: 'rider', fails: '**/api/repairing-service/bookings/' },
	{ name: 'repair-pending', path: repair('pending'), who: 'rider' },
	{ name: 'repair-confirmed', path: repair('confirmed'), who: 'rider' },
	{ name: 'repair-in-progress', path: repair('in_progress'), who: 'rider' },
	{ name: 'chat', path: '/pricing', does: (page) => openChat(page), window: true },
	{ name: 'chat-answered', path: '/pricing', does: (page) => openChat(page, 'What are your plans?'), window: true },
	{ name: 'chat-own', path: '/profile', who: 'rider', does: (page) => openChat(page, 'Status of my repair'), window: true },
	{
		name: 'chat-failed',
		path: '/pricing',
		fails: '**/api/services/chatbot/**',
		does: (page) => openChat(page, 'Where are you?'),
		window: true,
	},
	{ name: 'chat-person', path: '/pricing', does: (page) => openChat(page, 'Talk to a person'), window: true },
	{ name: 'contact', path: '/contact-us' },
	{ name: 'contact-wrong', path: '/contact-us', does: press('Send Message') },
	{ name: 'contact-ticket-unknown', path: `/contact-us/1.${'x'.repeat(43)}` },
	{ name: 'about', path: '/about-us' },
	{ name: 'terms', path: '/terms-and-conditions' },
	{ name: 'privacy-policy', path: '/privacy-policy' },
	{ name: 'refund-policy', path: '/refund-policy' },
	{ name: 'return-policy', path: '/return-policy' },
	{ name: 'shipping-policy', path: '/shipping-policy' },
	{ name: 'admin-messages', path: '/admin/contact-messages', who: 'staff' },
	{ name: 'admin-new-message', path: '/admin/contact-messages/new', who: 'staff' },
	{ name: 'admin-new-message-errors', path: '/admin/contact-messages/new', who: 'staff', does: press('Save message') },
	{ name: 'admin-new-message-filled', path: '/admin/contact-messages/new', who: 'staff', does: noteMessage },
	{ name: 'admin-message', path: '/admin/contact-messages/1', who: 'staff' },
	{ name: 'admin-chats', path: '/admin/chat-sessions', who: 'staff' },
	{ name: 'admin-chat', path: '/admin/chat-sessions/1', who: 'staff' },
	{ name: 'extra-work', path: ({ extraWork }) => `/extra-work/${extraWork}` },
	{ name: 'extra-work-approve', path: ({ extraWork }) => `/extra-work/${extraWork}`, window: true, does: press(/^Approve/) },
	{ name: 'extra-work-unknown', path: `/extra-work/1.${'x'.repeat(43)}` },
	{ name: 'extra-work-failed', path: ({ extraWork }) => `/extra-work/${extraWork}`, fails: '**/api/repairing-service/extra-work/**' },
	{ name: 'repair-completed', path: repair('completed'), who: 'rider' },
	{
		name: 'repair-photos-large',
		path: repair('completed'),
		who: 'rider',
		window: true,
		does: press('See photo 2 after the work large'),
	},
	{ name: 'repair-photos-failed', path: repair('completed'), who: 'rider', fails: '**/bookings/*/photos/' },
	{ name: 'repair-to-pay', path: repair('to_pay'), who: 'rider' },
	{
		name: 'repair-printed',
		path: repair('completed'),
		who: 'rider',
		does: (page) => page.emulateMedia({ media: 'print' }),
	},
	{ name: 'repair-cancelled', path: repair('cancelled'), who: 'rider' },
	{ name: 'repair-as-soon-as-possible', path: repair('as_soon_as_possible'), who: 'rider' },
	{ name: 'repair-cancel', path: repair('pending'), who: 'rider', window: true, does: press(/^Cancel/) },
	{ name: 'repair-unknown', path: '/profile/repairs/999999', who: 'rider' },
	{ name: 'repair-failed', path: repair('pending'), who: 'rider', fails: '**/api/repairing-service/bookings/*/' },
]

const orders: Screen[] = [
	{ name: 'orders', path: '/profile?tab=orders', who: 'rider' },
	{ name: 'orders-empty', path: '/profile?tab=orders', who: 'newcomer' },
	{ name: 'orders-loading', path: '/profile?tab=orders', who: 'rider', waits: '**/api/spare-parts/orders/' },
	{ name: 'orders-failed', path: '/profile?tab=orders', who: 'rider', fails: '**/api/spare-parts/orders/' },
	{ name: 'order-placed', path: order('placed'), who: 'rider' },
	{ name: 'order-shipped', path: order('shipped'), who: 'rider' },
	{ name: 'order-delivered', path: order('delivered'), who: 'rider' },
	{ name: 'order-to-pay', path: order('to_pay'), who: 'rider' },
	{ name: 'order-cancelled', path: order('cancelled'), who: 'rider' },
	{ name: 'order-printed', path: order('delivered'), who: 'rider', does: (page) => page.emulateMedia({ media: 'print' }) },
	{ name: 'order-cancel', path: order('placed'), who: 'rider', window: true, does: press(/^Cancel/) },
	{ name: 'order-unknown', path: '/profile/orders/SP261120-AAAAAA', who: 'rider' },
	{ name: 'order-failed', path: order('placed'), who: 'rider', fails: '**/api/spare-parts/orders/*/' },
]

const plans: Screen[] = [
	{ name: 'subscription-signed-in', path: '/subscription', who: 'rider' },
	{ name: 'plan-request', path: '/pricing', who: 'rider', window: true, does: press(/^Subscribe Now/) },
	{ name: 'plan-request-errors', path: '/pricing', who: 'newcomer', window: true, does: requestUnfilled },
	{ name: 'plan-request-active', path: '/pricing', who: 'rider', window: true, does: requestPlan },
	{ name: 'notifications', path: '/profile?tab=notifications', who: 'rider' },
	{ name: 'notifications-empty', path: '/profile?tab=notifications', who: 'newcomer' },
	{ name: 'notifications-failed', path: '/profile?tab=notifications', who: 'rider', fails: '**/api/accounts/notifications/**' },
	{ name: 'subscriptions', path: '/profile?tab=subscriptions', who: 'rider' },
	{ name: 'subscriptions-active', path: '/profile?tab=subscriptions&sub=active', who: 'rider' },
	{ name: 'subscriptions-empty', path: '/profile?tab=subscriptions', who: 'newcomer' },
	{ name: 'subscriptions-active-empty', path: '/profile?tab=subscriptions&sub=active', who: 'newcomer' },
	{ name: 'subscriptions-failed', path: '/profile?tab=subscriptions', who: 'rider', fails: '**/api/subscription/**' },
	{ name: 'subscriptions-loading', path: '/profile?tab=subscriptions', who: 'rider', waits: '**/api/subscription/**' },
	{
		name: 'subscription-cancel',
		path: '/profile?tab=subscriptions&sub=active',
		who: 'rider',
		window: true,
		does: press(/^Cancel subscription/),
	},
	{
		name: 'visits',
		path: '/profile?tab=subscriptions&sub=visits',
		who: 'rider',
		does: (page) => main(page).getByText('Past Visits', { exact: true }).click(),
	},
	{ name: 'visits-empty', path: '/profile?tab=subscriptions&sub=visits', who: 'newcomer' },
	{ name: 'visits-failed', path: '/profile?tab=subscriptions&sub=visits', who: 'rider', fails: '**/api/subscription/visits/**' },
	{ name: 'visit', path: visit('visit'), who: 'rider' },
	{ name: 'visit-done', path: visit('doneVisit'), who: 'rider' },
	{ name: 'visit-unknown', path: '/subscription/visits/999999', who: 'rider' },
	{ name: 'visit-reschedule', path: visit('visit'), who: 'rider', window: true, does: press(/^Reschedule/) },
	{ name: 'visit-cancel', path: visit('visit'), who: 'rider', window: true, does: press(/^Cancel/) },
	{ name: 'visit-schedule', path: '/subscription/schedule', who: 'rider' },
	{ name: 'visit-schedule-none', path: '/subscription/schedule', who: 'newcomer' },
]

const vehicleBooking = ({ vehicleBookings }: Company) => `/profile/bookings/${vehicleBookings.pending}`
const visitsToVehicles: Screen[] = [
	{ name: 'bookings', path: '/profile?tab=bookings', who: 'rider' },
	{ name: 'bookings-empty', path: '/profile?tab=bookings', who: 'newcomer' },
	{ name: 'bookings-failed', path: '/profile?tab=bookings', who: 'rider', fails: '**/api/marketplace/bookings/' },
	{ name: 'booking', path: vehicleBooking, who: 'rider' },
	{ name: 'booking-sold', path: ({ vehicleBookings }) => `/profile/bookings/${vehicleBookings.sold}`, who: 'rider' },
	{ name: 'sell-request', path: sellRequest('scheduled'), who: 'rider' },
	{ name: 'sell-request-offered', path: sellRequest('offered'), who: 'rider' },
	{ name: 'sell-request-rejected', path: sellRequest('rejected'), who: 'rider' },
	{ name: 'sell-request-failed', path: sellRequest('pending'), who: 'rider', fails: '**/api/marketplace/sell-requests/**' },
	{ name: 'booking-cancel', path: vehicleBooking, who: 'rider', window: true, does: press('Cancel visit') },
	{ name: 'booking-unknown', path: '/profile/bookings/999999', who: 'rider' },
]

const company: Screen[] = [
	{ name: 'admin-day', path: ({ day }) => `/admin?date=${day}`, who: 'staff' },
	{ name: 'admin-today', path: '/admin', who: 'staff' },
	{ name: 'admin-day-free', path: '/admin?date=2027-03-02', who: 'staff' },
	{ name: 'admin-day-failed', path: '/admin', who: 'staff', fails: '**/api/admin/day/**' },
	{ name: 'admin-notifications', path: '/admin/notifications', who: 'staff' },
	{ name: 'admin-dashboard', path: '/admin/dashboard', who: 'staff' },
	{ name: 'admin-dashboard-year', path: '/admin/dashboard?from=2026-01-01&to=2026-12-31', who: 'admin' },
	{ name: 'admin-dashboard-failed', path: '/admin/dashboard', who: 'staff', fails: '**/api/admin/dashboard/**' },
	{ name: 'admin-invoices', path: '/admin/invoices', who: 'staff' },
	{ name: 'admin-invoice', path: '/admin/invoices/1', who: 'staff' },
	{ name: 'admin-books', path: '/admin/books', who: 'staff' },
	{ name: 'admin-payments', path: '/admin/payments', who: 'staff' },
	{ name: 'admin-dues', path: '/admin/dues', who: 'staff' },
	{ name: 'admin-books-failed', path: '/admin/books', who: 'staff', fails: '**/api/admin/{day-book,dues,gst-report}/**' },
	{ name: 'admin-repairs', path: '/admin/repairs', who: 'staff' },
	{ name: 'admin-repairs-nothing-found', path: '/admin/repairs?search=zzzz', who: 'staff' },
	{ name: 'admin-repairs-failed', path: '/admin/repairs', who: 'staff', fails: '**/api/admin/repair-bookings/**' },
	{ name: 'admin-repair-pending', path: adminRepair('pending'), who: 'staff' },
	{ name: 'admin-repair-in-progress', path: adminRepair('in_progress'), who: 'staff' },
	{
		name: 'admin-repair-extra-work',
		path: adminRepair('in_progress'),
		who: 'staff',
		window: true,
		does: press('Approved on the phone'),
	},
	{ name: 'admin-repair-completed', path: adminRepair('completed'), who: 'staff' },
	{ name: 'admin-repair-cancelled', path: adminRepair('cancelled'), who: 'staff' },
	{ name: 'admin-vehicles', path: '/admin/vehicles', who: 'staff' },
	{ name: 'admin-used-vehicle', path: '/admin/vehicles/1', who: 'staff' },
	{ name: 'admin-vehicle-bookings', path: '/admin/vehicle-bookings', who: 'staff' },
	{ name: 'admin-vehicle-booking', path: ({ vehicleBookings }) => `/admin/vehicle-bookings/${vehicleBookings.pending}`, who: 'staff' },
	{ name: 'admin-new-vehicle-booking', path: '/admin/vehicle-bookings/new', who: 'staff' },
	{ name: 'admin-new-vehicle-booking-errors', path: '/admin/vehicle-bookings/new', who: 'staff', does: press('Book visit') },
	{
		name: 'admin-new-vehicle-booking-filled',
		path: '/admin/vehicle-bookings/new?vehicle=1',
		who: 'staff',
		does: (page: Page) => chooseCaller(page, /^Account/),
	},
	{
		name: 'admin-new-vehicle-booking-failed',
		path: '/admin/vehicle-bookings/new?customer=1',
		who: 'staff',
		fails: '**/api/admin/users/*/',
	},
	{ name: 'admin-rc-transfers', path: '/admin/rc-transfers', who: 'staff' },
	{ name: 'admin-rc-transfer', path: ({ vehicleBookings }) => `/admin/rc-transfers/${vehicleBookings.transfer}`, who: 'staff' },
	{ name: 'admin-sell-requests', path: '/admin/sell-requests?tab=all', who: 'staff' },
	{ name: 'admin-sell-requests-empty', path: '/admin/sell-requests?tab=all&search=zzz', who: 'staff' },
	{ name: 'admin-sell-requests-failed', path: '/admin/sell-requests', who: 'staff', fails: '**/api/admin/sell-requests/**' },
	{ name: 'admin-sell-request', path: adminSellRequest('pending'), who: 'staff' },
	{ name: 'admin-sell-request-offered', path: adminSellRequest('offered'), who: 'staff' },
	{ name: 'admin-sell-request-rejected', path: adminSellRequest('rejected'), who: 'staff' },
	{ name: 'admin-sell-request-refusing', path: adminSellRequest('pending'), who: 'staff', does: press(/^Reject/), window: true },
	{ name: 'admin-new-sell-request', path: '/admin/sell-requests/new', who: 'staff' },
	{ name: 'admin-new-sell-request-errors', path: '/admin/sell-requests/new', who: 'staff', does: press('Send for inspection') },
	{
		name: 'admin-new-sell-request-filled',
		path: '/admin/sell-requests/new',
		who: 'staff',
		does: (page: Page) => chooseCaller(page, /^Account/),
	},
	{ name: 'admin-new-sell-request-failed', path: '/admin/sell-requests/new?customer=1', who: 'staff', fails: '**/api/admin/users/*/' },
	{ name: 'admin-orders', path: '/admin/orders', who: 'staff' },
	{ name: 'admin-orders-nothing-found', path: '/admin/orders?search=zzzz', who: 'staff' },
	{ name: 'admin-orders-failed', path: '/admin/orders', who: 'staff', fails: '**/api/admin/orders/**' },
	{ name: 'admin-order-placed', path: adminOrder('placed'), who: 'staff' },
	{ name: 'admin-order-shipped', path: adminOrder('shipped'), who: 'staff' },
	{ name: 'admin-order-to-pay', path: adminOrder('to_pay'), who: 'staff' },
	{ name: 'admin-order-cancelled', path: adminOrder('cancelled'), who: 'staff' },
	{ name: 'admin-order-ship', path: adminOrder('confirmed'), who: 'staff', window: true, does: press(/^Ship/) },
	{ name: 'admin-order-slip', path: adminOrder('shipped'), who: 'staff', does: (page) => page.emulateMedia({ media: 'print' }) },
	{ name: 'admin-order-by-phone', path: adminOrder('by_phone'), who: 'staff' },
	{ name: 'admin-order-account', path: adminOrder('by_phone'), who: 'staff', window: true, does: press('Give to an account') },
	{ name: 'admin-new-order', path: '/admin/orders/new', who: 'staff' },
	{ name: 'admin-new-order-errors', path: '/admin/orders/new', who: 'staff', does: press('Place Order') },
	{ name: 'admin-new-order-filled', path: '/admin/orders/new', who: 'staff', does: takeOrder },
	{ name: 'admin-new-order-failed', path: '/admin/orders/new?customer=1', who: 'staff', fails: '**/api/admin/users/*/' },
	{ name: 'admin-order-unknown', path: '/admin/orders/SP261120-AAAAAA', who: 'staff' },
	{ name: 'admin-order-failed', path: adminOrder('placed'), who: 'staff', fails: '**/api/admin/orders/*/' },
	{ name: 'admin-requests', path: '/admin/subscription-requests', who: 'staff' },
	{ name: 'admin-requests-failed', path: '/admin/subscription-requests', who: 'staff', fails: '**/api/admin/subscription-requests/**' },
	{ name: 'admin-new-request', path: '/admin/subscription-requests/new', who: 'staff' },
	{ name: 'admin-new-request-errors', path: '/admin/subscription-requests/new', who: 'staff', does: press('Send request') },
	{ name: 'admin-new-request-filled', path: '/admin/subscription-requests/new', who: 'staff', does: takeRequest },
	{
		name: 'admin-new-request-failed',
		path: '/admin/subscription-requests/new?customer=1',
		who: 'staff',
		fails: '**/api/admin/users/*/',
	},
	{ name: 'admin-request-pending', path: adminRequest('pending'), who: 'staff' },
	{ name: 'admin-request-approve', path: adminRequest('pending'), who: 'staff', window: true, does: press(/^Approve/) },
	{ name: 'admin-request-reject', path: adminRequest('pending'), who: 'staff', window: true, does: press(/^Reject/) },
	{ name: 'admin-request-rejected', path: adminRequest('rejected'), who: 'staff' },
	{ name: 'admin-request-unknown', path: '/admin/subscription-requests/999999', who: 'staff' },
	{ name: 'admin-subscriptions', path: '/admin/subscriptions', who: 'staff' },
	{ name: 'admin-subscription-active', path: adminSubscription('active'), who: 'staff' },
	{ name: 'admin-subscription-cancelled', path: adminSubscription('cancelled'), who: 'staff' },
	{ name: 'admin-subscription-visit', path: adminSubscription('active'), who: 'staff', window: true, does: press(/^Schedule visit/) },
	{ name: 'admin-subscription-correct', path: adminSubscription('active'), who: 'staff', window: true, does: press(/^Correct/) },
	{ name: 'admin-subscription-move', path: adminSubscription('active'), who: 'staff', window: true, does: press(/^Move plan/) },
	{ name: 'admin-subscription-unknown', path: '/admin/subscriptions/999999', who: 'staff' },
	{ name: 'admin-visits', path: '/admin/visits?tab=all', who: 'staff' },
	{ name: 'admin-visit', path: adminVisit('visit'), who: 'staff' },
	{ name: 'admin-visit-done', path: adminVisit('doneVisit'), who: 'staff' },
	{ name: 'admin-visit-unknown', path: '/admin/visits/999999', who: 'staff' },
	{ name: 'admin-plans', path: '/admin/plans', who: 'admin' },
	{ name: 'admin-plan', path: (made) => `/admin/plans/${made.plans.plan}`, who: 'admin' },
	{ name: 'admin-plan-price', path: (made) => `/admin/plans/${made.plans.plan}`, who: 'admin', window: true, does: press(/^Change price/) },
	{ name: 'admin-plan-staff', path: (made) => `/admin/plans/${made.plans.plan}`, who: 'staff' },
	{ name: 'admin-plan-new', path: '/admin/plans/new', who: 'admin' },
	{ name: 'admin-new-booking', path: '/admin/repairs/new', who: 'staff' },
	{ name: 'admin-book-again', path: (made) => `/admin/repairs/new?again=${made.repairs.completed}`, who: 'staff' },
	{ name: 'admin-edit-contact', path: adminRepair('pending'), who: 'staff', window: true, does: press(/^Edit contact/) },
	{ name: 'admin-change-services', path: adminRepair('pending'), who: 'staff', window: true, does: press(/^Change services/) },
	{ name: 'admin-team', path: '/admin/team', who: 'admin' },
	{ name: 'admin-invite', path: '/admin/team?invite=1', who: 'admin', window: true },
	{ name: 'admin-customers', path: '/admin/customers', who: 'staff' },
	{ name: 'admin-customer', path: '/admin/customers', who: 'staff', does: follow('Asha Rider') },
	{ name: 'admin-categories', path: '/admin/service-categories', who: 'admin' },
	{ name: 'admin-category', path: (made) => `/admin/service-categories/${made.categories.Brakes?.uuid}`, who: 'admin' },
	{ name: 'admin-services', path: '/admin/services', who: 'admin' },
	{ name: 'admin-service', path: (made) => `/admin/services/${one(made.categories.Brakes?.services.slice(0, 1) ?? []).id}`, who: 'admin' },
	{ name: 'admin-price-sheet', path: '/admin/price-sheet', who: 'admin' },
	{ name: 'admin-price-sheet-changed', path: '/admin/price-sheet', who: 'admin', does: changePrices },
	{ name: 'admin-price-sheet-failed', path: '/admin/price-sheet', who: 'staff', fails: '**/api/admin/service-prices/sheet/**' },
	{ name: 'admin-price-sheet-models', path: '/admin/price-sheet?by=model', who: 'admin' },
	{ name: 'admin-price-sheet-models-changed', path: '/admin/price-sheet?by=model&search=activa', who: 'admin', does: changePrices },
	{ name: 'admin-price-sheet-models-none', path: '/admin/price-sheet?by=model&search=nothing+like+it', who: 'staff' },
	{ name: 'admin-service-new', path: '/admin/services/new', who: 'admin' },
	{ name: 'admin-service-new-staff', path: '/admin/services/new', who: 'staff' },
	{ name: 'admin-models', path: '/admin/vehicle-models', who: 'staff' },
	{ name: 'admin-model', path: '/admin/vehicle-models?search=splendor+plus', who: 'staff', does: follow('Splendor Plus') },
	{ name: 'admin-model-new', path: '/admin/vehicle-models/new', who: 'staff' },
	{
		name: 'admin-model-errors',
		path: '/admin/vehicle-models/new',
		who: 'staff',
		does: press('Create vehicle model'),
	},
	{
		name: 'admin-model-choosing',
		path: '/admin/vehicle-models/new',
		who: 'staff',
		window: true,
		does: async (page) => {
			await main(page).getByRole('combobox', { name: 'Manufacturer' }).fill('ho')
			await main(page).getByRole('option', { name: 'Honda' }).waitFor()
		},
	},
	{ name: 'admin-manufacturers', path: '/admin/manufacturers', who: 'staff' },
	{ name: 'admin-manufacturer', path: '/admin/manufacturers?search=hero', who: 'staff', does: follow('Hero') },
	{ name: 'admin-vehicle-types', path: '/admin/vehicle-types', who: 'staff' },
	{ name: 'admin-vehicle-type', path: '/admin/vehicle-types', who: 'staff', does: follow('Motorcycle') },
	{ name: 'admin-unknown', path: '/admin/no-such-thing', who: 'staff' },
	{ name: 'admin-closed-days', path: '/admin/closed-days', who: 'admin' },
	{ name: 'admin-closed-days-chosen', path: '/admin/closed-days', who: 'admin', does: chooseDays },
	{ name: 'admin-closed-days-failed', path: '/admin/closed-days', who: 'staff', fails: '**/api/admin/slot-closures/calendar/**' },
	{ name: 'admin-hours', path: '/admin/hours', who: 'admin' },
	{ name: 'admin-technicians', path: '/admin/technicians', who: 'admin' },
	{ name: 'admin-faqs', path: '/admin/faqs', who: 'staff' },
	{ name: 'admin-faq', path: '/admin/faqs', who: 'staff', does: follow('Can I stop?') },
	{ name: 'admin-faq-new', path: '/admin/faqs/new', who: 'staff' },
	{ name: 'admin-audit-log', path: '/admin/audit-log', who: 'admin' },
	{ name: 'admin-settings', path: '/admin/settings', who: 'admin' },
	{ name: 'admin-settings-staff', path: '/admin/settings', who: 'staff' },
	{ name: 'admin-mail-texts', path: '/admin/mail-texts', who: 'admin' },
	{ name: 'admin-mail-texts-failed', path: '/admin/mail-texts', who: 'admin', fails: '**/api/admin/mail-texts/' },
	{ name: 'admin-mail-text', path: '/admin/mail-texts/repair-booked', who: 'admin' },
	{ name: 'admin-mail-text-fixed', path: '/admin/mail-texts/reset-password', who: 'admin' },
	{
		name: 'admin-mail-text-errors',
		path: '/admin/mail-texts/repair-booked',
		who: 'admin',
		does: async (page) => {
			await main(page).getByLabel('Opening').fill('See you soon, {nickname}.')
			await press('Save')(page)
		},
	},
	{ name: 'my-day', path: ({ day }) => `/admin/my-day?date=${day}`, who: 'technician' },
	{ name: 'my-day-photos-failed', path: ({ day }) => `/admin/my-day?date=${day}`, who: 'technician', fails: '**/photos/' },
	{ name: 'my-day-free', path: '/admin/my-day?date=2027-03-02', who: 'technician' },
	{ name: 'my-repairs', path: '/admin/repairs', who: 'technician' },
	{ name: 'my-repair', path: adminRepair('in_progress'), who: 'technician' },
	{ name: 'my-repair-start', path: adminRepair('confirmed'), who: 'technician', window: true, does: press(/^Start/) },
	{ name: 'inspection', path: inspection('inspecting'), who: 'technician' },
	{
		name: 'inspection-points',
		path: inspection('inspecting'),
		who: 'technician',
		does: (page) => main(page).locator('summary').first().click(),
	},
	{ name: 'inspection-to-start', path: inspection('scheduled'), who: 'technician' },
	{ name: 'inspection-done', path: inspection('offered'), who: 'technician' },
	{ name: 'admin-no-access', path: '/admin', who: 'rider' },
]

/** Every screen and state of the product; a new one is one line. */
export const screens: Screen[] = [...visitors, ...accounts, ...carts, ...bookings, ...orders, ...plans, ...visitsToVehicles, ...company]

async function confirmUnfilled(page: Page) {
	// What is known of a rider is folded to a line.
	for (const change of await main(page).getByRole('button', { name: 'Change address and contact' }).all()) await change.click()
	for (const label of ['Street address', 'Name', 'Phone']) await main(page).getByLabel(label, { exact: true }).fill('')
	await page
		.getByRole('button', { name: /^Confirm booking/ })
		.filter({ visible: true })
		.click()
}
