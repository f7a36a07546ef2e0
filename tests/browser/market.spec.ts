import type { MarketVehicle, VehicleBooking } from '../../src/contract/market/market.ts'
import { one } from '../../src/shared/one.ts'
import { answer, expect, expectAccessible, expectFitsPhones, open, refusedWith, test } from './support/journey.ts'
import { aPhoneNumber, aRider, ask, logIn, passOf, signIn } from './support/people.ts'
import type { Product } from './support/product.ts'
import { main } from './support/screens.ts'
import { company, openAdmin } from './support/staff.ts'

let taken = 0
/** A vehicle that no other journey of this run books. */
async function aFreeVehicle(product: Product): Promise<MarketVehicle> {
	const vehicles = await ask<MarketVehicle[]>(product, 'GET', '/marketplace/vehicles/?status=available')
	taken += 1
	return one(
		vehicles
			.filter(({ is_booked }) => !is_booked)
			.slice(-taken)
			.slice(0, 1),
	)
}
const nameOf = ({ brand, model, year }: MarketVehicle) => `${brand} ${model} ${year}`

test('a visitor finds a vehicle, logs in on the way, books it, and it is his after staff confirm and complete (B.MARKET-01 to B.MARKET-25, B.R-21, B.R-41, B.ADMIN-25, B.MARKET-17, B.MARKET-20)', async ({
	page,
	product,
	another,
}) => {
	const vehicle = await aFreeVehicle(product)
	const rider = await aRider(product)
	await open(page, `/vehicles?brand=${encodeURIComponent(vehicle.brand)}`)
	await main(page).getByRole('searchbox', { name: 'Brand or model' }).fill(vehicle.model)
	await expect(page).toHaveURL((address) => address.searchParams.get('search') === vehicle.model)
	await main(page)
		.getByRole('link', { name: nameOf(vehicle), exact: true })
		.and(page.locator(`[href="/vehicles/${vehicle.id}"]`))
		.click()
	await expect(page).toHaveURL(`/vehicles/${vehicle.id}`)
	const emi = main(page).getByText(/^About ₹[\d,]+ a month$/)
	const before = (await emi.textContent()) ?? ''
	await main(page).getByText('Change', { exact: true }).click()
	await main(page).getByLabel('Months').selectOption({ index: 0 })
	await expect(emi).not.toHaveText(before)
	await expectAccessible(page)
	await expectFitsPhones(page)
	await main(page).getByRole('button', { name: 'Book to see it' }).first().click()
	await expect(page).toHaveURL('/login')
	await logIn(page, rider)
	await expect(page).toHaveURL(`/vehicles/${vehicle.id}`)
	await main(page).getByRole('button', { name: 'Book to see it' }).first().click()
	const dialog = page.getByRole('dialog')
	await dialog.getByLabel('Phone').fill('9000000001')
	await dialog.getByRole('button', { name: 'Book to see it' }).click()
	await expect(dialog.getByRole('heading', { name: 'Your visit is booked' })).toBeVisible()
	await dialog.getByRole('link', { name: 'My Bookings' }).click()
	const row = page.getByRole('list', { name: 'My Bookings' }).getByRole('listitem')
	await expect(row).toContainText(nameOf(vehicle))
	await row.getByRole('link').click()
	await expect(main(page).getByRole('heading', { name: 'Waiting for confirmation' })).toBeVisible()
	const [booking] = await ask<VehicleBooking[]>(product, 'GET', '/marketplace/bookings/', { access: rider.access })

	const office = await another()
	await signIn(office, company.staff)
	await openAdmin(office, '/admin/vehicle-bookings?tab=to-confirm')
	await main(office)
		.getByRole('link', { name: booking?.reference ?? '' })
		.click()
	await main(office)
		.getByRole('button', { name: `Confirm ${booking?.reference}` })
		.click()
	await expect(main(page).getByRole('heading', { name: 'Your visit is confirmed' })).toBeVisible()
	await main(office)
		.getByRole('button', { name: `Complete ${booking?.reference}` })
		.click()
	await office.getByRole('dialog').getByRole('button', { name: 'Complete booking' }).click()
	await expect(main(office).getByText('Nothing more to do here.')).toBeVisible()
	await expect(main(page).getByRole('heading', { name: 'It is yours' })).toBeVisible()
	await open(page, `/vehicles/${vehicle.id}`)
	await expect(main(page).getByText('This vehicle is sold.')).toBeVisible()
})

test('a vehicle that there is not, and one that cannot be had just now, say so with a way back to the list (B.MARKET-19)', async ({
	page,
	product,
	noise,
}) => {
	noise.allow(refusedWith(404, 500))
	const away = main(page).getByRole('heading', { level: 1, name: 'Vehicle details not available' })
	await open(page, '/vehicles/2000000000')
	await expect(away).toBeVisible()
	await main(page).getByRole('link', { name: 'See all used vehicles' }).click()
	await expect(page).toHaveURL('/vehicles')
	const { id, brand, model } = await aFreeVehicle(product)
	await open(page, `/vehicles?brand=${encodeURIComponent(brand)}&search=${encodeURIComponent(model)}`)
	await answer(page, `**/api/marketplace/vehicles/${id}/`, { status: 500, json: { detail: 'x' } })
	await main(page).locator(`[href="/vehicles/${id}"]`).first().click()
	await expect(main(page).getByText('Vehicle details not available').first()).toBeVisible()
	await expect(main(page).getByRole('link', { name: 'See all used vehicles' })).toBeVisible()
})

