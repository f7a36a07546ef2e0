import { beforeAll, describe, expect, test } from 'vitest'
import { api } from '../src/contract/api.ts'
import type { Endpoint } from '../src/contract/endpoint.ts'
import { aBooking, aPackage, itemOf } from './support/a-booking.ts'
import { partMaker } from './support/a-part.ts'
import { aForm } from './support/a-picture.ts'
import { aSubscription } from './support/a-plan.ts'
import { aPdf, aSellRequest } from './support/a-sell-request.ts'
import { anOrder } from './support/an-order.ts'
import { signIn } from './support/sign-in.ts'
import { useTestApp } from './support/test-app.ts'

/** In India it is Friday, 20 November 2026, half past eleven. */
const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })

type Things = {
	cart: number
	item: number
	repair: number
	session: string
	order: string
	booking: number
	sale: number
	inspected: number
	offer: number
	extra: number
	request: number
	subscription: number
	visit: number
	bike: number
	search: number
	invoice: number
}
type CallOfThing = { id: keyof Things; itemId?: keyof Things; body?: object }
const unknownThings = {
	cart: 2_147_483_647,
	item: 2_147_483_647,
	repair: 2_147_483_647,
	session: '00000000-0000-4000-8000-000000000000',
	order: 'SP200101-AAAAAA',
	booking: 2_147_483_647,
	sale: 2_147_483_647,
	inspected: 2_147_483_647,
	offer: 2_147_483_647,
	extra: 2_147_483_647,
	request: 2_147_483_647,
	subscription: 2_147_483_647,
	visit: 2_147_483_647,
	bike: 2_147_483_647,
	search: 2_147_483_647,
	invoice: 2_147_483_647,
}

