import { beforeAll, describe, expect, test } from 'vitest'
import { now, setClock } from '#platform/clock.ts'
import { aBooking, aPackage } from '../../../tests/support/a-booking.ts'
import { refusalOf } from '../../../tests/support/refusal-of.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })

type Person = Awaited<ReturnType<typeof signIn>>
let staff: Person
let admin: Person
beforeAll(async () => {
	staff = await signIn(product, { role: 'staff', name: 'Sunita Rao' })
	admin = await signIn(product, { role: 'admin', name: 'Meera Nair' })
})
type Query = NonNullable<Parameters<Person['api']['staff']['auditLog']>[0]['query']>
const list = (query: Query = {}) => staff.api.staff.auditLog({ query })
const show = (id: number) => staff.api.staff.auditEntry({ params: { id } })

test('a change just made is the first of the list, with who, when, what, before and after (B.ADMIN-35, A.ADMIN-32, D-21, D-48)', async () => {
	await admin.api.staff.changeSiteSettings({ body: { repair_capacity: 4 } })
	const [newest] = (await list()).results
	expect(newest).toEqual({
		id: expect.any(Number),
		actor: admin.id,
		actor_name: 'Meera Nair',
		actor_role: 'admin',
		action: 'change',
		collection: 'site-settings',
		object_id: '1',
		object_name: null,
		technician_names: {},
		before: { repair_capacity: 3 },
		after: { repair_capacity: 4 },
		created_at: expect.stringMatching(/^2026-11-20T06:0/),
	})
	expect(await show(newest?.id ?? 0)).toEqual(newest)
	await admin.api.staff.changeSiteSettings({ body: { repair_capacity: 3 } })
})

test('it names people as they are called today, and holds no personal value itself (D-43)', async () => {
	const rider = await signIn(product, { name: 'Asha Rider' })
	await staff.api.staff.changeUser({ params: { id: rider.id }, body: { name: 'Asha Verma' } })
	const { results } = await list({ collection: 'users', object_id: String(rider.id) })
	expect(results).toMatchObject([{ actor_name: 'Sunita Rao', before: { name: '(not kept)' }, after: { name: '(not kept)' } }])
	expect(results[0]?.object_name).toBe('Asha Verma')
	expect(JSON.stringify(await product.sql(`select * from audit_log where object_id = $1`, [rider.id]))).not.toContain('Asha')
	await product.sql(`update profiles set name = '' where user_id = $1`, [staff.id])
	expect((await list({ object_id: String(rider.id) })).results[0]?.actor_name).toMatch(/^staff_/)
	await product.sql(`update profiles set name = 'Sunita Rao' where user_id = $1`, [staff.id])
})

test('it calls what was changed by its reference or name, also what is deleted by now (B.ADMIN-35)', async () => {
	const { reference, id } = await (await signIn(product)).api.repairs.book({ body: aBooking(await aPackage(product)) })
	await staff.api.staff.addRepairNote({ params: { id }, body: { text: 'Gate on the left' }, key: crypto.randomUUID() })
	expect((await list({ collection: 'repair-bookings' })).results).toMatchObject([{ object_id: String(id), object_name: reference }])
	expect((await list({ search: reference.slice(0, 8) })).results).toMatchObject([{ object_id: String(id), object_name: reference }])
	const faq = await staff.api.staff.faqs.create({ body: { page: 'pricing', question: 'Do you come on Sundays?', answer: 'Yes.' } })
	expect((await list({ collection: 'faqs' })).results[0]?.object_name).toBe('Do you come on Sundays?')
	await staff.api.staff.faqs.remove({ params: { id: faq.id } })
	expect((await list({ collection: 'faqs' })).results[0]?.object_name).toBe('Do you come on Sundays?')
	const type = await staff.api.staff.vehicleTypes.create({ body: { name: 'Trike' } as never })
	expect((await list({ collection: 'vehicle-types' })).results).toMatchObject([{ action: 'create', object_name: 'Trike' }])
	await staff.api.staff.vehicleTypes.remove({ params: { id: type.id } })
	expect((await list({ collection: 'vehicle-types' })).results[0]).toMatchObject({ action: 'delete', object_name: 'Trike' })
})

test('who was sent is called by name for good, also once disabled or given other work (B.ADMIN-35, D-43)', async () => {
	const [former, disabled] = await Promise.all([
		signIn(product, { role: 'technician', name: 'Imran Shaikh' }),
		signIn(product, { role: 'technician', name: 'Ravi Patil' }),
	])
	const { id } = await (await signIn(product)).api.repairs.book({ body: aBooking(await aPackage(product)) })
	const assign = (technician: number) => staff.api.staff.changeRepairBooking({ params: { id }, body: { technician } })
	await assign(former.id)
	await assign(disabled.id)
	await product.sql(`update users set role = 'staff' where id = $1`, [former.id])
	await product.sql('update users set is_active = false where id = $1', [disabled.id])
	const { results } = await list({ collection: 'repair-bookings', object_id: String(id) })
	expect(results.map((row) => row.technician_names)).toEqual([
		{ [former.id]: 'Imran Shaikh', [disabled.id]: 'Ravi Patil' },
		{ [former.id]: 'Imran Shaikh' },
	])
	expect((await show(results[0]?.id ?? 0)).technician_names).toEqual(results[0]?.technician_names)
})

