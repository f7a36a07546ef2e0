import type { GarageVehicle } from '../../src/contract/accounts/garage.ts'
import type { DayOfSlots } from '../../src/contract/doorstep/doorstep.ts'
import type { PhotoMoment } from '../../src/contract/doorstep/photo-words.ts'
import type { HistoryShare } from '../../src/contract/history/history.ts'
import { pointsOf } from '../../src/contract/market/inspection-point-words.ts'
import type { StaffInspection } from '../../src/contract/market/inspections.ts'
import type { MarketVehicle, VehicleBooking } from '../../src/contract/market/market.ts'
import type { SellRequest } from '../../src/contract/market/selling.ts'
import type { OrderStatus } from '../../src/contract/orders/order-words.ts'
import type { Order, PartCart } from '../../src/contract/orders/orders.ts'
import type { PartListItem } from '../../src/contract/parts/parts.ts'
import type { Plan, RequestState, SubscriptionRequest } from '../../src/contract/plans/plans.ts'
import type { Visit } from '../../src/contract/plans/visits.ts'
import type { Repair, ServiceCart, ServiceCategory } from '../../src/contract/repairs/repairs.ts'
import type { Drawing, Paint, SelectedVehicle } from '../../src/contract/vehicles/vehicle-words.ts'
import type { VehicleModel } from '../../src/contract/vehicles/vehicles.ts'
import { demoAccounts } from '../../src/demo/demo-accounts.ts'
import { addDays, dayOf } from '../../src/shared/days.ts'
import { one } from '../../src/shared/one.ts'
import { aForm, aPicture } from '../../tests/support/a-picture.ts'
import { aSellForm } from '../../tests/support/a-sell-request.ts'
import { ask, type Login, logIn, secretInMail, signUp } from './calls.ts'
import { people } from './people.ts'

/** Who looks at a screen: the four of the demo, and a rider who has just signed up. */
export type Looker = 'rider' | 'newcomer' | 'technician' | 'staff' | 'admin'

/** A running product with a working day in it. */
export type Company = {
	origin: string
	logins: Record<Looker, Login>
	/** The rider's bike as the browser keeps it, and how it is drawn. */
	bike: SelectedVehicle
	look: { modelId: number; plate: string; drawing: Drawing; paint: Paint; electric: boolean; registration_number: string }
	categories: Record<string, ServiceCategory>
	/** Tomorrow, a full day. */
	day: string
	/** One repair of the demo rider in each status, and one without an hour. */
	/** The secret in the mail about extra work on the one in progress. */
	extraWork: string
	repairs: Record<'pending' | 'confirmed' | 'in_progress' | 'completed' | 'to_pay' | 'cancelled' | 'as_soon_as_possible', number>
	/**
	 * The numbers of the rider's orders of parts, one in each status, one that is delivered and not paid, and one of a caller without an
	 * account.
	 */
	orders: Record<OrderStatus | 'to_pay' | 'by_phone', string>
	/**
	 * A neighbour's request to decide and the rider's rejected one; the rider's subscriptions, of which the cancelled one is to be refunded,
	 * and two visits.
	 */
	plans: { pending: number; rejected: number; active: number; cancelled: number; plan: number; visit: number; doneVisit: number }
	/** Two bookings of used vehicles, and the RC transfer of the one that was sold. */
	vehicleBookings: { pending: number; sold: number; transfer: number }
	/** The rider's sell requests, one at each step. */
	sales: Record<'pending' | 'scheduled' | 'inspecting' | 'offered' | 'rejected', number>
	/** The rider's bikes by their ids, and the path that shows the history of the first to anybody. */
	bikes: { first: number; second: number; link: string }
}

/** What the bookings are made from. */
type Place = {
	origin: string
	logins: Record<Looker, Login>
	categories: Record<string, ServiceCategory>
	named: (name: string) => VehicleModel
	/** Technicians: the demo's, and a second one. */
	imran: number
	meena: number
	day: string
}

