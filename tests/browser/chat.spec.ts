import type { Page } from '@playwright/test'
import { formatRupees } from '../../src/shared/money.ts'
import { expect, expectAccessible, expectFitsPhones, open, test } from './support/journey.ts'
import { aRider, signIn } from './support/people.ts'
import { aFreeHour, aRepair, categoryNamed, chooseBike, priceFor } from './support/repairs.ts'
import { company, openAdmin } from './support/staff.ts'

const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Chat with us' }).last()
const chat = (page: Page) => page.getByRole('dialog', { name: 'Chat with us' })
const log = (page: Page) => chat(page).getByRole('log')
async function say(page: Page, words: string) {
	await chat(page).getByRole('textbox', { name: 'Your message' }).fill(words)
	await chat(page).getByRole('button', { name: 'Send' }).click()
}

test('a visitor asks on any page what a service costs for the chosen bike, and the chat goes along (A.CHAT-01, A.CHAT-02, A.CHAT-07, A.R-88)', async ({
	page,
	product,
}) => {
	const brakes = await categoryNamed(product, 'Brakes')
	const service = brakes.services[0]
	if (!service) throw new Error('There is no service')
	const bike = await chooseBike(page, product)
	const { price } = await priceFor(product, service, bike)
	await open(page, '/about-us')
	await opener(page).click()
	await say(page, `price of ${service.name}`)
	await expect(log(page)).toContainText(`${service.name}: ${formatRupees(price)}`)
	await expectAccessible(page)
	await expectFitsPhones(page)
	await log(page).getByRole('link', { name: 'Brakes' }).click()
	await expect(page).toHaveURL(`/services/${brakes.uuid}`)
	await expect(chat(page)).toHaveCount(0)
	await opener(page).click()
	await expect(log(page)).toContainText(service.name)
	await page.keyboard.press('Escape')
	await expect(opener(page)).toBeFocused()
})

test('a member asks for the status of the repair and follows it; after a logout nothing of it is left (A.CHAT-09)', async ({
	page,
	product,
}) => {
	const rider = await aRider(product)
	const repair = await aRepair(product, rider, await aFreeHour(product))
	await signIn(page, rider)
	await open(page, '/')
	await opener(page).click()
	await chat(page).getByRole('button', { name: 'Status of my repair' }).click()
	await expect(log(page)).toContainText(repair.reference)
	await log(page)
		.getByRole('link', { name: `Track ${repair.reference}` })
		.click()
	await expect(page).toHaveURL(`/profile/repairs/${repair.id}`)
	await open(page, '/logout')
	await expect.poll(() => page.evaluate(() => sessionStorage.getItem('chat'))).toBeNull()
})

test('a visitor hands the chat over to a person, staff read it as a message and as the chat it was, and the link follows it (A.CHAT-07, A.CONTACT-17, A.ADMIN-31)', async ({
	page,
	browser,
	product,
}) => {
	await open(page, '/pricing')
	await opener(page).click()
	await say(page, 'my scooter <b>hums</b> at 40')
	await expect(log(page)).toContainText('my scooter <b>hums</b> at 40')
	await chat(page).getByRole('button', { name: 'Talk to a person' }).click()
	await chat(page).getByRole('textbox', { name: 'Name' }).fill('Asha Patil')
	await chat(page).getByRole('textbox', { name: 'Email' }).fill('asha.chats@pahiya.test')
	await expectAccessible(page)
	await chat(page).getByRole('button', { name: 'Send to a person' }).dblclick()
	const follow = log(page).getByRole('link', { name: /^Follow CM\d+$/ })
	await expect(follow).toHaveCount(1)

	const desk = await browser.newPage({ baseURL: product.origin })
	await signIn(desk, company.staff)
	await openAdmin(desk, '/admin/contact-messages')
	await desk.getByRole('link', { name: /Asha Patil/ }).click()
	await expect(desk.getByRole('main').getByText('Customer: my scooter <b>hums</b> at 40')).toBeVisible()
	await desk.getByRole('link', { name: /^Chat \d+, as it stands today$/ }).click()
	await expect(desk.getByRole('heading', { level: 1, name: /^Chat \d+, a visitor$/ })).toBeVisible()
	await expect(desk.getByRole('list', { name: 'Messages' }).getByRole('listitem').first()).toContainText('my scooter <b>hums</b> at 40')
	await expectAccessible(desk)
	await desk.close()

	await follow.click()
	await expect(page).toHaveURL(/\/contact-us\/\d+\./)
	await expect(page.getByRole('main')).toContainText('handed over to a person')
})

test('the button covers neither a bar at a phone’s lower edge nor the end of a page (A.R-88, ux 46)', async ({ page, product }) => {
	const rider = await aRider(product)
	const brakes = await categoryNamed(product, 'Brakes')
	await chooseBike(page, product)
	await signIn(page, rider)
	await page.setViewportSize({ width: 360, height: 740 })
	const overlaps = () =>
		page.evaluate(() => {
			const [button] = document.querySelectorAll('main > [data-print] button')
			const chat = button?.getBoundingClientRect()
			const others = [...document.querySelectorAll('footer, main div[data-print="hide"]:not(:has(> div > button[aria-haspopup="dialog"]))')]
			return others
				.map((other) => other.getBoundingClientRect())
				.filter((other) => chat && other.height > 0 && other.top < chat.bottom && other.bottom > chat.top && other.right > chat.left).length
		})
	for (const path of ['/', `/services/${brakes.uuid}`, '/login']) {
		await open(page, path)
		await expect(opener(page)).toBeInViewport()
		const height = await page.evaluate(() => document.documentElement.scrollHeight)
		for (let top = 0; top < height; top += 370) {
			await page.evaluate((to) => window.scrollTo(0, to), top)
			expect(await overlaps(), `${path} at ${top}`).toBe(0)
		}
	}
})

test('at a desk the button stands beside the page, over nothing that can be pressed (ux 46)', async ({ page }) => {
	await open(page, '/spare-parts')
	for (const width of [1280, 1366, 1500, 1920]) {
		await page.setViewportSize({ width, height: 768 })
		await expect(opener(page)).toBeInViewport()
		const begins = await opener(page).evaluate((button) => button.getBoundingClientRect().left)
		const ends = await page
			.getByRole('main')
			.locator('a:visible, button:not([aria-haspopup="dialog"]):visible')
			.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right))
		expect([width, Math.max(...ends) < begins]).toEqual([width, true])
	}
})
