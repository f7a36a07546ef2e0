import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Day } from '#contract/admin/staff-day.ts'
import { whyWithoutNeeded } from '#contract/doorstep/start-words.ts'
import { setClock } from '#platform/clock.ts'
import { aBooking, aPackage } from '../../../../tests/support/a-booking.ts'
import { aSubscription } from '../../../../tests/support/a-plan.ts'
import { subjectsTo } from '../../../../tests/support/mails-to.ts'
import { refusalOf } from '../../../../tests/support/refusal-of.ts'
import { signIn, signInAgain } from '../../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'

/** In India it is Friday, 20 November 2026, half past eleven. */
const start = '2026-11-20T06:00:00Z'
const product = useTestApp({ clock: start })
afterEach(() => setClock(new Date(start)))

type Person = Awaited<ReturnType<typeof signIn>>
let staff: Person
let ravi: Person
let sunil: Person
beforeAll(async () => {
	staff = await signIn(product, { role: 'staff', name: 'Meera Office' })
	ravi = await signIn(product, { role: 'technician', name: 'Ravi' })
	sunil = await signIn(product, { role: 'technician', name: 'Sunil' })
})

/** A customer with a visit; each test has a day of its own, since technicians are busy. */
async function aVisit(preferred_date: string, preferred_time = '10:00') {
	const rider = await signIn(product)
	const { subscription } = await aSubscription(product, rider, { customer_email: rider.email, customer_name: 'Asha Rider' })
	const visit = await rider.api.visits.schedule({ body: { subscription, preferred_date, preferred_time } })
	return { rider, subscription, visit, params: { id: visit.id } }
}
const dayOf = (date: string, who = staff): Promise<Day> => who.api.staff.day({ query: { date } })
const workIn = ({ technicians, unassigned }: Day) => ({
	...Object.fromEntries(technicians.map(({ name, work }) => [name, work.map(({ work: kind, id }) => `${kind} ${id}`)])),
	unassigned: unassigned.map(({ work, id }) => `${work} ${id}`),
})
const assignmentOf = (id: number) =>
	product.sql<{ technician_id: number; starts: Date; ends: Date }>(
		"select technician_id, lower(during) as starts, upper(during) as ends from assignments where work = 'visit' and work_id = $1",
		[id],
	)
const takenAt = async (hour: string) =>
	(await product.sql<{ taken: number }>("select taken from taken_hours where kind = 'visits' and hour = $1", [hour]))[0]?.taken ?? 0

