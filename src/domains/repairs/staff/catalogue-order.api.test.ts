import { beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../../../tests/support/refusal-of.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })

type Person = Awaited<ReturnType<typeof signIn>>
let staff: Person
let admin: Person
beforeAll(async () => {
	staff = await signIn(product, { role: 'staff' })
	admin = await signIn(product, { role: 'admin' })
})
let turn = 0
/** A category with three services: Alpha, Beta and Gamma. */
async function aCategory() {
	const { uuid } = await staff.api.staff.serviceCategories.create({ body: { name: `Rack ${++turn}` } })
	const ids: number[] = []
	for (const name of ['Alpha', 'Beta', 'Gamma'])
		ids.push((await admin.api.staff.services.create({ body: { category: uuid, name, base_price: 1 } })).id)
	return { uuid, ids }
}
const order = (keys: readonly (number | string)[], by = staff) => by.api.staff.services.order({ body: { keys: [...keys] } })
const shown = async (category: string) =>
	(await staff.api.staff.services.list({ query: { category, ordering: 'order' } })).results.map(({ name, version }) => `${name} ${version}`)

test('services of a category are put in order by one call, with one row of the audit log (B.ADMIN-16, D-21)', async () => {
	const { uuid, ids } = await aCategory()
	const others = await staff.api.staff.services.list({ query: { category: 'brakes' } })
	product.statements()
	expect(await order(ids.toReversed())).toEqual({ changed: 2 })
	const statements = product.statements()
	expect(statements.filter((text) => /^update "services"/.test(text))).toHaveLength(1)
	// What stays where it is keeps its version.
	expect(await shown(uuid)).toEqual(['Gamma 2', 'Beta 1', 'Alpha 2'])
	expect(await staff.api.staff.services.list({ query: { category: 'brakes' } })).toEqual(others)
	const audit = await product.sql<object>(
		"select object_id, action, before, after from audit_log where collection = 'services' and action = 'order' order by id",
	)
	expect(audit).toEqual([
		{ object_id: 'order', action: 'order', before: { order: ['Alpha', 'Beta', 'Gamma'] }, after: { order: ['Gamma', 'Beta', 'Alpha'] } },
	])
	expect(await order(ids.toReversed())).toEqual({ changed: 0 })
	expect(await product.sql("select from audit_log where collection = 'services' and action = 'order'")).toHaveLength(1)
})

test('all categories stand in one order, by their uuids (B.ADMIN-15)', async () => {
	const all = (await staff.api.staff.serviceCategories.list({ query: { ordering: 'order', page_size: 100 } })).results
	const keys = all.map(({ uuid }) => uuid)
	await staff.api.staff.serviceCategories.order({ body: { keys: [...keys.slice(-1), ...keys.slice(0, -1)] } })
	const [first] = (await staff.api.staff.serviceCategories.list({ query: { ordering: 'order' } })).results
	expect(first).toMatchObject({ uuid: keys.at(-1), order: 1 })
	await staff.api.staff.serviceCategories.order({ body: { keys } })
})

test('an order in which one is missing, too many, twice or of another kind is refused, and nothing moves (D-48)', async () => {
	const { uuid, ids } = await aCategory()
	const other = await aCategory()
	const [first = 0] = ids
	expect(await refusalOf(order(ids.slice(1)))).toMatchObject({ status: 409, body: { current: ids } })
	expect((await refusalOf(order([...ids, ...other.ids]))).status).toBe(409)
	expect((await refusalOf(order([2_000_000_000]))).status).toBe(409)
	expect((await refusalOf(order([...ids, first]))).fields).toHaveProperty('keys')
	expect((await refusalOf(order([uuid]))).fields).toHaveProperty('keys')
	expect((await refusalOf(order([]))).fields).toHaveProperty('keys')
	expect(await shown(uuid)).toEqual(['Alpha 1', 'Beta 1', 'Gamma 1'])
})

test('of many orders at once one stands whole, and nobody waits for ever', async () => {
	const { uuid, ids } = await aCategory()
	const [a = 0, b = 0, c = 0] = ids
	const wanted = [ids, [c, b, a], [b, c, a], [a, c, b]]
	await Promise.all([...wanted, ...wanted].map((keys) => order(keys)))
	const { results } = await staff.api.staff.services.list({ query: { category: uuid, ordering: 'order' } })
	expect(results.map(({ order: place }) => place)).toEqual([1, 2, 3])
	expect(wanted).toContainEqual(results.map(({ id }) => id))
})
