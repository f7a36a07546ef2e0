import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { slotTaken } from '#contract/doorstep/doorstep-words.ts'
import { setClock } from '#platform/clock.ts'
import { aBooking, aPackage, type Package } from '../../../../tests/support/a-booking.ts'
import { refusalOf } from '../../../../tests/support/refusal-of.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { aKey, useTestApp } from '../../../../tests/support/test-app.ts'

const clock = '2026-11-20T06:00:00Z'
const product = useTestApp({ clock, connections: 24 })

type Person = Awaited<ReturnType<typeof signIn>>
let staff: Person
let item: Package
beforeAll(async () => {
	staff = await signIn(product, { role: 'staff' })
	item = await aPackage(product)
})
afterEach(async () => {
	setClock(new Date(clock))
	await product.sql('delete from slot_closures')
	await product.sql('update site_settings set repair_capacity = 3')
})
const ten = { kind: 'repairs', date: '2026-12-01', time: '10:00' } as const
type ClosureBody = Parameters<Person['api']['staff']['slotClosures']['create']>[0]['body']
const close = (body: ClosureBody, key?: string) => staff.api.staff.slotClosures.create({ body, key })
const show = (id: number) => staff.api.staff.slotClosures.find({ params: { id } })
type Changed = Parameters<Person['api']['staff']['slotClosures']['change']>[0]['body']
const change = (id: number, body: Changed) => staff.api.staff.slotClosures.change({ params: { id }, body })
const open = (id: number) => staff.api.staff.slotClosures.remove({ params: { id } })
type Query = NonNullable<Parameters<Person['api']['staff']['slotClosures']['list']>[0]['query']>
const list = (query: Query = {}) => staff.api.staff.slotClosures.list({ query })
const book = async (changes = {}) => (await signIn(product)).api.repairs.book({ body: aBooking(item, changes) })
async function placesLeft(date: string, time: string) {
	const [day] = await product.as().doorstep.slots({ query: { from: date, days: 1 } })
	return day?.times.find((slot) => slot.time === time)?.places_left
}

test('an hour that staff close is offered no more and refused like a taken one; opened again it works (D-17, A.ADMIN-23)', async () => {
	const closed = await close({ ...ten, reason: 'Team meeting' })
	expect(closed).toEqual({
		...ten,
		id: expect.any(Number),
		reason: 'Team meeting',
		bookings_count: 0,
		version: 1,
		created_at: expect.any(String),
	})
	expect([await placesLeft('2026-12-01', '10:00'), await placesLeft('2026-12-01', '11:00')]).toEqual([0, 3])
	expect((await refusalOf(book())).fields).toEqual({ schedule_time: [slotTaken] })
	await open(closed.id)
	expect(await placesLeft('2026-12-01', '10:00')).toBe(3)
	await book()
	expect((await refusalOf(show(closed.id))).status).toBe(404)
	expect((await refusalOf(open(closed.id))).status).toBe(404)
})

test('bookings that were there first stay and are counted, of the hour or of the whole day (D-17, D-49)', async () => {
	const { id } = await book({ schedule_date: '2026-12-02', schedule_time: '10:45' })
	await book({ schedule_date: '2026-12-02', schedule_time: '10:00' })
	await book({ schedule_date: '2026-12-02', schedule_time: '20:00' })
	await book({ schedule_date: '2026-12-03', schedule_time: '08:00' })
	expect((await close({ ...ten, date: '2026-12-02' })).bookings_count).toBe(2)
	expect((await close({ ...ten, date: '2026-12-02', time: '11:00' })).bookings_count).toBe(0)
	expect((await close({ kind: 'repairs', date: '2026-12-02' })).bookings_count).toBe(3)
	expect((await close({ kind: 'visits', date: '2026-12-02' })).bookings_count).toBe(0)
	const [kept] = await product.sql<{ status: string }>('select status from repairs where id = $1', [id])
	expect(kept?.status).toBe('pending')
})

