import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { slotTaken } from '#contract/doorstep/doorstep-words.ts'
import { one } from '#shared/one.ts'
import { aBooking, anImmediateBooking, aPackage, aPerson, itemOf, type Package } from '../../../tests/support/a-booking.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { aKey, useTestApp } from '../../../tests/support/test-app.ts'

/** In India it is Friday, 20 November 2026, half past eleven. */
const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })
const bookings = '/repairing-service/bookings/create/'
const immediate = '/repairing-service/service-now/'

type Rider = Awaited<ReturnType<typeof signIn>>
let rider: Rider
let some: Package
let other: Package
beforeAll(async () => {
	some = await aPackage(product)
	other = await aPackage(product, 40)
})
beforeEach(async () => {
	rider = await signIn(product)
})
afterEach(async () => {
	for (const table of ['taken_hours', 'repeatable_calls', 'queued_jobs']) await product.sql(`delete from ${table}`)
})
const book = (body: unknown, headers: Record<string, string> = {}) =>
	product.call('POST', bookings, { body, access: rider.access, headers })
const fill = async (...items: { item: Package; quantity?: number }[]) => {
	const { id } = await rider.api.repairs.openCart({})
	for (const { item, quantity = 1 } of items) await rider.api.repairs.addItem({ params: { id }, body: { ...itemOf(item), quantity } })
	return id
}
/** What a refused booking must not leave behind. */
const traces = async () =>
	one(
		await product.sql<object>(
			`select (select count(*)::int from repairs where customer_id = $1) as repairs, (select coalesce(sum(taken), 0)::int from taken_hours) as places,
				(select count(*)::int from service_carts where customer_id = $1 and booked_at is not null) as booked_carts,
				(select count(*)::int from queued_jobs where kind = 'mail-repair-booked') as mails,
				(select count(*)::int from repair_events where actor_id = $1) as events`,
			[rider.id],
		),
	)
const nothing = { repairs: 0, places: 0, booked_carts: 0, mails: 0, events: 0 }
const taken = async () =>
	product.sql<{ hour: Date; taken: number }>("select hour, taken from taken_hours where kind = 'repairs' order by hour")

