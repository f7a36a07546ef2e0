import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { visitAddresses } from '#contract/plans/visit-addresses.ts'
import type { Visit } from '#contract/plans/visits.ts'
import { setClock } from '#platform/clock.ts'
import { aSubscription } from '../../../tests/support/a-plan.ts'
import { subjectsTo } from '../../../tests/support/mails-to.ts'
import { onceFree } from '../../../tests/support/once-free.ts'
import { refusalOf } from '../../../tests/support/refusal-of.ts'
import { signIn, signInAgain } from '../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'
import { watchMails } from '../../../tests/support/watch-mails.ts'

// Time stands still, so that a second before the hour stays one however slow the machine is.
vi.useFakeTimers({ toFake: ['Date'] })
/** In India it is Friday, 20 November 2026, half past eleven. */
const start = '2026-11-20T06:00:00Z'
const product = useTestApp({ clock: start })
afterEach(() => setClock(new Date(start)))

type Person = Awaited<ReturnType<typeof signIn>>
let admin: Person
let staff: Person
beforeAll(async () => {
	admin = await signIn(product, { role: 'admin' })
	staff = await signIn(product, { role: 'staff' })
})
const at = (clock: string) => setClock(new Date(clock))
const setCapacity = (visit_capacity: number) => admin.api.staff.changeSiteSettings({ body: { visit_capacity } })

/** A customer with a plan that has two visits until 20 February 2027, or as many as its length says. */
async function aSubscriber(wanted: Parameters<typeof aSubscription>[2] = {}) {
	const rider = await signIn(product)
	const { subscription } = await aSubscription(product, rider, { customer_email: rider.email, ...wanted })
	return { rider, subscription, visits: rider.api.visits }
}
const on = (subscription: number, preferred_date: string, preferred_time = '10:00:00') => ({ subscription, preferred_date, preferred_time })
const taken = 'This time slot is no longer available. Please choose another.'
const past = 'Visit must be scheduled for a future date and time'
const outside = 'Visit must be scheduled within the subscription period'
const noneLeft = 'No visits remaining in your subscription'
const won = (outcomes: PromiseSettledResult<unknown>[]) => outcomes.filter(({ status }) => status === 'fulfilled')
const takenAt = async (hour: string) =>
	(await product.sql<{ taken: number }>("select taken from taken_hours where kind = 'visits' and hour = $1", [hour]))[0]?.taken ?? 0

