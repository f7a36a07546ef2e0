import { beforeAll, describe, expect, test } from 'vitest'
import { slotTaken } from '#contract/doorstep/doorstep-words.ts'
import { type RepairStatus, repairStatuses } from '#contract/repairs/repair-words.ts'
import { reasonNeeded } from '#contract/staff-words.ts'
import { now } from '#platform/clock.ts'
import { addDays } from '#shared/days.ts'
import { one } from '#shared/one.ts'
import { aBooking, anImmediateBooking, aPackage, type Package } from '../../../../tests/support/a-booking.ts'
import { refusalOf } from '../../../../tests/support/refusal-of.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { stepsTo } from '../../../../tests/support/steps-to.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z', connections: 20 })

type Person = Awaited<ReturnType<typeof signIn>>
let some: Package
let rider: Person
let staff: Person
let imran: Person
beforeAll(async () => {
	some = await aPackage(product)
	rider = await signIn(product, { name: 'Asha Rider' })
	staff = await signIn(product, { role: 'staff', name: 'Kavita Rane' })
	await product.sql('update users set does_field_work = true where id = $1', [staff.id])
	imran = await signIn(product, { role: 'technician', name: 'Imran Shaikh' })
})

/** Every booking on a day of its own, so that no test takes another's place or technician. */
let days = 0
const aFreshDay = () => addDays('2026-12-01', ++days)
type RepairChange = Parameters<Person['api']['staff']['changeRepairBooking']>[0]['body']
const book = (changes: Parameters<typeof aBooking>[1] = {}) =>
	rider.api.repairs.book({ body: aBooking(some, { schedule_date: aFreshDay(), ...changes }) })
const change = (id: number, body: RepairChange, by: Person = staff) => by.api.staff.changeRepairBooking({ params: { id }, body })
const show = (id: number, by: Person = staff) => by.api.staff.repairBooking({ params: { id } })

async function bookedAndIn(status: RepairStatus) {
	const { id } = await book()
	for (const step of stepsTo[status]) await change(id, { status: step, reason: 'No technician that day' })
	return id
}
const placesLeft = async (date: string, time: string) => {
	const [day] = await rider.api.doorstep.slots({ query: { from: date, days: 1 } })
	return day?.times.find((hour) => hour.time.startsWith(time))?.places_left
}
/** 'HH:MM-HH:MM' in India of the technician's work for that repair. */
const assignmentOf = async (id: number) => {
	const rows = await product.sql<{ technician_id: number; hours: string }>(
		`select technician_id, to_char(lower(during) at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') as hours, upper(during) as ends
		from assignments where work = 'repair' and work_id = $1`,
		[id],
	)
	return rows[0] ?? null
}
type AuditRow = { actor_id: number; action: string; before: object | null; after: object | null }
const auditOf = (id: number) =>
	product.sql<AuditRow>(
		`select actor_id, action, before, after from audit_log where collection = 'repair-bookings' and object_id = $1 order by id`,
		[id],
	)
const mailsAbout = async (reference: string) => {
	await product.work()
	const rows = await product.sql<{ subject: string; to: string }>(`select subject, "to" from outbox where subject like $1 order by id`, [
		`%${reference}%`,
	])
	return rows.map(({ subject }) => subject)
}

