import { beforeAll, describe, expect, test } from 'vitest'
import { aRequest, aSubscription } from '../../../tests/support/a-plan.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'

/** In India it is Friday, 20 November 2026, half past eleven. */
const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })

type Person = Awaited<ReturnType<typeof signIn>>
let admin: Person
beforeAll(async () => {
	admin = await signIn(product, { role: 'admin' })
})
const unknown = 2_000_000_000
/** By its path alone, as other programs call; the status, and what came. */
const asking =
	(who?: Person) =>
	async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<[status: number, body: never]> => {
		const answer = await product.call(method, `/subscription/${path}`, { ...(who && { access: who.access }), ...(body && { body }) })
		return [answer.status, answer.body as never]
	}
const list = expect.arrayContaining([expect.objectContaining({ id: expect.any(Number) })])
const aThing = expect.objectContaining({ id: expect.any(Number) })

describe('the calls of plans have the paths and answers that were agreed', () => {
	test('anybody reads plans and their variants; unknown ones are nowhere (A.API-19, A.API-20, A.API-21, A.API-22)', async () => {
		const ask = asking()
		const [plan] = (await ask('GET', 'plans/'))[1] as { id: number }[]
		expect(await ask('GET', 'plans/')).toEqual([200, list])
		expect(await ask('GET', `plans/${plan?.id}/`)).toEqual([200, aThing])
		expect(await ask('GET', 'plan-variants/')).toEqual([200, list])
		expect(await ask('GET', `plans/${plan?.id}/variants/`)).toEqual([200, list])
		for (const path of [`plans/${unknown}/`, `plans/${unknown}/variants/`]) expect((await ask('GET', path))[0]).toBe(404)
	})

	test('a request is sent, listed, followed, and rejected or approved by an admin (A.API-23, A.API-24, A.API-25, A.API-26, A.API-27)', async () => {
		const ask = asking(await signIn(product))
		const decide = asking(admin)
		const send = async () => {
			const [status, request] = await ask('POST', 'subscription-requests/', await aRequest(product))
			expect([status, request]).toEqual([201, aThing])
			return (request as { id: number }).id
		}
		const first = await send()
		expect(await ask('GET', 'subscription-requests/')).toEqual([200, list])
		expect(await ask('GET', `subscription-requests/${first}/status/`)).toMatchObject([200, { subscription_request: { id: first } }])
		expect((await decide('POST', `subscription-requests/${first}/reject/`, { rejection_reason: 'Too far' }))[0]).toBe(200)
		const second = await send()
		expect((await decide('POST', `subscription-requests/${second}/approve/`, {}))[0]).toBe(200)
	})

	test('a subscription is begun by an admin, and its owner reads, cancels and renews it (A.API-28, A.API-29, A.API-30, A.API-31, A.API-43)', async () => {
		const rider = await signIn(product)
		const ask = asking(rider)
		expect((await ask('GET', 'subscriptions/active/'))[0]).toBe(404)
		const wanted = await aRequest(product)
		const request = await rider.api.plans.request({ body: wanted })
		const from = { user: rider.id, plan_variant: wanted.plan_variant, subscription_request: request.id }
		const begun = await asking(admin)('POST', 'subscriptions/create/', from)
		expect(begun).toEqual([201, aThing])
		const { id } = begun[1] as { id: number }
		expect(await ask('GET', 'subscriptions/')).toEqual([200, list])
		expect(await ask('GET', 'subscriptions/active/')).toMatchObject([200, { id }])
		expect((await ask('GET', `subscriptions/${id}/status/`))[0]).toBe(200)
		expect((await ask('POST', `subscriptions/${id}/cancel/`, {}))[0]).toBe(200)
		expect((await ask('POST', `subscriptions/${id}/renew/`, {}))[0]).toBe(201)
		expect((await ask('GET', 'history/'))[0]).toBe(200)
	})

	test('visits are found, scheduled, moved, shown, cancelled and completed (A.API-32..42, B.API-52)', async () => {
		const rider = await signIn(product)
		const ask = asking(rider)
		expect((await ask('GET', 'visits/subscription_visit_summary/'))[0]).toBe(404)
		const { subscription } = await aSubscription(product, rider)
		const wanted = { preferred_date: '2026-11-24', preferred_time: '10:00:00', subscription }
		const of = `subscription=${subscription}&date=2026-11-24`
		expect(await ask('GET', `visits/check_availability/?${of}`)).toMatchObject([200, { available: true }])
		expect(await ask('GET', `visits/available_dates/?subscription=${subscription}`)).toMatchObject([200, expect.any(Array)])
		expect(await ask('GET', `visits/available_times/?${of}`)).toMatchObject([200, expect.any(Array)])
		const made = await ask('POST', 'visits/schedule_preferred_date/', wanted)
		expect(made).toEqual([201, aThing])
		const { id } = made[1] as { id: number }
		expect(await ask('GET', 'visits/upcoming/')).toEqual([200, list])
		expect(await ask('GET', 'visits/subscription_visit_summary/')).toMatchObject([200, { upcoming_visits_count: 1 }])
		expect(await ask('PUT', `visits/${id}/reschedule/`, { ...wanted, preferred_time: '11:00:00' })).toMatchObject([200, { id }])
		expect(await ask('GET', `visits/${id}/`)).toMatchObject([200, { id }])
		expect((await asking(await signIn(product))('GET', `visits/${id}/`))[0]).toBe(404)
		const rain = { cancellation_notes: 'Rain' }
		expect((await ask('POST', `visits/${id}/cancel/`, rain))[0]).toBe(200)
		expect(await ask('POST', `visits/${id}/cancel/`, rain)).toEqual([400, expect.objectContaining({ detail: expect.any(String) })])
		expect(await ask('GET', 'visits/visit_history/')).toMatchObject([200, { results: [{ id }] }])
		const again = (await ask('POST', 'visits/schedule_preferred_date/', wanted))[1] as { id: number }
		expect((await asking(admin)('POST', `visits/${again.id}/complete/`, {}))[0]).toBe(200)
	})
})
