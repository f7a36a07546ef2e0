import type { Page } from '@playwright/test'
import { pointsOf } from '../../src/contract/market/inspection-point-words.ts'
import type { StaffInspection } from '../../src/contract/market/inspections.ts'
import type { VehicleBooking } from '../../src/contract/market/market.ts'
import type { SellRequest } from '../../src/contract/market/selling.ts'
import type { StaffSellRequest } from '../../src/contract/market/staff-selling.ts'
import { addDays, dayOf } from '../../src/shared/days.ts'
import { one } from '../../src/shared/one.ts'
import { aSellForm } from '../support/a-sell-request.ts'
import { expect, expectAccessible, expectFitsPhones, open, test } from './support/journey.ts'
import { aRider, ask, passOf, type Rider, signIn } from './support/people.ts'
import type { Product } from './support/product.ts'
import { main } from './support/screens.ts'
import { company, openAdmin } from './support/staff.ts'
import { aTechnician } from './support/technicians.ts'

async function sent(product: Product, access: string): Promise<SellRequest> {
	const body = await aSellForm({ brand: 'Hero', model: `Glamour ${Date.now()}`, pickup_slot: `${addDays(dayOf(new Date()), 3)}T10:00` })
	const headers = { authorization: `Bearer ${access}` }
	const reply = await fetch(`${product.origin}/api/marketplace/sell-requests/`, { method: 'POST', headers, body })
	expect(reply.status).toBe(201)
	return (await reply.json()) as SellRequest
}

/** Another person takes the browser; the page that is open would ask for what is the first one's. */
async function handOver(page: Page, to: Rider) {
	await page.goto('about:blank')
	await signIn(page, to)
}

