import { beforeAll, expect, test } from 'vitest'
import { aBooking, anImmediateBooking, aPackage } from '../../../tests/support/a-booking.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })

type Person = Awaited<ReturnType<typeof signIn>>
let staff: Person
let technician: Person
let riders: Person[]
beforeAll(async () => {
	staff = await signIn(product, { role: 'admin' })
	technician = await signIn(product, { role: 'technician' })
	riders = await Promise.all(Array.from({ length: 6 }, () => signIn(product)))
	const item = await aPackage(product)
	for (const [nth, rider] of riders.entries()) {
		const at = { schedule_date: '2026-12-05', schedule_time: `${10 + nth}:00` }
		const { id } = await rider.api.repairs.book({ body: aBooking(item, at) })
		if (nth % 2) await rider.api.repairs.bookNow({ body: anImmediateBooking(item) })
		if (nth % 3 === 0)
			await staff.api.staff.changeRepairBooking({ params: { id }, body: { status: 'confirmed', technician: technician.id } })
		if (nth % 3 === 1) await staff.api.staff.changeRepairBooking({ params: { id }, body: { status: 'cancelled', reason: 'We are full.' } })
	}
})

test('a list tells as many as it shows, whatever it is filtered by (D-22, A.ADMIN-33)', async () => {
	const { repairBookings, users, auditLog } = staff.api.staff
	const all = { page_size: 100 }
	const kinds = [
		{},
		{ status: 'pending' },
		{ status: 'cancelled', kind: 'scheduled' },
		{ open: 'true' },
		{ open: 'false' },
		{ unassigned: 'true' },
		{ unassigned: 'false' },
		{ kind: 'service_now' },
		{ payment_status: 'due', open: 'true', unassigned: 'true' },
		{ payment_status: 'paid' },
		{ technician: String(technician.id) },
	] as const
	for (const query of kinds) {
		const { count, results } = await repairBookings({ query: { ...query, ...all } })
		expect({ query, count }).toEqual({ query, count: results.length })
	}
	for (const query of [{}, { role: 'technician' }, { is_active: 'false' }, { is_verified: 'true', role: 'customer' }] as const) {
		const { count, results } = await users({ query: { ...query, ...all } })
		expect({ query, count }).toEqual({ query, count: results.length })
	}
	for (const query of [{}, { actor: String(staff.id) }, { action: 'create' }, { collection: 'repair-bookings' }] as const) {
		const { count, results } = await auditLog({ query: { ...query, ...all } })
		expect({ query, count }).toEqual({ query, count: results.length })
	}
	expect((await repairBookings({ query: { open: 'true' } })).count).toBe(7)
})

test('an account is found by what it says now, and by nothing of what it said before (A.ADMIN-26, D-43)', async () => {
	const [rider] = riders
	const found = async (search: string) => (await staff.api.staff.users({ query: { search } })).results.map(({ id }) => id)
	const say = (name: string) => product.sql('update profiles set name = $2 where user_id = $1', [rider?.id, name])
	await product.sql('insert into profiles (user_id) values ($1) on conflict do nothing', [rider?.id])
	await say('Zubeen Deka')
	expect(await found('zubeen deka')).toEqual([rider?.id])
	await say('Mrinal Deka')
	expect(await found('zubeen')).toEqual([])
	expect(await found(`mrinal ${rider?.email}`)).toEqual([rider?.id])
	await product.sql('delete from profiles where user_id = $1', [rider?.id])
	expect(await found('mrinal')).toEqual([])
	expect(await found(rider?.email ?? '')).toEqual([rider?.id])
})

test('of many that are found the newest come first, on every page once (A.ADMIN-33, D-22)', async () => {
	const query = { search: 'asha rider', page_size: 2 }
	const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => staff.api.staff.repairBookings({ query: { ...query, page } })))
	const ids = pages.flatMap(({ results }) => results.map(({ id }) => id))
	expect(ids).toEqual([...ids].sort((a, b) => b - a))
	expect(new Set(ids).size).toBe(9)
	expect(pages.map(({ count }) => count)).toEqual([9, 9, 9, 9, 9])
})
