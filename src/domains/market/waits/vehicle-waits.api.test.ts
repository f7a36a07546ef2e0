import { beforeAll, beforeEach, expect, test } from 'vitest'
import { setClock } from '#platform/clock.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { subjectsTo } from '../../../../tests/support/mails-to.ts'
import { refusalOf } from '../../../../tests/support/refusal-of.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'
import { endLate } from '../jobs.ts'
import { marketData } from '../market-data.ts'

const clock = '2026-11-20T06:00:00Z'
const product = useTestApp({ clock, connections: 20 })

// Set back, so that a turn ends in a minute that can be named.
beforeEach(() => setClock(new Date(clock)))

type Person = Awaited<ReturnType<typeof signIn>>
let staff: Person
beforeAll(async () => {
	staff = await signIn(product, { role: 'staff' })
})

const facts = { brand: 'Bajaj', model: 'Pulsar 150', year: 2020, kms_driven: 21_000, fuel_type: 'petrol', price: 65_000 } as const
const aVehicle = async () => (await staff.api.staff.usedVehicles.create({ body: facts })).id
const book = ({ api }: Person, vehicle: number) => api.market.book({ body: { vehicle, contact_number: '9000012345' } })
const wait = ({ api }: Person, id: number) => api.market.waitFor({ params: { id } })
const leave = ({ api }: Person, id: number) => api.market.stopWaiting({ params: { id } })
const cancel = ({ api }: Person, id: number) => api.market.cancelBooking({ params: { id }, body: {} })
const waits = async ({ api }: Person) =>
	(await api.market.waits({})).map(({ vehicle, place, turn_ends_at }) => [vehicle, place, turn_ends_at?.slice(0, 16) ?? null])
const isBooked = async (id: number) => (await product.as().market.vehicle({ params: { id } })).is_booked
const people = (count: number) => Promise.all(Array.from({ length: count }, () => signIn(product)))
const change = (id: number, body: object) => staff.api.staff.usedVehicles.change({ params: { id }, body })
const theHour = async () => {
	await product.database.transaction((db) => enqueue(db, endLate, {}))
	await product.work()
}
/** Until when it is somebody's turn, said anew. */
const turnEnds = (id: number, at: string) =>
	product.sql('update vehicle_waits set turn_ends_at = $2 where vehicle_id = $1 and turn_ends_at is not null', [id, at])
const inADay = '2026-11-21T06:00'
const yourTurn = 'Your turn: the Bajaj Pulsar 150, 2020 is free again'

test('those who wait for a booked vehicle are asked in their order, and nobody else can book it in their time', async () => {
	const [owner, first, second, stranger] = (await people(4)) as [Person, Person, Person, Person]
	const id = await aVehicle()
	const booking = await book(owner, id)
	expect(await wait(first, id)).toMatchObject({ vehicle: id, brand: 'Bajaj', price: 65_000, place: 1, turn_ends_at: null })
	expect(await wait(second, id)).toMatchObject({ place: 2 })
	expect(await wait(first, id)).toMatchObject({ place: 1 })
	await cancel(owner, booking.id)
	expect(await waits(first)).toEqual([[id, 1, inADay]])
	expect(await isBooked(id)).toBe(true)
	for (const other of [stranger, second, owner]) expect(await refusalOf(book(other, id))).toMatchObject({ status: 400 })
	expect(await subjectsTo(product, first)).toEqual([yourTurn])
	expect(await subjectsTo(product, second)).toEqual([])
	await book(first, id)
	expect(await waits(first)).toEqual([])
	expect(await waits(second)).toEqual([[id, 1, null]])
})

test('whoever does not book in 24 hours, or leaves, makes way for the next one; after the last anybody can book', async () => {
	const [owner, first, second, third] = (await people(4)) as [Person, Person, Person, Person]
	const id = await aVehicle()
	const booking = await book(owner, id)
	for (const person of [first, second, third]) await wait(person, id)
	await cancel(owner, booking.id)
	await turnEnds(id, '2026-11-20T06:30:00Z')
	await theHour()
	expect(await waits(second)).toEqual([[id, 2, null]])
	await turnEnds(id, clock)
	await theHour()
	await theHour()
	expect(await waits(first)).toEqual([])
	expect(await waits(second)).toEqual([[id, 1, inADay]])
	await leave(second, id)
	await leave(second, id)
	expect(await subjectsTo(product, third)).toEqual([yourTurn])
	await leave(third, id)
	expect(await isBooked(id)).toBe(false)
	await book(owner, id)
})

test('a booking that nobody confirms in time frees the vehicle for whoever waits, and so does the company', async () => {
	const [owner, first, second] = (await people(3)) as [Person, Person, Person]
	const [late, cancelled] = [await aVehicle(), await aVehicle()]
	await book(owner, late)
	const { id } = await book(owner, cancelled)
	await wait(first, late)
	await wait(second, cancelled)
	await staff.api.staff.changeVehicleBooking({ params: { id }, body: { status: 'cancelled', reason: 'It broke down.' } })
	expect(await waits(second)).toEqual([[cancelled, 1, inADay]])
	await product.sql('update vehicle_bookings set confirm_by = $2 where vehicle_id = $1', [late, clock])
	await theHour()
	expect(await waits(first)).toEqual([[late, 1, inADay]])
})

