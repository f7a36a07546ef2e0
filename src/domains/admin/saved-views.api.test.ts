import { beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../../tests/support/refusal-of.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })
type Person = Awaited<ReturnType<typeof signIn>>
let staff: Person
let other: Person
beforeAll(async () => {
	staff = await signIn(product, { role: 'staff' })
	other = await signIn(product, { role: 'technician' })
})
const view = { list: 'repair-bookings', name: 'Mine today', search: 'tab=all&search=asha', columns: ['reference', 'bike'] }
const viewsOf = ({ api }: Person) => api.staff.savedViews({})

test('a view of a list is kept by person, replaced by its name, and deleted (B.ADMIN-03)', async () => {
	const first = await staff.api.staff.saveView({ body: view })
	expect(first).toEqual({ id: expect.any(Number), ...view })
	const second = await staff.api.staff.saveView({ body: { ...view, list: 'orders', columns: null } })
	const again = await staff.api.staff.saveView({ body: { ...view, search: 'tab=all' } })
	expect(again).toEqual({ ...first, search: 'tab=all' })
	expect(await viewsOf(staff)).toEqual([again, second])
	expect(await viewsOf(other)).toEqual([])
	const own = await other.api.staff.saveView({ body: view })
	expect(own.id).not.toBe(first.id)
	expect(await refusalOf(other.api.staff.removeView({ params: { id: first.id } }))).toMatchObject({ status: 404 })
	await staff.api.staff.removeView({ params: { id: first.id } })
	expect(await refusalOf(staff.api.staff.removeView({ params: { id: first.id } }))).toMatchObject({ status: 404 })
	expect([await viewsOf(staff), await viewsOf(other)]).toEqual([[second], [own]])
	const rows = await product.sql<{ action: string; text: string }>(
		`select action, concat(before, after) as text from audit_log where collection = 'saved-views' and object_id = $1 order by id`,
		[String(first.id)],
	)
	expect(rows.map(({ action }) => action)).toEqual(['create', 'change', 'delete'])
	// What was looked for may be somebody's name.
	expect(rows.map(({ text }) => text).join(' ')).not.toContain('asha')
})

test('of many who keep the same name at once one view is left, and nobody hears of a failure', async () => {
	const person = await signIn(product, { role: 'admin' })
	const outcomes = await Promise.allSettled(
		Array.from({ length: 5 }, (_, nth) => person.api.staff.saveView({ body: { ...view, search: `page_size=${nth}` } })),
	)
	expect(outcomes.map(({ status }) => status)).toEqual(Array(5).fill('fulfilled'))
	expect(await viewsOf(person)).toHaveLength(1)
})

test('nonsense is refused at its field, and more than two hundred too (B.API-04)', async () => {
	const person = await signIn(product, { role: 'staff' })
	const fieldsOf = async (changes: object) =>
		Object.keys((await product.call('POST', '/admin/saved-views/', { access: person.access, body: { ...view, ...changes } })).body)
	expect(await fieldsOf({ name: ' ' })).toEqual(['name'])
	expect(await fieldsOf({ name: 'x'.repeat(41) })).toEqual(['name'])
	expect(await fieldsOf({ search: 'x'.repeat(1001) })).toEqual(['search'])
	expect(await fieldsOf({ columns: 'all' })).toEqual(['columns'])
	await product.sql(
		`insert into saved_views (user_id, list, name, search, created_at) select $1, 'orders', 'View ' || n, '', now() from generate_series(1, 200) n`,
		[person.id],
	)
	expect(await fieldsOf({})).toEqual(['name'])
	expect(await viewsOf(person)).toHaveLength(200)
})