describe('the steps of a repair', () => {
	const allowed: Record<RepairStatus, RepairStatus[]> = {
		pending: ['confirmed', 'cancelled'],
		confirmed: ['in_progress', 'cancelled'],
		in_progress: ['completed', 'cancelled'],
		completed: [],
		cancelled: [],
	}
	test.each(repairStatuses)(
		'staff take a repair from %s to where B.R-40 says and nowhere else (B.ADMIN-21, B.E-14, D-50)',
		async (from) => {
			for (const to of repairStatuses) {
				const id = await bookedAndIn(from)
				const before = await show(id)
				expect(before.next_statuses).toEqual(allowed[from])
				if (allowed[from].includes(to)) {
					const after = await change(id, { status: to, reason: 'No technician that day' })
					expect(after).toMatchObject({ status: to, version: before.version + 1, next_statuses: allowed[to] })
					expect(after.timeline.at(-1)).toMatchObject({ status: to, by: 'company', at: expect.any(String) })
					expect(await rider.api.repairs.show({ params: { id } })).toMatchObject({ status: to, status_display: after.status_display })
				} else {
					const problem = await refusalOf(change(id, { status: to, reason: 'No technician that day' }))
					expect(problem).toMatchObject({ status: 400, fields: {} })
					expect(problem.words).not.toBe('')
					expect(await show(id)).toEqual(before)
				}
			}
		},
	)

	test('name to the company who took each, and to the customer only the side (ux 118)', async () => {
		const { id } = await book()
		await change(id, { status: 'confirmed', technician: imran.id })
		const { taken_by } = await change(id, { status: 'in_progress' }, imran)
		expect(taken_by).toEqual([
			{ status: 'confirmed', name: 'Kavita Rane' },
			{ status: 'in_progress', name: 'Imran Shaikh' },
		])
		expect(JSON.stringify((await rider.api.repairs.show({ params: { id } })).timeline)).not.toContain('Kavita')
	})

	test('begin with the customer’s code, or with a reason that the office reads; a wrong code begins nothing (decision 0056)', async () => {
		const id = await bookedAndIn('pending')
		await change(id, { status: 'confirmed', technician: imran.id })
		const { start_code: code } = await rider.api.repairs.show({ params: { id } })
		expect(code).toMatch(/^\d{4}$/)
		expect((await show(id)).start_code).toBeNull()
		expect((await show(id, imran)).start_code).toBeNull()
		const wrong = code === '0000' ? '0001' : '0000'
		for (const start_code of [wrong, '12', 'abcd'])
			expect((await refusalOf(change(id, { status: 'in_progress', start_code }, imran))).fields).toEqual({
				start_code: [expect.any(String)],
			})
		expect(await show(id)).toMatchObject({ status: 'confirmed', internal_notes: [] })
		expect(await change(id, { status: 'in_progress', start_code: ` ${code} ` }, imran)).toMatchObject({ status: 'in_progress' })
		expect((await auditOf(id)).at(-1)?.after).toMatchObject({ status: 'in_progress', start_code: 'given' })
		expect((await rider.api.repairs.show({ params: { id } })).start_code).toBeNull()

		const other = await bookedAndIn('pending')
		await change(other, { status: 'confirmed', technician: imran.id })
		expect((await refusalOf(change(other, { status: 'in_progress', start_without: ' ' }, imran))).fields).toHaveProperty('start_without')
		const begun = await change(other, { status: 'in_progress', start_without: 'A neighbour opened' }, imran)
		expect(begun.internal_notes).toMatchObject([
			{ author_name: 'Imran Shaikh', text: 'Started without the customer’s code: A neighbour opened' },
		])
		expect((await auditOf(other)).at(-1)?.after).not.toHaveProperty('start_code')
	})

	test('what was refused leaves no event, no audit row and no mail', async () => {
		const id = await bookedAndIn('pending')
		const { reference } = await show(id)
		await refusalOf(change(id, { status: 'completed' }))
		expect((await show(id)).timeline).toHaveLength(1)
		expect(await auditOf(id)).toEqual([])
		expect(await mailsAbout(reference)).toEqual([expect.stringContaining('We have your booking')])
	})

	test('nonsense is refused at its field and changes nothing (B.API-04)', async () => {
		const { id } = await book()
		const before = await show(id)
		const nonsense = [
			{ status: 'done' },
			{ schedule_date: '2026-02-30' },
			{ schedule_time: '25:00' },
			{ technician: 'Imran' },
			{ technician: 0 },
			{ version: 'new' },
			{ reason: 'x'.repeat(501) },
		]
		for (const body of nonsense) {
			const { status, body: answer } = await product.call('PATCH', `/admin/repair-bookings/${id}/`, { access: staff.access, body })
			expect(status).toBe(400)
			expect(Object.keys(answer)).toEqual(Object.keys(body))
		}
		expect(await show(id)).toEqual(before)
	})
})