/** Every call about a thing that belongs to somebody, with a request that its owner could send. */
const ofOwner: Record<string, CallOfThing> = {
	'DELETE /accounts/sessions/:id/': { id: 'session' },
	'GET /accounts/vehicles/:id/': { id: 'bike' },
	'PATCH /accounts/vehicles/:id/': { id: 'bike', body: { registration_number: 'MH12KT4821' } },
	'POST /accounts/vehicles/:id/readings/': { id: 'bike', body: { km: 12_400, read_on: '2026-11-19' } },
	'GET /accounts/vehicles/:id/history/': { id: 'bike' },
	'GET /accounts/vehicles/:id/history/document/': { id: 'bike' },
	'POST /accounts/vehicles/:id/history/share/': { id: 'bike' },
	'PATCH /accounts/vehicles/:id/history/share/': { id: 'bike', body: { on_listing: true } },
	'DELETE /accounts/vehicles/:id/history/share/': { id: 'bike' },
	'DELETE /accounts/vehicles/:id/': { id: 'bike' },
	'GET /repairing-service/carts/:id/': { id: 'cart' },
	'POST /repairing-service/carts/:id/items/': { id: 'cart', body: {} },
	'PATCH /repairing-service/carts/:id/items/:itemId/': { id: 'cart', itemId: 'item', body: { quantity: 2 } },
	'DELETE /repairing-service/carts/:id/items/:itemId/': { id: 'cart', itemId: 'item' },
	'POST /repairing-service/carts/:id/clear/': { id: 'cart' },
	'GET /repairing-service/bookings/:id/': { id: 'repair' },
	'GET /repairing-service/bookings/:id/photos/': { id: 'repair' },
	'POST /repairing-service/service-now/:id/cancel/': { id: 'repair', body: { reason: 'Changed my mind' } },
	'POST /repairing-service/bookings/:id/extra-work/:extraId/': { id: 'repair', itemId: 'extra', body: { answer: 'approved' } },
	'POST /repairing-service/bookings/:id/cancel/': { id: 'repair', body: { reason: 'Changed my mind' } },
	'GET /marketplace/bookings/:id/': { id: 'booking' },
	'POST /marketplace/bookings/:id/cancel/': { id: 'booking', body: { cancellation_notes: 'Changed my mind' } },
	'DELETE /marketplace/saved-searches/:id/': { id: 'search' },
	'GET /marketplace/sell-requests/:id/': { id: 'sale' },
	'GET /marketplace/sell-requests/:id/offers/': { id: 'inspected' },
	'GET /marketplace/sell-requests/:id/report/': { id: 'inspected' },
	'POST /marketplace/sell-requests/:id/offers/:offer/accept/': { id: 'inspected', itemId: 'offer' },
	'POST /marketplace/sell-requests/:id/offers/:offer/decline/': { id: 'inspected', itemId: 'offer', body: { reason: 'Too little' } },
	'PATCH /marketplace/sell-requests/:id/documents/': { id: 'sale', body: aForm({ additional_documents: aPdf() }) },
	'GET /marketplace/secure-document/:sellRequestId/:documentType/': { id: 'sale' },
	'GET /spare-parts/orders/:order_number/': { id: 'order' },
	'POST /spare-parts/orders/:order_number/cancel/': { id: 'order', body: { reason: 'Changed my mind' } },
	'GET /invoices/:id/pdf/': { id: 'invoice' },
	'GET /subscription/subscription-requests/:id/': { id: 'request' },
	'GET /subscription/subscription-requests/:id/status/': { id: 'request' },
	'GET /subscription/subscriptions/:id/status/': { id: 'subscription' },
	'GET /subscription/visits/:id/': { id: 'visit' },
	'GET /subscription/visits/:id/calendar/': { id: 'visit' },
	'GET /subscription/visits/:id/photos/': { id: 'visit' },
	'PUT /subscription/visits/:id/reschedule/': { id: 'visit', body: { preferred_date: '2026-11-25', preferred_time: '11:00' } },
	'POST /subscription/visits/:id/cancel/': { id: 'visit', body: { cancellation_notes: 'Out of town' } },
	'POST /subscription/subscriptions/:id/cancel/': { id: 'subscription', body: { cancellation_notes: 'Sold the bike' } },
	'POST /subscription/subscriptions/:id/renew/': { id: 'subscription' },
}
/** What the office reads and does by the same calls (A.R-57, A.R-60). */
const ofOffice = new Set([
	'GET /marketplace/secure-document/:sellRequestId/:documentType/',
	'GET /subscription/subscription-requests/:id/status/',
	'POST /subscription/subscriptions/:id/cancel/',
	'POST /subscription/subscriptions/:id/renew/',
])
const ofTechnician: Record<string, CallOfThing> = {
	'GET /admin/repair-bookings/:id/': { id: 'repair' },
	'PATCH /admin/repair-bookings/:id/': { id: 'repair', body: { technician_notes: 'Chain set.' } },
	'POST /admin/repair-bookings/:id/extra-work/': {
		id: 'repair',
		body: { lines: [{ kind: 'work', name: 'Chain cleaned', price: 150 }] },
	},
	'POST /admin/repair-bookings/:id/extra-work/:extraId/': { id: 'repair', itemId: 'extra', body: { answer: 'withdrawn' } },
	'POST /admin/repair-bookings/:id/notes/': { id: 'repair', body: { text: 'The gate is on the left.' } },
	'GET /admin/visits/:id/': { id: 'visit' },
	'PATCH /admin/visits/:id/': { id: 'visit', body: { technician_notes: 'Chain set.' } },
	'POST /admin/visits/:id/start/': { id: 'visit', body: {} },
	'POST /admin/visits/:id/complete/': { id: 'visit', body: {} },
	'POST /subscription/visits/:id/complete/': { id: 'visit', body: {} },
	'POST /admin/visits/:id/cancel/': { id: 'visit', body: { reason: 'Gate closed', nobody_there: true } },
	'POST /admin/visits/:id/photos/': { id: 'visit', body: aForm({ moment: 'before' }) },
	'POST /admin/repair-bookings/:id/photos/': { id: 'repair', body: aForm({ moment: 'before' }) },
	'GET /admin/visits/:id/photos/': { id: 'visit' },
	'DELETE /admin/visits/:id/photos/:photo/': { id: 'visit' },
	'GET /admin/repair-bookings/:id/photos/': { id: 'repair' },
	'DELETE /admin/repair-bookings/:id/photos/:photo/': { id: 'repair' },
	'GET /admin/inspections/:id/': { id: 'inspected' },
	'POST /admin/inspections/:id/start/': { id: 'inspected', body: {} },
	'PUT /admin/inspections/:id/points/:point/': { id: 'inspected', body: { rating: 'good' } },
	'POST /admin/inspections/:id/points/:point/photos/': { id: 'inspected', body: {} },
	'DELETE /admin/inspections/:id/points/:point/photos/:photo/': { id: 'inspected' },
	'POST /admin/inspections/:id/complete/': { id: 'inspected', body: {} },
	'POST /admin/repair-bookings/:id/record-payment/': { id: 'repair', body: { method: 'upi' } },
}

