import { afterEach, beforeAll, expect, test } from 'vitest'
import type { ApiProblem } from '#contract/client.ts'
import { slotTaken } from '#contract/doorstep/doorstep-words.ts'
import { addDays } from '#shared/days.ts'
import { one } from '#shared/one.ts'
import { aBooking, aPackage, type Package } from '../../../../tests/support/a-booking.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z', connections: 20 })

type Person = Awaited<ReturnType<typeof signIn>>
let some: Package
let rider: Person
let offices: Person[]
let technicians: Person[]
beforeAll(async () => {
	some = await aPackage(product)
	rider = await signIn(product)
	const many = (role: 'staff' | 'technician', count: number) => Promise.all(Array.from({ length: count }, () => signIn(product, { role })))
	offices = await many('staff', 4)
	technicians = await many('technician', 20)
})
afterEach(async () => {
	await product.sql('update site_settings set repair_capacity = 3')
	await product.sql('truncate assignments, outbox, changes')
})

let days = 0
const aFreshDay = () => addDays('2026-12-01', ++days)
type RepairChange = Parameters<Person['api']['staff']['changeRepairBooking']>[0]['body']
const book = (schedule_date: string, schedule_time: string) =>
	rider.api.repairs.book({ body: aBooking(some, { schedule_date, schedule_time }) })
const officer = (turn = 0) => offices[turn % offices.length] as Person
const change = (id: number, body: RepairChange, by: Person = officer()) => by.api.staff.changeRepairBooking({ params: { id }, body })
const show = (id: number) => officer().api.staff.repairBooking({ params: { id } })
const technician = (turn = 0) => technicians[turn] as Person
/** All at once, by several people of the office; who got it and how the others were refused. */
async function atOnce<T>(calls: readonly Promise<T>[]) {
	const outcomes = await Promise.allSettled(calls)
	return {
		won: outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : [])),
		lost: outcomes.flatMap((outcome): ApiProblem[] => (outcome.status === 'rejected' ? [outcome.reason] : [])),
	}
}
const assignments = () => product.sql<{ technician_id: number; work_id: number }>('select technician_id, work_id from assignments')
/** What the customer has been told about a repair after the booking itself. */
const mailsAbout = async (reference: string) => {
	await product.work()
	const mails = await product.sql<{ subject: string }>(`select subject from outbox where subject like $1 order by id`, [`%${reference}%`])
	// That we have the booking is written only to who still has it.
	return mails.map(({ subject }) => subject).filter((subject) => !subject.startsWith('We have your booking'))
}

test('of twenty jobs at overlapping times that are given to one technician at once he gets one (D-38)', async () => {
	await product.sql('update site_settings set repair_capacity = 50')
	const day = aFreshDay()
	const minutes = Array.from({ length: 20 }, (_, n) => `10:${String(n * 3).padStart(2, '0')}`)
	const repairs = await Promise.all(minutes.map((time) => book(day, time)))
	const { won, lost } = await atOnce(repairs.map(({ id }, turn) => change(id, { technician: technician().id }, officer(turn))))
	expect(won).toHaveLength(1)
	expect(lost).toHaveLength(19)
	for (const problem of lost)
		expect(problem).toMatchObject({ status: 400, fields: { technician: [expect.stringContaining('other work')] } })
	expect(await assignments()).toEqual([{ technician_id: technician().id, work_id: one(won).id }])
	const kept = await Promise.all(repairs.map(({ id }) => show(id)))
	expect(kept.filter(({ technician_id }) => technician_id !== null).map(({ id }) => id)).toEqual([one(won).id])
})

test('of twenty repairs moved into an hour’s last place, to one technician, one gets both; the others keep hour and technician (D-17, D-38)', async () => {
	await product.sql('update site_settings set repair_capacity = 50')
	const day = aFreshDay()
	const repairs = await Promise.all(Array.from({ length: 20 }, (_, n) => book(day, n % 2 ? '08:00' : '12:00')))
	await product.sql('update site_settings set repair_capacity = 1')
	const { won, lost } = await atOnce(
		repairs.map(({ id }, turn) => change(id, { schedule_time: '18:00', technician: technician().id }, officer(turn))),
	)
	expect(won).toHaveLength(1)
	for (const problem of lost) expect(problem).toMatchObject({ status: 400, fields: { schedule_time: [slotTaken] } })
	expect(await assignments()).toEqual([{ technician_id: technician().id, work_id: one(won).id }])
	const taken = await product.sql<{ taken: number }>(
		`select taken from taken_hours where (hour at time zone 'Asia/Kolkata')::date = $1 order by hour`,
		[day],
	)
	expect(taken.map((row) => row.taken).reduce((sum, places) => sum + places)).toBe(20)
	expect(taken.at(-1)).toEqual({ taken: 1 })
})

test('of twenty who send each a technician to one repair at once one does; the others are told with the repair as it is now (B.ADMIN-36, D-48)', async () => {
	const { id, reference } = await book(aFreshDay(), '10:00')
	const { version } = await show(id)
	const { won, lost } = await atOnce(technicians.map((person, turn) => change(id, { technician: person.id, version }, officer(turn))))
	const winner = one(won)
	expect(lost).toHaveLength(19)
	for (const { status, words, body } of lost) {
		expect(status).toBe(409)
		expect(words).not.toBe('')
		expect((body as { current: object }).current).toEqual(winner)
	}
	expect(await show(id)).toEqual(winner)
	expect(await assignments()).toEqual([{ technician_id: winner.technician_id, work_id: id }])
	expect(await mailsAbout(reference)).toHaveLength(1)
})