/** Makes what the pictures need through the product's own calls. Throws what a call answered instead of working. */
export async function furnishCompany(origin: string): Promise<Company> {
	const logins = { ...(await loginsOfDemo(origin)), newcomer: await signUp(origin, 'meera') }
	const neighbour = await signUp(origin, 'sneha')
	const models = await ask<VehicleModel[]>(origin, 'GET', '/vehicle/vehicle-models/')
	const named = (name: string) => one(models.filter((model) => `${model.manufacturer_name} ${model.name}` === name))
	const list = await ask<ServiceCategory[]>(origin, 'GET', '/repairing-service/service-categories/')
	const categories = Object.fromEntries(list.map((category) => [category.name, category]))
	const days = await ask<DayOfSlots[]>(origin, 'GET', '/repairing-service/available-slots/')
	const day = one(days.slice(1, 2)).date
	const at: Place = { origin, logins, categories, named, day, ...(await technicians(origin, logins.admin)) }
	const repairs = await riderRepairs(at)
	await neighboursRepairs(at, neighbour)
	const extraWork = await secretInMail(origin, logins.rider.user.email, /\/extra-work\/(\S+)/)
	for (const kind of ['question', 'complaint']) {
		const message = 'Do you come to Hadapsar on Sundays? My scooter does not start.'
		await ask(origin, 'POST', '/accounts/contact/', {
			body: { name: 'Ravi Kulkarni', email: 'ravi@pahiya.test', message: `${message} (${kind})`, kind },
		})
	}
	const { session_id } = await ask<{ session_id: string }>(origin, 'POST', '/services/chatbot/message/', {
		body: { message: 'how much is an oil change' },
	})
	await ask(origin, 'POST', '/services/chatbot/message/', { body: { message: 'write me a poem about rain', session_id } })
	const orders = await riderOrders(at)
	await fillCart(at)
	const plans = await riderPlans(at, neighbour)
	const vehicleBookings = await riderVehicles(at)
	const sales = await riderSales(at)
	const bikes = await fillGarage(at)
	const splendor = named('Hero Splendor Plus')
	const { id: modelId, drawing, paint } = splendor
	const bike = {
		manufacturer: splendor.manufacturer_name,
		model: splendor.name,
		vehicleType: splendor.vehicle_type_name,
		manufacturerId: splendor.manufacturer,
		modelId,
	}
	const look = { modelId, plate: splendor.name, drawing, paint, electric: false, registration_number: '' }
	return { origin, logins, bike, look, categories, day, repairs, extraWork, orders, plans, vehicleBookings, sales, bikes }
}

async function loginsOfDemo(origin: string) {
	const roles = { customer: 'rider', technician: 'technician', staff: 'staff', admin: 'admin' } as const
	const entries: (readonly [string, Login])[] = []
	// One after the other: of many logins at once some are put off.
	for (const { email, password, role } of demoAccounts) entries.push([roles[role], await logIn(origin, email, password)])
	return Object.fromEntries(entries) as Record<Exclude<Looker, 'newcomer'>, Login>
}

/** The kilometres of today for the demo rider's first bike, and the link to its history. */
async function fillGarage({ origin, logins: { rider } }: Place): Promise<Company['bikes']> {
	const { access } = rider.tokens
	const [first, second] = await ask<GarageVehicle[]>(origin, 'GET', '/accounts/vehicles/', { access })
	const path = `/accounts/vehicles/${first?.id}/`
	await ask(origin, 'POST', `${path}readings/`, { access, body: { read_on: dayOf(new Date()), km: 14_820 } })
	const { url } = await ask<HistoryShare>(origin, 'POST', `${path}history/share/`, { access })
	return { first: first?.id ?? 0, second: second?.id ?? 0, link: new URL(url).pathname }
}

async function technicians(origin: string, { tokens: { access } }: Login) {
	const meena = { email: 'meena@pahiya.test', username: 'meena_jadhav', password: 'Tech@2026', name: 'Meena Jadhav', role: 'technician' }
	await ask(origin, 'POST', '/admin/users/', { access, body: meena })
	const { results } = await ask<{ results: { id: number; name: string }[] }>(origin, 'GET', '/admin/technicians/', { access })
	const idOf = (name: string) => one(results.filter((technician) => technician.name === name)).id
	return { imran: idOf('Imran Shaikh'), meena: idOf(meena.name) }
}

