import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { MarketVehicle } from '#contract/market/market.ts'
import { setClock } from '#platform/clock.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { one } from '#shared/one.ts'
import { subjectsTo } from '../../../tests/support/mails-to.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { aKey, useTestApp } from '../../../tests/support/test-app.ts'
import { endLate } from './jobs.ts'
import { marketData } from './market-data.ts'

/** In India it is Friday, 20 November 2026, half past eleven. */
const clock = '2026-11-20T06:00:00Z'
const product = useTestApp({ clock, connections: 20 })

type Person = Awaited<ReturnType<typeof signIn>>
let staff: Person
let rider: Person
beforeAll(async () => {
	staff = await signIn(product, { role: 'staff' })
	rider = await signIn(product, { name: 'Unmistakable Rider' })
})

const facts = { brand: 'Honda', model: 'Activa 6G', year: 2021, kms_driven: 21_000, fuel_type: 'petrol', price: 65_000 } as const
const aVehicle = (fields: object = {}) => staff.api.staff.usedVehicles.create({ body: { ...facts, ...fields } })
const change = (id: number, body: object) => product.call('PATCH', `/admin/vehicles/${id}/`, { access: staff.access, body })
const list = async (query = '') => {
	const { status, body } = await product.call('GET', `/marketplace/vehicles/${query}`)
	expect(status).toBe(200)
	return body as unknown as MarketVehicle[]
}
const show = (id: number) => product.call('GET', `/marketplace/vehicles/${id}/`)
const book = ({ access }: Person, vehicle: number, fields: object = {}, key?: string) =>
	product.call('POST', '/marketplace/bookings/', {
		access,
		body: { vehicle, contact_number: '9000012345', ...fields },
		headers: key ? { 'idempotency-key': key } : {},
	})
const cancel = ({ access }: Person, id: unknown, body?: object) =>
	product.call('POST', `/marketplace/bookings/${id}/cancel/`, { access, body })
const step = (id: unknown, body: object) => product.call('PATCH', `/admin/vehicle-bookings/${id}/`, { access: staff.access, body })

test('staff find a used vehicle by the name that its list shows, its year too (B.ADMIN-03)', async () => {
	const { id } = await aVehicle({ brand: 'Yezdi', model: 'Scrambler', year: 2023 })
	await aVehicle({ brand: 'Yezdi', model: 'Scrambler', year: 2022 })
	const { results } = await staff.api.staff.usedVehicles.list({ query: { search: 'Yezdi Scrambler 2023' } })
	expect(results.map((row) => row.id)).toEqual([id])
})