describe('a booking', () => {
	test('answers the whole repair: reference, pending, what was agreed, when, where and for how much (B.API-41, B.REPAIR-08, B.REPAIR-09, B.REPAIR-10, A.R-54, A.CONST-20)', async () => {
		const { status, body } = await book(
			aBooking(some, { notes: 'Ring twice', registration_number: 'mh 12-kt 4821', payment_method: 'upi' }),
		)
		expect(status).toBe(201)
		expect(body).toEqual({
			id: expect.any(Number),
			reference: expect.stringMatching(/^BK\d{10}$/),
			created_at: expect.stringMatching(/^2026-11-20T06:00/),
			kind: 'scheduled',
			status: 'pending',
			status_display: 'Pending',
			services: [
				{
					name: expect.any(String),
					package: { id: some.service_id, name: some.name },
					features: expect.any(Array),
					duration_minutes: expect.any(Number),
					manufacturer_id: some.manufacturer_id,
					model_id: some.model_id,
					manufacturer: expect.any(String),
					model: expect.any(String),
					vehicle_type: expect.any(String),
					drawing: expect.any(String),
					paint: expect.any(String),
					fuel: expect.any(String),
					quantity: 1,
					price: some.price,
					total_price: some.price,
				},
			],
			schedule_date: '2026-12-01',
			schedule_time: '10:00:00',
			call_by: null,
			...aPerson,
			registration_number: 'MH12KT4821',
			notes: 'Ring twice',
			latitude: null,
			longitude: null,
			distance_km: null,
			distance_fee: 0,
			subtotal: some.price,
			total_amount: some.price,
			payment_method: 'upi',
			payment_status: 'due',
			paid_amount: 0,
			refund_amount: 0,
			payments: [],
			technician: null,
			cancel_reason: '',
			technician_notes: '',
			start_code: null,
			photo_count: 0,
			extra_work: [],
			invoices: [],
			timeline: [
				{ status: 'pending', status_display: 'Pending', at: expect.stringMatching(/^2026-11-20T06:00/), by: 'customer', note: '' },
			],
			can: { cancel: true },
		})
		expect(await rider.api.repairs.show({ params: { id: Number(body.id) } })).toEqual(body)
	})

	test('names the category as the service and the card as its package (B.R-02)', async () => {
		const { body } = await book(aBooking(some, { service_id: some.categoryUuid, package_id: some.service_id }))
		const [category] = await rider.api.repairs.categories({ query: { id: some.categoryUuid } })
		expect(body.services).toMatchObject([{ name: category?.name, package: { id: some.service_id, name: some.name } }])
	})

	test('takes a list of items, for several bikes at once (B.R-14)', async () => {
		const items = [{ ...itemOf(some), quantity: 2 }, itemOf(other)]
		const { status, body } = await book({ ...aBooking(some), ...itemOf(other), items })
		expect(status).toBe(201)
		expect(body.services).toMatchObject([
			{ quantity: 2, total_price: some.price * 2 },
			{ quantity: 1, total_price: other.price },
		])
		expect(body.total_amount).toBe(some.price * 2 + other.price)
	})

	test('takes the cart with everything in it, and closes it (B.R-14)', async () => {
		const id = await fill({ item: some, quantity: 3 }, { item: other })
		const { status, body } = await book({ ...aBooking(some), ...aPerson, cart_id: id, purchase_type: 'cart' })
		expect(status).toBe(201)
		expect(body.services).toMatchObject([{ quantity: 3 }, { quantity: 1 }])
		expect(body.total_amount).toBe(some.price * 3 + other.price)
		expect(await rider.api.repairs.carts({})).toEqual([])
	})

	test('costs what the service costs for that vehicle now, whatever the caller says (B.E-03, B.SCART-30, B.E-15)', async () => {
		const forged = {
			price: 1,
			total_price: 1,
			subtotal: 1,
			distance_fee: -500,
			base_price: 1,
			status: 'completed',
			customer: 1,
			customer_id: 1,
			user: 1,
			reference: 'BK0000000001',
			payment_status: 'paid',
			is_staff: true,
		}
		const { status, body } = await book({ ...aBooking(some), ...forged })
		expect(status).toBe(201)
		expect(body).toMatchObject({
			status: 'pending',
			subtotal: some.price,
			distance_fee: 0,
			total_amount: some.price,
			payment_status: 'due',
		})
		expect(body.reference).not.toBe('BK0000000001')
		expect(one(await product.sql<{ customer_id: number }>('select customer_id from repairs where id = $1', [body.id])).customer_id).toBe(
			rider.id,
		)
	})

	test('keeps the names, prices and address of its moment when the catalogue changes (B.REPAIR-23, B.E-20, B.R-49)', async () => {
		const { body } = await book(aBooking(some))
		await product.sql("update services set name = 'Renamed ' || id, base_price_paise = 1, is_active = false where id = $1", [
			some.service_id,
		])
		await product.sql("update service_categories set name = 'Renamed ' || id, is_active = false where id = $1", [some.categoryId])
		await product.sql('delete from service_features where service_id = $1', [some.service_id])
		const seen = await rider.api.repairs.show({ params: { id: Number(body.id) } })
		expect(seen).toEqual(body)
		await product.sql('update services set name = $2, is_active = true where id = $1', [some.service_id, some.name])
		await product.sql('update service_categories set is_active = true')
	})

	test('is for verified accounts in use (B.E-32, B.API-03)', async () => {
		const asNobody = await product.call('POST', bookings, { body: aBooking(some) })
		const unverified = await signIn(product, { verified: false })
		const disabled = await signIn(product)
		await product.sql('update users set is_active = false where id = $1', [disabled.id])
		expect(asNobody.status).toBe(401)
		for (const { access } of [unverified, disabled])
			for (const url of [bookings, immediate]) expect((await product.call('POST', url, { body: aBooking(some), access })).status).toBe(401)
		expect(await product.sql('select id from repairs where customer_id = any($1)', [[unverified.id, disabled.id]])).toEqual([])
	})

	test('needs at most twelve statements, also for a full cart, far away, with a key (quality: booking)', async () => {
		const id = await fill({ item: some, quantity: 2 }, { item: other })
		product.statements()
		const { status } = await book(aBooking(some, { cart_id: id, latitude: 18.6, longitude: 73.9 }), { 'idempotency-key': aKey() })
		expect(status).toBe(201)
		expect(product.statements().length).toBeLessThanOrEqual(12)
	})
})