test('a whole day is closed without a time, also for hours that are not offered (D-17, D-49)', async () => {
	const closed = await close({ kind: 'repairs', date: '2026-12-04', reason: '' })
	expect(closed).toMatchObject({ time: null, reason: '' })
	for (const time of ['03:00', '08:00', '20:00', '23:30'])
		expect((await refusalOf(book({ schedule_date: '2026-12-04', schedule_time: time }))).fields).toEqual({ schedule_time: [slotTaken] })
	await book({ schedule_date: '2026-12-05', schedule_time: '00:30' })
})

describe('the list', () => {
	test('is filtered by kind and days in India, both included, found by reason, the last day first (D-22, D-49)', async () => {
		const made = [
			await close({ ...ten, reason: 'Diwali' }),
			await close({ kind: 'repairs', date: '2026-12-02', reason: 'Stock taking' }),
			await close({ kind: 'visits', date: '2026-12-03', time: '09:00' }),
		]
		const found = async (query: Query) => (await list(query)).results.map(({ id }) => made.findIndex((closure) => closure.id === id))
		expect(await found({})).toEqual([2, 1, 0])
		expect(await found({ ordering: 'date' })).toEqual([0, 1, 2])
		expect(await found({ ordering: 'created_at' })).toEqual([0, 1, 2])
		expect(await found({ kind: 'repairs' })).toEqual([1, 0])
		expect(await found({ date_from: '2026-12-02' })).toEqual([2, 1])
		expect(await found({ date_from: '2026-12-02', date_to: '2026-12-02' })).toEqual([1])
		expect(await found({ date_from: '0001-01-01', date_to: '9999-12-31' })).toEqual([2, 1, 0])
		expect(await found({ search: 'stock' })).toEqual([1])
		expect(await found({ search: '2026-12-03 visits' })).toEqual([2])
		expect(await list({ page: 2, page_size: 2 })).toMatchObject({ count: 3, next: null, results: [made[0]] })
	})

	test('costs two statements, however many rows it has (A.ADMIN-33)', async () => {
		for (const time of ['08:00', '09:00', '10:00']) await close({ ...ten, time })
		product.statements()
		await list()
		expect(product.statements().length).toBeLessThanOrEqual(3)
	})
})

describe('is refused at its field, and nothing is kept', () => {
	test.each([
		[{ time: '10:30' }, 'time'],
		[{ time: '07:00' }, 'time'],
		[{ time: '21:00' }, 'time'],
		[{ time: '25:00' }, 'time'],
		[{ time: '' }, 'time'],
		[{ kind: 'visits', time: '08:00' }, 'time'],
		[{ kind: 'visits', time: '17:00' }, 'time'],
		[{ date: '2026-11-19' }, 'date'],
		[{ date: '0001-01-01', time: null }, 'date'],
		[{ date: '2026-02-30' }, 'date'],
		[{ date: null }, 'date'],
		[{ kind: 'orders' }, 'kind'],
		[{ kind: undefined }, 'kind'],
		[{ reason: 'x'.repeat(201) }, 'reason'],
		[{ date: '2026-11-19', time: '07:00' }, 'date', 'time'],
	])('%j (D-17, A.E-27, B.API-04)', async (wrong, ...fields) => {
		const reply = await product.call('POST', '/admin/slot-closures/', { access: staff.access, body: { ...ten, ...wrong } })
		expect([reply.status, Object.keys(reply.body)]).toEqual([400, fields])
		expect((await list()).count).toBe(0)
	})

	test('what is closed already: an hour at its time, a day at its date (D-49)', async () => {
		await close(ten)
		await close({ kind: 'repairs', date: '2026-12-01' })
		expect((await refusalOf(close({ ...ten, time: '10:00:00', reason: 'Again' }))).fields).toEqual({
			time: [expect.stringContaining('closed already')],
		})
		expect((await refusalOf(close({ kind: 'repairs', date: '2026-12-01' }))).fields).toEqual({
			date: [expect.stringContaining('closed already')],
		})
		await close({ ...ten, kind: 'visits' })
		expect((await list()).count).toBe(3)
	})
})

test('days are closed up to five years ahead, not at the end of the calendar (D-49)', async () => {
	const closeDay = (date: string) => close({ kind: 'repairs', date })
	expect(await closeDay('2031-12-31')).toMatchObject({ date: '2031-12-31' })
	for (const date of ['2032-01-01', '9999-12-31'])
		expect((await refusalOf(closeDay(date))).fields).toEqual({ date: ['Please choose a day until the end of 2031.'] })
})

