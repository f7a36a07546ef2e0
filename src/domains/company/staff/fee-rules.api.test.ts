import { beforeAll, describe, expect, test } from 'vitest'
import { one } from '#shared/one.ts'
import { refusalOf } from '../../../../tests/support/refusal-of.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })

type Person = Awaited<ReturnType<typeof signIn>>
let staff: Person
let admin: Person
let id = 0
beforeAll(async () => {
	staff = await signIn(product, { role: 'staff' })
	admin = await signIn(product, { role: 'admin' })
	id = one((await list()).results.filter(({ family }) => family === 'repairs')).id
})
const list = (query = {}) => staff.api.staff.feeRules.list({ query })
const show = () => staff.api.staff.feeRules.find({ params: { id } })
type FeeRuleChange = Parameters<Person['api']['staff']['feeRules']['change']>[0]['body']
const change = (body: FeeRuleChange, by = admin) => by.api.staff.feeRules.change({ params: { id }, body })
/** 24.9 km north of the demo's origin: 15 started kilometres beyond the free ones. */
const feeFarAway = async () =>
	(await product.as().doorstep.fee({ body: { latitude: 18.5204 + 24.9 / 111.19508, longitude: 73.8567 } })).distance_fee

test('staff see both rules, in rupees (D-48, B.ADMIN-19)', async () => {
	expect(await list()).toMatchObject({
		count: 2,
		next: null,
		previous: null,
		results: [
			{ family: 'parts', free_radius_km: 5, base_fee: 50, per_km: 10, maximum: 150 },
			{ family: 'repairs', free_radius_km: 10, base_fee: 0, per_km: 10, maximum: 150 },
		],
	})
	expect((await list({ search: 'repair' })).results.map(({ family }) => family)).toEqual(['repairs'])
	expect((await list({ ordering: '-family' })).results.map(({ family }) => family)).toEqual(['repairs', 'parts'])
	expect((await refusalOf(staff.api.staff.feeRules.find({ params: { id: 2_000_000_000 } }))).status).toBe(404)
})

test('the next fee follows a change of the maximum, the kilometre and the base (B.ADMIN-19, D-36)', async () => {
	const before = await show()
	expect(await feeFarAway()).toBe(150)
	expect(await change({ maximum: 99.5 })).toEqual({ ...before, maximum: 99.5, version: before.version + 1 })
	expect(await feeFarAway()).toBe(99.5)
	await change({ maximum: 1000, per_km: 12.25, base_fee: 20 })
	expect(await feeFarAway()).toBe(20 + 15 * 12.25)
	await change({ free_radius_km: 30.5 })
	expect(await feeFarAway()).toBe(20)
	await change({ free_radius_km: 10, base_fee: 0, per_km: 10, maximum: 150 })
	const changes = await product.sql(`select id from changes where collection = 'fee-rules' and object_id = $1`, [String(id)])
	expect(changes).toHaveLength(4)
})

test('the audit log tells what was changed, by whom (D-21, A.ADMIN-32)', async () => {
	await change({ maximum: 160 })
	await change({ maximum: 150 })
	const rows = await product.sql(`select actor_id, before, after from audit_log where collection = 'fee-rules' order by id desc limit 1`)
	expect(rows).toEqual([{ actor_id: admin.id, before: { maximum: 160 }, after: { maximum: 150 } }])
})

test('only an admin changes a rule (D-48)', async () => {
	const before = await show()
	expect((await refusalOf(change({ maximum: 1 }, staff))).status).toBe(403)
	expect(await show()).toEqual(before)
})

test('of admins who change one rule at once one gets his way, the others are told and shown the rule (B.ADMIN-36, D-48)', async () => {
	const { version } = await show()
	const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => change({ per_km: 11, version })))
	expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
	const current = await show()
	for (const outcome of outcomes)
		if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 409, body: { current } })
})

describe('is refused at its field, and nothing is kept (B.API-04)', () => {
	test.each([
		[{ maximum: -1 }, 'maximum'],
		[{ base_fee: 151 }, 'base_fee'],
		[{ base_fee: 100, maximum: 99.99 }, 'maximum'],
		[{ per_km: 1.005 }, 'per_km'],
		[{ per_km: '10' }, 'per_km'],
		[{ maximum: 10_000_001 }, 'maximum'],
		[{ free_radius_km: -0.1 }, 'free_radius_km'],
		[{ free_radius_km: 501 }, 'free_radius_km'],
		[{ base_fee: null }, 'base_fee'],
	])('%j', async (body, field) => {
		const before = await show()
		const reply = await product.call('PATCH', `/admin/fee-rules/${id}/`, { access: admin.access, body })
		expect([reply.status, Object.keys(reply.body)]).toEqual([400, [field]])
		expect(await show()).toEqual(before)
	})
})

test('what changes nothing writes nothing: no version, no row of the audit log, no news (D-21, D-48)', async () => {
	const before = await show()
	const rows = () => product.sql(`select 'audit', id from audit_log union all select 'news', id from changes order by 1, 2`)
	const written = await rows()
	expect(await change({ maximum: before.maximum, per_km: before.per_km })).toEqual(before)
	expect(await show()).toEqual(before)
	expect(await rows()).toEqual(written)
})

test('nobody makes or deletes a rule (D-48)', async () => {
	expect((await product.call('POST', '/admin/fee-rules/', { access: admin.access, body: {} })).status).toBe(405)
	expect((await product.call('DELETE', `/admin/fee-rules/${id}/`, { access: admin.access })).status).toBe(405)
})
