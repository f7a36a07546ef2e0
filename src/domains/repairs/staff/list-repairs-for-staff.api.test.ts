import { beforeAll, expect, test } from 'vitest'
import { aBooking, anImmediateBooking, aPackage } from '../../../../tests/support/a-booking.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })

type Person = Awaited<ReturnType<typeof signIn>>
let staff: Person
let imran: Person
let asha: Person
let ids: Record<'ashaEarly' | 'ashaLate' | 'rohan' | 'soon', { id: number; reference: string; total_amount: number }>
beforeAll(async () => {
	staff = await signIn(product, { role: 'staff' })
	imran = await signIn(product, { role: 'technician', name: 'Imran Shaikh' })
	asha = await signIn(product)
	const rohan = await signIn(product)
	const [cheap, dear] = [await aPackage(product), await aPackage(product, 30)]
	ids = {
		ashaLate: await asha.api.repairs.book({
			body: aBooking(cheap, { schedule_date: '2026-12-05', schedule_time: '23:30', registration_number: 'MH 12 KT 4821' }),
		}),
		ashaEarly: await asha.api.repairs.book({ body: aBooking(dear, { schedule_date: '2026-12-05', schedule_time: '00:15' }) }),
		rohan: await rohan.api.repairs.book({
			body: aBooking(cheap, {
				schedule_date: '2026-12-06',
				customer_name: 'Rohan 100% Patil',
				customer_email: 'rohan@pahiya.test',
				customer_phone: '9822012345',
			}),
		}),
		soon: await rohan.api.repairs.bookNow({ body: anImmediateBooking(cheap) }),
	}
	await staff.api.staff.changeRepairBooking({ params: { id: ids.rohan.id }, body: { status: 'confirmed', technician: imran.id } })
	await staff.api.staff.recordRepairPayment({ params: { id: ids.soon.id }, body: { method: 'cash' } })
})
type Query = Parameters<Person['api']['staff']['repairBookings']>[0]['query']
/** Names of the repairs in the order of the answer. */
const listed = async (query: Query) => {
	const { results } = await staff.api.staff.repairBookings({ query })
	return results.map(({ id }) => Object.entries(ids).find(([, repair]) => repair.id === id)?.[0])
}

test('staff see every repair with reference, customer, services, vehicle, schedule, address, amounts and status (B.ADMIN-20)', async () => {
	const { count, results } = await staff.api.staff.repairBookings({})
	expect(count).toBe(4)
	const own = await asha.api.repairs.show({ params: { id: ids.ashaLate.id } })
	expect(results.find(({ id }) => id === own.id)).toMatchObject({
		...own,
		can: expect.any(Object),
		customer: asha.id,
		technician_id: null,
		paid_at: null,
		cancelled_by: null,
		version: 1,
		next_statuses: ['confirmed', 'cancelled'],
	})
	const own2 = results.find(({ id }) => id === own.id)
	const minutes = own.services.reduce((sum, line) => sum + line.duration_minutes * line.quantity, 0)
	expect(Date.parse(own2?.ends_at ?? '') - Date.parse(own2?.starts_at ?? '')).toBe(minutes * 60_000)
	expect(results.find(({ id }) => id === ids.rohan.id)?.technician).toEqual({ name: 'Imran Shaikh', phone: '' })
})

test('a name is found whichever apostrophe is typed, for phones write another one than keyboards (B.ADMIN-03)', async () => {
	await product.sql(`update repairs set customer_name = 'Anita D’Souza' where id = $1`, [ids.ashaLate.id])
	for (const search of ["anita d'souza", 'D’Souza', 'D‘Souza']) expect(await listed({ search })).toEqual(['ashaLate'])
	for (const search of ["'", "d'", 'D%Souza']) expect(await listed({ search })).toEqual([])
})

test('the list and the single repair tell the same (B.ADMIN-20)', async () => {
	const { results } = await staff.api.staff.repairBookings({})
	for (const repair of results) {
		const { taken_by: _, internal_notes: __, ...told } = await staff.api.staff.repairBooking({ params: { id: repair.id } })
		expect(told).toEqual(repair)
	}
})