describe('the list', () => {
	let own: number[] = []
	beforeAll(async () => {
		const write = (actor: number, action: string, collection: string, objectId: string, at: string) =>
			product.sql<{ id: number }>(
				'insert into audit_log (actor_id, action, collection, object_id, created_at) values ($1, $2, $3, $4, $5) returning id::int',
				[actor, action, collection, objectId, at],
			)
		const uuid = '3f2b8c1e-0000-4000-8000-000000000001'
		own = (
			await Promise.all([
				write(admin.id, 'create', 'service-prices', '71', '2026-10-01T18:29:59Z'),
				write(admin.id, 'delete', 'service-prices', '71', '2026-10-01T18:30:00Z'),
				write(staff.id, 'change', 'service-categories', uuid, '2026-10-02T18:29:59Z'),
				write(987_654, 'change', 'vehicle-models', '710', '2026-10-02T18:30:00Z'),
			])
		).map(([row]) => row?.id ?? 0)
	})
	/** Which of the four above, in the list's order. */
	const found = async (query: Query) =>
		(await list({ page_size: 100, ...query })).results.flatMap(({ id }) => (own.includes(id) ? [own.indexOf(id)] : []))

	test('is filtered by who, what was done, to what, and by days in India, both included (D-22, D-49)', async () => {
		const october = { date_from: '2026-10-01', date_to: '2026-10-03' }
		expect(await found(october)).toEqual([3, 2, 1, 0])
		expect(await found({ ...october, ordering: 'created_at' })).toEqual([0, 1, 2, 3])
		expect(await found({ date_to: '2026-10-01' })).toEqual([0])
		expect(await found({ date_from: '2026-10-02', date_to: '2026-10-02' })).toEqual([2, 1])
		expect(await found({ ...october, actor: String(admin.id) })).toEqual([1, 0])
		expect(await found({ ...october, action: 'delete' })).toEqual([1])
		expect(await found({ ...october, collection: 'service-prices' })).toEqual([1, 0])
		expect(await found({ object_id: '71' })).toEqual([1, 0])
		expect(await found({ date_from: '0001-01-01', date_to: '9999-12-31' })).toEqual([3, 2, 1, 0])
	})

	test('is found by collection, the beginning of an id and the name of who did it, word by word (D-22)', async () => {
		expect(await found({ search: 'prices' })).toEqual([1, 0])
		expect(await found({ search: '71', collection: 'vehicle-models' })).toEqual([3])
		expect(await found({ search: '3f2b8c1e' })).toEqual([2])
		expect(await found({ search: 'meera 71' })).toEqual([1, 0])
		expect(await found({ search: 'sunita categories' })).toEqual([2])
		expect(await found({ search: 'nobody' })).toEqual([])
		expect(await found({ search: '%' })).toEqual([])
	})

	test('shows changes of somebody who is no more without a name (D-43)', async () => {
		expect((await list({ actor: '987654' })).results).toMatchObject([{ actor: 987_654, actor_name: '', actor_role: null }])
	})

	test('costs two statements, with words one more to know whom they mean, however many rows it has (A.ADMIN-33)', async () => {
		for (const query of [{}, { search: 'meera prices', actor: String(admin.id) }]) {
			product.statements()
			await list(query)
			// One more for who asks.
			expect(product.statements().length).toBeLessThanOrEqual('search' in query ? 4 : 3)
		}
	})

	test('refuses nonsense at its name (B.API-04)', async () => {
		for (const [name, value] of Object.entries({ actor: 'me', date_from: 'today', date_to: '2026-02-30', ordering: 'actor', page: '0' })) {
			const { status, body } = await product.call('GET', `/admin/audit-log/?${name}=${value}`, { access: staff.access })
			expect([status, Object.keys(body)]).toEqual([400, [name]])
		}
	})
})

test('no call changes or deletes what is remembered, and nor does the database (D-21, D-48)', async () => {
	const [row] = (await list()).results
	for (const path of ['/admin/audit-log/', `/admin/audit-log/${row?.id}/`])
		for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
			expect((await product.call(method, path, { access: admin.access, body: {} })).status).toBe(405)
	for (const statement of ['update audit_log set action = action', 'delete from audit_log where id < 0', 'truncate audit_log'])
		await expect(product.sql(statement)).rejects.toThrow('never changed')
	expect((await refusalOf(show(2_000_000_000))).status).toBe(404)
})

test('a change that is refused is not remembered (D-21)', async () => {
	const before = (await list()).count
	await refusalOf(admin.api.staff.changeSiteSettings({ body: { name: '' } }))
	await refusalOf(staff.api.staff.changeSiteSettings({ body: { name: 'Mine' } }))
	await refusalOf(admin.api.staff.changeSiteSettings({ body: { name: 'Mine', version: 1_000_000 } }))
	expect((await list()).count).toBe(before)
})

test('it stays fast with a hundred thousand changes: no search or filter reads them all (A.ADMIN-33)', async () => {
	const at = now().toISOString()
	await product.sql(
		`insert into audit_log (actor_id, action, collection, object_id, created_at)
			select 1 + n % 7, (array['create', 'change', 'change', 'delete'])[1 + n % 4],
				(array['repair-bookings', 'repair-bookings', 'repair-bookings', 'users', 'services', 'slot-closures'])[1 + n % 6],
				(n / 5)::text, $1::timestamptz - n * interval '3 minutes'
			from generate_series(1, 100000) n`,
		[at],
	)
	await product.sql('analyze audit_log')
	setClock(new Date('2026-11-20T06:00:00Z'))
	const queries: Query[] = [
		{ object_id: '777', collection: 'users' },
		{ search: '77' },
		{ search: '1234 users' },
		{ actor: String(admin.id) },
		{ date_from: '2026-11-19', date_to: '2026-11-19' },
		{ collection: 'site-settings' },
	]
	for (const query of queries) {
		const begun = performance.now()
		await list(query)
		const ms = performance.now() - begun
		expect({ query, fast: ms < 1000 }).toEqual({ query, fast: true })
	}
})
