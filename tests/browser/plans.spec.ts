import type { Page } from '@playwright/test'
import type { Plan, RequestState, Subscription, SubscriptionRequest } from '../../src/contract/plans/plans.ts'
import type { Visit } from '../../src/contract/plans/visits.ts'
import type { VehicleModel } from '../../src/contract/vehicles/vehicles.ts'
import { formatHour } from '../../src/shared/days.ts'
import { formatRupees } from '../../src/shared/money.ts'
import { one } from '../../src/shared/one.ts'
import { expect, expectAccessible, open, refusedWith, test } from './support/journey.ts'
import { aPhoneNumber, aRider, ask, logIn, passOf, type Rider, signIn } from './support/people.ts'
import type { Product } from './support/product.ts'
import { aPerson, bikeNamed, chooseBike } from './support/repairs.ts'
import { fillCheckout, main, pickerOn, stepOf } from './support/screens.ts'
import { company, openAdmin } from './support/staff.ts'

// Days and hours are India's, wherever the browser is (D-17).
test.use({ timezoneId: 'America/New_York' })

const plansOf = (product: Product) => ask<Plan[]>(product, 'GET', '/subscription/plans/')
const planNamed = async (product: Product, name: string) => one((await plansOf(product)).filter((plan) => plan.name === name))
const form = (page: Page) => page.getByRole('dialog', { name: /^Subscribe to/ })
const subscribe = (page: Page, name: string) => main(page).getByRole('button', { name: new RegExp(`^Subscribe Now to ${name}`) })
const send = (page: Page) => form(page).getByRole('button', { name: 'Send request' }).click()

/** Asks for a plan without any browser. */
async function aRequest(product: Product, { access }: Pick<Rider, 'access'>) {
	const { variants } = await planNamed(product, 'Care')
	const models = await ask<VehicleModel[]>(product, 'GET', '/vehicle/vehicle-models/')
	const model = one(models.filter(({ name, manufacturer_name }) => `${manufacturer_name} ${name}` === 'Hero Splendor Plus'))
	return ask<SubscriptionRequest>(product, 'POST', '/subscription/subscription-requests/', {
		access,
		body: {
			...aPerson,
			plan_variant: variants[0]?.id,
			vehicle_type: model.vehicle_type,
			manufacturer: model.manufacturer,
			vehicle_model: model.id,
		},
	})
}

