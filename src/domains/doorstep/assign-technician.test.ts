import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Db } from '#platform/database/database.ts'
import { Problem } from '#platform/http/problem.ts'
import { instantOf } from '#shared/days.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'
import { assignTechnician, cutAssignment, moveAssignment, removeAssignment } from './assign-technician.ts'

const product = useTestApp({ connections: 20 })
const at = (time: string) => instantOf('2030-01-15', time)
let imran = 0
let other = 0
beforeAll(async () => {
	const rows = await product.sql<{ id: number }>(
		`select id from users where email in ('tech@pahiya.test', 'staff@pahiya.test') order by email desc`,
	)
	imran = rows[0]?.id ?? 0
	other = rows[1]?.id ?? 0
})
afterEach(() => product.sql('delete from assignments'))

const alone = <T>(work: (db: Db) => Promise<T>) => product.database.transaction(work)
const job = (workId: number, from: string, to: string, technicianId = imran) => ({
	technicianId,
	from: at(from),
	to: at(to),
	work: 'repair' as const,
	workId,
})
const assign = (...parts: Parameters<typeof job>) => alone((db) => assignTechnician(db, job(...parts)))
const move = (...parts: Parameters<typeof job>) => alone((db) => moveAssignment(db, job(...parts)))
/** 'id from-to' by the clock of India. */
const listed = async (technicianId = imran) =>
	(
		await product.sql<{ text: string }>(
			`select work_id || ' ' || to_char(lower(during) at time zone 'Asia/Kolkata', 'HH24:MI-') || to_char(upper(during) at time zone 'Asia/Kolkata', 'HH24:MI') as text
			from assignments where technician_id = $1 order by during`,
			[technicianId],
		)
	).map(({ text }) => text)
const refusal = { status: 400, fields: { technician: [expect.stringContaining('has other work at that time')] } }

test('a technician is sent to one work after another (D-38)', async () => {
	await assign(1, '10:00', '11:30')
	await assign(2, '11:30', '12:00')
	await assign(3, '09:00', '10:00')
	expect(await listed()).toEqual(['3 09:00-10:00', '1 10:00-11:30', '2 11:30-12:00'])
})

test('a technician who has other work then is refused by name of the field, and everything stays usable (D-38)', async () => {
	await assign(1, '10:00', '11:30')
	await alone(async (db) => {
		for (const [from, to] of [
			['09:00', '10:01'],
			['11:29', '12:00'],
			['10:30', '10:45'],
			['08:00', '20:00'],
		] as const)
			await expect(assignTechnician(db, job(2, from, to))).rejects.toMatchObject(refusal)
		await assignTechnician(db, job(2, '10:00', '11:00', other))
	})
	expect([await listed(), await listed(other)]).toEqual([['1 10:00-11:30'], ['2 10:00-11:00']])
})

test('of twenty works that want one technician at the same time exactly one gets him, and nothing fails (D-38)', async () => {
	// The rest of a booking takes its time, so that the others come before the first is committed.
	const slowly = (workId: number) =>
		alone(async (db) => {
			await assignTechnician(db, job(workId, '10:00', '11:00'))
			await db.execute(sql`select pg_sleep(0.2)`)
		})
	const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => slowly(index + 1)))
	const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
	expect(refused).toHaveLength(19)
	for (const reason of refused) expect(reason).toBeInstanceOf(Problem)
	expect(await listed()).toHaveLength(1)
})

test('two technicians who are to change places at the same time end with one work each (D-38)', async () => {
	await assign(1, '10:00', '11:00')
	await assign(2, '10:00', '11:00', other)
	const outcomes = await Promise.allSettled([move(1, '10:00', '11:00', other), move(2, '10:00', '11:00', imran)])
	for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(refusal)
	expect([(await listed()).length, (await listed(other)).length]).toEqual([1, 1])
})

test('work moves to another time or technician, its own old time being no hindrance (D-38)', async () => {
	await assign(1, '10:00', '11:30')
	await move(1, '10:30', '12:00')
	expect(await listed()).toEqual(['1 10:30-12:00'])
	await move(1, '10:30', '12:00', other)
	expect([await listed(), await listed(other)]).toEqual([[], ['1 10:30-12:00']])
})

test('work that cannot move keeps its technician and time (D-38)', async () => {
	await assign(1, '10:00', '11:00')
	await assign(2, '12:00', '13:00')
	await assign(3, '10:00', '11:00', other)
	await expect(move(1, '12:30', '13:30')).rejects.toMatchObject(refusal)
	await expect(move(1, '10:00', '11:00', other)).rejects.toMatchObject(refusal)
	expect(await listed()).toEqual(['1 10:00-11:00', '2 12:00-13:00'])
})

test('work that nobody has cannot be moved, and one work is never with two technicians (D-38)', async () => {
	await expect(move(9, '10:00', '11:00')).rejects.toThrow('No assignment to move: repair 9')
	await assign(1, '10:00', '11:00')
	await expect(assign(1, '15:00', '16:00', other)).rejects.toThrow()
	expect([await listed(), await listed(other)]).toEqual([['1 10:00-11:00'], []])
})

test('repairs, visits, inspections and pickups share a technician, and the same id of another kind is other work (D-38)', async () => {
	const kinds = ['repair', 'visit', 'inspection', 'pickup'] as const
	for (const [nth, work] of kinds.entries())
		await alone((db) => assignTechnician(db, { ...job(1, `${10 + nth}:00`, `${11 + nth}:00`), work }))
	expect(await listed()).toEqual(['1 10:00-11:00', '1 11:00-12:00', '1 12:00-13:00', '1 13:00-14:00'])
	for (const work of kinds)
		await expect(alone((db) => assignTechnician(db, { ...job(2, '10:30', '13:30'), work }))).rejects.toMatchObject(refusal)
	await alone((db) => moveAssignment(db, { ...job(1, '15:00', '16:00'), work: 'pickup' }))
	await alone((db) => removeAssignment(db, { work: 'visit', workId: 1 }))
	expect(await listed()).toEqual(['1 10:00-11:00', '1 12:00-13:00', '1 15:00-16:00'])
})

test('cancelled work leaves the list, and only that work (D-38)', async () => {
	await assign(1, '10:00', '11:00')
	await assign(2, '12:00', '13:00')
	await alone((db) => removeAssignment(db, { work: 'repair', workId: 1 }))
	await alone((db) => removeAssignment(db, { work: 'visit', workId: 2 }))
	await alone((db) => removeAssignment(db, { work: 'repair', workId: 1 }))
	expect(await listed()).toEqual(['2 12:00-13:00'])
})

test('work done before its time frees the rest of it; done late it stays as planned (D-38)', async () => {
	const done = (workId: number, time: string) => alone((db) => cutAssignment(db, { work: 'repair', workId, at: at(time) }))
	await assign(1, '10:00', '12:00')
	await assign(2, '13:00', '14:00')
	await assign(3, '15:00', '16:00')
	await done(1, '10:40')
	await done(2, '14:30')
	await done(3, '14:50')
	expect(await listed()).toEqual(['1 10:00-10:40', '2 13:00-14:00'])
	await assign(4, '10:40', '12:00')
	expect(await listed()).toEqual(['1 10:00-10:40', '4 10:40-12:00', '2 13:00-14:00'])
})
