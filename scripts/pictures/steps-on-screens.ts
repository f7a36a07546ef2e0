import type { Page } from '@playwright/test'

// What is pressed and typed on a screen before its picture is taken.

export const main = (page: Page) => page.getByRole('main')
export const press = (name: string | RegExp) => (page: Page) => main(page).getByRole('button', { name }).first().click()

/** Three days of the month after the next. */
export async function chooseDays(page: Page) {
	const month = main(page).getByRole('table').nth(2)
	await month.getByRole('button').nth(4).click()
	await month.getByRole('button').nth(6).click()
}

/** Some prices and one that is none, where there is room for a sheet. */
export async function changePrices(page: Page) {
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
export async function chooseCaller(page: Page, field = /^Phone/) {
	await deskField(page, field).fill('asha rider')
	await main(page)
		.getByRole('option', { name: /Asha Rider/ })
		.first()
		.click()
}

/** The plan of a caller who has one already. */
export async function takeRequest(page: Page) {
	await chooseCaller(page)
	await deskField(page, /^Plan/).fill('care year')
	await main(page)
		.getByRole('option', { name: /^Care, Yearly/ })
		.click()
}

/** A complaint of a caller with an account. */
export async function noteMessage(page: Page) {
	await chooseCaller(page)
	await main(page).getByRole('textbox', { name: 'Message' }).fill('The new brake squeals in the rain.')
	await main(page).getByRole('checkbox', { name: 'This is a complaint' }).check()
}

/** The order of a caller with an account: two parts, and the pin that was shared. */
export async function takeOrder(page: Page) {
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

export async function openPicker(page: Page, ...choices: (string | RegExp)[]) {
	await page.getByRole('banner').getByRole('button', { name: 'Choose your bike' }).click()
	const picker = page.getByRole('dialog', { name: 'Choose your bike' })
	for (const name of choices) await picker.getByRole('button', { name }).first().click()
	return picker
}

export async function openChat(page: Page, ...said: string[]) {
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

export async function fillLogin(page: Page, fields: Record<string, string>, button: string) {
	for (const [label, text] of Object.entries(fields)) await main(page).getByLabel(label, { exact: true }).fill(text)
	await main(page).getByRole('button', { name: button, exact: true }).click()
}

export async function goToGoogle(page: Page) {
	await main(page)
		.getByRole('button', { name: /Google/ })
		.click()
	await page.waitForURL(/\/dev\/sign-in/)
}

/** Moves inside the product, so that the browser asks for what the server would have put into the page. */
export const follow = (name: string) => (page: Page) => main(page).getByRole('link', { name }).first().click()

export const toParts = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Spare Parts' }).click()
export const toVehicles = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Buy Vehicle' }).click()
/** The first vehicle that nobody has booked, and the dialog that books it. */
export async function bookFirst(page: Page) {
	await main(page).getByRole('article').filter({ hasText: 'Available' }).first().getByRole('link').click()
	await main(page).getByRole('button', { name: 'Book to see it' }).first().click()
}
export const firstPart = (page: Page) => main(page).getByRole('article').first().getByRole('link').click()
/** A visitor puts two parts into the cart and looks at it. */
export async function fillCart(page: Page) {
	for (const nth of [0, 1]) await main(page).getByRole('button', { name: 'Add to Cart', disabled: false }).nth(nth).click()
	await main(page).getByRole('link', { name: 'View cart' }).nth(1).click()
}
export const toCheckout = (page: Page) => main(page).getByRole('button', { name: 'Proceed to Checkout' }).click()
/** Presses 'Place Order' with a form that is not filled in. */
export async function orderUnfilled(page: Page) {
	await toCheckout(page)
	await main(page).getByRole('textbox', { name: 'Postal code' }).fill('4110')
	await main(page).getByRole('textbox', { name: 'Name' }).fill('')
	await main(page)
		.getByRole('button', { name: /^Place Order/ })
		.filter({ visible: true })
		.click()
}
export const toPricing = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Plans & Pricing' }).click()
export async function openQuestions(page: Page) {
	await main(page).getByText('How many visits does a plan have?').click()
	await main(page).getByText('Can I stop?').click()
}
/** Sends the form of the first plan as it is filled in. */
export async function requestPlan(page: Page) {
	await press(/^Subscribe Now/)(page)
	await page.getByRole('button', { name: 'Send request' }).click()
}
export async function requestUnfilled(page: Page) {
	await press(/^Subscribe Now/)(page)
	await page.getByRole('textbox', { name: 'Postal code' }).fill('56')
	await page.getByRole('button', { name: 'Send request' }).click()
}
export async function showFilters(page: Page) {
	const button = main(page).getByRole('button', { name: 'Show Filters' })
	if (await button.isVisible()) await button.click()
}

export async function confirmUnfilled(page: Page) {
	// What is known of a rider is folded to a line.
	for (const change of await main(page).getByRole('button', { name: 'Change address and contact' }).all()) await change.click()
	for (const label of ['Street address', 'Name', 'Phone']) await main(page).getByLabel(label, { exact: true }).fill('')
	await page
		.getByRole('button', { name: /^Confirm booking/ })
		.filter({ visible: true })
		.click()
}