test('a visitor is led from what is told of plans to them and to their prices, logs in, asks for a plan, staff approve it, and the open page shows it active (A.LAYOUT-03, A.LAYOUT-04, A.LAYOUT-07, A.PRICING-07, A.PRICING-08, A.SUBREQ-03, A.SUBREQ-32, A.LAYOUT-36, A.PICKER-16)', async ({
	page,
	product,
	another,
}) => {
	const rider = await aRider(product)
	const { variants } = await planNamed(product, 'Care')
	const yearly = one(variants.filter(({ duration_type }) => duration_type === 'yearly'))
	await chooseBike(page, product)
	await open(page, '/subscription')
	await main(page).getByRole('link', { name: 'View Plans' }).click()
	await expect(page).toHaveURL('/subscription/plans')
	for (const { name } of await plansOf(product)) await expect(main(page).getByRole('heading', { name, exact: true })).toBeVisible()
	await page.getByRole('contentinfo').getByRole('link', { name: 'Plans & Pricing' }).click()
	await expect(page).toHaveURL('/pricing')
	for (const name of ['Quarterly', 'Half Yearly', 'Yearly']) await expect(main(page).getByRole('link', { name, exact: true })).toBeVisible()
	await expect(main(page).getByRole('region', { name: 'Frequently asked questions' }).locator('details').first()).toBeVisible()
	await main(page).getByRole('link', { name: 'Yearly', exact: true }).click()
	await expect(main(page).getByRole('list', { name: 'Plans' })).toContainText(formatRupees(yearly.discounted_price))
	await subscribe(page, 'Care').click()
	await expect(page).toHaveURL('/login')
	await logIn(page, rider)
	await expect(page).toHaveURL('/pricing?duration=yearly')
	await subscribe(page, 'Care').click()
	await expect(form(page)).toContainText(formatRupees(yearly.discounted_price))
	await fillCheckout(page, aPerson, form(page))
	await form(page).getByLabel('Manufacturer').selectOption('Bajaj')
	await expect(form(page).getByLabel('Model')).toHaveValue('')
	await form(page).getByRole('button', { name: 'Choose from pictures' }).click()
	await expect(stepOf(page, 'Details')).toBeVisible()
	await pickerOn(page).getByRole('button', { name: 'Use this bike', exact: true }).click()
	await expect(pickerOn(page)).toBeHidden()
	await expect(form(page).getByLabel('Manufacturer').locator('option:checked')).toHaveText('Hero')
	await expect(form(page).getByLabel('Model')).not.toHaveValue('')
	await form(page).getByRole('button', { name: 'Send request' }).dblclick()
	const sent = page.getByRole('dialog', { name: 'Your request is sent' })
	await expect(sent).toContainText(/BK\d{10}/)
	const request = one(await ask<SubscriptionRequest[]>(product, 'GET', '/subscription/subscription-requests/', { access: rider.access }))
	await expect(sent).toContainText(request.reference)
	await expectAccessible(page)
	await sent.getByRole('link', { name: 'View My Subscriptions' }).click()
	await expect(page).toHaveURL('/profile?tab=subscriptions')
	await expect(main(page).getByRole('list', { name: 'Subscription Requests' })).toContainText('Pending')

	const desk = await another()
	await signIn(desk, company.staff)
	await openAdmin(desk, '/admin/subscription-requests')
	await desk.keyboard.press('Control+k')
	await desk.getByRole('combobox', { name: 'Search', exact: true }).fill(request.reference.toLowerCase())
	await desk.keyboard.press('Enter')
	await expect(desk.getByRole('heading', { level: 1, name: request.reference })).toBeVisible()
	await desk.getByRole('button', { name: `Approve ${request.reference}` }).click()
	await desk.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click()
	await expect(main(desk).getByText('It became a subscription.')).toBeVisible()
	await expect(desk.getByRole('list', { name: 'Changes' })).toContainText('Pending')

	// What the company decides is seen without a reload.
	await expect(main(page).getByRole('list', { name: 'Subscription Requests' })).toContainText('Approved')
	await main(page).getByRole('link', { name: 'Active Subscription' }).click()
	await expect(main(page)).toContainText(`${yearly.max_visits} visits left`)
	await expect(page.getByRole('img', { name: `UPI code for ${formatRupees(yearly.discounted_price)}` })).toBeVisible()
})

test('staff ask for a plan for a customer who phones, in a few keys; the customer sees it among the own requests (decision 0071)', {
	tag: '@desktop-only',
}, async ({ page, product }) => {
	const { manufacturerId, modelId } = await bikeNamed(product, 'Hero Splendor Plus')
	const phone = aPhoneNumber()
	const { customer_name: name, address, city, state, postal_code } = aPerson
	const bike = { manufacturer: manufacturerId, vehicle_model: modelId }
	const rider = await aRider(product, { name, phone_number: phone, address, city, state, postal_code, ...bike })
	await signIn(page, company.staff)
	await openAdmin(page, '/admin/subscription-requests')
	await main(page).getByRole('link', { name: 'New request' }).click()
	await expect(page.locator(':focus')).toHaveAccessibleName(/^Phone/)
	await page.keyboard.type(phone)
	await main(page)
		.getByRole('option', { name: new RegExp(name) })
		.click()
	await expect(page.locator(':focus')).toHaveAccessibleName(/^Plan/)
	await page.keyboard.type('care year')
	await expect(main(page).getByRole('option', { name: /^Care, Yearly/ })).toBeVisible()
	await page.keyboard.press('Enter')
	await page.keyboard.press('Control+Enter')
	await expect(page).toHaveURL(/\/admin\/subscription-requests\/\d+$/)
	const request = one(await ask<SubscriptionRequest[]>(product, 'GET', '/subscription/subscription-requests/', { access: rider.access }))
	await expect(page.getByRole('heading', { level: 1, name: request.reference })).toBeVisible()
	expect(request).toMatchObject({
		status: 'pending',
		plan_name: 'Care',
		duration_type: 'yearly',
		vehicle_model: modelId,
		customer_email: rider.email,
	})
})