describe('a cancellation by the company', () => {
	test('needs a reason, which the customer reads (D-45, B.ADMIN-27)', async () => {
		const { id } = await book()
		for (const reason of [undefined, '', '   '])
			expect((await refusalOf(change(id, { status: 'cancelled', reason }))).fields).toEqual({ reason: [reasonNeeded] })
		const cancelled = await change(id, { status: 'cancelled', reason: ' No technician that day ' })
		expect(cancelled).toMatchObject({ status: 'cancelled', cancel_reason: 'No technician that day', cancelled_by: 'company' })
		expect((await rider.api.repairs.show({ params: { id } })).timeline.at(-1)).toMatchObject({
			by: 'company',
			note: 'No technician that day',
		})
	})

	test('gives the place in the hour and the technician’s time back (D-17, D-38)', async () => {
		const repair = await book({ schedule_time: '11:00' })
		await change(repair.id, { technician: imran.id })
		expect(await placesLeft(repair.schedule_date, '11:00')).toBe(2)
		expect(await assignmentOf(repair.id)).not.toBeNull()
		await change(repair.id, { status: 'cancelled', reason: 'The workshop is flooded' })
		expect(await placesLeft(repair.schedule_date, '11:00')).toBe(3)
		expect(await assignmentOf(repair.id)).toBeNull()
	})

	test('by the customer is told apart, with his reason (B.REPAIR-20, B.ADMIN-27)', async () => {
		const { id } = await book()
		await change(id, { technician: imran.id })
		await rider.api.repairs.cancel({ params: { id }, body: { reason: 'Bike sold' } })
		expect(await show(id)).toMatchObject({ status: 'cancelled', cancelled_by: 'customer', cancel_reason: 'Bike sold' })
		expect(await assignmentOf(id)).toBeNull()
	})

	test('and a confirmation at the same moment as the customer’s cancellation: one of the two wins, never both (B.E-13, B.E-14)', async () => {
		for (let turn = 0; turn < 6; turn++) {
			const { id } = await book()
			const [confirmed, cancelled] = await Promise.allSettled([
				change(id, { status: 'confirmed' }),
				rider.api.repairs.cancel({ params: { id }, body: { reason: 'Bike sold' } }),
			])
			expect([confirmed, cancelled].filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
			const loser = [confirmed, cancelled].find(({ status }) => status === 'rejected') as PromiseRejectedResult
			expect(loser.reason).toMatchObject({ status: 400 })
			const { status, timeline } = await show(id)
			expect(timeline.map((event) => event.status)).toEqual(['pending', status])
			expect(status).toBe(confirmed.status === 'fulfilled' ? 'confirmed' : 'cancelled')
		}
	})
})

describe('another time', () => {
	test('moves the place and the technician’s hours, and the customer sees it (B.ADMIN-22, D-38)', async () => {
		const { id, schedule_date: day } = await book({ schedule_time: '09:00' })
		await change(id, { technician: imran.id })
		const moved = await change(id, { schedule_time: '15:30' })
		expect(moved).toMatchObject({ schedule_date: day, schedule_time: '15:30:00', technician_id: imran.id, kind: 'scheduled' })
		expect(await rider.api.repairs.show({ params: { id } })).toMatchObject({ schedule_date: day, schedule_time: '15:30:00' })
		expect(await placesLeft(day, '09:00')).toBe(3)
		expect(await placesLeft(day, '15:00')).toBe(2)
		expect(await assignmentOf(id)).toMatchObject({ technician_id: imran.id, hours: `${day} 15:30` })
		await change(id, { schedule_time: '15:45' })
		expect(await placesLeft(day, '15:00')).toBe(2)
	})

	test('is refused at schedule_time where the hour is full or closed, and everything stays (D-17, D-38)', async () => {
		const { id, schedule_date: day } = await book({ schedule_time: '09:00' })
		for (let place = 0; place < 3; place++) await book({ schedule_date: day, schedule_time: '10:00' })
		await product.sql(`insert into slot_closures (kind, date, time, created_at) values ('repairs', $1, '12:00', now())`, [day])
		const before = await show(id)
		for (const schedule_time of ['10:00', '12:00'])
			expect((await refusalOf(change(id, { schedule_time }))).fields).toEqual({ schedule_time: [slotTaken] })
		expect(await show(id)).toEqual(before)
		expect(await placesLeft(day, '09:00')).toBe(2)
	})

	test('is refused in the past and more than a year ahead (B.E-25)', async () => {
		const { id } = await book()
		expect((await refusalOf(change(id, { schedule_date: '2026-11-19' }))).fields).toHaveProperty('schedule_date')
		expect((await refusalOf(change(id, { schedule_date: '2027-12-01' }))).fields).toHaveProperty('schedule_date')
		expect((await refusalOf(change(id, { schedule_date: '2026-11-20', schedule_time: '11:00' }))).fields).toHaveProperty('schedule_time')
	})

	test.each(['in_progress', 'completed', 'cancelled'] as const)('is refused for a repair that is %s', async (status) => {
		const id = await bookedAndIn(status)
		const problem = await refusalOf(change(id, { schedule_time: '15:00' }))
		expect(problem).toMatchObject({ status: 400, fields: {} })
		expect(problem.words).toContain('pending or confirmed')
	})

	test('gives ‘as soon as possible’ an hour of its own, with a place in it (D-17)', async () => {
		const { id } = await rider.api.repairs.bookNow({ body: anImmediateBooking(some) })
		const day = aFreshDay()
		expect(await change(id, { schedule_date: day, schedule_time: '10:00' })).toMatchObject({
			kind: 'scheduled',
			schedule_date: day,
			schedule_time: '10:00:00',
		})
		expect(await placesLeft(day, '10:00')).toBe(2)
		await change(id, { status: 'cancelled', reason: 'No technician that day' })
		expect(await placesLeft(day, '10:00')).toBe(3)
	})

	test('of many repairs moved into one hour at once as many get in as it has places, and the others keep theirs (D-38, B.E-13)', async () => {
		const day = aFreshDay()
		const ids: number[] = []
		for (const schedule_time of ['08:00', '09:00', '10:00', '11:00'])
			for (let place = 0; place < 3; place++) ids.push((await book({ schedule_date: day, schedule_time })).id)
		const moves = await Promise.allSettled(ids.map((id) => change(id, { schedule_time: '18:00' })))
		expect(moves.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
		for (const move of moves)
			if (move.status === 'rejected') expect(move.reason).toMatchObject({ status: 400, fields: { schedule_time: [slotTaken] } })
		expect(await placesLeft(day, '18:00')).toBe(0)
		const taken = await product.sql<{ taken: number }>(`select sum(taken)::int as taken from taken_hours where hour::date = $1`, [day])
		expect(one(taken).taken).toBe(12)
	})

	test('two repairs that swap hours at once do not wait for each other for ever (D-38)', async () => {
		const day = aFreshDay()
		const early = (await book({ schedule_date: day, schedule_time: '08:00' })).id
		const late = (await book({ schedule_date: day, schedule_time: '17:00' })).id
		for (let turn = 0; turn < 4; turn++)
			await Promise.all([
				change(early, { schedule_time: turn % 2 ? '08:00' : '17:00' }),
				change(late, { schedule_time: turn % 2 ? '17:00' : '08:00' }),
			])
		expect(await placesLeft(day, '08:00')).toBe(2)
		expect(await placesLeft(day, '17:00')).toBe(2)
	})
})

describe('a technician', () => {
	test('is sent, replaced and taken off, with his time (B.ADMIN-22, D-38, D-48)', async () => {
		const { id, schedule_date: day } = await book()
		const other = await signIn(product, { role: 'technician', name: 'Farida Khan' })
		expect(await change(id, { technician: imran.id })).toMatchObject({ technician_id: imran.id, technician: { name: 'Imran Shaikh' } })
		expect((await rider.api.repairs.show({ params: { id } })).technician).toMatchObject({ name: 'Imran Shaikh' })
		expect(await assignmentOf(id)).toMatchObject({ technician_id: imran.id, hours: `${day} 10:00` })
		expect(await change(id, { technician: other.id })).toMatchObject({ technician_id: other.id })
		expect(await assignmentOf(id)).toMatchObject({ technician_id: other.id })
		expect(await change(id, { technician: null })).toMatchObject({ technician_id: null, technician: null })
		expect(await assignmentOf(id)).toBeNull()
	})

	test('must be an active account of the company (D-48)', async () => {
		const { id } = await book()
		const disabled = await signIn(product, { role: 'technician' })
		await product.sql('update users set is_active = false where id = $1', [disabled.id])
		for (const technician of [rider.id, disabled.id, 2_000_000_000]) {
			const problem = await refusalOf(change(id, { technician }))
			expect(problem.status).toBe(400)
			expect(Object.keys(problem.fields)).toEqual(['technician'])
		}
		expect(await change(id, { technician: staff.id })).toMatchObject({ technician_id: staff.id })
	})

	test('who has other work then is refused at technician, and time and place stay (D-38)', async () => {
		const day = aFreshDay()
		const first = await book({ schedule_date: day, schedule_time: '10:00' })
		const second = await book({ schedule_date: day, schedule_time: '16:00' })
		await change(first.id, { technician: imran.id })
		await change(second.id, { technician: imran.id })
		const before = await show(second.id)
		expect(Object.keys((await refusalOf(change(second.id, { schedule_time: '10:15' }))).fields)).toEqual(['technician'])
		expect(await show(second.id)).toEqual(before)
		expect(await placesLeft(day, '10:00')).toBe(2)
		expect(await placesLeft(day, '16:00')).toBe(2)
		const other = await signIn(product, { role: 'technician' })
		expect(await change(second.id, { schedule_time: '10:15', technician: other.id })).toMatchObject({
			schedule_time: '10:15:00',
			technician_id: other.id,
		})
	})

	test('cannot be given two repairs of one hour by two people at once (D-38)', async () => {
		const day = aFreshDay()
		const repairs = await Promise.all([1, 2, 3].map(() => book({ schedule_date: day, schedule_time: '14:00' })))
		const outcomes = await Promise.allSettled(repairs.map(({ id }) => change(id, { technician: imran.id })))
		expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
		for (const outcome of outcomes)
			if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 400, fields: { technician: [expect.any(String)] } })
	})

	test('is free again as soon as the work is completed (D-38)', async () => {
		const { id } = await rider.api.repairs.bookNow({ body: anImmediateBooking(some) })
		const farida = await signIn(product, { role: 'technician' })
		await change(id, { technician: farida.id, status: 'confirmed' })
		// He was there before the time he was given.
		await product.sql(`update assignments set during = tstzrange($2, upper(during)) where work_id = $1`, [id, now()])
		await change(id, { status: 'in_progress' }, farida)
		await change(id, { status: 'completed' }, farida)
		const [row] = await product.sql<{ ends: Date }>(`select upper(during) as ends from assignments where work_id = $1`, [id])
		expect(Math.abs((row?.ends.getTime() ?? 0) - now().getTime())).toBeLessThan(10_000)
		const next = await rider.api.repairs.bookNow({ body: anImmediateBooking(some) })
		expect(await change(next.id, { technician: farida.id })).toMatchObject({ technician_id: farida.id })
	})

	test('sees and moves only what is assigned to him; anything else does not exist for him (D-20, D-48)', async () => {
		const farida = await signIn(product, { role: 'technician' })
		const mine = await book()
		const foreign = await book()
		await change(mine.id, { technician: farida.id, status: 'confirmed' })
		await change(foreign.id, { status: 'confirmed' })
		expect((await farida.api.staff.repairBookings({})).results.map(({ id }) => id)).toEqual([mine.id])
		expect((await farida.api.staff.repairBookings({ query: { technician: imran.id } })).count).toBe(0)
		expect((await farida.api.staff.repairBookings({ query: { search: foreign.reference } })).count).toBe(0)
		expect(await show(mine.id, farida)).toMatchObject({ id: mine.id, next_statuses: ['in_progress'] })
		const pay = farida.api.staff.recordRepairPayment
		expect((await refusalOf(show(foreign.id, farida))).status).toBe(404)
		expect((await refusalOf(change(foreign.id, { status: 'in_progress' }, farida))).status).toBe(404)
		expect((await refusalOf(pay({ params: { id: foreign.id }, body: { method: 'cash' } }))).status).toBe(404)
		// What the office gave to somebody else says so, in the words for what never was.
		for (const call of [
			() => change(foreign.id, { status: 'in_progress' }, farida),
			() => pay({ params: { id: foreign.id }, body: { method: 'cash' } }),
			() => farida.api.staff.repairPhotos({ params: { id: foreign.id } }),
			() => show(999_999, farida),
		])
			expect(await refusalOf(call())).toMatchObject({
				status: 404,
				words: 'This work is not yours, or not any more. Please ask the office.',
			})
		expect(await change(mine.id, { status: 'in_progress' }, farida)).toMatchObject({ status: 'in_progress', next_statuses: ['completed'] })
		expect(await farida.api.staff.recordRepairPayment({ params: { id: mine.id }, body: { method: 'cash' } })).toMatchObject({
			payment_status: 'paid',
		})
		expect(await change(mine.id, { status: 'completed' }, farida)).toMatchObject({ status: 'completed' })
	})

	test('starts and completes, and does not confirm, cancel, move or assign (D-48)', async () => {
		const { id } = await book()
		await change(id, { technician: imran.id })
		const before = await show(id)
		const others: RepairChange[] = [
			{ status: 'confirmed' },
			{ status: 'cancelled', reason: 'Too far' },
			{ schedule_time: '15:00' },
			{ schedule_date: '2027-01-01' },
			{ technician: null },
		]
		for (const body of others) expect(await refusalOf(change(id, body, imran))).toMatchObject({ status: 403, fields: {} })
		expect(await show(id)).toEqual(before)
	})
})