/** One repair per status, taken through the company's own steps. */
async function riderRepairs(at: Place): Promise<Company['repairs']> {
	const { rider } = at.logins
	const book = (category: string, time: string) =>
		bookRepair(at, rider, { person: 'rider', bike: 'Hero Splendor Plus', plate: 'MH12KT4821', category, time })
	const take = (id: number, ...steps: Record<string, unknown>[]) => takeSteps(at, id, steps)
	const confirm = [{ status: 'confirmed' }, { technician: at.imran }]
	const pending = await book('General service', '15:00')
	const confirmed = await book('Brakes', '13:00')
	await take(confirmed, ...confirm)
	const inProgress = await book('Tyre and puncture', '10:00')
	await take(inProgress, ...confirm, { status: 'in_progress' })
	const completed = await book('Battery', '08:00')
	const technicianNotes = 'Battery tested at 12.1 V and replaced. Terminals cleaned and greased.'
	await take(completed, ...confirm, { status: 'in_progress' }, { status: 'completed', technician_notes: technicianNotes })
	const toPay = await book('Wash', '19:00')
	await take(toPay, ...confirm, { status: 'in_progress' }, { status: 'completed' })
	const cancelled = await book('Chain', '18:00')
	const { access } = at.logins.staff.tokens
	const cameIn = (id: number, body: object) => ask(at.origin, 'POST', `/admin/repair-bookings/${id}/record-payment/`, { access, body })
	await cameIn(cancelled, { method: 'upi', amount: 100 })
	await take(cancelled, { status: 'cancelled', reason: 'The technician is ill; please choose another hour.' })
	const { id: soon } = await ask<Repair>(at.origin, 'POST', '/repairing-service/service-now/', {
		access: rider.tokens.access,
		body: { ...people.rider, ...(await itemOf(at, 'Clutch', 'Hero Splendor Plus')) },
	})
	await cameIn(completed, { method: 'upi' })
	const repairPhotos = (id: number) => `/admin/repair-bookings/${id}/photos/`
	await photograph(at, repairPhotos(inProgress), ['before', 'before'])
	await photograph(at, repairPhotos(completed), ['before', 'before', 'after', 'after', 'after'])
	const text = 'Rider asked for a call ten minutes before.'
	await ask(at.origin, 'POST', `/admin/repair-bookings/${inProgress}/notes/`, { access, body: { text } })
	const lines = [
		{ kind: 'part', name: 'Rear tyre 100/90-17, tubeless', price: 2450 },
		{ kind: 'work', name: 'Fitting and balancing', price: 180 },
	]
	const note = 'The sidewall is cut down to the cords; a patch would not hold.'
	await ask(at.origin, 'POST', `/admin/repair-bookings/${inProgress}/extra-work/`, { access, body: { lines, note } })
	return { pending, confirmed, in_progress: inProgress, completed, to_pay: toPay, cancelled, as_soon_as_possible: soon }
}

/** Photos before and after work; nobody's bike is on them. */
async function photograph({ origin, logins: { staff } }: Pick<Place, 'origin' | 'logins'>, path: string, moments: PhotoMoment[]) {
	for (const [nth, moment] of moments.entries()) {
		const colour = moment === 'before' ? ['#6b5a4a', '#7d6a55'][nth % 2] : ['#2d6a8f', '#3f7f5f', '#8f6a2d'][nth % 3]
		const form = aForm({ moment, image: await aPicture({ width: 1_200, height: 900, ...(colour && { colour }) }) })
		const headers = { authorization: `Bearer ${staff.tokens.access}` }
		const reply = await fetch(`${origin}/api${path}`, { method: 'POST', headers, body: form })
		if (!reply.ok) throw new Error(`The photo answered ${reply.status}: ${await reply.text()}`)
	}
}

async function riderVehicles(at: Place): Promise<Company['vehicleBookings']> {
	const vehicles = await ask<MarketVehicle[]>(at.origin, 'GET', '/marketplace/vehicles/?status=available')
	const [first, second] = vehicles.filter(({ is_booked }) => !is_booked).slice(-2)
	const book = async (vehicle: MarketVehicle | undefined) => {
		const { access } = at.logins.rider.tokens
		const body = { vehicle: vehicle?.id, contact_number: '9000000001', notes: 'After four, please.' }
		return (await ask<VehicleBooking>(at.origin, 'POST', '/marketplace/bookings/', { access, body })).id
	}
	const [sold, pending] = [await book(first), await book(second)]
	await ask(at.origin, 'POST', '/marketplace/saved-searches/', {
		access: at.logins.rider.tokens.access,
		body: { brand: 'Honda', search: 'activa', max_price: 60_000, min_year: 2019 },
	})
	const [checked] = await ask<MarketVehicle[]>(at.origin, 'GET', '/marketplace/vehicles/?status=under_inspection')
	await ask(at.origin, 'POST', `/marketplace/vehicles/${checked?.id}/wait/`, { access: at.logins.rider.tokens.access })
	const { access } = at.logins.staff.tokens
	for (const status of ['confirmed', 'completed'])
		await ask(at.origin, 'PATCH', `/admin/vehicle-bookings/${sold}/`, { access, body: { status } })
	const { results } = await ask<{ results: { id: number }[] }>(at.origin, 'GET', '/admin/rc-transfers/', { access })
	const body = { papers_signed: dayOf(new Date()), note: 'The RTO in Pune takes two to three weeks just now.' }
	await ask(at.origin, 'PATCH', `/admin/rc-transfers/${one(results).id}/`, { access, body })
	return { pending, sold, transfer: one(results).id }
}