test('the list is filtered by status, kind, payment, technician and customer (D-22, B.ADMIN-03)', async () => {
	expect(await listed({ status: 'confirmed' })).toEqual(['rohan'])
	expect(await listed({ status: 'pending', ordering: 'created_at' })).toEqual(['ashaLate', 'ashaEarly', 'soon'])
	expect(await listed({ kind: 'service_now' })).toEqual(['soon'])
	expect(await listed({ payment_status: 'paid' })).toEqual(['soon'])
	expect(await listed({ technician: imran.id })).toEqual(['rohan'])
	expect(await listed({ customer: asha.id, ordering: 'schedule' })).toEqual(['ashaEarly', 'ashaLate'])
})

test('days are days in India on which the work begins, both included (D-49, D-17)', async () => {
	expect(await listed({ date_from: '2026-12-05', date_to: '2026-12-05', ordering: 'schedule' })).toEqual(['ashaEarly', 'ashaLate'])
	expect(await listed({ date_from: '2026-12-06' })).toEqual(['rohan'])
	expect(await listed({ date_to: '2026-11-20' })).toEqual(['soon'])
	expect(await listed({ date_from: '2026-12-06', date_to: '2026-12-05' })).toEqual([])
	expect(await listed({ date_from: '0001-01-01', date_to: '9999-12-31' })).toHaveLength(4)
})

test('a repair is found by reference, name, phone, e-mail and plate, however it is typed (D-22, B.ADMIN-03)', async () => {
	expect(await listed({ search: ids.ashaEarly.reference.toLowerCase() })).toEqual(['ashaEarly'])
	expect(await listed({ search: 'ROHAN patil' })).toEqual(['rohan'])
	expect(await listed({ search: '98220 12345' })).toEqual(['rohan'])
	expect(await listed({ search: 'rohan@pahiya' })).toEqual(['rohan'])
	expect(await listed({ search: 'mh 12 kt 4821' })).toEqual(['ashaLate'])
	expect(await listed({ search: 'MH12-KT' })).toEqual(['ashaLate'])
	expect(await listed({ search: '100%' })).toEqual(['rohan'])
	expect(await listed({ search: '%' })).toEqual(['rohan'])
	expect(await listed({ search: 'rohan asha' })).toEqual([])
})

test('the list is ordered by what is asked for, newest first without asking (D-22, D-49)', async () => {
	expect(await listed({})).toEqual(['soon', 'rohan', 'ashaEarly', 'ashaLate'])
	expect(await listed({ ordering: 'schedule' })).toEqual(['soon', 'ashaEarly', 'ashaLate', 'rohan'])
	expect(await listed({ ordering: '-schedule' })).toEqual(['rohan', 'ashaLate', 'ashaEarly', 'soon'])
	expect((await listed({ ordering: 'status' })).at(-1)).toBe('rohan')
	const byAmount = (await staff.api.staff.repairBookings({ query: { ordering: '-total_amount' } })).results.map(
		(repair) => repair.total_amount,
	)
	expect(byAmount).toEqual(byAmount.toSorted((a, b) => b - a))
})

test('the list knows what is open, and what nobody was sent to (D-22, B.ADMIN-03)', async () => {
	expect(await listed({ open: 'true', ordering: 'created_at' })).toEqual(['ashaLate', 'ashaEarly', 'rohan', 'soon'])
	expect(await listed({ unassigned: 'true', ordering: 'created_at' })).toEqual(['ashaLate', 'ashaEarly', 'soon'])
	expect(await listed({ unassigned: 'false' })).toEqual(['rohan'])
	await staff.api.staff.changeRepairBooking({ params: { id: ids.soon.id }, body: { status: 'cancelled', reason: 'Too far' } })
	expect(await listed({ open: 'false' })).toEqual(['soon'])
	expect(await listed({ open: 'true', unassigned: 'true', ordering: 'created_at' })).toEqual(['ashaLate', 'ashaEarly'])
	expect((await imran.api.staff.repairBookings({ query: { open: 'true' } })).count).toBe(1)
	expect((await imran.api.staff.repairBookings({ query: { unassigned: 'true' } })).count).toBe(0)
})

test('a list costs three statements, one of them for whoever asks, however many repairs it has (A.ADMIN-33)', async () => {
	for (const page_size of [1, 4]) {
		product.statements()
		await staff.api.staff.repairBookings({ query: { page_size, search: 'a', status: 'pending' } })
		expect(product.statements()).toHaveLength(3)
	}
})