describe('the market', () => {
	test('shows every vehicle with its facts, its price in words and a picture, what is sold last (B.API-45, B.MARKET-15, B.MARKET-16, B.R-31, B.CONST-18)', async () => {
		const all = await list()
		expect(all.length).toBeGreaterThanOrEqual(60)
		for (const vehicle of all) {
			expect(Object.keys(vehicle)).toEqual(
				expect.arrayContaining([
					'id',
					'brand',
					'model',
					'year',
					'kms_driven',
					'fuel_type',
					'status',
					'status_display',
					'front_image_url',
					'display_price',
				]),
			)
			expect(vehicle.front_image_url).toMatch(/^\/drawings\/[a-z]+-[a-z]+\.svg$/)
		}
		const { id } = await aVehicle({ price: 125_000 })
		const [first] = await list()
		expect(first).toMatchObject({
			id,
			status: 'available',
			status_display: 'Available',
			display_price: { amount: 125_000, formatted: '₹1,25,000' },
		})
		const sold = all.map(({ status }) => status === 'sold')
		expect(sold).toEqual(sold.toSorted())
		expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['available', 'sold', 'under_inspection']))
	})

	test('is narrowed by status, brand, price, year and words, typing errors included (D-13, D-14, B.MARKET-03 to B.MARKET-07)', async () => {
		const { id } = await aVehicle({ brand: 'Zündapp', model: 'Bella', year: 1985, price: 200_001 })
		const isThere = async (query: string) => (await list(query)).some((vehicle) => vehicle.id === id)
		for (const [query, isMeant] of [
			['?search=BELLA', true],
			['?search=bela', true],
			['?search=splendor', false],
			['?search=bella%20splendor', false],
			['?status=available', true],
			['?status=sold', false],
			['?brand=z%C3%BCndapp', true],
			['?brand=Honda', false],
			['?min_price=200001&max_price=200001', true],
			['?max_price=200000', false],
			['?max_price=200000.99', false],
			['?min_price=199.99', true],
			['?min_price=1e9', false],
			['?min_price=200002', false],
			['?min_year=1985&max_year=1985', true],
			['?min_year=1986', false],
			['?status=&brand=&search=&min_price=&max_price=', true],
		] as const)
			expect([query, await isThere(query)]).toEqual([query, isMeant])
		expect((await list('?search=splendr')).every(({ model }) => model.startsWith('Splendor') || model.includes('Splendor'))).toBe(true)
		expect((await list('?search=splendr')).length).toBeGreaterThan(0)
		for (const [search, meant] of [
			['aktiva', 'Activa'],
			['royal enfeild', 'Royal Enfield'],
			['royalenfield', 'Royal Enfield'],
			['एक्टिवा', 'Activa'],
			['रॉयल एनफील्ड', 'Royal Enfield'],
			['हीरो स्प्लेंडर', 'Hero Splendor'],
			['सुज़ुकी', 'Suzuki'],
			['बजाज पल्सर', 'Bajaj Pulsar'],
		] as const) {
			const found = (await list(`?search=${encodeURIComponent(search)}`)).map(({ brand, model }) => `${brand} ${model}`)
			expect([search, found.length > 0, found.filter((name) => !name.includes(meant))]).toEqual([search, true, []])
		}
		expect((await product.call('GET', '/marketplace/vehicles/?page=9&page_size=20&search=aktiva')).body).toMatchObject({
			count: (await list('?search=aktiva')).length,
			results: [],
		})
		expect(await list('?search=xqzwvkxqzwvk')).toEqual([])
		const [hero] = await product.sql<{ id: number }>(`select id from manufacturers where name = 'Hero'`)
		expect(new Set((await list(`?brand=${hero?.id}`)).map(({ brand }) => brand))).toEqual(new Set(['Hero']))
		for (const query of ['?status=stolen', '?min_price=much', '?page=0', '?page_size=101', '?max_year=1e9'])
			expect([query, (await product.call('GET', `/marketplace/vehicles/${query}`)).status]).toEqual([query, 400])
		const paged = (await product.call('GET', '/marketplace/vehicles/?page=2&page_size=5&brand=Hero')).body as unknown as {
			count: number
			previous: string
			results: MarketVehicle[]
		}
		const whole = await list('?brand=Hero')
		expect([paged.count, paged.results.map((vehicle) => vehicle.id)]).toEqual([
			whole.length,
			whole.slice(5, 10).map((vehicle) => vehicle.id),
		])
		expect(paged.previous).toContain('brand=Hero')
	})

	test('shows one with everything known of it and others like it; what is hidden is 404 (B.API-46, B.R-20, B.ADMIN-23)', async () => {
		const { id } = await aVehicle({ color: 'Blue', engine_capacity: 110, description: '<b>Clean</b>', owners: 1, registered_in: 'Goa' })
		const { status, body } = await show(id)
		expect(status).toBe(200)
		expect(body).toMatchObject({
			id,
			color: 'Blue',
			engine_capacity: 110,
			transmission: '',
			description: '<b>Clean</b>',
			vehicle_type_display: '',
			owners: 1,
			registered_in: 'Goa',
			images: [body.front_image_url],
		})
		const similar = body.similar as unknown as MarketVehicle[]
		expect(similar.length).toBe(4)
		expect(similar.map((vehicle) => vehicle.id)).not.toContain(id)
		expect(similar.some(({ brand }) => brand === 'Honda')).toBe(true)
		expect((await change(id, { is_published: false })).status).toBe(200)
		expect((await show(id)).status).toBe(404)
		expect((await list()).map((vehicle) => vehicle.id)).not.toContain(id)
		expect((await book(rider, id)).status).toBe(404)
		for (const nobody of ['0', '-1', '1e3', 'x', '99999999999'])
			expect((await product.call('GET', `/marketplace/vehicles/${nobody}/`)).status).toBe(404)
	})
})