/** What the rider sells, each taken one step further than the one before, and one that we do not want. */
async function riderSales({ origin, logins, imran }: Place): Promise<Company['sales']> {
	const staff = logins.staff.tokens.access
	const technician = logins.technician.tokens.access
	const day = addDays(dayOf(new Date()), 4)
	const change = (id: number, body: object) => ask(origin, 'PATCH', `/admin/sell-requests/${id}/`, { access: staff, body })
	const sent = async (model: string, registration_number: string) => {
		const body = await aSellForm({ brand: 'Hero', model, registration_number, pickup_slot: `${day}T10:00` })
		const headers = { authorization: `Bearer ${logins.rider.tokens.access}` }
		const reply = await fetch(`${origin}/api/marketplace/sell-requests/`, { method: 'POST', headers, body })
		if (!reply.ok) throw new Error(`The sell request answered ${reply.status}`)
		return ((await reply.json()) as SellRequest).id
	}
	const scheduledAt = async (schedule_time: string, model: string, plate: string) => {
		const id = await sent(model, plate)
		await change(id, { schedule_date: day, schedule_time, technician: imran })
		return id
	}
	const inspectedAt = async (time: string, model: string, plate: string, { share }: { share: number }) => {
		const id = await scheduledAt(time, model, plate)
		await ask(origin, 'POST', `/admin/inspections/${id}/start/`, { access: technician, body: {} })
		const points = pointsOf(await ask<StaffInspection>(origin, 'GET', `/admin/inspections/${id}/`, { access: technician }))
		for (const [nth, point] of points.slice(0, points.length * share).entries()) {
			const body = nth % 20 === 7 ? { rating: 'faulty', remark: 'Cracked on the left side' } : { rating: nth % 9 === 4 ? 'worn' : 'good' }
			await ask(origin, 'PUT', `/admin/inspections/${id}/points/${point.id}/`, { access: technician, body })
		}
		return id
	}
	const pending = await sent('Splendor Plus', 'MH12SP1101')
	const scheduled = await scheduledAt('10:00', 'Glamour', 'MH12GL2202')
	const inspecting = await inspectedAt('13:00', 'Passion Pro', 'MH12PP3303', { share: 0.4 })
	const offered = await inspectedAt('16:00', 'Xtreme 160R', 'MH12XT4404', { share: 1 })
	await change(offered, { status: 'inspection_done', inspection_details: 'Runs well and starts cold. Some parts of the body are cracked.' })
	const lines = [{ label: 'Cracked side panels', amount: -1800 }]
	await ask(origin, 'POST', `/admin/sell-requests/${offered}/offers/`, {
		access: staff,
		body: { lines, note: 'Paid on the day we fetch it.' },
	})
	const rejected = await sent('Pleasure', 'MH12PL5505')
	await change(rejected, { status: 'rejected', rejection_reason: 'The frame was welded; we cannot sell it on.' })
	return { pending, scheduled, inspecting, offered, rejected }
}

