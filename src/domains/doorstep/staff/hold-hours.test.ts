import { afterEach, expect, test } from 'vitest'
import { instantOf } from '#shared/days.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'
import { untilWaiting } from '../../../../tests/support/until-waiting.ts'
import { slotClosures } from '../tables.ts'
import { takeHour } from '../take-hour.ts'
import { holdHours } from './hold-hours.ts'

const product = useTestApp()
afterEach(() => product.sql('delete from slot_closures'))

const take = (date: string, kind: 'repairs' | 'visits' = 'repairs') =>
	product.database.transaction((db) => takeHour(db, kind, instantOf(date, '10:20')))

/** Somebody has closed the hours, or the day, but has not committed yet; `commit` does. */
async function closing(date: string, time: string | null) {
	const [isClosed, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
	const over = product.database.transaction(async (db) => {
		await holdHours(db, { kind: 'repairs', dates: [date], times: time === null ? null : [time] })
		await db.insert(slotClosures).values({ kind: 'repairs', date, time, createdAt: new Date() })
		isClosed.resolve()
		await mayCommit.promise
	})
	await Promise.race([isClosed.promise, over])
	return {
		commit: () => {
			mayCommit.resolve()
			return over
		},
	}
}

test.each([
	['an hour that has bookings', '2030-01-15', '10:00', true],
	['an hour that has none', '2030-01-16', '10:00', false],
	['a day', '2030-01-17', null, true],
])('who asks while %s is being closed waits, and is refused (D-17)', async (_, date, time, isBooked) => {
	if (isBooked) expect(await take(date)).toBe(true)
	const { commit } = await closing(date, time)
	const booking = take(date)
	await untilWaiting(product)
	await commit()
	expect(await booking).toBe(false)
	expect(await take(date)).toBe(false)
})

test('who closes an hour waits for those who are just booking it, so that they are there first (D-17)', async () => {
	const [isTaken, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
	const booking = product.database.transaction(async (db) => {
		const hasPlace = await takeHour(db, 'repairs', instantOf('2030-01-18', '10:00'))
		isTaken.resolve()
		await mayCommit.promise
		return hasPlace
	})
	await isTaken.promise
	const closed = closing('2030-01-18', '10:00')
	await untilWaiting(product)
	mayCommit.resolve()
	expect(await booking).toBe(true)
	await (await closed).commit()
	expect(await product.sql(`select taken from taken_hours where hour = $1`, [instantOf('2030-01-18', '10:00')])).toEqual([{ taken: 1 }])
})

test('hours of another day, and of visits, stay free meanwhile (D-17)', async () => {
	const { commit } = await closing('2030-01-19', null)
	expect(await take('2030-01-20')).toBe(true)
	expect(await take('2030-01-19', 'visits')).toBe(true)
	await commit()
})