/** What anybody with a login does to what is everybody's. */
const ofNobody = [
	'POST /spare-parts/parts/:uuid/add_review/',
	'POST /marketplace/vehicles/:id/wait/',
	'DELETE /marketplace/vehicles/:id/wait/',
	'POST /spare-parts/parts/:uuid/tell_when_back/',
	'DELETE /spare-parts/parts/:uuid/tell_when_back/',
]
/** What people of the company keep for themselves; whose it is, is tried in saved-views.api.test.ts. */
const ofThemselves = ['DELETE /admin/saved-views/:id/']

type Person = Awaited<ReturnType<typeof signIn>>
let owner: Person
let things: Things
beforeAll(async () => {
	owner = await signIn(product)
	const item = await aPackage(product)
	ofOwner['POST /repairing-service/carts/:id/items/'] = { id: 'cart', body: itemOf(item) }
	const cart = await owner.api.repairs.openCart({})
	const line = await owner.api.repairs.addItem({ params: { id: cart.id }, body: itemOf(item) })
	const repair = await owner.api.repairs.book({ body: aBooking(item) })
	const [session] = await owner.api.accounts.sessions({})
	const { aPart } = await partMaker(product)
	const { order_number: order } = await anOrder(owner, await aPart())
	const bought = await anOrder(owner, await aPart())
	const office = await signIn(product, { role: 'staff' })
	const paid = await office.api.staff.recordOrderPayment({ params: { order_number: bought.order_number }, body: { method: 'upi' } })
	const [vehicle] = await product.sql<{ id: number }>(`select id from used_vehicles where status = 'available' order by id limit 1`)
	const { id: booking } = await owner.api.market.book({ body: { vehicle: vehicle?.id ?? 0, contact_number: '9000000000' } })
	const { id: sale } = await aSellRequest(product, owner)
	const { id: inspected } = await aSellRequest(product, owner)
	await product.sql(`insert into inspection_results (sell_request_id, point, rating, changed_at) values ($1, 'horn', 'good', now())`, [
		inspected,
	])
	await product.sql(`update sell_requests set status = 'inspection_done', inspection_at = now(), inspected_at = now() where id = $1`, [
		inspected,
	])
	const [offer] = await product.sql<{ id: number }>(
		`insert into sell_offers (sell_request_id, expected_paise, lines, price_paise, created_at) values ($1, 1, '[]', 1, now()) returning id`,
		[inspected],
	)
	const [extra] = await product.sql<{ id: number }>(
		`insert into repair_extras (repair_id, lines, total_paise, proposed_by, proposed_at)
		values ($1, '[{"kind": "work", "name": "Chain cleaned", "quantity": 1, "pricePaise": 15000}]', 15000, $2, now()) returning id`,
		[repair.id, owner.id],
	)
	const { request, subscription } = await aSubscription(product, owner)
	const { id: bike } = await owner.api.garage.add({ body: { vehicle_model: item.model_id } })
	const { id: search } = await owner.api.market.saveSearch({ body: { brand: 'Honda' } })
	const { id: visit } = await owner.api.visits.schedule({
		body: { subscription, preferred_date: '2026-11-24', preferred_time: '10:00' },
	})
	things = {
		order,
		booking,
		sale,
		inspected,
		offer: offer?.id ?? 0,
		extra: extra?.id ?? 0,
		request: request.id,
		subscription,
		visit,
		bike,
		search,
		invoice: paid.invoices[0]?.id ?? 0,
		cart: cart.id,
		item: line.id,
		repair: repair.id,
		session: session?.id ?? '',
	}
})