describe('the way', () => {
	test('is free without a place and within ten kilometres (B.R-13, D-36)', async () => {
		const near = await book(aBooking(some, { latitude: 18.53, longitude: 73.86 }))
		expect(near.body).toMatchObject({ distance_fee: 0, total_amount: some.price, latitude: 18.53, longitude: 73.86 })
		expect(near.body.distance_km).toBeGreaterThan(0)
	})

	test('costs ₹10 for each kilometre begun beyond, ₹150 at most, and is added to the total (D-36, B.E-18)', async () => {
		const told = await rider.api.doorstep.fee({ body: { latitude: 18.5204, longitude: 74.0 } })
		const far = await book(aBooking(some, { latitude: 18.5204, longitude: 74.0 }))
		expect(told.distance_fee).toBeGreaterThan(0)
		expect(far.body).toMatchObject({ distance_fee: told.distance_fee, subtotal: some.price, total_amount: some.price + told.distance_fee })
		const veryFar = await book(aBooking(some, { latitude: -18, longitude: -73 }))
		expect(veryFar.body).toMatchObject({ distance_fee: 150, total_amount: some.price + 150 })
	})

	test.each([
		[{ latitude: 18.5 }, 'longitude'],
		[{ longitude: 73.8 }, 'latitude'],
		[{ latitude: null, longitude: 73.8 }, 'latitude'],
		[{ latitude: 91, longitude: 73.8 }, 'latitude'],
		[{ latitude: 18, longitude: -180.1 }, 'longitude'],
		[{ latitude: 'NaN', longitude: 73.8 }, 'latitude'],
		[{ latitude: '18.5', longitude: 73.8 }, 'latitude'],
	])('%j is refused at %s (B.E-18)', async (place, field) => {
		const { status, body } = await book({ ...aBooking(some), ...place })
		expect(status).toBe(400)
		expect(body[field]).toEqual([expect.any(String)])
		expect(await traces()).toEqual(nothing)
	})
})

describe('the total that the customer saw', () => {
	test('is a refusal with the real one when it has grown, and nothing is kept (B.R-13, B.E-17)', async () => {
		const id = await fill({ item: some })
		const { status, body } = await book(aBooking(some, { cart_id: id, total_amount: some.price - 0.01 }))
		const words = 'The order total has changed. Please review your order.'
		expect(status).toBe(400)
		expect(body).toEqual({ detail: words, error: words, message: words, total_amount: some.price })
		expect(await traces()).toEqual(nothing)
		expect(await rider.api.repairs.carts({})).toMatchObject([{ id, items: [{ quantity: 1 }] }])
	})

	test('may be the real one, or higher; then the lower real one counts (B.R-13)', async () => {
		expect((await book(aBooking(some, { total_amount: some.price }))).status).toBe(201)
		expect((await book(aBooking(some, { total_amount: 1e15 }))).body.total_amount).toBe(some.price)
		expect((await book({ ...aBooking(some), total_amount: null })).status).toBe(201)
		// Rupees that a browser has added up can be a hair below it.
		expect((await book(aBooking(some, { schedule_time: '12:00', total_amount: some.price - 1e-9 }))).status).toBe(201)
	})
})

describe('what is booked', () => {
	test('must be something (B.R-14)', async () => {
		const words = ['Please choose at least one service.']
		const { service_id: _service, manufacturer_id: _maker, model_id: _model, ...bare } = aBooking(some)
		for (const body of [bare, { ...bare, items: [] }, { ...bare, cart_id: (await rider.api.repairs.openCart({})).id }])
			expect(await book(body)).toMatchObject({ status: 400, body: { non_field_errors: words, message: words[0], error: words[0] } })
		expect(await traces()).toEqual(nothing)
	})

	test('must still be offered, in a cart too (B.E-19)', async () => {
		const id = await fill({ item: some }, { item: other })
		await product.sql('update services set is_active = false where id = $1', [other.service_id])
		const fromCart = await book(aBooking(some, { cart_id: id }))
		expect(fromCart).toMatchObject({
			status: 400,
			body: { error: `'${other.name}' is not offered any more. Please remove it from your cart.` },
		})
		const direct = await book(aBooking(other))
		expect(direct).toMatchObject({ status: 400, body: { service_id: [expect.any(String)] } })
		await product.sql('update services set is_active = true')
		expect(await traces()).toEqual(nothing)
		expect(await rider.api.repairs.carts({})).toMatchObject([{ id, total_items: 2 }])
	})

	test("must be for a model of that manufacturer, so that nobody books with a cheap one's id (B.E-19)", async () => {
		const cheat = aBooking(some, { model_id: other.model_id })
		expect(await book(cheat)).toMatchObject({ status: 400, body: { model_id: [expect.any(String)] } })
		expect(await book({ ...cheat, items: [itemOf(some), { ...itemOf(some), model_id: other.model_id }] })).toMatchObject({
			status: 400,
			body: { model_id: [expect.any(String)] },
		})
		expect(await traces()).toEqual(nothing)
	})

	test.each([0, -1, 0.5, 11, 1e9])('cannot be %d pieces (B.E-33)', async (quantity) => {
		expect(await book({ ...aBooking(some), quantity })).toMatchObject({ status: 400, body: { quantity: [expect.any(String)] } })
		expect(await book({ ...aBooking(some), items: [{ ...itemOf(some), quantity }] })).toMatchObject({
			status: 400,
			body: { items: [expect.stringMatching(/^Entry 1, quantity: /)] },
		})
	})
})