describe('the company', () => {
	test('reads the visits of a customer on his page: what is open, what was done and by whom, and no neighbour’s (A.ADMIN-26)', async () => {
		const { rider, subscription, visit, params } = await aVisit('2026-12-19', '14:00')
		await aVisit('2026-12-19', '12:00')
		const other = await rider.api.visits.schedule({ body: { subscription, preferred_date: '2026-12-20', preferred_time: '09:00' } })
		const history = () => staff.api.staff.customerHistory({ params: { id: rider.id } })
		const about = { collection: 'visits', id: visit.id, reference: visit.reference }
		const visitsIn = <One extends { about: { collection: string } | null }>(entries: One[]) =>
			entries.filter((entry) => entry.about?.collection === 'visits')
		const open = (await history()).open.filter(({ collection }) => collection === 'visits')
		expect(open).toMatchObject([
			{ id: visit.id, status: 'confirmed', status_display: 'Scheduled', starts_at: expect.stringContaining('2026-12-19T08:30') },
			{ id: other.id, status: 'confirmed', starts_at: '2026-12-20T03:30:00.000Z' },
		])
		await staff.api.staff.changeVisit({ params, body: { technician: ravi.id, version: 1 } })
		await staff.api.staff.cancelVisit({ params: { id: other.id }, body: { reason: 'Rain', nobody_there: false } })
		setClock(new Date('2026-12-19T08:30:00Z'))
		const again = await signInAgain(product, ravi, 'technician')
		await again.staff.startVisit({ params, body: {} })
		setClock(new Date('2026-12-19T08:40:00Z'))
		await again.staff.completeVisit({ params, body: { technician_notes: 'Chain set.' } })
		const later = await signInAgain(product, staff, 'staff')
		const after = await later.staff.customerHistory({ params: { id: rider.id } })
		expect(after.open.filter(({ collection }) => collection === 'visits')).toEqual([])
		const told = visitsIn(after.entries)
		expect(told.slice(0, 2)).toEqual([
			{ kind: 'step', at: expect.stringContaining('2026-12-19T08:40'), title: 'Visit completed', text: 'Chain set.', by: 'Ravi', about },
			{ kind: 'step', at: expect.stringContaining('2026-12-19T08:30'), title: 'Visit started', text: '', by: 'Ravi', about },
		])
		expect(told.slice(2).map(({ title, text }) => [title, text])).toEqual(
			expect.arrayContaining([
				['Visit scheduled for Sat 19 Dec, 2–3 pm', ''],
				['Visit scheduled for Sun 20 Dec, 9–10 am', 'Cancelled: Rain'],
			]),
		)
	})

	test('finds visits by word, day, status, technician and customer (D-22, D-49)', async () => {
		const { rider, visit, subscription, params } = await aVisit('2026-11-23', '09:00')
		const other = await aVisit('2026-11-23', '11:00')
		const ids = async (query: Parameters<typeof staff.api.staff.visits>[0]['query']) =>
			(await staff.api.staff.visits({ query })).results.map(({ id }) => id)
		expect(await ids({ search: visit.reference })).toEqual([visit.id])
		expect(await ids({ customer: String(rider.id) })).toEqual([visit.id])
		expect(await ids({ subscription: String(subscription), status: 'cancelled' })).toEqual([])
		expect(await ids({ date_from: '2026-11-23', date_to: '2026-11-23', ordering: 'scheduled_date' })).toEqual([visit.id, other.visit.id])
		expect(await ids({ date_from: '2026-11-23', date_to: '2026-11-23', unassigned: 'false' })).toEqual([])
		const found = await staff.api.staff.visit({ params })
		expect(found).toMatchObject({
			customer: rider.id,
			customer_name: 'Asha Rider',
			technician_id: null,
			starts_at: '2026-11-23T03:30:00.000Z',
			ends_at: '2026-11-23T04:30:00.000Z',
			can: { move: true, assign: true, start: true, complete: true, cancel: true },
		})
		for (const who of [rider, await signIn(product)]) expect(await refusalOf(who.api.staff.visits({}))).toMatchObject({ status: 403 })
		await staff.api.staff.cancelVisit({ params, body: { reason: 'Flood' } })
		await staff.api.staff.cancelVisit({ params: other.params, body: { reason: 'Flood' } })
	})

	test('sees visits on the board of repairs, and one technician is in one place (D-38, D-17)', async () => {
		const { visit, params } = await aVisit('2026-11-24')
		const repair = await (await signIn(product)).api.repairs.book({
			body: aBooking(await aPackage(product), { schedule_date: '2026-11-24', schedule_time: '10:30' }),
		})
		expect(workIn(await dayOf('2026-11-24')).unassigned).toEqual([`visit ${visit.id}`, `repair ${repair.id}`])
		await staff.api.staff.changeVisit({ params, body: { technician: ravi.id, version: visit.version } })
		expect(workIn(await dayOf('2026-11-24'))).toMatchObject({ Ravi: [`visit ${visit.id}`], unassigned: [`repair ${repair.id}`] })
		const busy = staff.api.staff.changeRepairBooking({ params: { id: repair.id }, body: { technician: ravi.id } })
		expect((await refusalOf(busy)).fields).toHaveProperty('technician')
		const [work] = (await dayOf('2026-11-24')).technicians.flatMap((lane) => lane.work)
		expect(work).toMatchObject({
			work: 'visit',
			reference: visit.reference,
			status: 'confirmed',
			status_display: 'Scheduled',
			title: 'Care visit',
			customer_name: 'Asha Rider',
			total_amount: 0,
			payment_status: 'paid',
			can: { move: true, assign: true },
		})
		// The places of one kind say nothing about the other's.
		const { hours, visit_hours } = await dayOf('2026-11-24')
		expect(visit_hours.map(({ time }) => time)).toEqual(['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'])
		const left = (list: Day['hours']) => list.find(({ time }) => time === '10:00')?.places_left
		expect([left(hours), left(visit_hours)]).toEqual([2, 2])
	})

	test('moves a visit with its place and its technician, or not at all, and its customer is told once (D-38, D-55)', async () => {
		const { rider, visit, params } = await aVisit('2026-11-25')
		const other = await aVisit('2026-11-25', '14:00')
		const change = (body: Parameters<typeof staff.api.staff.changeVisit>[0]['body']) => staff.api.staff.changeVisit({ params, body })
		await change({ technician: ravi.id })
		await staff.api.staff.changeVisit({ params: other.params, body: { technician: sunil.id } })
		expect(await assignmentOf(visit.id)).toMatchObject([{ technician_id: ravi.id, starts: new Date('2026-11-25T04:30:00Z') }])
		for (const [body, field] of [
			[{ schedule_time: '14:30', technician: sunil.id }, 'technician'],
			[{ schedule_time: '08:00' }, 'schedule_time'],
			[{ schedule_date: '2026-11-19' }, 'schedule_date'],
			[{ schedule_date: '2027-02-21' }, 'schedule_date'],
			[{ technician: staff.id }, 'technician'],
			[{ technician: rider.id }, 'technician'],
		] as const)
			expect([body, (await refusalOf(change(body))).fields]).toEqual([body, { [field]: [expect.any(String)] }])
		expect(await staff.api.staff.visit({ params })).toMatchObject({ technician_id: ravi.id, starts_at: '2026-11-25T04:30:00.000Z' })
		const moved = await change({ schedule_time: '13:30', technician: ravi.id })
		expect(moved).toMatchObject({ technician_name: 'Ravi', scheduled_date: '2026-11-25T13:30:00+05:30' })
		expect([await takenAt('2026-11-25T04:30:00Z'), await takenAt('2026-11-25T07:30:00Z')]).toEqual([0, 1])
		expect(await assignmentOf(visit.id)).toMatchObject([
			{ technician_id: ravi.id, starts: new Date('2026-11-25T08:00:00Z'), ends: new Date('2026-11-25T09:00:00Z') },
		])
		expect((await subjectsTo(product, rider.email)).slice(1)).toEqual([
			'Your visit on Wed 25 Nov, 1:30 pm',
			'Your visit is now on Wed 25 Nov, 1:30 pm',
		])
		// His own move frees the technician, whom the office sends anew.
		await rider.api.visits.reschedule({ params, body: { preferred_date: '2026-11-26', preferred_time: '09:00' } })
		expect(await assignmentOf(visit.id)).toEqual([])
		const stale = await refusalOf(change({ technician: ravi.id, version: moved.version }))
		expect([stale.status, (stale.body as { current: object }).current]).toEqual([409, expect.objectContaining({ technician_id: null })])
	})

	test('schedules for a customer who phones, by the same rules (A.E-25)', async () => {
		const rider = await signIn(product)
		const { subscription } = await aSubscription(product, rider)
		const schedule = (preferred_date: string) =>
			staff.api.staff.scheduleVisit({ body: { subscription, preferred_date, preferred_time: '15:00' } })
		const made = await schedule('2026-11-26')
		expect(await rider.api.visits.upcoming({})).toMatchObject([{ id: made.id }])
		await schedule('2026-11-27')
		expect((await refusalOf(schedule('2026-11-28'))).words).toBe('No visits remaining in your subscription')
	})

	test('moves and cancels for a customer, whose own list changes (A.ADMIN-22)', async () => {
		const { rider, visit, params } = await aVisit('2026-12-14')
		await staff.api.staff.changeVisit({ params, body: { schedule_date: '2026-12-15', schedule_time: '11:00' } })
		expect(await rider.api.visits.upcoming({})).toMatchObject([{ id: visit.id, scheduled_date: '2026-12-15T11:00:00+05:30' }])
		await staff.api.staff.cancelVisit({ params, body: { reason: 'The customer phoned.' } })
		expect(await rider.api.visits.upcoming({})).toEqual([])
		expect(await rider.api.visits.show({ params })).toMatchObject({ status: 'cancelled', cancellation_notes: 'The customer phoned.' })
	})

	test('writes what is to be done, which the customer reads (A.ADMIN-21)', async () => {
		const { rider, params } = await aVisit('2026-12-16')
		await staff.api.staff.changeVisit({ params, body: { service_notes: 'Look at the rear brake.' } })
		expect(await rider.api.visits.show({ params })).toMatchObject({ service_notes: 'Look at the rear brake.' })
		await staff.api.staff.cancelVisit({ params, body: { reason: 'Rain' } })
		const late = staff.api.staff.changeVisit({ params, body: { service_notes: 'Too late' } })
		expect((await refusalOf(late)).fields).toHaveProperty('service_notes')
	})

	test('completes or cancels by a status as well; a step that is not possible is refused (D-22, D-45, A.E-28)', async () => {
		const { rider, visit, params } = await aVisit('2026-12-17')
		const change = (body: Parameters<typeof staff.api.staff.changeVisit>[0]['body']) => staff.api.staff.changeVisit({ params, body })
		expect(await refusalOf(change({ status: 'scheduled' }))).toMatchObject({ status: 400, words: 'This visit is already scheduled.' })
		expect(await refusalOf(change({ status: 'completed', schedule_time: '12:00', schedule_date: '2026-12-18' }))).toMatchObject({
			status: 400,
		})
		expect((await refusalOf(change({ status: 'cancelled' }))).fields).toHaveProperty('reason')
		expect((await refusalOf(change({ status: 'completed', completion_date: '2020-01-01' }))).fields).toHaveProperty('completion_date')
		const done = await change({ status: 'completed', technician_notes: 'Brakes set.', service_notes: 'Brakes', version: visit.version })
		expect(done).toMatchObject({ status: 'completed', technician_notes: 'Brakes set.', service_notes: 'Brakes' })
		expect(await rider.api.visits.show({ params })).toMatchObject({ status: 'completed', technician_notes: 'Brakes set.' })
		expect(await refusalOf(change({ status: 'cancelled', reason: 'Rain' }))).toMatchObject({
			status: 400,
			words: 'This visit is already completed.',
		})
	})

	test('cancels with a reason, and says when nobody was there; neither counts (A.R-66)', async () => {
		const { rider, subscription, visit, params } = await aVisit('2026-11-20', '14:00')
		await staff.api.staff.changeVisit({ params, body: { technician: ravi.id } })
		const cancel = (who: Person, body: object) => refusalOf(who.api.staff.cancelVisit({ params, body: body as { reason: string } }))
		expect((await cancel(staff, {})).fields).toHaveProperty('reason')
		expect(await cancel(ravi, { reason: 'Rain' })).toMatchObject({ status: 403 })
		const gone = await ravi.api.staff.cancelVisit({ params, body: { reason: 'Gate closed', nobody_there: true } })
		expect(gone).toMatchObject({ status: 'cancelled', cancelled_by: 'nobody_there', cancellation_notes: 'Gate closed' })
		expect(await rider.api.plans.active({})).toMatchObject({ remaining_visits: 2 })
		expect([await assignmentOf(visit.id), await takenAt('2026-11-20T08:30:00Z')]).toEqual([[], 0])
		expect(await subjectsTo(product, rider.email)).toContain('We could not find you: Fri 20 Nov, 2–3 pm')
		const again = await rider.api.visits.schedule({ body: { subscription, preferred_date: '2026-11-24', preferred_time: '16:00' } })
		const early = staff.api.staff.cancelVisit({ params: { id: again.id }, body: { reason: 'Away', nobody_there: true } })
		expect((await refusalOf(early)).fields).toHaveProperty('nobody_there')
		expect(await cancel(staff, { reason: 'Again' })).toMatchObject({ status: 400, words: 'Only a scheduled visit can be cancelled.' })
	})

	test('finds what nobody completed from the next day on, on the board and in the counts (A.R-67, B.ADMIN-34)', async () => {
		const { visit } = await aVisit('2026-12-02', '16:00')
		const look = async (clock: string) => {
			setClock(new Date(clock))
			const { staff: office } = (await signIn(product, { role: 'staff' })).api
			const { overdue } = await office.day({})
			const { overdue_visits, open_visits } = await office.counts({})
			const listed = await office.visits({ query: { overdue: 'true', page_size: 100 } })
			expect([listed.count, open_visits]).toEqual([overdue_visits, (await office.visits({ query: { status: 'scheduled' } })).count])
			return [overdue, listed.results].map((found) => found.some(({ id }) => id === visit.id))
		}
		expect(await look('2026-12-02T18:29:00Z')).toEqual([false, false])
		expect(await look('2026-12-02T18:30:00Z')).toEqual([true, true])
	})
})