test('a rejected request shows its reason; then another one goes out, and a third is refused with its dialog; who has a subscription is told so, and once it is cancelled with the refund that was shown, another can be asked for (A.SUBREQ-16, A.SUBREQ-17, A.SUBREQ-18, A.SUBREQ-19, A.SUBREQ-31, A.SUBREQ-36, A.SUB-06, A.R-63)', async ({
	page,
	product,
	noise,
}) => {
	noise.allow(refusedWith(400))
	const rider = await aRider(product)
	const staff = await passOf(product, 'staff')
	const request = await aRequest(product, rider)
	await ask<RequestState>(product, 'POST', `/subscription/subscription-requests/${request.id}/reject/`, {
		access: staff,
		body: { rejection_reason: 'Your lane is closed' },
	})
	await signIn(page, rider)
	await open(page, '/profile?tab=subscriptions')
	await expect(main(page).getByRole('list', { name: 'Subscription Requests' })).toContainText('Your lane is closed')
	await main(page).getByRole('link', { name: 'View Plans' }).click()
	await expect(page).toHaveURL('/subscription/plans')
	const { id } = await aRequest(product, rider)
	await chooseBike(page, product)
	await page.reload()
	await subscribe(page, 'Basic').click()
	await fillCheckout(page, aPerson, form(page))
	await send(page)
	const pending = page.getByRole('dialog', { name: 'Your request is in progress' })
	await expect(pending).toContainText('You already have a pending subscription request.')
	await expectAccessible(page)
	await page.goBack()
	await expect(pending).toBeHidden()
	await expect(page).toHaveURL('/subscription/plans')

	await ask(product, 'POST', `/subscription/subscription-requests/${id}/approve/`, { access: staff })
	const subscription = await ask<Subscription>(product, 'GET', '/subscription/subscriptions/active/', { access: rider.access })
	await ask(product, 'POST', `/admin/subscriptions/${subscription.id}/record-payment/`, { access: staff, body: { method: 'upi' } })
	await open(page, '/pricing')
	await subscribe(page, 'Basic').click()
	await send(page)
	const active = page.getByRole('dialog', { name: 'You have an active subscription' })
	await expect(active).toContainText('You already have an active subscription. Please cancel it before requesting a new one.')
	await active.getByRole('link', { name: 'My Subscriptions' }).click()
	await main(page).getByRole('button', { name: 'Cancel subscription' }).click()
	const dialog = page.getByRole('dialog', { name: `Cancel ${subscription.reference}?` })
	await expect(dialog).toContainText(`We give you back ${formatRupees(subscription.total_amount)}`)
	await dialog.getByRole('button', { name: 'Cancel subscription' }).click()
	await expect(main(page).getByRole('heading', { name: 'No active subscription' })).toBeVisible()
	await main(page).getByRole('link', { name: 'View Plans' }).click()
	await subscribe(page, 'Basic').click()
	// What was typed before is there again.
	await expect(form(page).getByRole('textbox', { name: 'Street address' })).toHaveValue(aPerson.address)
	await send(page)
	await expect(page.getByRole('dialog', { name: 'Your request is sent' })).toBeVisible()
})

test('a subscriber schedules a visit, moves it, and reads afterwards what was found; another one he cancels (A.VISIT-17, A.VISIT-19, A.VISIT-21, A.VISIT-32, A.SUB-15)', async ({
	page,
	product,
}) => {
	const rider = await aRider(product)
	const staff = await passOf(product, 'staff')
	const { id } = await aRequest(product, rider)
	await ask(product, 'POST', `/subscription/subscription-requests/${id}/approve/`, { access: staff })
	await signIn(page, rider)
	await open(page, '/subscription/schedule')
	const days = main(page).getByRole('group', { name: 'Day' }).getByRole('radio')
	await days.nth(2).check({ force: true })
	await main(page).getByRole('group', { name: 'Hour' }).getByRole('radio').last().check({ force: true })
	await main(page).getByRole('button', { name: 'Schedule visit' }).click()
	await expect(page).toHaveURL(/\/subscription\/visits\/\d+$/)
	const scheduled = one(await ask<Visit[]>(product, 'GET', '/subscription/visits/upcoming/', { access: rider.access }))
	await expect(page.getByRole('heading', { level: 1 })).toContainText(formatHour(scheduled.scheduled_time))
	const before = await page.getByRole('heading', { level: 1 }).textContent()
	await main(page)
		.getByRole('button', { name: /^Reschedule/ })
		.click()
	const moving = page.getByRole('dialog', { name: 'Reschedule Visit' })
	await moving.getByRole('group', { name: 'Day' }).getByRole('radio').nth(4).check({ force: true })
	await moving.getByRole('group', { name: 'Hour' }).getByRole('radio').first().check({ force: true })
	await moving.getByRole('button', { name: 'Reschedule visit' }).click()
	await expect(page.getByText('Visit rescheduled successfully!')).toBeVisible()
	await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before ?? '')
	const saved = page.waitForEvent('download')
	await main(page).getByRole('button', { name: 'Add to calendar' }).click()
	expect((await saved).suggestedFilename()).toMatch(/\.ics$/)

	const visit = one(await ask<Visit[]>(product, 'GET', '/subscription/visits/upcoming/', { access: rider.access }))
	await ask(product, 'POST', `/subscription/visits/${visit.id}/complete/`, { access: staff, body: { technician_notes: 'Chain greased' } })
	await expect(main(page)).toContainText('Chain greased')
	await main(page).getByRole('link', { name: 'My Visits' }).click()
	await expect(main(page).getByRole('list', { name: 'Your visits' })).toContainText('1 of 2')
	await main(page).getByRole('button', { name: 'Schedule Visit' }).click()
	await page.getByRole('dialog', { name: 'Schedule Visit' }).getByRole('button', { name: 'Schedule visit' }).click()
	await expect(main(page).getByRole('button', { name: 'Schedule Visit', exact: true })).toHaveAttribute('aria-disabled', 'true')
	await main(page)
		.getByRole('list', { name: 'Upcoming visits' })
		.getByRole('button', { name: /^Cancel/ })
		.click()
	await page
		.getByRole('dialog', { name: /^Cancel the visit/ })
		.getByRole('button', { name: 'Cancel Visit' })
		.click()
	await expect(main(page).getByRole('heading', { name: 'No upcoming visits' })).toBeVisible()
	await main(page).getByText('Past Visits', { exact: true }).click()
	await expect(main(page).getByRole('list', { name: 'Past Visits' })).toContainText('Chain greased')
})

