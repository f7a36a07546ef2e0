import { beforeAll, expect, test } from 'vitest'
import { userTallies } from '#domains/accounts/tables.ts'
import { auditTallies } from '#domains/company/tables.ts'
import { repairTallies } from '#domains/repairs/tables.ts'
import { foldTally } from '#platform/database/fold-tally.ts'
import { foldTallies } from '#platform/jobs/fold-tallies.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { one } from '#shared/one.ts'
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

/** What the tallies say and what there is, kind by kind. */
const pairs = [
	[
		'select status, kind, payment_status, is_assigned, sum(rows)::int as rows from repair_tallies group by 1, 2, 3, 4 having sum(rows) <> 0 order by 1, 2, 3, 4',
		'select status, kind, payment_status, technician_id is not null as is_assigned, count(*)::int as rows from repairs group by 1, 2, 3, 4 order by 1, 2, 3, 4',
	],
	[
		'select role, is_active, is_verified, sum(rows)::int as rows from user_tallies group by 1, 2, 3 having sum(rows) <> 0 order by 1, 2, 3',
		'select role, is_active, email_verified_at is not null as is_verified, count(*)::int as rows from users group by 1, 2, 3 order by 1, 2, 3',
	],
	[
		'select actor_id, action, collection, sum(rows)::int as rows from audit_tallies group by 1, 2, 3 order by 1, 2, 3',
		'select actor_id, action, collection, count(*)::int as rows from audit_log group by 1, 2, 3 order by 1, 2, 3',
	],
] as const
const expectRight = async () => {
	for (const [told, counted] of pairs) {
		const rows = await product.sql(counted)
		expect(rows.length).toBeGreaterThan(0)
		expect(await product.sql(told)).toEqual(rows)
	}
}

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
	await expectRight()
})

test('the numbers stay right while fifty write at once and the tallies are shortened meanwhile (A.ADMIN-33)', async () => {
	const ids = await product.sql<{ id: number }>('select id from repairs order by id')
	let isWriting = true
	const folded = (async () => {
		for (let turn = 0; isWriting || turn < 3; turn += 1)
			for (const tally of [repairTallies, userTallies, auditTallies]) await foldTally(product.database.db, tally)
	})()
	const pay = `update repairs set payment_status = case payment_status when 'due' then 'paid' else 'due' end::payment_status where id = $1`
	await Promise.all(
		Array.from({ length: 50 }, async (_, writer) => {
			for (let turn = 0; turn < 12; turn += 1) {
				await product.sql(pay, [ids[(writer + turn) % ids.length]?.id])
				await product.sql('update users set is_active = not is_active where id = $1', [riders[(writer + turn) % riders.length]?.id])
			}
		}),
	)
	isWriting = false
	await folded
	await expectRight()
	const { rows } = one(await product.sql<{ rows: number }>('select count(*)::int as rows from repair_tallies'))
	expect(rows).toBeLessThan(600)
})

test('the tallies are shortened by the clock, and a write that is taken back leaves nothing in them', async () => {
	const flip = 'update repairs set technician_id = case when technician_id is null then $1::int end'
	for (let turn = 0; turn < 40; turn += 1) await product.sql(flip, [technician.id])
	await expect(
		product.sql(`with gone as (update repairs set status = 'cancelled', cancel_reason = 'x' returning 1) select 1 / 0`),
	).rejects.toThrow()
	await product.database.transaction((db) => enqueue(db, foldTallies, {}))
	await product.work()
	const { rows } = one(await product.sql<{ rows: number }>('select count(*)::int as rows from repair_tallies'))
	expect(rows).toBeLessThan(20)
	await expectRight()
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