/** An order of parts for each status, taken through the company's own steps. */
async function riderOrders(at: Place): Promise<Company['orders']> {
	const { access } = at.logins.rider.tokens
	const staff = at.logins.staff.tokens.access
	const { id: vehicle_model_id } = at.named('Hero Splendor Plus')
	const query = `vehicle_model_id=${vehicle_model_id}&availability_status=in_stock&page=1&page_size=12`
	const { results: parts } = await ask<{ results: PartListItem[] }>(at.origin, 'GET', `/spare-parts/parts/?${query}`)
	let next = 0
	const order = async (pieces: number[], ...steps: Record<string, unknown>[]) => {
		const { id } = await ask<PartCart>(at.origin, 'POST', '/spare-parts/carts/', { access })
		for (const quantity of pieces) {
			const body = { part: parts[next++ % parts.length]?.uuid, quantity }
			await ask(at.origin, 'POST', `/spare-parts/carts/${id}/items/`, { access, body })
		}
		const { address, city, state, postal_code, ...person } = people.rider
		const to = { shipping_address: address, shipping_city: city, shipping_state: state, shipping_pincode: postal_code }
		const placed = await ask<Order>(at.origin, 'POST', '/spare-parts/orders/create/', {
			access,
			body: { cart_id: id, ...to, ...person, vehicle_model_id },
		})
		for (const { pay, ...step } of steps) {
			const path = `/admin/orders/${placed.order_number}/`
			if (pay) await ask(at.origin, 'POST', `${path}record-payment/`, { access: staff, body: pay })
			else await ask(at.origin, 'PATCH', path, { access: staff, body: step })
		}
		return placed.order_number
	}
	const byPhone = async () => {
		const { address, city, state, postal_code } = people.rider
		const to = { shipping_address: address, shipping_city: city, shipping_state: state, shipping_pincode: postal_code }
		const items = parts.slice(0, 2).map(({ uuid: part }) => ({ part }))
		const body = { ...to, items, vehicle_model_id, customer_name: 'Neha Joshi', customer_phone: '9000000077' }
		return (await ask<Order>(at.origin, 'POST', '/admin/orders/', { access: staff, body })).order_number
	}
	const confirm = { status: 'confirmed' }
	const ship = { status: 'shipped', carrier: 'India Post', tracking_number: 'EX123456789IN' }
	return {
		by_phone: await byPhone(),
		placed: await order([1, 2]),
		confirmed: await order([1], confirm),
		shipped: await order([2, 1, 1, 1], confirm, ship),
		delivered: await order([1, 1], confirm, ship, { status: 'delivered' }, { pay: { method: 'upi' } }),
		to_pay: await order([1], confirm, ship, { status: 'delivered' }),
		cancelled: await order([1], { pay: { method: 'upi', amount: 100 } }, { status: 'cancelled', reason: 'The last one was broken.' }),
	}
}

/** What the rider asked for: one plan begun and cancelled, one rejected, one that runs; and a neighbour's request. */
async function riderPlans(at: Place, neighbour: Login): Promise<Company['plans']> {
	const staff = at.logins.staff.tokens.access
	const model = at.named('Hero Splendor Plus')
	const bike = { vehicle_type: model.vehicle_type, manufacturer: model.manufacturer, vehicle_model: model.id }
	const [basic, care] = await ask<Plan[]>(at.origin, 'GET', '/subscription/plans/')
	const request = async ({ tokens: { access } }: Login, person: keyof typeof people, of: Plan | undefined, nth: number) => {
		const body = { ...people[person], ...bike, plan_variant: of?.variants[nth]?.id }
		return (await ask<SubscriptionRequest>(at.origin, 'POST', '/subscription/subscription-requests/', { access, body })).id
	}
	const decide = (id: number, verb: 'approve' | 'reject', body: object = {}) =>
		ask<RequestState>(at.origin, 'POST', `/subscription/subscription-requests/${id}/${verb}/`, { access: staff, body })
	const move = (id: number, verb: string, body: object) =>
		ask(at.origin, 'POST', `/admin/subscriptions/${id}/${verb}/`, { access: staff, body })
	const begun = async (of: Plan | undefined, nth: number) => {
		const { active_subscription } = await decide(await request(at.logins.rider, 'rider', of, nth), 'approve')
		if (!active_subscription) throw new Error('No subscription began.')
		return active_subscription.id
	}
	const cancelled = await begun(basic, 0)
	await move(cancelled, 'record-payment', { method: 'upi' })
	await move(cancelled, 'cancel', { reason: 'Moved to another plan.' })
	const rejected = await request(at.logins.rider, 'rider', care, 2)
	await decide(rejected, 'reject', {
		rejection_reason: 'Your lane is closed for works until March.',
		admin_notes: 'Please ask again then.',
	})
	const active = await begun(care, 1)
	await move(active, 'record-payment', { method: 'cash', amount: 1000 })
	const pending = await request(neighbour, 'sneha', care, 0)
	return { pending, rejected, active, cancelled, plan: care?.id ?? 0, ...(await riderVisits(at, active)) }
}