describe('a visit', () => {
	test('is scheduled, listed, shown and mailed, and one fewer remains (A.VISIT-01..03, A.VISIT-33, A.VISIT-35, A.R-66, A.R-68)', async () => {
		const { rider, subscription, visits } = await aSubscriber()
		const visit = await visits.schedule({ body: on(subscription, '2026-11-24') })
		expect(visit).toMatchObject({
			subscription_id: subscription,
			plan_name: 'Care',
			status: 'scheduled',
			status_display: 'Scheduled',
			scheduled_date: '2026-11-24T10:00:00+05:30',
			scheduled_time: '10:00:00',
			service_notes: '',
			technician_notes: '',
			completion_date: null,
			can: { reschedule: true, cancel: true },
		})
		expect(await visits.show({ params: { id: visit.id } })).toEqual(visit)
		expect(await visits.upcoming({})).toEqual([visit])
		expect((await visits.history({})).results).toEqual([])
		expect(await visits.summary({})).toEqual({
			completed_visits_count: 0,
			upcoming_visits_count: 1,
			total_visits_allowed: 2,
			remaining_visits: 1,
			last_visit_date: null,
		})
		expect(await rider.api.plans.active({})).toMatchObject({ remaining_visits: 1 })
		expect(await subjectsTo(product, rider.email)).toContain('Your visit on Tue 24 Nov, 10–11 am')
		const cancelled = await visits.cancel({ params: { id: visit.id }, body: { cancellation_notes: 'Out of town' } })
		expect(cancelled).toMatchObject({
			status: 'cancelled',
			cancelled_by: 'customer',
			cancellation_notes: 'Out of town',
			message: 'Visit cancelled successfully',
			can: { reschedule: false, cancel: false },
		})
		expect(await visits.summary({})).toMatchObject({ upcoming_visits_count: 0, remaining_visits: 2 })
		expect(await takenAt('2026-11-24T04:30:00Z')).toBe(0)
		expect(await visits.upcoming({})).toEqual([])
		expect((await visits.history({})).results).toMatchObject([{ id: visit.id, status: 'cancelled' }])
		expect(await subjectsTo(product, rider.email)).toContain('Your visit is cancelled: Tue 24 Nov, 10–11 am')
		expect((await refusalOf(visits.cancel({ params: { id: visit.id }, body: {} }))).words).toBe('Only a scheduled visit can be cancelled.')
	})

	test('that was cancelled before we could write is not announced, nor is its reason told as news (D-55)', async () => {
		const { rider, subscription, visits } = await aSubscriber()
		await product.work()
		await product.sql('delete from outbox')
		const { id } = await visits.schedule({ body: on(subscription, '2026-11-24') })
		await visits.cancel({ params: { id }, body: { cancellation_notes: 'Out of town' } })
		expect(await subjectsTo(product, rider.email)).toEqual(['Your visit is cancelled: Tue 24 Nov, 10–11 am'])
	})

	test('sent twice is one, with its key (D-19)', async () => {
		const { subscription, visits } = await aSubscriber()
		const key = crypto.randomUUID()
		const body = on(subscription, '2026-11-24', '15:00')
		const [first, second] = [await visits.schedule({ body, key }), await visits.schedule({ body, key })]
		expect(second).toEqual(first)
		expect(await visits.upcoming({})).toHaveLength(1)
	})

	test.each([
		[{ preferred_date: '24-11-2026' }, 'preferred_date'],
		[{ preferred_date: undefined }, 'preferred_date'],
		[{ preferred_time: '10' }, 'preferred_time'],
		[{ preferred_time: undefined }, 'preferred_time'],
		[{ preferred_time: '10:30:00' }, 'preferred_time'],
		[{ preferred_time: '08:00' }, 'preferred_time'],
		[{ preferred_time: '17:00' }, 'preferred_time'],
		[{ subscription: undefined }, 'subscription'],
		[{ subscription: 2_147_483_647 }, 'subscription'],
		[{ preferred_date: '2026-11-19' }, 'preferred_date', past],
		[{ preferred_date: '2026-11-20', preferred_time: '11:00' }, 'preferred_time', past],
		[{ preferred_date: '2027-02-21' }, 'preferred_date', outside],
	])('with %j is refused at %s (A.VISIT-05..11, A.R-77, D-49)', async (wrong, field, words?: string) => {
		const { rider, subscription, visits } = await aSubscriber()
		const body = { ...on(subscription, '2026-11-24'), ...wrong }
		const refused = await product.call('POST', '/subscription/visits/schedule_preferred_date/', { access: rider.access, body })
		expect(refused).toMatchObject({ status: 400, body: { [field]: [words ?? expect.any(String)] } })
		if (words) expect(refused.body).toMatchObject({ non_field_errors: [words] })
		expect(await visits.upcoming({})).toEqual([])
	})

	test('with a foreign subscription is refused as with none, and one of somebody else is nowhere (A.VISIT-42, A.E-29, D-49)', async () => {
		const [mine, other] = [await aSubscriber(), await aSubscriber()]
		const foreign = await refusalOf(mine.visits.schedule({ body: on(other.subscription, '2026-11-24') }))
		const unknown = await refusalOf(mine.visits.schedule({ body: on(2_147_483_647, '2026-11-24') }))
		expect([foreign.status, foreign.fields]).toEqual([400, unknown.fields])
		const query = { subscription: other.subscription, date: '2026-11-24' }
		expect((await refusalOf(mine.visits.times({ query }))).fields).toEqual(unknown.fields)
		expect((await refusalOf(mine.visits.availability({ query }))).fields).toEqual(unknown.fields)
		const { id } = await other.visits.schedule({ body: on(other.subscription, '2026-11-24') })
		for (const call of [mine.visits.show, mine.visits.calendar])
			expect(await refusalOf(call({ params: { id } }))).toMatchObject({ status: 404 })
		expect(await refusalOf(mine.visits.cancel({ params: { id }, body: {} }))).toMatchObject({ status: 404 })
		const moved = mine.visits.reschedule({ params: { id }, body: on(mine.subscription, '2026-11-25') })
		expect(await refusalOf(moved)).toMatchObject({ status: 404 })
		expect((await mine.visits.history({ query: { subscription_id: other.subscription } })).results).toEqual([])
	})

	test('is refused once none remains, and nothing is available then (A.VISIT-34, A.R-81, D-49)', async () => {
		const { subscription, visits } = await aSubscriber()
		await visits.schedule({ body: on(subscription, '2026-11-25', '09:00') })
		await visits.schedule({ body: on(subscription, '2026-11-26', '09:00') })
		const refused = await refusalOf(visits.schedule({ body: on(subscription, '2026-11-27') }))
		expect(refused).toMatchObject({ status: 400, words: noneLeft })
		expect((refused.body as { non_field_errors: string[] }).non_field_errors).toEqual([noneLeft])
		const query = { subscription, date: '2026-11-27', time: '10:00' }
		expect(await visits.availability({ query })).toEqual({ available: false, remaining_visits: 0, message: noneLeft })
	})

	test('needs an active subscription, and the one that is cancelled takes its visits along (A.E-31, A.E-32, A.SUB-07, A.R-60)', async () => {
		const { rider, subscription, visits } = await aSubscriber()
		const first = await visits.schedule({ body: on(subscription, '2026-11-25', '12:00') })
		const second = await visits.schedule({ body: on(subscription, '2026-11-26', '12:00') })
		await rider.api.plans.cancel({ params: { id: subscription }, body: {} })
		expect(await visits.upcoming({})).toEqual([])
		expect((await visits.history({})).results).toMatchObject([
			{ id: second.id, status: 'cancelled', cancelled_by: 'subscription' },
			{ id: first.id, status: 'cancelled' },
		])
		expect([await takenAt('2026-11-25T06:30:00Z'), await takenAt('2026-11-26T06:30:00Z')]).toEqual([0, 0])
		expect((await refusalOf(visits.schedule({ body: on(subscription, '2026-11-27') }))).fields).toHaveProperty('subscription')
		// The screen asks first whether the time is free, and shows what is said of the whole.
		const ended = await refusalOf(visits.availability({ query: { subscription, date: '2026-11-27', time: '10:00' } }))
		expect(ended.body).toMatchObject({ non_field_errors: ['This is not an active subscription of yours.'] })
		expect(await refusalOf(visits.summary({}))).toMatchObject({ status: 404 })
		expect((await refusalOf(visits.times({ query: { subscription, date: '2026-11-27' } }))).fields).toHaveProperty('subscription')
	})

	test('after the last day is cancelled when the company shortens the subscription, and its customer is told (A.R-98, A.E-31)', async () => {
		const { rider, subscription, visits } = await aSubscriber()
		const kept = await visits.schedule({ body: on(subscription, '2026-12-31', '16:00') })
		const late = await visits.schedule({ body: on(subscription, '2027-01-01', '09:00') })
		const body = { end_date: '2026-12-31', max_visits: 1, note: 'Sold the bike' }
		await staff.api.staff.changeSubscription({ params: { id: subscription }, body })
		expect(await visits.upcoming({})).toMatchObject([{ id: kept.id }])
		expect(await visits.show({ params: { id: late.id } })).toMatchObject({
			status: 'cancelled',
			cancelled_by: 'company',
			cancellation_notes: 'Your subscription ends before that day.',
		})
		expect(await subjectsTo(product, rider.email)).toContain('We had to cancel your visit: Fri 1 Jan 2027, 9–10 am')
	})
})

