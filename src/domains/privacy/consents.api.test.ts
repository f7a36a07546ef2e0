import { describe, expect, test, vi } from 'vitest'
import { now } from '#platform/clock.ts'
import { passSeconds } from '../../../tests/support/pass-seconds.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'

// Time stands still between the steps, however slow the machine is.
vi.useFakeTimers({ toFake: ['Date'] })
const app = useTestApp({ clock: '2026-11-21T06:00:00Z', connections: 20 })

const none = (purpose: string) => ({ purpose, given: false, given_at: null, withdrawn_at: null })
const path = '/accounts/consents/'
const change = (access: string | undefined, body: unknown) => app.call('PATCH', path, { body, ...(access && { access }) })
const rows = (id: number) =>
	app.sql<{ purpose: string; given_at: Date; withdrawn_at: Date | null }>(
		'select purpose, given_at, withdrawn_at from consents where user_id = $1 order by given_at, purpose',
		[id],
	)

describe('consent', () => {
	test('is given for nothing before it is asked for, each purpose for itself (D-43)', async () => {
		const { access, id } = await signIn(app)
		const all = [none('service_reminders'), none('offers'), none('feedback')]
		expect(await app.call('GET', path, { access })).toMatchObject({ status: 200, body: all, headers: { 'cache-control': 'no-store' } })
		const { body } = await change(access, { offers: true })
		expect(body).toEqual([all[0], { purpose: 'offers', given: true, given_at: now().toISOString(), withdrawn_at: null }, all[2]])
		expect(await rows(id)).toHaveLength(1)
		expect((await app.call('GET', path, { access: (await signIn(app)).access })).body).toEqual(all)
	})

	test('can be taken back and given again, and the history of all of it stays (D-43)', async () => {
		const { access, id } = await signIn(app)
		const first = now()
		await change(access, { feedback: true })
		passSeconds(60)
		const second = now()
		const { body } = await change(access, { feedback: false, offers: true })
		expect(body).toEqual([
			none('service_reminders'),
			{ purpose: 'offers', given: true, given_at: second.toISOString(), withdrawn_at: null },
			{ purpose: 'feedback', given: false, given_at: first.toISOString(), withdrawn_at: second.toISOString() },
		])
		passSeconds(60)
		await change(access, { feedback: true })
		expect(await rows(id)).toEqual([
			{ purpose: 'feedback', given_at: first, withdrawn_at: second },
			{ purpose: 'offers', given_at: second, withdrawn_at: null },
			{ purpose: 'feedback', given_at: now(), withdrawn_at: null },
		])
	})

	test('sent twice, or asked for as it stands, changes nothing, not even its time (D-43)', async () => {
		const { access, id } = await signIn(app)
		const { body } = await change(access, { offers: true, feedback: false })
		passSeconds(60)
		expect((await change(access, { offers: true, feedback: false })).body).toEqual(body)
		expect((await change(access, {})).body).toEqual(body)
		expect(await rows(id)).toHaveLength(1)
		expect(await app.sql(`select 1 from changes where collection = 'consents' and customer_id = $1`, [id])).toHaveLength(1)
	})

	test('given, taken back and given again within a moment is given', async () => {
		const { access, id } = await signIn(app)
		for (const offers of [true, false, true]) await change(access, { offers })
		expect(await rows(id)).toEqual([{ purpose: 'offers', given_at: now(), withdrawn_at: null }])
	})

	test('given twenty times at once is given once; mixed with taking it back it is one of both', async () => {
		const { access, id } = await signIn(app)
		const replies = await Promise.all(Array.from({ length: 20 }, () => change(access, { offers: true })))
		expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200))
		expect(await rows(id)).toHaveLength(1)
		const mixed = await Promise.all(Array.from({ length: 20 }, (_, nth) => change(access, { offers: nth % 2 === 0 })))
		expect(mixed.map(({ status }) => status)).toEqual(Array(20).fill(200))
		expect((await rows(id)).filter(({ withdrawn_at }) => withdrawn_at === null).length).toBeLessThanOrEqual(1)
	})

	test('is refused to strangers, and nonsense is told at its field and keeps nothing (A.API-57)', async () => {
		const { access, id } = await signIn(app)
		expect((await app.call('GET', path)).status).toBe(401)
		expect((await change(undefined, { offers: true })).status).toBe(401)
		expect(await change(access, { offers: 'yes' })).toMatchObject({ status: 400, body: { offers: ['This must be true or false.'] } })
		expect(await change(access, { offers: null })).toMatchObject({ status: 400, body: { offers: ['This field is required.'] } })
		expect(await change(access, { offers: true, newsletter: true })).toMatchObject({
			status: 400,
			body: { non_field_errors: ['Consent can be given for: service_reminders, offers, feedback.'] },
		})
		expect((await change(access, [true])).status).toBe(400)
		expect((await change(access, '{')).status).toBe(400)
		expect(await rows(id)).toEqual([])
	})
})