describe('of a day that is closed as a whole', () => {
	test('no hour is closed beside it, also not by a change, until the day is opened again (D-17, D-49)', async () => {
		const day = await close({ kind: 'repairs', date: '2026-12-01' })
		expect((await refusalOf(close(ten))).fields).toEqual({ time: ['This whole day is closed already.'] })
		const hour = await close({ ...ten, date: '2026-12-02' })
		expect((await refusalOf(change(hour.id, { date: '2026-12-01' }))).fields).toEqual({ time: ['This whole day is closed already.'] })
		await close({ ...ten, kind: 'visits' })
		expect(await change(day.id, { time: '10:00' })).toMatchObject({ time: '10:00' })
		await open(day.id)
		expect(await close(ten)).toMatchObject(ten)
	})

	test('of many who close hours while somebody closes it none comes after the day (D-17, D-49)', async () => {
		const hours = ['08:00', '10:00', '12:00', '15:00', '18:00', '20:00']
		const closing = hours.map((time) => () => close({ ...ten, time }))
		const outcomes = await Promise.allSettled([
			...closing.slice(0, 3).map((begin) => begin()),
			close({ kind: 'repairs', date: '2026-12-01' }),
			...closing.slice(3).map((begin) => begin()),
		])
		const [day, ...others] = [outcomes[3], ...outcomes.slice(0, 3), ...outcomes.slice(4)]
		expect(day).toMatchObject({ status: 'fulfilled' })
		for (const outcome of others)
			if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 400, fields: { time: [expect.any(String)] } })
		const rows = await product.sql('select id from slot_closures')
		expect(rows).toHaveLength(1 + others.filter(({ status }) => status === 'fulfilled').length)
		for (const time of hours) expect((await refusalOf(close({ ...ten, time }))).status).toBe(400)
	})
})

test('today can still be closed, as a day in India (B.E-25)', async () => {
	setClock(new Date('2026-11-20T19:00:00Z'))
	const { api } = await signIn(product, { role: 'staff' })
	const closeDay = (date: string) => api.staff.slotClosures.create({ body: { kind: 'repairs', date } })
	expect((await refusalOf(closeDay('2026-11-20'))).fields).toHaveProperty('date')
	expect(await closeDay('2026-11-21')).toMatchObject({ date: '2026-11-21' })
})

describe('a change', () => {
	test('closes other hours instead, and keeps what is not sent (D-49)', async () => {
		const { id } = await close({ ...ten, reason: 'Training' })
		expect(await change(id, { time: '12:00' })).toMatchObject({ ...ten, time: '12:00', reason: 'Training', version: 2 })
		expect([await placesLeft('2026-12-01', '12:00'), (await placesLeft('2026-12-01', '10:00')) !== 0]).toEqual([0, true])
		expect(await change(id, { time: null, date: '2026-12-06' })).toMatchObject({ time: null, date: '2026-12-06' })
		expect(await change(id, { reason: '' })).toMatchObject({ reason: '', date: '2026-12-06', version: 4 })
	})

	test('is judged as a new one is, together with what is not sent (D-17)', async () => {
		const { id } = await close({ ...ten, time: '20:00' })
		const before = await show(id)
		expect((await refusalOf(change(id, { kind: 'visits' }))).fields).toHaveProperty('time')
		expect((await refusalOf(change(id, { date: '2026-11-01' }))).fields).toHaveProperty('date')
		await close(ten)
		expect((await refusalOf(change(id, { time: '10:00' }))).fields).toHaveProperty('time')
		expect(await show(id)).toEqual(before)
		expect((await refusalOf(change(2_000_000_000, { reason: '' }))).status).toBe(404)
	})

	test('of what is over may touch its reason alone (D-21)', async () => {
		const { id } = await close(ten)
		setClock(new Date('2026-12-05T06:00:00Z'))
		const later = await signIn(product, { role: 'staff' })
		const changeLater = (body: Changed) => later.api.staff.slotClosures.change({ params: { id }, body })
		expect(await changeLater({ ...ten, reason: 'Rain' })).toMatchObject({ reason: 'Rain' })
		expect((await refusalOf(changeLater({ time: '11:00' }))).fields).toHaveProperty('date')
	})

	test('of an outdated row is refused with the current one (B.ADMIN-36, D-48)', async () => {
		const { id, version } = await close(ten)
		const outcomes = await Promise.allSettled(Array.from({ length: 8 }, (_, number) => change(id, { reason: `Reason ${number}`, version })))
		expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
		const current = await show(id)
		for (const outcome of outcomes)
			if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 409, body: { current } })
	})
})