describe('a booking', () => {
	test('is made for a day, is pending, and keeps the vehicle as it was (B.API-51, B.MARKET-24, B.MARKET-26, B.R-20, B.E-20, B.API-50)', async () => {
		const { id } = await aVehicle({ transmission: 'Automatic', description: 'Well kept' })
		const { status, body } = await book(rider, id, { booking_date: '2026-11-22', notes: ' After 5 pm\n' })
		expect(status).toBe(201)
		expect(body).toMatchObject({
			vehicle: id,
			booking_date: '2026-11-22',
			status: 'pending',
			status_display: 'Pending',
			contact_number: '9000012345',
			notes: 'After 5 pm',
			vehicle_details: {
				brand: 'Honda',
				model: 'Activa 6G',
				year: 2021,
				mileage: 21_000,
				fuel_type: 'petrol',
				transmission: 'Automatic',
				description: 'Well kept',
			},
			confirm_by: expect.stringMatching(/^2026-11-22T06:/),
			cancelled_by: null,
			can: { cancel: true },
		})
		expect((await show(id)).body).toMatchObject({ is_booked: true, status: 'available' })
		await change(id, { model: 'Renamed', kms_driven: 22_000 })
		const [latest] = (await product.call('GET', '/marketplace/bookings/', { access: rider.access })).body as unknown as object[]
		expect(latest).toEqual(body)
		expect(await subjectsTo(product, rider.email)).toContain('We have your booking of the Honda Activa 6G')
	})

	test('is refused for a wrong number, a day that is past or too far, and by a visitor; all that is missing is named at once (B.MARKET-23, B.R-21, B.E-25, B.API-04)', async () => {
		const { id } = await aVehicle()
		for (const [fields, field, words] of [
			[{ contact_number: '123' }, 'contact_number', 'Phone number must be at least 10 digits'],
			[{ contact_number: '+919000012345' }, 'contact_number', 'Phone number must contain only digits'],
			[{ booking_date: '2026-11-19' }, 'booking_date', /today/],
			[{ booking_date: '2027-01-20' }, 'booking_date', /60 days/],
			[{ booking_date: '2026-02-30' }, 'booking_date', /date/],
			[{ notes: 'x'.repeat(501) }, 'notes', /500/],
			[{ vehicle: undefined }, 'vehicle', 'This field is required.'],
			[{ vehicle: 1e12 }, 'vehicle', /./],
		] as const) {
			const { status, body } = await book(rider, id, fields)
			expect([fields, status]).toEqual([fields, 400])
			expect((body[field] as unknown as string[])[0]).toEqual(typeof words === 'string' ? words : expect.stringMatching(words))
		}
		const empty = await product.call('POST', '/marketplace/bookings/', { access: rider.access, body: {} })
		expect([empty.status, Object.keys(empty.body)]).toEqual([400, expect.arrayContaining(['vehicle', 'contact_number'])])
		expect((await product.call('POST', '/marketplace/bookings/', { body: { vehicle: id, contact_number: '9000012345' } })).status).toBe(401)
		expect((await product.call('GET', '/marketplace/bookings/')).status).toBe(401)
		expect(
			(await book(rider, id, { vehicle: undefined, vehicle_id: id, booking_date: '2027-01-19', status: 'confirmed' })).body,
		).toMatchObject({
			booking_date: '2027-01-19',
			status: 'pending',
		})
	})

	test('needs a vehicle that is available and booked by nobody, and not the caller’s own (B.MARKET-22, B.E-07)', async () => {
		const [sold, checked, own] = [await aVehicle({ status: 'sold' }), await aVehicle({ status: 'under_inspection' }), await aVehicle()]
		await product.sql('update used_vehicles set seller_id = $1 where id = $2', [rider.id, own.id])
		for (const { id } of [sold, checked, own])
			expect(await book(rider, id)).toMatchObject({ status: 400, body: { detail: 'This vehicle is not available for booking.' } })
		expect((await book(await signIn(product), own.id)).status).toBe(201)
		expect(JSON.stringify([await list(), (await show(own.id)).body])).not.toMatch(/seller|Unmistakable|9000012345|customer/)
	})

	test('of one vehicle by fifty riders at once is one, and who is late is told so (B.E-07, B.MARKET-22)', async () => {
		const people = await Promise.all(Array.from({ length: 50 }, () => signIn(product)))
		const { id } = await aVehicle()
		const answers = await Promise.all(people.map((person) => book(person, id)))
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
		for (const { status, body } of answers.filter(({ status }) => status !== 201))
			expect([status, body.detail]).toEqual([400, 'This vehicle is not available for booking.'])
		const { open } = one(
			await product.sql<{ open: number }>(
				`select count(*)::int as open from vehicle_bookings where vehicle_id = $1 and status in ('pending', 'confirmed')`,
				[id],
			),
		)
		expect(open).toBe(1)
	})

	test('that is sent twice under one key is one (D-19)', async () => {
		const { id } = await aVehicle()
		const key = aKey()
		const [first, second] = [await book(rider, id, {}, key), await book(rider, id, {}, key)]
		expect([first.status, second.status]).toEqual([201, 201])
		expect(second.body).toEqual(first.body)
	})

	test('is cancelled by its customer while it is pending, with a note or none, and the vehicle is free again (B.MARKET-29, B.R-22)', async () => {
		const { id } = await aVehicle()
		const { body: booking } = await book(rider, id)
		expect((await cancel(await signIn(product), booking.id)).status).toBe(404)
		const { status, body } = await cancel(rider, booking.id, { cancellation_notes: 'Found another' })
		expect([status, body.status, body.cancelled_by, body.cancellation_notes, body.message]).toEqual([
			200,
			'cancelled',
			'customer',
			'Found another',
			'Your visit is cancelled.',
		])
		expect((await cancel(rider, booking.id)).status).toBe(400)
		expect((await show(id)).body.is_booked).toBe(false)
		const { body: again } = await book(rider, id)
		await step(again.id, { status: 'confirmed' })
		expect(await cancel(rider, again.id)).toMatchObject({ status: 400, body: { detail: expect.stringContaining('not confirmed') } })
		expect(await product.call('GET', `/admin/vehicle-bookings/${booking.id}/`, { access: staff.access })).toMatchObject({
			body: { cancelled_by: 'customer', cancellation_notes: 'Found another', customer: rider.id, customer_name: 'Unmistakable Rider' },
		})
	})

	test('that nobody confirms within the hours of the setting ends by itself, and its customer is told by mail', async () => {
		onTestFinished(() => setClock(new Date(clock)))
		const person = await signIn(product)
		const [late, standing] = [await aVehicle(), await aVehicle()]
		const { body: booking } = await book(person, late.id, { booking_date: '2026-11-25' })
		const { body: confirmed } = await book(person, standing.id, { booking_date: '2026-11-25' })
		await step(confirmed.id, { status: 'confirmed' })
		const end = async () => {
			await product.database.transaction((db) => enqueue(db, endLate, {}))
			await product.work()
			// No process of this test listens to what is announced.
			product.forgetKept()
		}
		setClock(new Date('2026-11-22T05:50:00Z'))
		await end()
		expect((await show(late.id)).body.is_booked).toBe(true)
		setClock(new Date('2026-11-22T07:00:00Z'))
		await end()
		expect((await show(late.id)).body.is_booked).toBe(false)
		const ended = await product.sql('select status, cancelled_by from vehicle_bookings where id = $1', [booking.id])
		expect(ended).toEqual([{ status: 'cancelled', cancelled_by: 'time' }])
		expect((await show(standing.id)).body.is_booked).toBe(true)
		await end()
		expect((await subjectsTo(product, person.email)).filter((subject) => subject.includes('has ended'))).toEqual([
			'Your booking of the Honda Activa 6G has ended',
		])
	})
})

