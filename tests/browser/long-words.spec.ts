import type { VehicleBooking } from '../../src/contract/market/market.ts'
import type { SellRequest } from '../../src/contract/market/selling.ts'
import type { Order, PartCart } from '../../src/contract/orders/orders.ts'
import type { Plan } from '../../src/contract/plans/plans.ts'
import { addDays, dayOf } from '../../src/shared/days.ts'
import { one } from '../../src/shared/one.ts'
import { aSellForm } from '../support/a-sell-request.ts'
import { expect, expectNoSidewaysScroll, test, withoutNews } from './support/journey.ts'
import { aPart } from './support/orders.ts'
import { aRider, ask, demoStaff, passOf, signIn } from './support/people.ts'
import { aPerson, aRepair, bikeNamed, putInCart } from './support/repairs.ts'

/** As people paste it where an address is asked for. */
const link = 'https://www.google.com/maps/place/18.5074,73.8077/@18.5074,73.8077,17z/data=!3m1!4b1!4m6!3m5!1s0x3bc2bf'
const word = 'W'.repeat(100)

test('a pasted link, a long part number and the longest names break where they must, and widen no page of a phone (ux 31)', async ({
	page,
	product,
}) => {
	test.slow()
	await withoutNews(page)
	const address = `Flat 7, ${link}`
	const rider = await aRider(product, { name: 'Meera Kulkarni', phone_number: '9000000002', address, city: 'Pune', state: 'Maharashtra' })
	const { access } = rider
	const staff = await passOf(product, 'staff')
	const person = { ...aPerson, address }
	const repair = await aRepair(product, rider, undefined, person)

	const part = await aPart(product, {
		name: `Lever ${word}`.slice(0, 100),
		part_number: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
		stock_quantity: 9,
	})
	const fill = async () => {
		const { id } = await ask<PartCart>(product, 'POST', '/spare-parts/carts/', { access, body: {} })
		await ask(product, 'POST', `/spare-parts/carts/${id}/items/`, { access, body: { part: part.uuid, quantity: 2 } })
		return id
	}
	const order = await ask<Order>(product, 'POST', '/spare-parts/orders/create/', {
		access,
		body: {
			cart_id: await fill(),
			shipping_address: address,
			shipping_city: 'Pune',
			shipping_state: 'Maharashtra',
			shipping_pincode: '411004',
			customer_name: word,
			customer_email: rider.email,
			customer_phone: '9000000002',
		},
	})
	await fill()

	const facts = { brand: word, model: word, year: 2021, kms_driven: 21_000, fuel_type: 'petrol', price: 1_265_000 }
	const vehicle = await ask<{ id: number }>(product, 'POST', '/admin/vehicles/', { access: staff, body: facts })
	const booking = await ask<VehicleBooking>(product, 'POST', '/marketplace/bookings/', {
		access,
		body: { vehicle: vehicle.id, contact_number: '9000000002', notes: link },
	})
	const form = await aSellForm({ brand: word, model: word, pickup_address: address, pickup_slot: `${addDays(dayOf(new Date()), 3)}T10:00` })
	const sent = await fetch(`${product.origin}/api/marketplace/sell-requests/`, {
		method: 'POST',
		headers: { authorization: `Bearer ${access}` },
		body: form,
	})
	const request = (await sent.json()) as SellRequest
	const bike = await bikeNamed(product, 'Hero Splendor Plus')
	const plans = await ask<Plan[]>(product, 'GET', '/subscription/plans/')
	const { vehicle_type } = one(
		(await ask<{ id: number; vehicle_type: number }[]>(product, 'GET', '/vehicle/vehicle-models/')).filter(({ id }) => id === bike.modelId),
	)
	await ask(product, 'POST', '/subscription/subscription-requests/', {
		access,
		body: {
			...person,
			plan_variant: plans[0]?.variants[0]?.id,
			vehicle_type,
			manufacturer: bike.manufacturerId,
			vehicle_model: bike.modelId,
		},
	})

	const admin = await passOf(product, 'admin')
	const category = await ask<{ uuid: string }>(product, 'POST', '/admin/service-categories/', {
		access: admin,
		body: { name: word.slice(0, 90), description: word },
	})
	const service = await ask<{ id: number }>(product, 'POST', '/admin/services/', {
		access: admin,
		body: { category: category.uuid, name: word, description: word, duration: '', base_price: 349, features: [word] },
	})
	await putInCart(product, rider, service, bike)

	const tabs = ['profile', 'vehicles', 'repairs', 'bookings', 'orders', 'subscriptions'].map((tab) => `/profile?tab=${tab}`)
	const own = [
		`/profile/repairs/${repair.id}`,
		`/profile/orders/${order.order_number}`,
		`/profile/bookings/${booking.id}`,
		`/profile/sell-requests/${request.id}`,
	]
	const services = ['/', `/services/${category.uuid}`]
	const shop = [...services, `/vehicles/${vehicle.id}`, '/vehicles', `/spare-parts/${part.uuid}`, `/spare-parts?search=${part.part_number}`]
	const company = [
		'/admin',
		`/admin/repairs/${repair.id}`,
		`/admin/orders/${order.order_number}`,
		`/admin/vehicles/${vehicle.id}`,
		`/admin/vehicle-bookings/${booking.id}`,
		`/admin/sell-requests/${request.id}`,
	]
	const narrow = async (path: string) => {
		await page.goto(path)
		await page.waitForLoadState('networkidle')
		for (const width of [320, 360]) {
			await page.setViewportSize({ width, height: 740 })
			await expectNoSidewaysScroll(page, expect.configure({ soft: true, message: `${path} at ${width} pixels` }))
		}
	}
	await signIn(page, rider)
	for (const path of [...shop, ...tabs, ...own, '/spare-parts/cart', '/spare-parts/checkout', '/checkout']) await narrow(path)
	await signIn(page, demoStaff)
	for (const path of company) await narrow(path)
})