const ask = ([address, { id, itemId, body }]: [string, CallOfThing], { access }: Person, named: Things) => {
	const [method = '', url = ''] = address.split(' ')
	const filled = url
		.replace(/:(id|order_number|sellRequestId)/, String(named[id]))
		.replace(/:(itemId|offer|extraId)/, String(itemId ? named[itemId] : ''))
		.replace(':documentType', 'puc_certificate')
		.replace(':point', 'horn')
		.replace(':photo', '1')
	return product.call(method, filled, { access, body })
}
const state = async () => [
	await owner.api.repairs.carts({}),
	await owner.api.repairs.list({}),
	await owner.api.accounts.sessions({}),
	await owner.api.orders.list({}),
	await owner.api.market.bookings({}),
	await owner.api.selling.list({}),
	await owner.api.plans.requests({}),
	await owner.api.plans.subscriptions({}),
	await owner.api.visits.upcoming({}),
	await owner.api.garage.list({}),
	await owner.api.market.savedSearches({}),
]

const addressesOf = (calls: object, access: Endpoint['access']): string[] =>
	Object.entries(calls).flatMap(([name, call]: [string, Endpoint]) => {
		if (name === 'about') return []
		if (!('address' in call)) return addressesOf(call, access)
		return call.access === access && call.params ? [call.address, ...(call.aliases ?? [])] : []
	})

describe('what belongs to somebody', () => {
	test('is all of it asked for here: a call that is added is added to this table too', () => {
		expect([...Object.keys(ofOwner), ...ofNobody].sort()).toEqual(addressesOf(api, 'signed-in').sort())
		expect([...Object.keys(ofTechnician), ...ofThemselves].sort()).toEqual(addressesOf(api, 'technician').sort())
	})

	test('is for everybody else as if it had never been, and stays as it is (A.E-16, B.E-12, B.E-34)', async () => {
		const others = await Promise.all((['customer', 'technician', 'staff', 'admin'] as const).map((role) => signIn(product, { role })))
		const before = await state()
		for (const call of Object.entries(ofOwner))
			for (const other of ofOffice.has(call[0]) ? others.slice(0, 2) : others) {
				const never = await ask(call, other, unknownThings)
				expect([call[0], never.status]).toEqual([call[0], 404])
				const reply = await ask(call, other, things)
				expect([call[0], reply.status, reply.body]).toEqual([call[0], 404, never.body])
			}
		expect(await state()).toEqual(before)
	})

	test('is for a technician only while it is his work (D-20, D-48, B.E-34)', async () => {
		const [technician, customer] = [await signIn(product, { role: 'technician' }), await signIn(product)]
		const before = await state()
		for (const call of Object.entries(ofTechnician)) {
			const never = await ask(call, technician, unknownThings)
			const reply = await ask(call, technician, things)
			expect([call[0], reply.status, reply.body]).toEqual([call[0], 404, never.body])
			expect((await ask(call, customer, things)).status).toBe(403)
		}
		expect(await state()).toEqual(before)
	})

	test('is the owner’s by the same requests, so that the table above asks for the right things', async () => {
		for (const call of Object.entries(ofOwner).filter(([address]) => !address.includes('sessions'))) {
			const { status } = await ask(call, owner, things)
			// Cancelled by its first address, it can no more be by the second; nor declined once it was accepted.
			expect([call[0], status]).toEqual([
				call[0],
				/service\/bookings\/:id\/cancel\/|\/decline\//.test(call[0]) ? 400 : expect.toBeOneOf([200, 201, 204]),
			])
		}
		expect((await ask(['DELETE /accounts/sessions/:id/', { id: 'session' }], owner, things)).status).toBe(204)
	})
})