test('a vehicle that is checked again or hidden is nobody’s turn; it is the first one’s again when it is back, and sold it is said to all', async () => {
	const [owner, first, second] = (await people(3)) as [Person, Person, Person]
	const id = await aVehicle()
	const { id: booking } = await book(owner, id)
	await wait(first, id)
	await wait(second, id)
	await cancel(owner, booking)
	await subjectsTo(product, first)
	await change(id, { status: 'under_inspection' })
	expect(await waits(first)).toEqual([[id, 1, null]])
	expect(await refusalOf(book(first, id))).toMatchObject({ status: 400 })
	await change(id, { status: 'available' })
	expect(await waits(first)).toEqual([[id, 1, inADay]])
	await change(id, { is_published: false })
	expect(await waits(first)).toEqual([[id, 1, null]])
	await change(id, { is_published: true })
	const mine = await book(first, id)
	for (const status of ['confirmed', 'completed'] as const)
		await staff.api.staff.changeVehicleBooking({ params: { id: mine.id }, body: { status } })
	expect(await waits(second)).toEqual([])
	expect(await subjectsTo(product, second)).toEqual(['The Bajaj Pulsar 150, 2020 is sold'])
})

test('a vehicle that somebody waits for is not deleted before the line has ended', async () => {
	const first = await signIn(product)
	const id = await aVehicle()
	await change(id, { status: 'under_inspection' })
	await wait(first, id)
	const remove = () => staff.api.staff.usedVehicles.remove({ params: { id } })
	expect(await refusalOf(remove())).toMatchObject({
		status: 409,
		body: { detail: 'Somebody has booked this vehicle or waits for it. Hide it instead, or mark it as sold.' },
	})
	expect(await waits(first)).toEqual([[id, 1, null]])
	await leave(first, id)
	await remove()
	expect(await refusalOf(product.as().market.vehicle({ params: { id } }))).toMatchObject({ status: 404 })
})

test('nobody waits for what is free, sold, hidden, booked or sold to us by himself, and nobody for more than ten', async () => {
	const [owner, rider] = (await people(2)) as [Person, Person]
	const said = async (person: Person, id: number) => {
		const { status, words } = await refusalOf(wait(person, id))
		return [status, words]
	}
	const id = await aVehicle()
	expect(await said(rider, id)).toEqual([400, 'This vehicle is free. You can book it now.'])
	await book(owner, id)
	expect(await said(owner, id)).toEqual([400, 'You have booked this vehicle yourself.'])
	const [sold, hidden, own] = [await aVehicle(), await aVehicle(), await aVehicle()]
	await change(sold, { status: 'sold' })
	await change(hidden, { is_published: false })
	await product.sql('update used_vehicles set seller_id = $1 where id = $2', [rider.id, own])
	await book(owner, own)
	for (const none of [sold, own]) expect(await said(rider, none)).toEqual([400, 'Nobody can wait for this vehicle.'])
	for (const nothing of [hidden, 999_999]) expect((await said(rider, nothing))[0]).toBe(404)
	expect(await refusalOf(product.as().market.waitFor({ params: { id } }))).toMatchObject({ status: 401 })
	for (let at = 0; at < 10; at += 1) {
		const other = await aVehicle()
		await change(other, { status: 'under_inspection' })
		await wait(rider, other)
	}
	expect(await said(rider, id)).toEqual([400, 'You wait for 10 vehicles. Please stop waiting for one first.'])
})

test('of thirty who want it at the moment it is freed the one who waits gets it, and nobody waits for ever (B.E-07)', async () => {
	const [owner, first, ...others] = (await people(32)) as [Person, Person, ...Person[]]
	const id = await aVehicle()
	const booking = await book(owner, id)
	await wait(first, id)
	const tried = await Promise.allSettled([cancel(owner, booking.id), ...others.map((other) => book(other, id)), leave(first, 999_999)])
	expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
	expect(await waits(first)).toEqual([[id, 1, inADay]])
	await book(first, id)
})

test('thirty who join and leave at once each have one place, and one of them the turn', async () => {
	const [owner, ...others] = (await people(31)) as [Person, ...Person[]]
	const id = await aVehicle()
	const booking = await book(owner, id)
	await Promise.all(others.flatMap((other) => [wait(other, id), wait(other, id)]))
	const places = (await Promise.all(others.map(waits))).flatMap((all) => all.map(([, place]) => place as number))
	expect(places.toSorted((a, b) => a - b)).toEqual(others.map((_, at) => at + 1))
	await Promise.all([cancel(owner, booking.id), ...others.slice(0, 15).map((other) => leave(other, id))])
	const turns = await product.sql('select from vehicle_waits where vehicle_id = $1 and turn_ends_at is not null', [id])
	expect(turns).toHaveLength(1)
})

test('whoever deletes the account makes way, and what is kept about him says what he waited for (D-43)', async () => {
	const [owner, first, second] = (await people(3)) as [Person, Person, Person]
	const id = await aVehicle()
	const booking = await book(owner, id)
	await wait(first, id)
	await wait(second, id)
	await cancel(owner, booking.id)
	expect(await first.api.privacy.exportData({})).toMatchObject({ vehicle_waits: [{ vehicle: id, place: 1 }] })
	await product.database.transaction((db) => marketData.forget(db, first))
	expect(await waits(second)).toEqual([[id, 1, inADay]])
})