describe('the form', () => {
	test('names half a place and what is wrong with day and service beside what else is wrong (B.E-17, B.E-18, B.API-04)', async () => {
		const told = [expect.any(String)]
		expect((await book({ ...aPerson, city: '', latitude: 18.5 })).body).toMatchObject({ city: told, longitude: told, schedule_date: told })
		const past = { ...aBooking(some), schedule_date: '2020-01-01', model_id: 2_147_483_647 }
		expect((await book(past)).body).toMatchObject({ schedule_date: told, model_id: told })
	})

	test('names every field that is missing (B.API-41, B.API-04)', async () => {
		const { status, body } = await book({})
		expect(status).toBe(400)
		for (const field of [
			'customer_name',
			'customer_email',
			'customer_phone',
			'address',
			'city',
			'state',
			'postal_code',
			'schedule_date',
			'schedule_time',
		])
			expect(body[field]).toEqual([expect.any(String)])
		expect(body.message).toBe(body.error)
	})

	test.each([
		['customer_name', '   ', 'Name is required'],
		['customer_email', 'nobody', 'Please enter a valid email address'],
		['customer_phone', '+91 9000000001', 'Phone number must contain only digits'],
		['customer_phone', '900000000', 'Phone number must be at least 10 digits'],
		['customer_phone', '9000000001234567', 'Phone number must not exceed 15 digits'],
		['address', '', 'Street address is required'],
		['city', '\n', 'City is required'],
		['state', null, 'State is required'],
		['postal_code', '4110O4', 'Postal code must contain only digits'],
		['postal_code', '41100', 'Postal code must be at least 6 digits'],
		['postal_code', '4110044', 'Postal code must not exceed 6 digits'],
		['registration_number', '!!', 'Please enter a valid registration number.'],
		['schedule_date', '2026-02-30', 'Please enter a date as yyyy-MM-dd.'],
		['schedule_time', '25:00', 'Please enter a time as HH:mm.'],
		['schedule_time', '11:29', 'Please choose a time in the future.', '2026-11-20'],
		['payment_method', 'card', 'This is not a valid choice.'],
		['purchase_type', 'x', 'This is not a valid choice.'],
	])('%s %j is refused with %j (B.E-16, B.API-43)', async (field, value, words, schedule_date = '2026-12-01') => {
		const { status, body } = await book({ ...aBooking(some, { schedule_date }), [field]: value })
		expect(status).toBe(400)
		expect(body).toEqual({ [field]: [words], message: words, error: words })
		expect(await traces()).toEqual(nothing)
	})

	test.each([
		['notes', 1000],
		['address', 500],
		['customer_name', 255],
		['city', 100],
		['state', 100],
	] as const)('takes %s of at most %i characters (D-46)', async (field, most) => {
		expect((await book({ ...aBooking(some), [field]: 'x'.repeat(most) })).status).toBe(201)
		const { status, body } = await book({ ...aBooking(some), [field]: 'x'.repeat(most + 1) })
		expect(status).toBe(400)
		expect(body[field]).toEqual([`Ensure this field has no more than ${most} characters.`])
	})

	test('is trimmed, lower-cased and written in one line where it is one (B.R-38, D-46)', async () => {
		const { body } = await book({
			...aBooking(some),
			customer_name: '  Asha Rider\n',
			customer_email: ' Asha@Pahiya.TEST ',
			address: 'Flat 12, \r\n Example Apartments,\tGate 2\n',
			city: ' Pune',
			notes: '<script>alert(1)</script>\r\n\tCall first',
		})
		expect(body).toMatchObject({
			customer_name: 'Asha Rider',
			customer_email: 'asha@pahiya.test',
			address: 'Flat 12, Example Apartments, Gate 2',
			city: 'Pune',
			// Stored as given; pages and mails escape it (B.E-26).
			notes: '<script>alert(1)</script>\n\tCall first',
		})
	})

	const inOneLine = ['Please write this in one line, without tabs.']
	const unusable = ['This text has a character that cannot be used. Please type it again.']
	test.each([
		['customer_name', 'Asha\nRider', inOneLine],
		['customer_name', 'Asha\u0007 Rider', unusable],
		['city', '\u0000Pune', unusable],
		['city', 'Pu\tne', inOneLine],
		['address', 'Flat 12\u001b, Example Apartments', unusable],
		['notes', 'Ring\u0000 twice', unusable],
		['notes', 'half a pair: \ud83d', unusable],
		['registration_number', 'MH12AB\u000b1234', unusable],
	])('as %s = %j is refused at its field, with a key too, and nothing is dropped from it (A.E-19, B.E-27)', async (field, text, words) => {
		expect(await book({ ...aBooking(some), [field]: text })).toMatchObject({ status: 400, body: { [field]: words } })
		expect(await taken()).toEqual([])
	})
})