test('every closing, change and opening is in the audit log and told to open screens (D-21, A.E-41)', async () => {
	const { id } = await close({ ...ten, reason: 'Holi' })
	await change(id, { time: '11:00' })
	await open(id)
	const rows = await product.sql(
		`select actor_id, action, before, after from audit_log where collection = 'slot-closures' and object_id = $1 order by id`,
		[String(id)],
	)
	expect(rows).toEqual([
		{ actor_id: staff.id, action: 'create', before: null, after: { ...ten, reason: 'Holi' } },
		{ actor_id: staff.id, action: 'change', before: { time: '10:00' }, after: { time: '11:00' } },
		{ actor_id: staff.id, action: 'delete', before: { ...ten, time: '11:00', reason: 'Holi' }, after: null },
	])
	const told = await product.sql(`select id from changes where collection = 'slot-closures' and object_id = $1`, [String(id)])
	expect(told).toHaveLength(3)
})

describe('sent twice', () => {
	test('with one key an hour is closed once (D-19)', async () => {
		const key = aKey()
		expect(await close(ten, key)).toEqual(await close(ten, key))
		expect((await list()).count).toBe(1)
	})

	test('of twenty who close one hour at once exactly one does, the others are told (D-49)', async () => {
		const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => close(ten)))
		expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
		for (const outcome of outcomes)
			if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 400, fields: { time: [expect.any(String)] } })
		expect((await list()).count).toBe(1)
	})
})

describe('while an hour is being closed', () => {
	test.each([
		['the hour', '2027-01-04', '10:00'],
		['its day', '2027-01-05', null],
	])(
		'twenty book it: whoever comes first counts, and the company sees at once how many did when it closes %s (D-17, B.E-25)',
		async (_, date, time) => {
			await product.sql('update site_settings set repair_capacity = 15')
			const riders = await Promise.all(Array.from({ length: 20 }, () => signIn(product)))
			const wants = riders.map(
				({ api }) =>
					() =>
						api.repairs.book({ body: aBooking(item, { schedule_date: date, schedule_time: '10:15' }) }),
			)
			const closing = (async () => {
				await new Promise((resolve) => setTimeout(resolve, 15))
				return close({ kind: 'repairs', date, time })
			})()
			const [closed, outcomes] = await Promise.all([closing, Promise.allSettled(wants.map((want) => want()))])
			const booked = outcomes.filter(({ status }) => status === 'fulfilled').length
			expect(booked).toBeLessThanOrEqual(15)
			for (const outcome of outcomes)
				if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 400, fields: { schedule_time: [slotTaken] } })
			expect(closed.bookings_count).toBe(booked)
			expect((await show(closed.id)).bookings_count).toBe(booked)
			expect((await refusalOf(book({ schedule_date: date, schedule_time: '10:00' }))).fields).toHaveProperty('schedule_time')
		},
	)

	test('and another is moved into it by staff, nobody waits for ever and nobody fails (D-17, D-38)', async () => {
		const moved = await book({ schedule_date: '2027-01-06', schedule_time: '09:00' })
		const move = (time: string) =>
			staff.api.staff.changeRepairBooking({ params: { id: moved.id }, body: { schedule_date: '2027-01-06', schedule_time: time } })
		const outcomes = await Promise.allSettled([
			close({ kind: 'repairs', date: '2027-01-06' }),
			move('10:00'),
			move('11:00'),
			close({ kind: 'repairs', date: '2027-01-06', time: '10:00' }),
			book({ schedule_date: '2027-01-06', schedule_time: '11:00' }),
		])
		for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason.status).toBe(400)
		expect(outcomes[0]?.status).toBe('fulfilled')
	})
})