/** One visit that was done, and one to come. */
async function riderVisits(at: Place, subscription: number) {
	const { origin, logins } = at
	const { access } = logins.rider.tokens
	const days = await ask<{ date: string }[]>(origin, 'GET', '/subscription/visits/available_dates/', { access })
	const [first, second] = days.slice(1)
	const schedule = async (preferred_date: string | undefined) => {
		const body = { preferred_date, preferred_time: '10:00:00', subscription }
		return (await ask<Visit>(origin, 'POST', '/subscription/visits/schedule_preferred_date/', { access, body })).id
	}
	const doneVisit = await schedule(first?.date)
	await ask(origin, 'POST', `/subscription/visits/${doneVisit}/complete/`, {
		access: logins.staff.tokens.access,
		body: {
			technician_notes: 'Chain cleaned and greased. Rear brake shoes have some 2,000 km left.',
			checklist: [
				{ name: 'Engine oil', done: true },
				{ name: 'Brakes', done: true },
				{ name: 'Battery', done: false },
			],
		},
	})
	await photograph(at, `/admin/visits/${doneVisit}/photos/`, ['before', 'after'])
	return { doneVisit, visit: await schedule(second?.date) }
}

/** Work that a neighbour booked for a few people, so that lists and lanes look like a day. */
async function neighboursRepairs(at: Place, neighbour: Login) {
	const book = (person: keyof typeof people, category: string, bike: string, plate: string, time: string) =>
		bookRepair(at, neighbour, { person, category, bike, plate, time })
	const agree = (id: number, technician: number | null) =>
		takeSteps(at, id, technician === null ? [{ status: 'confirmed' }] : [{ status: 'confirmed' }, { technician }])
	await agree(await book('sneha', 'General service', 'Royal Enfield Classic 350', 'MH12QX7710', '09:00'), at.meena)
	await agree(await book('rohit', 'Electric', 'Ather 450X', 'MH14EV0093', '12:00'), at.meena)
	await agree(await book('farhan', 'Inspection', 'Bajaj Pulsar NS200', 'MH12AB1234', '16:00'), at.meena)
	await agree(await book('farhan', 'Wash', 'Honda Activa 6G', 'MH12RS2204', '11:00'), null)
	await book('sneha', 'Suspension', 'TVS XL100', 'MH12CD5678', '14:00')
	await book('rohit', 'Engine', 'KTM 390 Duke', '', '17:00')
}

async function fillCart(at: Place) {
	const { access } = at.logins.rider.tokens
	const cart = await ask<ServiceCart>(at.origin, 'POST', '/repairing-service/carts/', { access })
	for (const nth of [0, 1])
		await ask(at.origin, 'POST', `/repairing-service/carts/${cart.id}/items/`, {
			access,
			body: { ...(await itemOf(at, 'Brakes', 'Hero Splendor Plus', nth)), quantity: 1 },
		})
	const parts = await ask<PartCart>(at.origin, 'POST', '/spare-parts/carts/', { access })
	const sold = 'availability_status=in_stock&page_size=3'
	const { results } = await ask<{ results: PartListItem[] }>(at.origin, 'GET', `/spare-parts/parts/?category=brakes&${sold}`)
	for (const [quantity, { uuid }] of results.entries())
		await ask(at.origin, 'POST', `/spare-parts/carts/${parts.id}/items/`, { access, body: { part: uuid, quantity: quantity + 1 } })
}

type Booking = { person: keyof typeof people; category: string; bike: string; plate: string; time: string }

async function bookRepair(at: Place, { tokens: { access } }: Login, { person, category, bike, plate, time }: Booking) {
	const when = { schedule_date: at.day, schedule_time: time }
	const body = { ...people[person], ...(await itemOf(at, category, bike)), registration_number: plate, ...when }
	return (await ask<Repair>(at.origin, 'POST', '/repairing-service/bookings/create/', { access, body })).id
}

async function itemOf({ origin, categories, named }: Place, category: string, bike: string, nth = 0) {
	const found = Object.values(categories).filter(({ name }) => name.startsWith(category))
	const model = named(bike)
	const query = `manufacturer_id=${model.manufacturer}&vehicle_model_id=${model.id}`
	const offered = await ask<ServiceCategory[]>(origin, 'GET', `/repairing-service/service-categories/?${query}`)
	const { services } = one(offered.filter(({ uuid }) => uuid === one(found.slice(0, 1)).uuid))
	const fitting = services.filter(({ fits }) => fits !== false)
	return { service_id: fitting[nth]?.id, manufacturer_id: model.manufacturer, model_id: model.id }
}

/** Takes a repair through the steps of its flow, as staff would. */
async function takeSteps({ origin, logins }: Place, id: number, steps: Record<string, unknown>[]) {
	const { access } = logins.staff.tokens
	for (const changes of steps) {
		const { version } = await ask<{ version: number }>(origin, 'GET', `/admin/repair-bookings/${id}/`, { access })
		await ask(origin, 'PATCH', `/admin/repair-bookings/${id}/`, { access, body: { ...changes, version } })
	}
}