describe('a visit is confirmed before its day is over', () => {
	const before = () => ({ staff, rider })
	let people: ReturnType<typeof before>
	beforeEach(() => {
		people = before()
	})
	afterEach(() => {
		setClock(new Date(clock))
		staff = people.staff
		rider = people.rider
	})
	/** By then those who were logged in before are not any more. */
	const itBecomes = async (time: string) => {
		setClock(new Date(time))
		staff = await signIn(product, { role: 'staff' })
		rider = await signIn(product)
	}

	test('so one that is booked for tonight ends with the day, and one for later after the hours of the setting (B.R-21)', async () => {
		await itBecomes('2026-11-20T17:30:00Z')
		const confirmBy = async (fields: object) => (await book(rider, (await aVehicle()).id, fields)).body.confirm_by
		expect(await confirmBy({})).toBe('2026-11-20T18:29:59.999Z')
		expect(await confirmBy({ booking_date: '2026-11-21' })).toBe('2026-11-21T18:29:59.999Z')
		expect(await confirmBy({ booking_date: '2026-11-23' })).toMatch(/^2026-11-22T17:3/)
	})

	test('and one whose day is changed has as long as that day gives it', async () => {
		const { body: booking } = await book(rider, (await aVehicle()).id)
		expect((await step(booking.id, { booking_date: '2026-11-29' })).body.confirm_by).toMatch(/^2026-11-22T06:/)
		expect((await step(booking.id, { booking_date: '2026-11-21' })).body.confirm_by).toBe('2026-11-21T18:29:59.999Z')
	})

	test('and not afterwards; with another day it is (B.R-40)', async () => {
		const { body: booking } = await book(rider, (await aVehicle()).id)
		await itBecomes('2026-11-20T18:30:00Z')
		const refused = await step(booking.id, { status: 'confirmed' })
		expect(refused).toMatchObject({ status: 400, body: { detail: expect.stringContaining('day of this visit is over') } })
		expect((await step(booking.id, { status: 'confirmed', booking_date: '2026-11-21' })).status).toBe(200)
	})

	test('and nobody is invited by a mail that waited until the day was over (D-55)', async () => {
		const person = await signIn(product)
		const { body: booking } = await book(person, (await aVehicle()).id)
		expect((await step(booking.id, { status: 'confirmed' })).status).toBe(200)
		setClock(new Date('2026-11-20T18:30:00Z'))
		expect((await subjectsTo(product, person.email)).filter((subject) => subject.includes('is confirmed'))).toEqual([])
	})
})