test('a vehicle that a rider sends is inspected on a phone, offered for and bought, published, booked by another rider, sold, and its RC followed by both (B.ADMIN-28 to B.ADMIN-32, B.SELL-19 to B.SELL-22, B.R-28, B.R-41, D-38, D-48)', async ({
	page: phone,
	product,
	another,
}) => {
	const [seller, buyer, technician] = [await aRider(product), await aRider(product), await aTechnician(product)]
	const request = await sent(product, seller.access)
	const { model } = request.vehicle_details
	const staff = await passOf(product, 'staff')

	const office = await another()
	await office.setViewportSize({ width: 1280, height: 900 })
	await signIn(office, company.staff)
	await openAdmin(office, `/admin/sell-requests/${request.id}`)
	await main(office)
		.getByRole('button', { name: /^Inspect at the pickup time/ })
		.click()
	await expect(main(office).getByRole('link', { name: /^Open the inspection/ })).toBeVisible()
	await ask<StaffSellRequest>(product, 'PATCH', `/admin/sell-requests/${request.id}/`, {
		access: staff,
		body: { technician: technician.id },
	})

	const tokens = await signIn(phone, technician)
	await openAdmin(phone, `/admin/inspections/${request.id}`)
	const sellerReads = await ask<SellRequest>(product, 'GET', `/marketplace/sell-requests/${request.id}/`, { access: seller.access })
	await main(phone)
		.getByRole('button', { name: /^Start the inspection/ })
		.click()
	const question = phone.getByRole('dialog', { name: `Start ${request.reference}?` })
	await question.getByLabel('Start code').fill(sellerReads.inspection_details?.start_code ?? '')
	await question.getByRole('button', { name: 'Start now' }).dblclick()
	const groups = main(phone).locator('summary')
	await expect(groups.first()).toContainText(/0 of \d+/)
	const inspection = await ask<StaffInspection>(product, 'GET', `/admin/inspections/${request.id}/`, { access: tokens.access })
	const points = pointsOf(inspection)
	expect(points.length).toBeGreaterThanOrEqual(60)
	const [first, second, ...rest] = points
	for (const { id } of rest)
		await ask(product, 'PUT', `/admin/inspections/${request.id}/points/${id}/`, { access: tokens.access, body: { rating: 'good' } })
	await phone.reload()
	await groups.first().click()
	const point = (name = '') => main(phone).getByRole('group', { name, exact: true })
	await point(first?.name).getByRole('radio', { name: 'Good' }).check()
	await point(second?.name).getByRole('radio', { name: 'Faulty' }).check()
	await main(phone).getByRole('button', { name: 'Complete' }).click()
	await expect(phone.getByRole('dialog')).toContainText('a few words about the fault')
	await phone.getByRole('dialog').getByRole('button', { name: 'Go on' }).click()
	await main(phone).getByLabel(`Remark on ${second?.name.toLowerCase()}`).fill('Cracked on the left')
	await expect(main(phone).getByText('Saved').last()).toBeVisible()
	await expectAccessible(phone)
	await expectFitsPhones(phone)
	await main(phone).getByRole('button', { name: 'Complete' }).click()
	await phone.getByRole('dialog').getByLabel('Summary').fill('Runs well, one cracked part.')
	await phone.getByRole('dialog').getByRole('button', { name: 'Complete inspection' }).click()
	await expect(phone.getByRole('dialog')).toHaveCount(0)

	await main(office)
		.getByRole('button', { name: /^Make an offer/ })
		.click()
	const dialog = office.getByRole('dialog')
	await expect(dialog).toContainText('The seller expects ₹48,000')
	if ((await dialog.getByLabel('Line 1', { exact: true }).count()) === 0) await dialog.getByRole('button', { name: /Add/ }).click()
	await dialog.getByLabel('Line 1', { exact: true }).fill('Cracked part')
	await dialog.getByLabel('Amount of line 1').fill('-1200')
	await expectAccessible(office)
	await dialog.getByRole('button', { name: 'Offer ₹46,800' }).dblclick()
	await expect(dialog).toHaveCount(0)

	const home = await another()
	await home.setViewportSize({ width: 360, height: 740 })
	await signIn(home, seller)
	await open(home, `/profile/sell-requests/${request.id}`)
	await expect(main(home)).toContainText('Cracked part')
	await expectAccessible(home)
	await expectFitsPhones(home)
	await main(home).getByRole('button', { name: 'Accept ₹46,800' }).click()
	await home.getByRole('dialog').getByRole('button', { name: 'Accept the offer' }).dblclick()
	await expect(main(home).getByText('Accepted', { exact: true })).toBeVisible()

	await main(office)
		.getByRole('button', { name: /^Publish/ })
		.click()
	await dialog.getByLabel('Price', { exact: true }).fill('56000')
	await dialog.getByLabel('List it at once').check()
	await dialog.getByRole('button', { name: 'Publish vehicle' }).dblclick()
	await expect(main(office).getByRole('link', { name: 'the vehicle' })).toBeVisible()

	await handOver(home, buyer)
	await open(home, `/vehicles?search=${encodeURIComponent(model)}`)
	await main(home)
		.getByRole('link', { name: new RegExp(model) })
		.click()
	await expect(main(home)).toContainText('Runs well, one cracked part.')
	await expect(main(home)).not.toContainText(request.vehicle_details.registration_number)
	await expectAccessible(home)
	await main(home).getByRole('button', { name: 'Book to see it' }).first().click()
	await home.getByRole('dialog').getByLabel('Phone').fill('9000000001')
	await home.getByRole('dialog').getByRole('button', { name: 'Book to see it' }).dblclick()
	await expect(home.getByRole('dialog').getByRole('heading', { name: 'Your visit is booked' })).toBeVisible()
	const booking = one(await ask<VehicleBooking[]>(product, 'GET', '/marketplace/bookings/', { access: buyer.access }))
	for (const status of ['confirmed', 'completed'])
		await ask(product, 'PATCH', `/admin/vehicle-bookings/${booking.id}/`, { access: staff, body: { status } })

	await openAdmin(office, '/admin/rc-transfers')
	await main(office)
		.getByRole('link', { name: new RegExp(model) })
		.click()
	await main(office).getByLabel('Forms 29 and 30 signed').fill(dayOf(new Date()))
	await main(office).getByLabel('Note').fill('The RTO takes two weeks.')
	await main(office).getByRole('button', { name: 'Save' }).click()
	await expect(office.getByText('Saved').first()).toBeVisible()
	await expectAccessible(office)
	await open(home, `/profile/bookings/${booking.id}`)
	await expect(main(home).getByRole('list', { name: 'RC transfer' }).getByRole('listitem').first()).toContainText('signed')
	await expect(main(home)).toContainText('The RTO takes two weeks.')
	await expectFitsPhones(home)
	await handOver(home, seller)
	await open(home, `/profile/sell-requests/${request.id}`)
	await expect(main(home)).toContainText('The RTO takes two weeks.')
	await expect(main(home)).not.toContainText(buyer.username)
	await expectAccessible(home)
})