test('without a login nothing of visits is read or done (A.VISIT-46)', async () => {
	for (const address of Object.values(visitAddresses)) {
		const [method, path] = address.split(' ') as [string, string]
		expect([address, (await product.call(method, path.replace(':id', '1'))).status]).toEqual([address, 401])
	}
})

describe('free days and hours', () => {
	test.each([
		['times', {}, 'date'],
		['times', { date: '2026-12-01' }, 'subscription'],
		['times', { date: '1-12-2026' }, 'date'],
		['availability', { date: '2026-12-01' }, 'subscription'],
		['dates', { start: 'tomorrow' }, 'start'],
	] as const)('as %s of %j are refused at %s (A.VISIT-14)', async (call, query, field) => {
		const { rider, subscription } = await aSubscriber()
		const whole = 'date' in query && field === 'subscription' ? query : { subscription: String(subscription), ...query }
		const path = visitAddresses[call].split(' ')[1]
		const refused = await product.call('GET', `${path}?${new URLSearchParams(whole)}`, { access: rider.access })
		expect(refused).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } })
	})

	test('are those that can be scheduled, from the next hour to the last day (A.VISIT-11..13, A.VISIT-15, A.VISIT-16, A.R-73, A.R-74, A.E-30)', async () => {
		const { subscription, visits } = await aSubscriber()
		const times = async (date: string, visit?: number) =>
			(await visits.times({ query: { subscription, date, visit } })).map(({ time }) => time)
		const all = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00']
		expect((await visits.times({ query: { subscription, date: '2026-12-01' } }))[0]).toEqual({ time: '09:00' })
		expect(await times('2026-12-01')).toEqual(all)
		expect(await times('2026-11-20')).toEqual(all.slice(3))
		expect([await times('2026-11-19'), await times('2027-02-21')]).toEqual([[], []])
		const days = (await visits.dates({ query: { subscription } })).map(({ date }) => date)
		expect([days.at(0), days.at(-1), days.length]).toEqual(['2026-11-20', '2027-02-20', 93])
		expect(await visits.dates({ query: { start: '2026-12-31', end: '2027-01-01' } })).toEqual([
			{ date: '2026-12-31' },
			{ date: '2027-01-01' },
		])
		// A last day that was typed wrong before it was refused lists no more than two years.
		await product.sql(`update subscriptions set end_date = '9999-12-31' where id = $1`, [subscription])
		const many = await visits.dates({ query: { subscription } })
		expect([many.length < 800, (await visits.availability({ query: { subscription } })).available]).toEqual([true, true])
		expect((await visits.dates({ query: { subscription, start: '9999-12-31' } })).length).toBe(1)
		// His own hour is free for the visit that moves alone.
		const { id } = await visits.schedule({ body: on(subscription, '2026-12-01', '13:00') })
		expect(await times('2026-12-01')).not.toContain('13:00')
		expect(await times('2026-12-01', id)).toEqual(all)
		expect((await refusalOf(visits.schedule({ body: on(subscription, '2026-12-01', '13:00') }))).fields).toEqual({
			preferred_time: [taken],
		})
		const check = (time?: string) => visits.availability({ query: { subscription, date: '2026-12-01', time } })
		expect(await check('13:00:00')).toMatchObject({ available: false, remaining_visits: 1, message: taken })
		expect([(await check('12:00')).available, (await check('12:30')).available, (await check()).available]).toEqual([true, false, true])
	})

	test('are none where the hour is full or closed, and repairs take no place of visits (A.VISIT-40, A.VISIT-41, A.R-76, D-17)', async () => {
		await setCapacity(1)
		const [one, other] = [await aSubscriber(), await aSubscriber()]
		await one.visits.schedule({ body: on(one.subscription, '2026-12-02', '11:00') })
		await staff.api.staff.slotClosures.create({ body: { kind: 'visits', date: '2026-12-02', time: '12:00', reason: 'Meeting' } })
		await staff.api.staff.slotClosures.create({ body: { kind: 'visits', date: '2026-12-03', time: null, reason: 'Holiday' } })
		await staff.api.staff.slotClosures.create({ body: { kind: 'repairs', date: '2026-12-04', time: null } })
		const query = { subscription: other.subscription, date: '2026-12-02' }
		const free = (await other.visits.times({ query })).map(({ time }) => time)
		expect(free).toEqual(['09:00', '10:00', '13:00', '14:00', '15:00', '16:00'])
		expect(await other.visits.dates({ query: { start: '2026-12-02', end: '2026-12-04' } })).toEqual([
			{ date: '2026-12-02' },
			{ date: '2026-12-04' },
		])
		for (const [day, time] of [
			['2026-12-02', '11:00'],
			['2026-12-02', '12:00'],
			['2026-12-03', '10:00'],
		] as const) {
			const refused = await refusalOf(other.visits.schedule({ body: on(other.subscription, day, time) }))
			expect(refused.fields).toEqual({ preferred_time: [taken] })
		}
		await setCapacity(3)
	})

	test.each([
		['one second before the hour', '2026-11-20T06:29:59Z', '12:00'],
		['at the hour', '2026-11-20T06:30:00Z', '13:00'],
		['one second after it', '2026-11-20T06:30:01Z', '13:00'],
		['in the last second of the day before, by UTC', '2026-11-20T18:29:59Z', undefined],
	])('of today begin after this moment: %s (A.VISIT-16, A.VISIT-43, A.E-27)', async (_when, clock, first) => {
		const { rider, subscription } = await aSubscriber()
		at(clock)
		const { visits } = await signInAgain(product, rider)
		const today = { subscription, date: '2026-11-20' }
		expect((await visits.times({ query: today }))[0]?.time).toBe(first)
		const days = await visits.dates({ query: { subscription } })
		expect(days[0]?.date).toBe(first ? '2026-11-20' : '2026-11-21')
	})

	test('change with the day in India at 18:30 UTC, and on the last day (A.VISIT-09, A.VISIT-43, A.R-62)', async () => {
		const { rider, subscription, visits } = await aSubscriber()
		at('2027-02-19T18:30:00Z')
		const again = async () => (await signInAgain(product, rider)).visits
		expect(await (await again()).dates({ query: { subscription } })).toEqual([{ date: '2027-02-20' }])
		expect(await (await again()).schedule({ body: on(subscription, '2027-02-20', '16:00') })).toMatchObject({ status: 'scheduled' })
		at('2027-02-20T18:30:00Z')
		const late = await again()
		expect((await refusalOf(late.schedule({ body: on(subscription, '2027-02-21') }))).fields).toHaveProperty('subscription')
		// Nobody said whether it was done: it is history and stays scheduled (A.R-67).
		expect(await late.upcoming({})).toEqual([])
		expect((await late.history({})).results).toMatchObject([{ status: 'scheduled', can: { reschedule: false, cancel: false } }])
		at(start)
		expect((await visits.upcoming({})).length).toBe(1)
	})

	test('of a plan that begins later begin with it, and a month without that day ends on its last (A.E-27, A.R-62)', async () => {
		at('2027-11-30T06:00:00Z')
		// Three months after 30 November 2027 is 29 February 2028.
		const { subscription, visits } = await aSubscriber()
		const days = async () => (await visits.dates({ query: { subscription } })).map(({ date }) => date)
		expect((await days()).at(-1)).toBe('2028-02-29')
		expect(await visits.schedule({ body: on(subscription, '2028-02-29', '16:00') })).toMatchObject({
			scheduled_date: '2028-02-29T16:00:00+05:30',
		})
		const later = await aSubscriber({ start_date: '2027-12-31' })
		expect((await later.visits.dates({ query: {} })).at(0)).toEqual({ date: '2027-12-31' })
		const early = await refusalOf(later.visits.schedule({ body: on(later.subscription, '2027-12-30') }))
		expect(early.fields).toEqual({ preferred_date: [outside] })
	})
})