describe('the company', () => {
	test('confirms a booking, completes it, and its vehicle is sold (B.ADMIN-25, B.R-40, B.R-41, B.MARKET-27)', async () => {
		const person = await signIn(product)
		const { id } = await aVehicle()
		const { body: booking } = await book(person, id)
		for (const status of ['completed', 'in_progress', 'pending'])
			expect([status, (await step(booking.id, { status })).status]).toEqual([status, 400])
		const { body: confirmed } = await step(booking.id, { status: 'confirmed', booking_date: '2026-11-25' })
		expect(confirmed).toMatchObject({ status: 'confirmed', booking_date: '2026-11-25', next_statuses: ['completed', 'cancelled'] })
		expect(await change(id, { status: 'sold' })).toMatchObject({ status: 400, body: { status: [expect.stringContaining('booked')] } })
		expect((await step(booking.id, { status: 'completed', version: 1 })).status).toBe(409)
		expect((await step(booking.id, { status: 'completed' })).body).toMatchObject({ status: 'completed', next_statuses: [] })
		expect((await show(id)).body).toMatchObject({ status: 'sold', status_display: 'Sold', is_booked: false })
		expect((await book(rider, id)).status).toBe(400)
		expect((await step(booking.id, { status: 'cancelled', reason: 'No' })).status).toBe(400)
		expect(await subjectsTo(product, person.email)).toEqual(expect.arrayContaining(['The Honda Activa 6G is yours']))
	})

	test('cancels one with a reason, which frees the vehicle; a cancelled one is never opened again (B.ADMIN-25, B.ADMIN-26)', async () => {
		const person = await signIn(product)
		const { id } = await aVehicle()
		const { body: booking } = await book(person, id)
		expect(await step(booking.id, { status: 'cancelled' })).toMatchObject({ status: 400, body: { reason: [expect.any(String)] } })
		expect((await step(booking.id, { status: 'cancelled', reason: 'The tyre burst' })).body).toMatchObject({
			cancelled_by: 'company',
			cancellation_notes: 'The tyre burst',
		})
		expect((await book(rider, id)).status).toBe(201)
		for (const status of ['pending', 'confirmed']) expect((await step(booking.id, { status })).status).toBe(400)
		expect(await subjectsTo(product, person.email)).toContain('We had to cancel your visit to the Honda Activa 6G')
	})

	test('finds bookings by their customer, vehicle and status, and counts what waits (B.ADMIN-03, B.ADMIN-34)', async () => {
		const person = await signIn(product, { name: 'Findable Farida' })
		const { id } = await aVehicle({ brand: 'Vespa', model: 'LX 125' })
		const { body: booking } = await book(person, id)
		for (const search of ['farida', person.email, `VB${booking.id}`, 'vespa farida']) {
			const { results } = await staff.api.staff.vehicleBookings({ query: { search, page_size: 100 } })
			expect([search, results.map((row) => row.id)]).toEqual([search, expect.arrayContaining([booking.id])])
		}
		const open = await staff.api.staff.vehicleBookings({ query: { open: 'true' } })
		const pending = await staff.api.staff.vehicleBookings({ query: { status: 'pending' } })
		expect(await staff.api.staff.counts({})).toMatchObject({ open_vehicle_bookings: open.count, bookings_to_confirm: pending.count })
		const technician = await signIn(product, { role: 'technician' })
		expect(await technician.api.staff.counts({})).toMatchObject({ open_vehicle_bookings: 0 })
	})

	test('cannot confirm what its customer cancels at that moment, nor both sell a vehicle and let it be booked (B.E-14)', async () => {
		for (let round = 0; round < 8; round += 1) {
			const { id } = await aVehicle()
			const { body: booking } = await book(rider, id)
			const [confirmed, cancelled] = await Promise.all([step(booking.id, { status: 'confirmed' }), cancel(rider, booking.id)])
			expect([confirmed.status, cancelled.status].toSorted()).toEqual([200, 400])
			const other = await aVehicle()
			const [sold, booked] = await Promise.all([change(other.id, { status: 'sold' }), book(rider, other.id)])
			expect([sold.status, booked.status].toSorted()).toEqual(sold.status === 200 ? [200, 400] : [201, 400])
		}
	})
})

