import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { instantOf } from '#shared/days.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'
import { giveBackHour, moveHour, takeHour } from './take-hour.ts'

const product = useTestApp({ connections: 20 })
const ten = instantOf('2030-01-15', '10:00')
const take = (at: Date, kind: 'repairs' | 'visits' = 'repairs') => product.database.transaction((db) => takeHour(db, kind, at))
/** The rest of a booking takes its time, so that others come before it is committed. */
const takeSlowly = (at: Date) =>
	product.database.transaction(async (db) => {
		const taken = await takeHour(db, 'repairs', at)
		if (taken) await db.execute(sql`select pg_sleep(0.1)`)
		return taken
	})
const giveBack = (hour: Date) => product.database.transaction((db) => giveBackHour(db, 'repairs', hour))
const capacity = (places: number) => product.sql('update site_settings set repair_capacity = $1', [places])
const close = (date: string, time: string | null) =>
	product.sql(`insert into slot_closures (kind, date, time, created_at) values ('repairs', $1, $2, now())`, [date, time])
const taken = async () =>
	(await product.sql<{ taken: number }>('select taken from taken_hours where hour = $1 order by kind', [ten])).map((row) => row.taken)
const times = (outcomes: boolean[]) => outcomes.filter(Boolean).length

afterEach(async () => {
	await product.sql('delete from taken_hours')
	await product.sql('delete from slot_closures')
	await capacity(3)
})

test('of twenty riders who want one hour at once exactly three get it (D-17)', async () => {
	const outcomes = await Promise.all(Array.from({ length: 20 }, () => takeSlowly(ten)))
	expect(times(outcomes)).toBe(3)
	expect(await taken()).toEqual([3])
})

test('one who gives his place back frees exactly one (D-17)', async () => {
	await Promise.all(Array.from({ length: 3 }, () => take(ten)))
	await giveBack(ten)
	expect(times(await Promise.all(Array.from({ length: 20 }, () => takeSlowly(ten))))).toBe(1)
	expect(await taken()).toEqual([3])
})

test('places given back and taken at the same time never add up to more than there are (D-17)', async () => {
	await Promise.all(Array.from({ length: 3 }, () => take(ten)))
	const [outcomes] = await Promise.all([Promise.all(Array.from({ length: 15 }, () => takeSlowly(ten))), giveBack(ten), giveBack(ten)])
	const [places = 0] = await taken()
	expect(places).toBe(1 + times(outcomes))
	expect(places).toBeLessThanOrEqual(3)
})

test('a place of a booking that fails is free again (D-17)', async () => {
	await capacity(1)
	const failing = product.database.transaction(async (db) => {
		expect(await takeHour(db, 'repairs', ten)).toBe(true)
		throw new Error('the booking did not succeed')
	})
	await expect(failing).rejects.toThrow('the booking did not succeed')
	expect(await take(ten)).toBe(true)
})

test('any time counts in its hour, by the clock of India (D-17)', async () => {
	await capacity(1)
	expect(await take(instantOf('2030-01-15', '10:59:59'))).toBe(true)
	expect([await take(ten), await take(instantOf('2030-01-15', '11:00')), await take(instantOf('2030-01-15', '09:59'))]).toEqual([
		false,
		true,
		true,
	])
})

test('repairs and visits have places of their own (D-17, D-49)', async () => {
	await capacity(1)
	expect([await take(ten), await take(ten, 'visits'), await take(ten), await take(ten, 'visits')]).toEqual([true, true, false, true])
})

test('with a capacity of none nobody gets a place, and a raised capacity counts at once (D-17)', async () => {
	await capacity(0)
	expect([await take(ten), await taken()]).toEqual([false, []])
	await capacity(1)
	expect([await take(ten), await take(ten)]).toEqual([true, false])
	await capacity(2)
	expect(await take(ten)).toBe(true)
	await capacity(1)
	expect([await take(ten), await taken()]).toEqual([false, [2]])
})

test('a closed hour is refused like a full one, and bookings already there stay (D-17, D-49)', async () => {
	expect(await take(ten)).toBe(true)
	await close('2030-01-15', '10:00')
	expect([await take(ten), await take(instantOf('2030-01-15', '11:00')), await taken()]).toEqual([false, true, [1]])
	await close('2030-01-16', null)
	expect([await take(instantOf('2030-01-16', '08:00')), await take(instantOf('2030-01-17', '08:00'))]).toEqual([false, true])
})

test('once an hour is closed no later booking gets in, however many come while it is being closed (D-17)', async () => {
	await capacity(100)
	const before = await Promise.all([...Array.from({ length: 10 }, () => takeSlowly(ten)), close('2030-01-15', '10:00').then(() => false)])
	const after = await Promise.all(Array.from({ length: 10 }, () => take(ten)))
	expect(times(after)).toBe(0)
	expect(await taken()).toEqual(times(before) === 0 ? [] : [times(before)])
})

test('what moves keeps one place, of its own kind: it leaves the old hour for the new one, whichever comes first (D-38, D-49)', async () => {
	const move = (from: Date | null, to: string, kind: 'repairs' | 'visits' = 'visits') =>
		product.database.transaction((db) => moveHour(db, kind, from, instantOf('2030-01-15', to)))
	const places = async () =>
		(
			await product.sql<{ text: string }>(`select kind || ' ' || to_char(hour at time zone 'Asia/Kolkata', 'HH24') || ' ' || taken as text
			from taken_hours where taken > 0 order by kind, hour`)
		).map(({ text }) => text)
	await take(ten, 'visits')
	expect([await move(ten, '12:20'), await places()]).toEqual([true, ['visits 12 1']])
	expect([await move(instantOf('2030-01-15', '12:20'), '09:00'), await places()]).toEqual([true, ['visits 09 1']])
	expect([await move(instantOf('2030-01-15', '09:00'), '09:45'), await places()]).toEqual([true, ['visits 09 1']])
	expect([await move(null, '09:00', 'repairs'), await places()]).toEqual([true, ['visits 09 1', 'repairs 09 1']])
})

test('what would move into a full or closed hour has no place there, and keeps its own once that is refused (D-17, D-38)', async () => {
	await take(ten)
	await close('2030-01-15', '09:00')
	const moving = product.database.transaction(async (db) => {
		if (!(await moveHour(db, 'repairs', ten, instantOf('2030-01-15', '09:00')))) throw new Error('refused')
	})
	await expect(moving).rejects.toThrow('refused')
	expect(await taken()).toEqual([1])
})

test('taking a place is one statement', async () => {
	product.statements()
	await take(ten)
	expect(product.statements().length).toBe(1)
})

test('more cannot be given back than was taken', async () => {
	await take(ten)
	await giveBack(ten)
	await expect(giveBack(ten)).rejects.toThrow()
	expect(await taken()).toEqual([0])
})