describe('two people at one repair', () => {
	test('who edits an outdated repair is told so and gets the current one (B.ADMIN-36, D-48)', async () => {
		const { id, version } = await show((await book()).id)
		const current = await change(id, { status: 'confirmed', version })
		const problem = await refusalOf(change(id, { schedule_time: '15:00', version }))
		expect(problem.status).toBe(409)
		expect(problem.words).not.toBe('')
		expect((problem.body as { current: object }).current).toEqual(current)
		expect(await change(id, { schedule_time: '15:00' })).toMatchObject({ schedule_time: '15:00:00' })
	})

	test('a step that is sent again with its key, for its answer was lost, happens once (D-19)', async () => {
		const { id, version } = await show((await book()).id)
		const sent = { params: { id }, body: { status: 'confirmed' as const, version }, key: 'the key of a step that waited' }
		const first = await staff.api.staff.changeRepairBooking(sent)
		expect(await staff.api.staff.changeRepairBooking(sent)).toEqual(first)
		expect((await show(id)).version).toBe(version + 1)
	})

	test('of many who edit the same version at once exactly one does (B.ADMIN-36)', async () => {
		const { id, version } = await show((await book()).id)
		const times = ['08:00', '09:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00']
		const outcomes = await Promise.allSettled(times.map((schedule_time) => change(id, { schedule_time, version })))
		expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
		for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 409 })
	})

	test('of many who confirm at once one does and the others read that it is confirmed (B.E-14, D-50)', async () => {
		const { id } = await book()
		const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => change(id, { status: 'confirmed' })))
		expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
		for (const outcome of outcomes)
			if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 400, words: 'This repair is already confirmed.' })
		expect((await show(id)).timeline).toHaveLength(2)
	})
})

