import { beforeAll, expect, test } from 'vitest'
import { aBooking, aPackage } from '../../../tests/support/a-booking.ts'
import { refusalOf } from '../../../tests/support/refusal-of.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })

type Person = Awaited<ReturnType<typeof signIn>>
let staff: Person
let farida: Person
let zubin: Person
beforeAll(async () => {
	staff = await signIn(product, { role: 'staff' })
	farida = await signIn(product, { role: 'technician', name: 'Farida Khan' })
	zubin = await signIn(product, { role: 'technician', name: 'Zubin Irani' })
	await product.sql(`update profiles set phone_number = '9000012345' where user_id = $1`, [farida.id])
})
type Query = NonNullable<Parameters<Person['api']['staff']['technicians']>[0]['query']>
const list = async (query: Query = {}) => (await staff.api.staff.technicians({ query })).results
const show = (id: number) => staff.api.staff.technician({ params: { id } })
const idsOf = async (query: Query) => (await list(query)).map(({ id }) => id)

test('everybody who can be sent is listed by name, and nobody else (D-20, D-22)', async () => {
	await signIn(product, { name: 'Asha Rider' })
	const found = await list()
	expect(found.map(({ name }) => name)).toEqual(found.map(({ name }) => name).toSorted())
	expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining([farida.id, zubin.id]))
	expect(found).toHaveLength((await product.sql(`select id from users where role = 'technician'`)).length)
	expect(found.map(({ id }) => id)).not.toContain(staff.id)
	expect(await show(farida.id)).toEqual({
		id: farida.id,
		name: 'Farida Khan',
		email: farida.email,
		phone_number: '9000012345',
		is_active: true,
		open_work: 0,
		created_at: expect.stringMatching(/^2026-11-20T06/),
	})
})

test('staff whom an admin marked can be sent like a technician; others cannot (D-62)', async () => {
	const [clerk, marked] = [await signIn(product, { role: 'staff' }), await signIn(product, { role: 'staff', name: 'Marked Clerk' })]
	await product.sql('update users set does_field_work = true where id = $1', [marked.id])
	expect(await idsOf({ page_size: 100 })).toContain(marked.id)
	const item = await aPackage(product)
	const assign = async (technician: number) => {
		const { id } = await (await signIn(product)).api.repairs.book({ body: aBooking(item, { schedule_date: '2026-12-20' }) })
		return staff.api.staff.changeRepairBooking({ params: { id }, body: { technician } })
	}
	expect(await refusalOf(assign(clerk.id))).toMatchObject({ status: 400, fields: { technician: expect.any(Array) } })
	expect(await assign(marked.id)).toMatchObject({ technician: { name: 'Marked Clerk' } })
	const { technicians } = await staff.api.staff.day({ query: { date: '2026-12-21' } })
	expect(technicians.map(({ id }) => id)).toContain(marked.id)
	expect(technicians.map(({ id }) => id)).not.toContain(clerk.id)
})

test('he is found by name, phone and e-mail, however they are typed (D-22)', async () => {
	for (const search of ['farida', 'KHAN far', '90000 12345', '+91 90000-12345', '012345', farida.email])
		expect({ search, ids: await idsOf({ search }) }).toEqual({ search, ids: [farida.id] })
	for (const search of ['%', 'farida irani', '9000099999']) expect(await idsOf({ search })).toEqual([])
})

test('how much of his work is open is counted: neither what is done nor what is cancelled (A.ADMIN-19)', async () => {
	const item = await aPackage(product)
	const statuses = ['pending', 'confirmed', 'in_progress', 'completed', 'cancelled']
	for (const [index, status] of statuses.entries()) {
		const { id } = await (await signIn(product)).api.repairs.book({ body: aBooking(item, { schedule_time: `${10 + index}:00` }) })
		const reason = status === 'cancelled' ? 'Rain' : ''
		await product.sql('update repairs set status = $1, technician_id = $2, cancel_reason = $3 where id = $4', [
			status,
			zubin.id,
			reason,
			id,
		])
	}
	expect((await show(zubin.id)).open_work).toBe(3)
	expect((await list({ search: 'zubin' }))[0]?.open_work).toBe(3)
	expect((await show(farida.id)).open_work).toBe(0)
})

test('who was disabled is still found, and can be left out (D-46)', async () => {
	const gone = await signIn(product, { role: 'technician', name: 'Gone Away' })
	await product.sql('update users set is_active = false where id = $1', [gone.id])
	expect(await show(gone.id)).toMatchObject({ is_active: false })
	expect(await idsOf({ is_active: 'false' })).toEqual([gone.id])
	expect(await idsOf({ is_active: 'true' })).not.toContain(gone.id)
})

test('somebody who is no technician is none, whoever asks (B.E-34)', async () => {
	for (const id of [staff.id, (await signIn(product)).id, 2_000_000_000]) expect((await refusalOf(show(id))).status).toBe(404)
})

test('the list is paged and ordered, in two statements (D-22, A.ADMIN-33)', async () => {
	const all = await idsOf({ ordering: '-created_at' })
	const second = await staff.api.staff.technicians({ query: { ordering: '-created_at', page: 2, page_size: 1 } })
	expect(second.results.map(({ id }) => id)).toEqual([all[1]])
	product.statements()
	await list({ search: 'a' })
	expect(product.statements().length).toBeLessThanOrEqual(3)
})

test('nobody makes, changes or deletes one here (D-22)', async () => {
	for (const [method, path] of [
		['POST', ''],
		['PATCH', `${farida.id}/`],
		['DELETE', `${farida.id}/`],
	] as const)
		expect((await product.call(method, `/admin/technicians/${path}`, { access: staff.access, body: {} })).status).toBe(405)
})
