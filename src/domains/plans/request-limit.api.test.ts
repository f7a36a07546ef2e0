import { expect, test } from 'vitest'
import { aRequest, aSubscription } from '../../../tests/support/a-plan.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'

/** In India it is Friday, 20 November 2026, half past eleven. */
const product = useTestApp({ clock: '2026-11-20T06:00:00Z', rateLimits: true })

test('forms that are refused keep nobody from sending the right one (D-39, D-57)', async () => {
	const rider = await signIn(product)
	const post = (body: object) => product.call('POST', '/subscription/subscription-requests/', { access: rider.access, body })
	for (let time = 0; time < 25; time += 1) expect((await post({})).status).toBe(400)
	expect((await post(await aRequest(product))).status).toBe(201)
})

test('one customer schedules twenty visits an hour, whoever else is behind the address (D-39, D-57)', async () => {
	const [busy, other] = [await signIn(product), await signIn(product)]
	const schedule = async (person: typeof busy, subscription: number) => {
		const body = { subscription, preferred_date: '2026-11-24', preferred_time: '10:00' }
		const scheduled = await product.call('POST', '/subscription/visits/schedule_preferred_date/', { access: person.access, body })
		if (scheduled.status === 201) await person.api.visits.cancel({ params: { id: Number(scheduled.body.id) }, body: {} })
		return scheduled
	}
	const { subscription } = await aSubscription(product, busy)
	const theirs = await aSubscription(product, other)
	for (let time = 0; time < 20; time += 1) expect((await schedule(busy, subscription)).status).toBe(201)
	expect(await schedule(busy, subscription)).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } })
	expect((await schedule(other, theirs.subscription)).status).toBe(201)
})