test('a customer cancels while the office confirms: one outcome, the other is told, and the mails say the same (B.E-13, B.E-14)', async () => {
	for (let turn = 0; turn < 8; turn++) {
		const { id, reference } = await book(aFreshDay(), '10:00')
		const cancel = () => rider.api.repairs.cancel({ params: { id }, body: { reason: 'Bike sold' } })
		const confirm = () => change(id, { status: 'confirmed', technician: technician().id }, officer(turn))
		const { won, lost } = await atOnce<{ status: string }>(turn % 2 ? [cancel(), confirm()] : [confirm(), cancel()])
		const outcome = one(won).status
		expect(one(lost)).toMatchObject({ status: 400, words: expect.stringMatching(/pending|cancelled/) })
		expect(await show(id)).toMatchObject({ status: outcome })
		expect((await assignments()).filter(({ work_id }) => work_id === id)).toHaveLength(outcome === 'cancelled' ? 0 : 1)
		expect(await mailsAbout(reference)).toEqual([
			outcome === 'cancelled'
				? `Your booking ${reference} is cancelled`
				: expect.stringContaining(`Your booking ${reference} is confirmed`),
		])
		const changes = await product.sql("select from changes where collection = 'repair-bookings' and object_id = $1", [id])
		expect(changes).toHaveLength(2)
	}
})

test('a customer cancels while the office sends somebody or moves it: what is cancelled holds neither technician nor place (D-17, D-38)', async () => {
	for (let turn = 0; turn < 8; turn++) {
		const day = aFreshDay()
		const { id } = await book(day, '10:00')
		await atOnce<unknown>([
			change(id, { technician: technician().id, ...(turn % 2 && { schedule_time: '15:00' }) }),
			rider.api.repairs.cancel({ params: { id }, body: { reason: 'Bike sold' } }),
			change(id, { technician: technician(1).id }, officer(1)),
		])
		expect((await show(id)).status).toBe('cancelled')
		expect(await assignments()).toEqual([])
		const taken = await product.sql(`select from taken_hours where (hour at time zone 'Asia/Kolkata')::date = $1 and taken > 0`, [day])
		expect(taken).toEqual([])
	}
})

test('work is taken from a technician while he completes it: either he has done it, or it is not his any more (D-20, D-48)', async () => {
	for (let turn = 0; turn < 6; turn++) {
		const { id } = await book(aFreshDay(), '10:00')
		await change(id, { technician: technician().id, status: 'confirmed' })
		await change(id, { status: 'in_progress' }, technician())
		const { won, lost } = await atOnce([
			change(id, { status: 'completed', technician_notes: 'Oil changed' }, technician()),
			change(id, { technician: technician(1).id }),
		])
		const { status, technician_id, technician_notes } = one(won)
		if (status === 'completed')
			expect({ technician_id, technician_notes }).toEqual({ technician_id: technician().id, technician_notes: 'Oil changed' })
		else
			expect({ status, technician_id, technician_notes }).toEqual({
				status: 'in_progress',
				technician_id: technician(1).id,
				technician_notes: '',
			})
		expect(one(lost).status).toBe(status === 'completed' ? 400 : 404)
	}
})

test('two technicians who are exchanged between two repairs at once: nobody waits for ever, nobody is at two places (D-38)', async () => {
	for (let turn = 0; turn < 6; turn++) {
		const day = aFreshDay()
		const [early, late] = [await book(day, '09:00'), await book(day, '15:00')]
		await change(early.id, { technician: technician().id })
		await change(late.id, { technician: technician(1).id })
		const { won } = await atOnce([
			change(early.id, { technician: technician(1).id, schedule_time: '15:30' }, officer(1)),
			change(late.id, { technician: technician().id, schedule_time: '09:30' }, officer(2)),
		])
		const overlapping = await product.sql(
			`select from assignments a join assignments b on a.technician_id = b.technician_id and a.during && b.during and a.id < b.id`,
		)
		expect(overlapping).toEqual([])
		expect(won.length).toBeLessThanOrEqual(2)
		for (const { id, technician_id } of [await show(early.id), await show(late.id)])
			expect((await assignments()).filter(({ work_id }) => work_id === id)).toEqual([{ technician_id, work_id: id }])
	}
})

test('a change of hour, technician and status in one is one mail; two moves, each told, are two (B.ADMIN-22)', async () => {
	const day = aFreshDay()
	const { id, reference } = await book(day, '10:00')
	await change(id, { schedule_time: '14:00', technician: technician().id, status: 'confirmed' })
	expect(await mailsAbout(reference)).toEqual([expect.stringMatching(new RegExp(`^Your booking ${reference} is confirmed: .*2–3 pm$`))])
	await change(id, { schedule_time: '16:00', technician: technician(1).id })
	await mailsAbout(reference)
	await change(id, { schedule_time: '14:00' })
	expect((await mailsAbout(reference)).slice(1)).toEqual([
		expect.stringMatching(new RegExp(`^New time for your booking ${reference}: .*4–5 pm$`)),
		expect.stringMatching(new RegExp(`^New time for your booking ${reference}: .*2–3 pm$`)),
	])
})
