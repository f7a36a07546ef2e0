import { beforeAll, expect, test } from 'vitest'
import { aRequest, aSubscription } from '../../../../tests/support/a-plan.ts'
import { refusalOf } from '../../../../tests/support/refusal-of.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })
type Person = Awaited<ReturnType<typeof signIn>>
let staff: Person
beforeAll(async () => {
	staff = await signIn(product, { role: 'staff' })
})
const list = () => staff.api.staff.notifications({})

test('the company is told of new requests, visits that are scheduled, moved or cancelled, and messages; what it does itself is no news (A.ADMIN-06, A.API-51, A.R-85)', async () => {
	const [asker, subscriber] = [await signIn(product), await signIn(product)]
	const request = await asker.api.plans.request({ body: await aRequest(product) })
	const { subscription } = await aSubscription(product, subscriber)
	await staff.api.staff.readNotifications({ body: { up_to: 1_000_000 } })
	const wanted = { subscription, preferred_date: '2026-11-25', preferred_time: '15:00' }
	const { id } = await subscriber.api.visits.schedule({ body: wanted })
	const params = { id }
	await subscriber.api.visits.reschedule({ params, body: { ...wanted, preferred_time: '16:00' } })
	await subscriber.api.visits.cancel({ params, body: {} })
	await product.as().contact.send({ body: { name: 'Ravi', email: 'ravi@pahiya.test', phone: '', message: 'Do you come on Sundays?' } })
	const other = await staff.api.staff.scheduleVisit({ body: { ...wanted, preferred_date: '2026-11-26' } })
	await staff.api.staff.cancelVisit({ params: { id: other.id }, body: { reason: 'Rain' } })
	const { unread, results } = await list()
	expect(unread).toBe(4)
	expect(results.slice(0, 4).map(({ kind, title, object_id, is_read }) => [kind, title, object_id, is_read])).toEqual([
		['contact_message', expect.stringMatching(/^New question CM\d+$/), expect.any(Number), false],
		['visit_cancelled', 'Visit cancelled: Wed 25 Nov, 4–5 pm', id, false],
		['visit_rescheduled', 'Visit moved to Wed 25 Nov, 4–5 pm', id, false],
		['visit_scheduled', 'Visit scheduled: Wed 25 Nov, 3–4 pm', id, false],
	])
	expect(results.find(({ object_id, kind }) => kind === 'subscription_request' && object_id === request.id)).toMatchObject({
		title: `New subscription request ${request.reference}: ${request.plan_name}`,
		is_read: true,
	})
	const alias = await product.call('GET', '/services/admin/dashboard/notifications/', { access: staff.access })
	expect(alias.body).toEqual({ unread, results })
})

test('one is read by whoever of the office was first, for all of them, once; what came meanwhile stays new (A.ADMIN-06)', async () => {
	const { unread, results } = await list()
	const [newest, next] = results.map(({ id }) => id)
	const read = (id = 0) => staff.api.staff.readNotification({ params: { id } })
	const atAlias = (path: string, body?: object) =>
		product.call('POST', `/services/admin/dashboard/notifications/${path}`, { access: staff.access, body })
	expect([await read(next), (await atAlias(`${next}/read/`)).body]).toEqual([{ unread: unread - 1 }, { unread: unread - 1 }])
	const colleague = await signIn(product, { role: 'admin' })
	expect((await colleague.api.staff.notifications({})).unread).toBe(unread - 1)
	expect((await colleague.api.staff.counts({})).unread_notifications).toBe(unread - 1)
	const readUpTo = { up_to: (newest ?? 0) - 1 }
	expect(await staff.api.staff.readNotifications({ body: readUpTo })).toEqual({ unread: 1 })
	expect((await atAlias('read/', readUpTo)).body).toEqual({ unread: 1 })
	expect(await refusalOf(read(1_000_000))).toMatchObject({ status: 404 })
})

test('all of them stand in a collection as well: page by page, by what was read, by kind and by day in India (D-22, D-49)', async () => {
	const news = staff.api.staff.news.list
	const all = await news({ query: {} })
	const { results: newest, unread } = await list()
	expect(all.results.map(({ id }) => id)).toEqual(newest.map(({ id }) => id))
	const unreadOnes = await news({ query: { status: 'new' } })
	expect(unreadOnes.count).toBe(unread)
	expect(new Set((await news({ query: { status: 'closed' } })).results.map(({ read_at }) => read_at === null))).toEqual(new Set([false]))
	expect((await news({ query: { kind: 'visit_scheduled' } })).results.map(({ title }) => title)).toEqual([
		'Visit scheduled: Wed 25 Nov, 3–4 pm',
	])
	expect((await news({ query: { search: 'question' } })).count).toBe(1)
	expect((await news({ query: { date_from: '2026-11-20', date_to: '2026-11-20' } })).count).toBe(all.count)
	expect((await news({ query: { date_from: '2026-11-21' } })).count).toBe(0)
	expect((await news({ query: { date_to: '2026-11-19' } })).count).toBe(0)
	const [first] = all.results
	expect(await staff.api.staff.news.find({ params: { id: first?.id ?? 0 } })).toEqual(first)
})

test('one is closed by its status too; what was read stays so (D-22, D-49, D-50)', async () => {
	await product.as().contact.send({ body: { name: 'Ravi', email: 'ravi2@pahiya.test', phone: '', message: 'Do you come on Mondays?' } })
	const { results } = await staff.api.staff.news.list({ query: { status: 'new' } })
	const id = results[0]?.id ?? 0
	const set = (status: 'new' | 'closed', of = id) => staff.api.staff.changeNotification({ params: { id: of }, body: { status } })
	expect((await refusalOf(set('new'))).words).toBe('This notification is already new.')
	expect(await set('closed')).toMatchObject({ id, status: 'closed', read_at: expect.stringMatching(/^2026-11-20/) })
	expect(await staff.api.staff.news.find({ params: { id } })).toMatchObject({ status: 'closed' })
	expect((await refusalOf(set('closed'))).words).toBe('This notification is already closed.')
	expect((await refusalOf(set('new'))).words).toBe('What was read stays read.')
	expect(await refusalOf(set('closed', 2_000_000_000))).toMatchObject({ status: 404 })
})

test('they are the office’s alone (A.ADMIN-03, D-48)', async () => {
	for (const [who, status] of [
		[null, 401],
		[await signIn(product), 403],
		[await signIn(product, { role: 'technician' }), 403],
	] as const)
		expect((await product.call('GET', '/services/admin/notifications/', { access: who?.access })).status).toBe(status)
})