test('what another rider books meanwhile is refused in the dialog, and the page says that it is booked; cancelled in My Bookings while it waits, the vehicle is free again (B.MARKET-22, B.MARKET-29, B.R-22, B.R-41)', async ({
	page,
	product,
	another,
	noise,
}) => {
	noise.allow(refusedWith(400))
	const vehicle = await aFreeVehicle(product)
	const [rider, other] = [await aRider(product), await aRider(product)]
	await signIn(page, rider)
	await open(page, `/vehicles/${vehicle.id}`)
	await main(page).getByRole('button', { name: 'Book to see it' }).first().click()
	const dialog = page.getByRole('dialog')
	await dialog.getByLabel('Phone').fill('9000000001')
	const booking = await ask<VehicleBooking>(product, 'POST', '/marketplace/bookings/', {
		access: other.access,
		body: { vehicle: vehicle.id, contact_number: '9000000002' },
	})
	await dialog.getByRole('button', { name: 'Book to see it' }).click()
	await expect(dialog.getByText('This vehicle is not available for booking.')).toBeVisible()
	await dialog.getByRole('button', { name: 'Not now' }).click()
	await expect(main(page).getByText(/Somebody has booked this vehicle/)).toBeVisible()

	const theirs = await another()
	await signIn(theirs, other)
	await open(theirs, '/profile?tab=bookings')
	const row = theirs.getByRole('list', { name: 'My Bookings' }).getByRole('listitem')
	await row.getByRole('button', { name: `Cancel ${booking.reference}` }).click()
	await theirs.getByRole('dialog').getByRole('button', { name: 'Cancel visit' }).click()
	await expect(row).toContainText('Cancelled')
	await expectAccessible(theirs)
	await open(page, `/vehicles/${vehicle.id}`)
	await expect(main(page).getByRole('button', { name: 'Book to see it' }).first()).toBeVisible()
})

test('staff add a vehicle, which customers find at once, and take it off the list (B.ADMIN-23, B.ADMIN-24)', async ({ page, product }) => {
	await signIn(page, company.staff)
	await openAdmin(page, '/admin/vehicles/new')
	const model = `Rare ${Date.now()}`
	await main(page).getByLabel('Brand').fill('Hero')
	await main(page).getByLabel('Model').fill(model)
	await main(page).getByLabel('Year').fill('2020')
	await main(page).getByLabel('Kilometres driven').fill('12000')
	await main(page).getByLabel('Fuel').selectOption('Petrol')
	await main(page).getByLabel('Type').selectOption('Motorcycle')
	await main(page).getByLabel('Price').fill('45000')
	await main(page)
		.getByRole('button', { name: /^(Save|Create)/ })
		.click()
	await expect(page).toHaveURL(/\/admin\/vehicles\/\d+$/)
	const listed = () => ask<MarketVehicle[]>(product, 'GET', `/marketplace/vehicles/?search=${encodeURIComponent(model)}`)
	const isListed = async () => (await listed()).some((found) => found.model === model)
	await expect.poll(isListed).toBe(true)
	const { id } = one((await listed()).filter((found) => found.model === model))
	await ask(product, 'PATCH', `/admin/vehicles/${id}/`, { access: await passOf(product, 'staff'), body: { is_published: false } })
	await expect.poll(isListed).toBe(false)
})

test('staff book a visit to a vehicle for a customer who phones, from its screen, and the customer finds it (D-22, B.ADMIN-25)', async ({
	page,
	product,
}) => {
	const vehicle = await aFreeVehicle(product)
	const phone = aPhoneNumber()
	const rider = await aRider(product, { name: 'Meera Caller', phone_number: phone })
	await signIn(page, company.staff)
	await openAdmin(page, `/admin/vehicles/${vehicle.id}`)
	await main(page).getByRole('link', { name: 'New vehicle booking' }).click()
	await expect(main(page).getByRole('combobox', { name: /^Vehicle/ })).toHaveValue(nameOf(vehicle))
	await main(page)
		.getByRole('combobox', { name: /^Account/ })
		.fill(phone)
	await main(page)
		.getByRole('option', { name: /Meera Caller/ })
		.click()
	await expect(main(page).getByLabel('Phone')).toHaveValue(phone)
	await main(page).getByRole('button', { name: 'Book visit' }).and(page.locator(':visible')).click()
	await expect(page).toHaveURL(/\/admin\/vehicle-bookings\/\d+$/)
	await expect(main(page).getByRole('link', { name: 'Meera Caller', exact: true })).toBeVisible()
	const [booking] = await ask<VehicleBooking[]>(product, 'GET', '/marketplace/bookings/', { access: rider.access })
	expect(booking).toMatchObject({ vehicle: vehicle.id, status: 'pending', contact_number: phone })
})