test('an admin makes a plan with its price, changes it, puts it further up and hides it, and the prices page follows (A.ADMIN-13, A.ADMIN-14)', async ({
	page,
	another,
	noise,
}) => {
	noise.allow(refusedWith(400, 404))
	const name = `Winter ${Math.random().toString(36).slice(2, 8)}`
	await signIn(page, company.admin)
	await openAdmin(page, '/admin/plans/new')
	await main(page).getByRole('textbox', { name: 'Name', exact: true }).fill(name)
	await main(page).getByRole('textbox', { name: 'Description' }).fill('For the cold months.')
	await main(page).getByLabel('Popular').check()
	await main(page).getByRole('button', { name: 'Create plan' }).click()
	await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

	await main(page).getByRole('button', { name: 'Set price: Quarterly' }).click()
	const price = page.getByRole('dialog', { name: `${name}, Quarterly` })
	await price.getByRole('textbox', { name: 'Price', exact: true }).fill('900')
	await price.getByRole('textbox', { name: /^Discounted price/ }).fill('950')
	await price.getByRole('textbox', { name: /^Visits/ }).fill('3')
	await price.getByRole('button', { name: 'Set price' }).click()
	await expect(price.getByRole('textbox', { name: /^Discounted price/ })).toHaveAttribute('aria-invalid', 'true')
	await price.getByRole('textbox', { name: /^Discounted price/ }).fill('850')
	await price.getByRole('button', { name: 'Set price' }).click()
	await expect(main(page).getByText('₹850')).toBeVisible()

	const visitor = await another()
	await open(visitor, '/pricing')
	const offered = main(visitor).getByRole('list', { name: 'Plans' })
	const card = offered.getByRole('listitem').filter({ has: visitor.getByRole('heading', { name }) })
	for (const words of ['For the cold months.', '₹850', 'Visits at your door3', 'Popular']) await expect(card).toContainText(words)
	const order = async () => (await offered.getByRole('heading').allTextContents()).filter((each) => each === name || each === 'Complete')
	expect(await order()).toEqual(['Complete', name])

	await main(page).getByRole('textbox', { name: 'Description' }).fill('From November to February.')
	await main(page).getByRole('textbox', { name: 'Place in the list' }).fill('0')
	await main(page).getByRole('button', { name: 'Save', exact: true }).click()
	await expect(main(page).getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
	await visitor.reload()
	await expect(card).toContainText('From November to February.')
	expect(await order()).toEqual([name, 'Complete'])
	await main(page).getByLabel('Shown to customers').uncheck()
	await main(page).getByRole('button', { name: 'Save', exact: true }).click()
	await expect(main(page).getByText('Hidden', { exact: true })).toBeVisible()
	await visitor.reload()
	await expect(offered).toBeVisible()
	await expect(card).toHaveCount(0)
})
