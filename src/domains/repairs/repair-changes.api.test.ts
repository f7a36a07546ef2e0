import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aBooking, anImmediateBooking, aPackage, type Package } from '../../../tests/support/a-booking.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })

type Person = Awaited<ReturnType<typeof signIn>>
let some: Package
let rider: Person
let staff: Person
let imran: Person
let farida: Person
beforeAll(async () => {
	some = await aPackage(product)
	rider = await signIn(product)
	staff = await signIn(product, { role: 'staff' })
	imran = await signIn(product, { role: 'technician' })
	farida = await signIn(product, { role: 'technician' })
})
beforeEach(async () => {
	await product.sql('delete from changes')
})
const change = (id: number, body: Parameters<Person['api']['staff']['changeRepairBooking']>[0]['body'], by: Person = staff) =>
	by.api.staff.changeRepairBooking({ params: { id }, body })
/** Who hears of what, since the last look. */
async function told() {
	const rows = await product.sql<{ object_id: string; customer_id: number | null; technician_ids: number[] }>(
		`with seen as (delete from changes where collection = 'repair-bookings' returning *)
		select object_id, customer_id, technician_ids from seen order by id`,
	)
	return rows.map(({ object_id, customer_id, technician_ids }) => [Number(object_id), customer_id, technician_ids])
}

test('every change of a repair is told once to its customer, and to whoever has and had the work (B.ADMIN-22)', async () => {
	const { id } = await rider.api.repairs.book({ body: aBooking(some) })
	expect(await told()).toEqual([[id, rider.id, []]])
	await change(id, { technician: imran.id })
	expect(await told()).toEqual([[id, rider.id, [imran.id]]])
	await change(id, { technician: farida.id, schedule_time: '16:00', status: 'confirmed' })
	expect(await told()).toEqual([[id, rider.id, [imran.id, farida.id]]])
	await change(id, { technician: null })
	expect(await told()).toEqual([[id, rider.id, [farida.id]]])
	await change(id, { technician: imran.id, status: 'in_progress' })
	await change(id, { technician_notes: 'Oil changed' }, imran)
	await change(id, { status: 'completed' }, imran)
	await staff.api.staff.recordRepairPayment({ params: { id }, body: { method: 'cash' } })
	expect(await told()).toEqual(Array.from({ length: 4 }, () => [id, rider.id, [imran.id]]))
})

test('a booking as soon as possible and a cancellation by the customer are told too', async () => {
	const { id } = await rider.api.repairs.bookNow({ body: anImmediateBooking(some) })
	await change(id, { technician: farida.id })
	await rider.api.repairs.cancel({ params: { id }, body: { reason: 'Bike sold' } })
	expect(await told()).toEqual([
		[id, rider.id, []],
		[id, rider.id, [farida.id]],
		[id, rider.id, [farida.id]],
	])
})

test('of an internal note the company hears and whoever has the work, never the customer (B.E-34)', async () => {
	const { id } = await rider.api.repairs.book({ body: aBooking(some, { schedule_time: '12:00' }) })
	await change(id, { technician: farida.id })
	await told()
	await staff.api.staff.addRepairNote({ params: { id }, body: { text: 'Gate code 4711' } })
	expect(await told()).toEqual([[id, null, [farida.id]]])
})

test('what is refused or changes nothing is told to nobody', async () => {
	const { id } = await rider.api.repairs.book({ body: aBooking(some, { schedule_time: '13:00' }) })
	await told()
	await change(id, { technician: null, schedule_time: '13:00' })
	await expect(change(id, { status: 'completed' })).rejects.toMatchObject({ status: 400 })
	await expect(change(id, { technician: rider.id, schedule_time: '14:00' })).rejects.toMatchObject({ status: 400 })
	await expect(change(id, { schedule_time: '14:00', version: 7 })).rejects.toMatchObject({ status: 409 })
	await expect(rider.api.repairs.book({ body: aBooking(some, { service_id: 2_000_000 }) })).rejects.toMatchObject({ status: 400 })
	expect(await told()).toEqual([])
})