describe('the offered vehicles', () => {
	test('are made, changed and taken away by staff alone, each change on record; what was booked stays (B.ADMIN-23, B.ADMIN-35, B.ADMIN-36, D-23)', async () => {
		const { id, version } = await aVehicle()
		expect((await product.call('POST', '/admin/vehicles/', { access: rider.access, body: facts })).status).toBe(403)
		for (const [wrong, field] of [
			[{ year: 2028 }, 'year'],
			[{ year: 1979 }, 'year'],
			[{ kms_driven: -1 }, 'kms_driven'],
			[{ price: 0 }, 'price'],
			[{ fuel_type: 'steam' }, 'fuel_type'],
			[{ status: 'reserved' }, 'status'],
			[{ brand: ' ' }, 'brand'],
			[{ vehicle_type: 2_147_483_647 }, 'vehicle_type'],
		] as const) {
			const { status, body } = await product.call('POST', '/admin/vehicles/', { access: staff.access, body: { ...facts, ...wrong } })
			expect([wrong, status, Object.keys(body)]).toEqual([wrong, 400, expect.arrayContaining([field])])
		}
		expect((await change(id, { price: 60_000.5, version })).body).toMatchObject({ price: 60_000.5 })
		expect((await change(id, { price: 1, version })).status).toBe(409)
		expect((await show(id)).body.display_price).toEqual({ amount: 60_000.5, formatted: '₹60,001' })
		const log = await product.sql(
			`select action, before, after from audit_log where collection = 'vehicles' and object_id = $1 order by id desc limit 1`,
			[String(id)],
		)
		expect(log).toMatchObject([{ action: 'change', before: { price: 65_000 }, after: { price: 60_000.5 } }])
		await book(rider, id)
		const remove = (vehicle: number) => product.call('DELETE', `/admin/vehicles/${vehicle}/`, { access: staff.access })
		expect((await remove(id)).status).toBe(409)
		const unused = await aVehicle()
		expect((await remove(unused.id)).status).toBe(204)
		expect((await show(unused.id)).status).toBe(404)
	})
})

describe('of somebody’s account', () => {
	test('an open booking keeps it, an ended one is exported and then forgotten (D-43)', async () => {
		const person = await signIn(product)
		const { id } = await aVehicle()
		const { body: booking } = await book(person, id, { notes: 'Unmistakable note' })
		expect((await person.api.privacy.deletion({})).blocked_by).toEqual([
			{ kind: 'vehicle-booking', id: booking.id, reference: `VB${booking.id}` },
		])
		expect((await person.api.privacy.exportData({})).vehicle_bookings).toMatchObject([{ id: booking.id, notes: 'Unmistakable note' }])
		await step(booking.id, { status: 'cancelled', reason: 'Unmistakable reason' })
		expect((await person.api.privacy.deletion({})).blocked_by).toEqual([])
		await product.database.transaction((db) => marketData.forget(db, person))
		const kept = await product.sql('select * from vehicle_bookings where id = $1', [booking.id])
		expect(JSON.stringify(kept)).not.toMatch(/Unmistakable|9000012345/)
		expect(kept).toMatchObject([{ forgotten_at: expect.any(Date), brand: 'Honda' }])
	})

	test('nobody is mailed any more once it is deleted (D-43)', async () => {
		const person = await signIn(product)
		const { id } = await aVehicle()
		const { body: booking } = await book(person, id)
		await product.work()
		await step(booking.id, { status: 'cancelled', reason: 'The tyre burst' })
		await product.database.transaction((db) => marketData.forget(db, person))
		expect(await subjectsTo(product, person.email)).toEqual(['We have your booking of the Honda Activa 6G'])
	})
})
