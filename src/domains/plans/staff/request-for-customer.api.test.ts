import { beforeAll, expect, test } from 'vitest'
import { alreadyActive, alreadyPending } from '#contract/plans/plan-words.ts'
import { aRequest } from '../../../../tests/support/a-plan.ts'
import { refusalOf } from '../../../../tests/support/refusal-of.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })

type Person = Awaited<ReturnType<typeof signIn>>
let staff: Person
beforeAll(async () => {
	staff = await signIn(product, { role: 'staff' })
})
const requestFor = async (customer: number, changes: object = {}) =>
	staff.api.staff.requestForCustomer({ body: { ...(await aRequest(product)), ...changes, customer } })

test('staff ask for a plan for a customer who phones; he has it among his own, is mailed of it, and it is approved like any (D-22, A.ADMIN-07)', async () => {
	const rider = await signIn(product)
	const { unread } = await staff.api.staff.notifications({})
	const request = await requestFor(rider.id, { customer_email: rider.email })
	expect(request).toMatchObject({ customer: rider.id, status: 'pending', subscription: null, customer_name: 'Asha Kulkarni' })
	expect((await rider.api.plans.requests({})).map(({ id }) => id)).toEqual([request.id])
	expect((await staff.api.staff.notifications({})).unread).toBe(unread)
	await product.work()
	expect(await product.sql('select subject from outbox where "to" = $1', [rider.email])).toHaveLength(1)
	const [entry] = await product.sql(
		`select actor_id, action from audit_log where collection = 'subscription-requests' and object_id = $1`,
		[String(request.id)],
	)
	expect(entry).toEqual({ actor_id: staff.id, action: 'create' })
	await staff.api.staff.approveRequest({ params: { id: request.id }, body: {} })
	expect((await rider.api.plans.active({})).plan_name).toBe(request.plan_name)
	// What the rules forbid the customer they forbid staff for him.
	expect(await refusalOf(requestFor(rider.id))).toMatchObject({ status: 400, words: alreadyActive })
})

test('of several requests for one customer at once, his own and those of staff, one is first (A.R-53)', async () => {
	const rider = await signIn(product)
	const own = await aRequest(product)
	const outcomes = await Promise.allSettled([
		requestFor(rider.id),
		rider.api.plans.request({ body: own }),
		requestFor(rider.id),
		requestFor(rider.id),
	])
	expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
	for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason.words).toBe(alreadyPending)
})

test('nobody is asked for who is not there, and nothing that is not on offer (D-53, A.E-20)', async () => {
	const gone = await signIn(product)
	await product.sql('update users set is_active = false where id = $1', [gone.id])
	for (const customer of [gone.id, 2_000_000_000]) expect(Object.keys((await refusalOf(requestFor(customer))).fields)).toEqual(['customer'])
	const rider = await signIn(product)
	expect(Object.keys((await refusalOf(requestFor(rider.id, { plan_variant: 2_000_000_000 }))).fields)).toEqual(['plan_variant'])
	expect(Object.keys((await refusalOf(requestFor(rider.id, { postal_code: '12' }))).fields)).toEqual(['postal_code'])
})