describe('what is remembered', () => {
	test('every change is in the audit log with who, when, before and after, and only what changed (B.ADMIN-35, B.E-29, A.E-41, A.ADMIN-32)', async () => {
		const { id } = await book()
		await change(id, { technician: imran.id })
		await change(id, { status: 'confirmed' })
		await change(id, { schedule_time: '12:00', technician: null })
		await change(id, { technician: null })
		await change(id, { status: 'cancelled', reason: 'The workshop is flooded' })
		expect(await auditOf(id)).toEqual([
			{ actor_id: staff.id, action: 'change', before: { technician: null }, after: { technician: imran.id } },
			{ actor_id: staff.id, action: 'change', before: { status: 'pending' }, after: { status: 'confirmed' } },
			{
				actor_id: staff.id,
				action: 'change',
				before: { schedule_time: '10:00:00', technician: imran.id },
				after: { schedule_time: '12:00:00', technician: null },
			},
			{
				actor_id: staff.id,
				action: 'change',
				before: { status: 'confirmed', reason: '' },
				after: { status: 'cancelled', reason: '(not kept)' },
			},
		])
	})

	test('the customer reads one mail about each change that matters to him (B.ADMIN-22, D-16)', async () => {
		const { id, reference } = await book()
		await change(id, { technician: imran.id })
		await product.work()
		await change(id, { schedule_time: '12:00' })
		await product.work()
		await change(id, { status: 'confirmed', technician: null })
		await product.work()
		await change(id, { status: 'in_progress' })
		await change(id, { status: 'completed' })
		expect(await mailsAbout(reference)).toEqual([
			expect.stringContaining('We have your booking'),
			`Imran Shaikh will come for your booking ${reference}`,
			expect.stringContaining(`New time for your booking ${reference}:`),
			expect.stringContaining(`Your booking ${reference} is confirmed:`),
			`Your booking ${reference} is completed`,
		])
		const cancelled = await book()
		await change(cancelled.id, { status: 'cancelled', reason: '<b>No</b> technician' })
		expect((await mailsAbout(cancelled.reference)).at(-1)).toBe(`We had to cancel your booking ${cancelled.reference}`)
		const mail = one(await product.sql<{ html: string; text: string }>('select html, text from outbox order by id desc limit 1'))
		expect(mail.text).toContain('<b>No</b> technician')
		expect(mail.html).toContain('&lt;b&gt;No&lt;/b&gt; technician')
	})

	describe('mails about confirmation, time and technician wait until the change has stood (D-55)', () => {
		const waiting = () =>
			product.sql<{ one_of: string; moves: number; seconds: number }>(
				`select one_of, moves, extract(epoch from due_at - now())::float as seconds from queued_jobs where kind = 'mail-repair-news'`,
			)

		test('several changes are one mail, which tells how it stands in the end', async () => {
			const { id, reference } = await book()
			await product.work()
			await change(id, { technician: imran.id })
			await change(id, { status: 'confirmed' })
			await change(id, { technician: staff.id, schedule_time: '13:00' })
			const mail = one(await waiting())
			expect(mail).toMatchObject({ one_of: `mail-repair-news:${id}`, moves: 2 })
			expect(mail.seconds).toBeGreaterThan(1)
			expect(mail.seconds).toBeLessThanOrEqual(2)
			expect(await mailsAbout(reference)).toEqual([
				expect.stringContaining('We have your booking'),
				expect.stringMatching(/is confirmed:.*1–2 pm$/),
			])
			expect(one(await product.sql<{ text: string }>('select text from outbox order by id desc limit 1')).text).toContain('Kavita Rane')
		})

		test('a change that was taken back is none', async () => {
			const { id, reference, schedule_time } = await book()
			await change(id, { schedule_time: '13:00', technician: imran.id })
			await change(id, { schedule_time, technician: null })
			expect(await mailsAbout(reference)).toEqual([expect.stringContaining('We have your booking')])
			await change(id, { schedule_time: '13:00' })
			expect((await mailsAbout(reference)).at(-1)).toContain('New time')
			await change(id, { schedule_time: '14:00' })
			await change(id, { schedule_time: '13:00' })
			expect(await mailsAbout(reference)).toHaveLength(2)
		})

		test('whoever had read of the change reads that it was taken back', async () => {
			const { id, reference, schedule_time } = await book()
			await change(id, { schedule_time: '13:00' })
			await product.work()
			await change(id, { schedule_time })
			expect((await mailsAbout(reference)).slice(1)).toEqual([
				expect.stringMatching(/New time.*1–2 pm/),
				expect.stringMatching(/New time.*10–11 am/),
			])
		})

		test('cancelled or completed meanwhile, only that is told, at once', async () => {
			const [off, done] = [await book(), await book()]
			for (const { id } of [off, done]) await change(id, { status: 'confirmed', technician: null, schedule_time: '15:00' })
			await change(off.id, { status: 'cancelled', reason: 'The workshop is flooded' })
			await change(done.id, { status: 'in_progress' })
			await change(done.id, { status: 'completed' })
			expect(await mailsAbout(off.reference)).toEqual([`We had to cancel your booking ${off.reference}`])
			expect(await mailsAbout(done.reference)).toEqual([`Your booking ${done.reference} is completed`])
		})

		test('a mail that was done twice, as after a crash, goes once', async () => {
			const { id, reference } = await book()
			await change(id, { status: 'confirmed' })
			await product.work()
			await product.sql(`update repairs set told = '{"isConfirmed": false, "startsAt": null, "technicianId": null}' where id = $1`, [id])
			await product.workAgain('mail-repair-news')
			expect(await mailsAbout(reference)).toHaveLength(2)
		})
	})
})