describe('a visit that moves', () => {
	test('gives its place back and has another, in the calendar too, and its customer is told once (A.VISIT-28, A.R-69, D-55)', async () => {
		const { rider, subscription, visits } = await aSubscriber()
		const { id } = await visits.schedule({ body: on(subscription, '2026-12-07', '09:00') })
		const read = async () => await visits.calendar({ params: { id } })
		const before = await read()
		const moved = await visits.reschedule({ params: { id }, body: on(subscription, '2026-12-08', '14:00') })
		expect(moved).toMatchObject({ id, scheduled_date: '2026-12-08T14:00:00+05:30', status: 'scheduled' })
		await visits.reschedule({ params: { id }, body: { preferred_date: '2026-12-08', preferred_time: '15:00' } })
		expect([await takenAt('2026-12-07T03:30:00Z'), await takenAt('2026-12-08T08:30:00Z'), await takenAt('2026-12-08T09:30:00Z')]).toEqual([
			0, 0, 1,
		])
		const after = await read()
		const field = (file: string, name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(file)?.[1]?.trim()
		expect(field(after, 'UID')).toBe(field(before, 'UID'))
		expect([field(before, 'SEQUENCE'), field(after, 'SEQUENCE')]).toEqual(['0', '2'])
		expect([field(before, 'DTSTART'), field(after, 'DTSTART'), field(after, 'DTEND')]).toEqual([
			'20261207T033000Z',
			'20261208T093000Z',
			'20261208T103000Z',
		])
		expect(after.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
		const raw = await product.call('GET', `/subscription/visits/${id}/calendar/`, { access: rider.access })
		expect(raw.headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8' })
		expect((await subjectsTo(product, rider.email)).filter((subject) => subject.startsWith('Your visit is now'))).toEqual([
			'Your visit is now on Tue 8 Dec, 3–4 pm',
		])
		await visits.cancel({ params: { id }, body: {} })
		expect([field(await read(), 'METHOD'), field(await read(), 'STATUS'), field(await read(), 'SEQUENCE')]).toEqual([
			'CANCEL',
			'CANCELLED',
			'3',
		])
	})

	test('is told of with its calendar file, which a later one replaces and the last one takes away (A.VISIT-28, A.VISIT-29, decision 0042)', async () => {
		const { rider, subscription, visits } = await aSubscriber()
		const mails = watchMails(product)
		const { id, start_code: code } = await visits.schedule({ body: on(subscription, '2026-12-07', '12:00') })
		await product.work()
		await visits.reschedule({ params: { id }, body: on(subscription, '2026-12-08', '12:00') })
		await product.work()
		await visits.cancel({ params: { id }, body: {} })
		await product.work()
		const calendars = mails.flatMap(({ to, calendar }) =>
			to === rider.email && calendar ? [`${calendar.method}\n${calendar.content}`] : [],
		)
		const fields = (name: string) => calendars.map((file) => new RegExp(`^${name}:(.*)$`, 'm').exec(file)?.[1]?.trim())
		expect(calendars.map((file) => file.split('\n')[0])).toEqual(['PUBLISH', 'PUBLISH', 'CANCEL'])
		expect(fields('METHOD')).toEqual(['PUBLISH', 'PUBLISH', 'CANCEL'])
		expect(fields('SEQUENCE')).toEqual(['0', '1', '2'])
		expect(new Set(fields('UID')).size).toBe(1)
		const aboutCode = `Start code: ${code}\\, for the technician at your door`
		expect(calendars.map((file) => file.replaceAll('\r\n ', '').includes(aboutCode))).toEqual([true, true, false])
		const ofVisit = mails.filter(({ text }) => text.includes(`/subscription/visits/${id}`))
		expect(ofVisit.map(({ text }) => text.includes(`${code}, for the technician at your door`))).toEqual([true, true, false])
		expect(fields('DTSTART')).toEqual(['20261207T063000Z', '20261208T063000Z', '20261208T063000Z'])
	})

	test('keeps its place where the other is full, closed, over or outside (A.VISIT-09, A.R-77, A.E-26)', async () => {
		await setCapacity(1)
		const [mine, other] = [await aSubscriber(), await aSubscriber()]
		const { id } = await mine.visits.schedule({ body: on(mine.subscription, '2026-12-09', '09:00') })
		await other.visits.schedule({ body: on(other.subscription, '2026-12-09', '08:00'.replace('08', '10')) })
		const moves: [string, string, string][] = [
			['2026-12-09', '10:00', taken],
			['2026-11-20', '11:00', past],
			['2027-02-21', '10:00', outside],
		]
		for (const [day, time, words] of moves) {
			const refused = await refusalOf(mine.visits.reschedule({ params: { id }, body: on(mine.subscription, day, time) }))
			expect([refused.status, Object.values(refused.fields).flat()]).toEqual([400, [words]])
		}
		const foreign = await refusalOf(mine.visits.reschedule({ params: { id }, body: on(other.subscription, '2026-12-10') }))
		expect(foreign.fields).toHaveProperty('subscription')
		expect(await mine.visits.show({ params: { id } })).toMatchObject({ scheduled_date: '2026-12-09T09:00:00+05:30', version: 1 })
		expect(await takenAt('2026-12-09T03:30:00Z')).toBe(1)
		await setCapacity(3)
	})

	test.each([
		['one second before it begins', '2026-11-24T04:29:59Z', true],
		['when it begins', '2026-11-24T04:30:00Z', false],
	])('or is cancelled until its start: %s (A.R-67, A.R-70, A.E-28)', async (_when, clock, can) => {
		const { rider, subscription, visits } = await aSubscriber()
		const { id } = await visits.schedule({ body: on(subscription, '2026-11-24') })
		at(clock)
		const again = (await signInAgain(product, rider)).visits
		expect((await again.show({ params: { id } })).can).toEqual({ reschedule: can, cancel: can })
		const moved = again.reschedule({ params: { id }, body: on(subscription, '2026-11-25') })
		const words = await moved.then(
			() => null,
			(error: { words: string }) => error.words,
		)
		expect(words).toBe(can ? null : 'A visit that has begun cannot be rescheduled. Please call us.')
	})

	test('or is tomorrow is told of once, by the hour of India (A.VISIT-43)', async () => {
		const { rider, subscription, visits } = await aSubscriber()
		const { id } = await visits.schedule({ body: on(subscription, '2026-11-24', '09:00') })
		const remind = async (clock: string) => {
			at(clock)
			await product.sql(`insert into queued_jobs (kind, payload, recipient, turn) values ('remind-of-visits', '{}', '', 0)`)
			return (await subjectsTo(product, rider.email)).filter((subject) => subject.startsWith('Tomorrow'))
		}
		expect(await remind('2026-11-22T18:29:59Z')).toEqual([])
		expect(await remind('2026-11-22T18:30:00Z')).toEqual(['Tomorrow: your visit, Tue 24 Nov, 9–10 am'])
		expect(await remind('2026-11-23T11:30:00Z')).toHaveLength(1)
		at('2026-11-23T12:00:00Z')
		await (await signInAgain(product, rider)).visits.reschedule({ params: { id }, body: on(subscription, '2026-11-25', '09:00') })
		expect(await remind('2026-11-24T11:30:00Z')).toEqual([
			'Tomorrow: your visit, Tue 24 Nov, 9–10 am',
			'Tomorrow: your visit, Wed 25 Nov, 9–10 am',
		])
	})
})

describe('the history', () => {
	test('has ten a page, newest first, and no visit is in it and to come (A.VISIT-36..38, A.R-78, A.R-79, A.CONST-12, A.E-40)', async () => {
		const { rider, subscription, visits } = await aSubscriber({ duration: 'yearly' })
		const made: Visit[] = []
		for (let day = 1; day <= 11; day++) {
			const visit = await visits.schedule({ body: on(subscription, `2026-12-${String(day + 10)}`, '16:00') })
			made.push(visit)
			await visits.cancel({ params: { id: visit.id }, body: {} })
		}
		const coming = await visits.schedule({ body: on(subscription, '2026-12-30') })
		const first = await visits.history({})
		expect(first).toMatchObject({ count: 11, page: 1, limit: 10, previous: null })
		expect(first.results.map(({ id }) => id)).toEqual(
			made
				.slice(1)
				.reverse()
				.map(({ id }) => id),
		)
		expect(first.results.map(({ id }) => id)).not.toContain(coming.id)
		const second = await product.call('GET', first.next ?? '', { access: rider.access })
		expect((second.body as unknown as { results: Visit[] }).results.map(({ id }) => id)).toEqual([made[0]?.id])
		expect(await visits.history({ query: { page: 9 } })).toMatchObject({ count: 11, results: [] })
		const alias = await product.call('GET', `/subscription/visit_history/?limit=3&subscription_id=${subscription}`, {
			access: rider.access,
		})
		expect(alias.body).toMatchObject({ count: 11, limit: 3, next: expect.stringContaining(`subscription_id=${subscription}`) })
		for (const limit of [0, 101]) expect(await refusalOf(visits.history({ query: { limit } }))).toMatchObject({ status: 400 })
	})

	test('is carried away and forgotten with the account (D-43)', async () => {
		const { rider, subscription, visits } = await aSubscriber()
		const { id } = await visits.schedule({ body: on(subscription, '2026-12-15') })
		const exported = (await rider.api.privacy.exportData({})).visits
		expect(exported).toMatchObject([{ id, scheduled_date: '2026-12-15T10:00:00+05:30' }])
		expect((await rider.api.privacy.deletion({})).blocked_by).toMatchObject([{ kind: 'subscription', id: subscription }])
		await visits.cancel({ params: { id }, body: { cancellation_notes: 'My mother is ill' } })
		await rider.api.plans.cancel({ params: { id: subscription }, body: {} })
		await product.sql(
			"insert into social_identities (user_id, provider, subject, created_at, last_used_at) values ($1, 'google', $2, $3, $3)",
			[rider.id, rider.email, new Date(start)],
		)
		await rider.api.privacy.deleteAccount({ body: {} })
		const [kept] = await product.sql('select cancellation_notes from visits where id = $1', [id])
		expect(kept).toEqual({ cancellation_notes: '' })
	})
})

describe('at once', () => {
	test('fifty subscribers for three places are three (A.E-26, A.VISIT-41)', async () => {
		const subscribers = await Promise.all(Array.from({ length: 50 }, () => onceFree(aSubscriber)))
		const outcomes = await Promise.allSettled(
			subscribers.map(({ visits, subscription }) => onceFree(() => visits.schedule({ body: on(subscription, '2027-01-11', '09:00') }))),
		)
		expect(won(outcomes)).toHaveLength(3)
		for (const { status, ...outcome } of outcomes)
			if (status === 'rejected') expect(outcome).toMatchObject({ reason: { status: 400, fields: { preferred_time: [taken] } } })
		expect(await takenAt('2027-01-11T03:30:00Z')).toBe(3)
	}, 60_000)

	test('one visit left and twenty tries on different hours are one (A.E-25, A.R-81)', async () => {
		const { subscription, visits } = await aSubscriber()
		await visits.schedule({ body: on(subscription, '2027-01-12', '09:00') })
		const hours = ['09', '10', '11', '12', '13', '14', '15', '16']
		const tries = Array.from({ length: 20 }, (_, index) =>
			on(subscription, `2027-01-${13 + Math.floor(index / 8)}`, `${hours[index % 8]}:00`),
		)
		const outcomes = await Promise.allSettled(tries.map((body) => onceFree(() => visits.schedule({ body }))))
		expect(won(outcomes)).toHaveLength(1)
		for (const outcome of outcomes)
			if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 400, words: noneLeft })
		expect(await visits.summary({})).toMatchObject({ upcoming_visits_count: 2, remaining_visits: 0 })
	})

	test('an hour that a move has just freed is taken by exactly one other (A.E-26)', async () => {
		await setCapacity(1)
		const [mover, ...others] = await Promise.all(Array.from({ length: 6 }, () => aSubscriber()))
		if (!mover) throw new Error('Nobody moves')
		const { id } = await mover.visits.schedule({ body: on(mover.subscription, '2027-01-18', '09:00') })
		const [moved, ...outcomes] = await Promise.allSettled([
			mover.visits.reschedule({ params: { id }, body: on(mover.subscription, '2027-01-18', '12:00') }),
			...others.map(({ visits, subscription }) => visits.schedule({ body: on(subscription, '2027-01-18', '09:00') })),
		])
		expect(moved?.status).toBe('fulfilled')
		expect(won(outcomes).length).toBeLessThanOrEqual(1)
		expect([await takenAt('2027-01-18T03:30:00Z'), await takenAt('2027-01-18T06:30:00Z')]).toEqual([won(outcomes).length, 1])
		// It is free now for whoever asks again.
		if (won(outcomes).length === 0) await others[0]?.visits.schedule({ body: on(others[0].subscription, '2027-01-18', '09:00') })
		expect(await takenAt('2027-01-18T03:30:00Z')).toBe(1)
		await setCapacity(3)
	})

	test('two who want each other’s hour both get an answer, and a cancelled subscription leaves no visit behind (A.E-26, A.E-31)', async () => {
		await setCapacity(1)
		const [one, other] = [await aSubscriber(), await aSubscriber()]
		const mine = await one.visits.schedule({ body: on(one.subscription, '2027-01-19', '09:00') })
		const theirs = await other.visits.schedule({ body: on(other.subscription, '2027-01-19', '10:00') })
		const swapped = await Promise.allSettled([
			one.visits.reschedule({ params: { id: mine.id }, body: on(one.subscription, '2027-01-19', '10:00') }),
			other.visits.reschedule({ params: { id: theirs.id }, body: on(other.subscription, '2027-01-19', '09:00') }),
		])
		for (const outcome of swapped) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 400 })
		await Promise.allSettled([
			one.rider.api.plans.cancel({ params: { id: one.subscription }, body: {} }),
			one.visits.schedule({ body: on(one.subscription, '2027-01-20', '10:00') }),
			one.visits.reschedule({ params: { id: mine.id }, body: on(one.subscription, '2027-01-21', '10:00') }),
		])
		expect(await one.visits.upcoming({})).toEqual([])
		const open = await product.sql("select 1 from visits where subscription_id = $1 and status = 'scheduled'", [one.subscription])
		expect(open).toEqual([])
		await setCapacity(3)
	})
})