describe('a technician', () => {
	test('sees, begins and completes his own visits alone (D-20, D-48, A.VISIT-02, A.VISIT-31, A.VISIT-32, A.VISIT-35, A.SUB-12, A.E-28)', async () => {
		const { rider, visit, params } = await aVisit('2026-11-27', '09:00')
		const notHis = { status: 404, words: 'This work is not yours, or not any more. Please ask the office.' }
		expect(await refusalOf(ravi.api.staff.visit({ params }))).toMatchObject(notHis)
		expect(await refusalOf(ravi.api.staff.visitPhotos({ params }))).toMatchObject(notHis)
		expect(await refusalOf(ravi.api.staff.startVisit({ params, body: {} }))).toMatchObject(notHis)
		expect(await refusalOf(ravi.api.staff.startVisit({ params: { id: 999_999 }, body: {} }))).toMatchObject(notHis)
		const { version } = await staff.api.staff.changeVisit({ params, body: { technician: ravi.id, service_notes: 'Bring a chain.' } })
		expect((await ravi.api.staff.visits({ query: { date_from: '2026-11-27', date_to: '2026-11-27' } })).results).toMatchObject([
			{ id: visit.id },
		])
		expect(workIn(await dayOf('2026-11-27', ravi))).toEqual({ Ravi: [`visit ${visit.id}`], unassigned: [] })
		expect(workIn(await dayOf('2026-11-27', sunil))).toEqual({ Sunil: [], unassigned: [] })
		expect(await refusalOf(ravi.api.staff.changeVisit({ params, body: { schedule_time: '11:00' } }))).toMatchObject({ status: 403 })
		expect(await refusalOf(ravi.api.staff.changeVisit({ params, body: { service_notes: 'None' } }))).toMatchObject({ status: 403 })
		const started = await ravi.api.staff.startVisit({ params, body: { version } })
		expect(started).toMatchObject({
			status: 'scheduled',
			started_at: expect.stringMatching(/^2026-11-20T06:00/),
			can: { move: false, start: false },
		})
		expect(await refusalOf(ravi.api.staff.startVisit({ params, body: {} }))).toMatchObject({ status: 400 })
		expect((await rider.api.visits.show({ params })).can).toEqual({ reschedule: false, cancel: false })
		expect(await refusalOf(rider.api.visits.cancel({ params, body: {} }))).toMatchObject({ status: 400 })
		expect((await dayOf('2026-11-27', ravi)).technicians[0]?.work).toMatchObject([{ status: 'in_progress', status_display: 'Started' }])
		const complete = `/subscription/visits/${visit.id}/complete/`
		expect(await product.call('POST', complete, { access: rider.access, body: {} })).toMatchObject({ status: 403 })
		const late = { technician_notes: 'Done', completion_date: '2026-11-21' }
		expect((await product.call('POST', complete, { access: ravi.access, body: late })).body).toHaveProperty('completion_date')
		const checklist = [
			{ name: 'Brakes', done: true },
			{ name: 'Battery', done: false },
		]
		const done = await product.call('POST', complete, { access: ravi.access, body: { technician_notes: 'Chain set.', checklist } })
		expect(done.status).toBe(200)
		const read = await rider.api.visits.show({ params })
		expect(read).toMatchObject({
			status: 'completed',
			completion_date: expect.stringMatching(/^2026-11-20T11:30:..[+]05:30$/),
			technician_notes: 'Chain set.',
			service_notes: 'Bring a chain.',
			technician_name: 'Ravi',
			checklist,
		})
		expect(await rider.api.visits.summary({})).toMatchObject({
			completed_visits_count: 1,
			remaining_visits: 1,
			last_visit_date: expect.stringMatching(/^2026-11-20T11:30:..[+]05:30$/),
		})
		const { last_visit_date } = await rider.api.plans.active({})
		const secondOf = (moment: string | null | undefined) => Math.floor(Date.parse(moment ?? '') / 1000)
		expect(secondOf(last_visit_date)).toBe(secondOf(read.completion_date))
		expect([await takenAt('2026-11-27T03:30:00Z'), await assignmentOf(visit.id)]).toEqual([0, []])
		expect(await subjectsTo(product, rider.email)).toContain(`Your visit is done: ${read.vehicle_name}`)
		const tooLate = await Promise.allSettled([
			ravi.api.staff.completeVisit({ params, body: {} }),
			staff.api.staff.cancelVisit({ params, body: { reason: 'Late' } }),
			staff.api.staff.changeVisit({ params, body: { technician: sunil.id } }),
			rider.api.visits.reschedule({ params, body: { preferred_date: '2026-11-30', preferred_time: '10:00' } }),
		])
		for (const each of tooLate) expect(each).toMatchObject({ status: 'rejected', reason: { status: 400 } })
		// The notes can be put right after.
		await ravi.api.staff.changeVisit({ params, body: { technician_notes: 'Chain set and greased.' } })
		expect(await rider.api.visits.show({ params })).toMatchObject({ technician_notes: 'Chain set and greased.', status: 'completed' })
	})

	test('begins with the customer’s code, or with a reason that the office reads; a wrong code begins nothing (decision 0056)', async () => {
		const { rider, visit, params } = await aVisit('2026-11-28', '09:00')
		const code = visit.start_code ?? ''
		expect(code).toMatch(/^\d{4}$/)
		const { rider: neighbour } = await aVisit('2026-11-28', '11:00')
		expect(await refusalOf(neighbour.api.visits.show({ params }))).toMatchObject({ status: 404 })
		const assigned = await staff.api.staff.changeVisit({ params, body: { technician: ravi.id } })
		for (const read of [assigned, await ravi.api.staff.visit({ params })]) expect(read.start_code).toBeNull()
		await rider.api.visits.reschedule({ params, body: { preferred_date: '2026-11-29', preferred_time: '09:00' } })
		expect(await rider.api.visits.upcoming({})).toMatchObject([{ start_code: code }])
		await staff.api.staff.changeVisit({ params, body: { technician: ravi.id } })
		const begin = (body: object) => ravi.api.staff.startVisit({ params, body })
		for (const start_code of [code === '0000' ? '0001' : '0000', '12', 'abcd'])
			expect((await refusalOf(begin({ start_code }))).fields).toEqual({ start_code: [expect.any(String)] })
		expect((await refusalOf(begin({ start_without: ' ' }))).fields).toEqual({ start_without: [whyWithoutNeeded] })
		expect(await ravi.api.staff.visit({ params })).toMatchObject({ started_at: null })
		expect(await begin({ start_code: ` ${code} ` })).toMatchObject({ started_at: expect.any(String), started_without: '' })
		expect(await rider.api.visits.show({ params })).toMatchObject({ start_code: null })
		const audited = async (id: number) =>
			(
				await product.sql<{ after: object }>(
					"select after from audit_log where collection = 'visits' and object_id = $1::text order by id desc limit 1",
					[id],
				)
			)[0]?.after
		expect(await audited(visit.id)).toMatchObject({ start_code: 'given' })

		const other = await aVisit('2026-11-28', '14:00')
		await staff.api.staff.changeVisit({ params: other.params, body: { technician: sunil.id } })
		await sunil.api.staff.startVisit({ params: other.params, body: { start_without: 'A neighbour opened' } })
		expect(await staff.api.staff.visit({ params: other.params })).toMatchObject({ started_without: 'A neighbour opened' })
		expect(JSON.stringify(await other.rider.api.visits.show({ params: other.params }))).not.toContain('neighbour')
		expect(await audited(other.visit.id)).not.toHaveProperty('start_code')
	})

	test('begins a visit of before there were codes with whatever is said (decision 0056)', async () => {
		const { visit, params } = await aVisit('2026-12-01', '09:00')
		await product.sql('update visits set start_code = null where id = $1', [visit.id])
		await staff.api.staff.changeVisit({ params, body: { technician: ravi.id } })
		expect(await ravi.api.staff.startVisit({ params, body: { start_code: '1234' } })).toMatchObject({ started_at: expect.any(String) })
	})

	test('counts what is his today, visits and repairs together (B.ADMIN-34)', async () => {
		const { params } = await aVisit('2026-12-03', '09:00')
		const asha = await signIn(product, { role: 'technician' })
		await staff.api.staff.changeVisit({ params, body: { technician: asha.id } })
		setClock(new Date('2026-12-03T03:00:00Z'))
		const again = await signInAgain(product, asha, 'technician')
		expect(await again.staff.counts({})).toMatchObject({ today: 1, open_visits: 1, unassigned_visits: 0, requests_to_decide: 0 })
		const office = (await signIn(product, { role: 'staff' })).api.staff
		const lists = await office.technicians({ query: { search: asha.email } })
		expect(lists.results).toMatchObject([{ open_work: 1 }])
	})
})

describe('at once', () => {
	test('a cancellation by the customer and a start by the technician have one outcome (A.E-28)', async () => {
		for (let round = 0; round < 5; round++) {
			const { rider, params } = await aVisit('2026-12-07', '09:00')
			const outcomes = await Promise.allSettled([
				rider.api.visits.cancel({ params, body: {} }),
				staff.api.staff.startVisit({ params, body: {} }),
				staff.api.staff.completeVisit({ params, body: {} }),
			])
			const read = await staff.api.staff.visit({ params })
			const [cancelled, , completed] = outcomes.map(({ status }) => status === 'fulfilled')
			expect([read.status === 'cancelled', read.status === 'completed']).toEqual([cancelled, completed])
			expect(cancelled).not.toBe(completed)
		}
	})

	test('one technician is sent to one of several visits of one time (D-38)', async () => {
		const visits = await Promise.all(Array.from({ length: 3 }, () => aVisit('2026-12-08', '11:00')))
		const outcomes = await Promise.allSettled(
			visits.map(({ params }) => staff.api.staff.changeVisit({ params, body: { technician: ravi.id } })),
		)
		expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
		for (const outcome of outcomes)
			if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 400, fields: { technician: [expect.any(String)] } })
	})
})