describe('the hour', () => {
	test('in which the time lies loses one of its places; the time stays as asked (D-17)', async () => {
		const { body } = await book(aBooking(some, { schedule_time: '09:30' }))
		expect(body.schedule_time).toBe('09:30:00')
		expect(await taken()).toEqual([{ hour: new Date('2026-12-01T03:30:00Z'), taken: 1 }])
		const [day] = await rider.api.doorstep.slots({ query: { from: '2026-12-01', days: 1 } })
		expect(day?.times.find(({ time }) => time.startsWith('09:00'))?.places_left).toBe(2)
	})

	test('may be any of the day or night, with the same capacity (B.R-15, D-17)', async () => {
		const atNight = () => book(aBooking(some, { schedule_time: '02:15' }))
		const answers = [await atNight(), await atNight(), await atNight(), await atNight()]
		expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 400])
		expect(answers[3]?.body).toMatchObject({ schedule_time: [slotTaken], message: slotTaken })
	})

	test('that the company closed is refused like a full one, and nothing is kept (D-17, B.E-17)', async () => {
		await product.sql("insert into slot_closures (kind, date, time, created_at) values ('repairs', '2026-12-01', '10:00', now())")
		const id = await fill({ item: some })
		expect(await book(aBooking(some, { cart_id: id }), { 'idempotency-key': aKey() })).toMatchObject({
			status: 400,
			body: { schedule_time: [slotTaken] },
		})
		expect(await traces()).toEqual(nothing)
		expect(await product.sql('select id from repeatable_calls')).toEqual([])
		expect(await rider.api.repairs.carts({})).toMatchObject([{ id, total_items: 1 }])
		expect((await book(aBooking(some, { cart_id: id, schedule_time: '11:00' }))).status).toBe(201)
		await product.sql('delete from slot_closures')
	})

	test.each([
		['yesterday', '2026-11-19', '10:00', 'schedule_date'],
		['more than a year ahead', '2027-11-21', '10:00', 'schedule_date'],
		['today, an hour ago', '2026-11-20', '10:30', 'schedule_time'],
	])('of %s is refused (B.R-15, B.E-25)', async (_, schedule_date, schedule_time, field) => {
		const { status, body } = await book(aBooking(some, { schedule_date, schedule_time }))
		expect(status).toBe(400)
		expect(body).toHaveProperty(field)
	})
})

describe('as soon as possible', () => {
	test('is booked for now and takes no place (B.API-42, B.R-16, D-17)', async () => {
		const { status, body } = await product.call('POST', immediate, { body: anImmediateBooking(some), access: rider.access })
		expect(status).toBe(201)
		expect(body).toMatchObject({
			kind: 'service_now',
			status: 'pending',
			schedule_date: '2026-11-20',
			total_amount: some.price,
			reference: expect.stringMatching(/^BK\d{10}$/),
		})
		expect(body.schedule_time).toMatch(/^11:30:/)
		expect(await taken()).toEqual([])
		expect(await rider.api.repairs.list({})).toEqual([body])
		expect(await rider.api.repairs.listNow({})).toEqual([body])
	})

	test('takes a cart too and asks for the same, without day and time (B.API-42)', async () => {
		const id = await fill({ item: some })
		const { body, status } = await product.call('POST', immediate, { body: { cart_id: id }, access: rider.access })
		expect(status).toBe(400)
		expect(Object.keys(body).toSorted()).toEqual([
			'address',
			'city',
			'customer_email',
			'customer_name',
			'customer_phone',
			'error',
			'message',
			'postal_code',
			'state',
		])
		expect((await product.call('POST', immediate, { body: { ...aPerson, cart_id: id }, access: rider.access })).status).toBe(201)
	})
})