describe('a payment', () => {
	const pay = (id: number, method: 'upi' | 'cash', by: Person = staff, key?: string) =>
		by.api.staff.recordRepairPayment({ params: { id }, body: { method }, key })

	test('is recorded with method and time, and the customer sees it (B.ADMIN-13, D-16)', async () => {
		const { id } = await book()
		expect(await pay(id, 'upi')).toMatchObject({ payment_status: 'paid', payment_method: 'upi', paid_at: expect.any(String) })
		expect(await rider.api.repairs.show({ params: { id } })).toMatchObject({ payment_status: 'paid', payment_method: 'upi' })
		expect(await auditOf(id)).toMatchObject([
			{ action: 'record-payment', before: { payment_status: 'due' }, after: { payment_status: 'paid', payment_method: 'upi' } },
		])
	})

	test('is recorded once, whoever tries at once, and not for a cancelled repair', async () => {
		const { id } = await book()
		const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => pay(id, 'cash')))
		expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
		expect(await refusalOf(pay(id, 'upi'))).toMatchObject({ status: 400, words: 'This repair is already paid.' })
		const cancelled = await bookedAndIn('cancelled')
		expect(await refusalOf(pay(cancelled, 'cash'))).toMatchObject({ status: 400 })
	})

	test('sent twice with one key is recorded once and answered twice (D-19)', async () => {
		const { id } = await book()
		const key = crypto.randomUUID()
		expect(await pay(id, 'upi', staff, key)).toEqual(await pay(id, 'upi', staff, key))
		expect(await auditOf(id)).toHaveLength(1)
	})

	test('is by UPI or cash only', async () => {
		const { id } = await book()
		const { status, body } = await product.call('POST', `/admin/repair-bookings/${id}/record-payment/`, {
			access: staff.access,
			body: { method: 'card' },
		})
		expect({ status, fields: Object.keys(body) }).toEqual({ status: 400, fields: ['method'] })
	})
})
