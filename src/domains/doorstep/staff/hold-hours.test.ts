import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { instantOf } from '#shared/days.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'
import { takeHour } from '../take-hour.ts'
import { createClosure } from './create-closure.ts'
import { holdHours } from './hold-hours.ts'

const product = useTestApp()
afterEach(() => product.sql('delete from slot_closures'))

const actor = { id: 3, role: 'staff', sessionId: 'a session' } as const
const take = (date: string) => product.database.transaction((db) => takeHour(db, 'repairs', instantOf(date, '10:20')))
/** Somebody closes, and it takes a while until that counts. */
const closeSlowly = (date: string, time: string | null) =>
	product.database.transaction(async (db) => {
		await holdHours(db, { kind: 'repairs', date, time })
		await createClosure(db, actor, { kind: 'repairs', date, time, reason: '' })
		await pause(200)
	})

test.each([
	['an hour that has bookings', '2030-01-15', '10:00', true],
	['an hour that has none', '2030-01-16', '10:00', false],
	['a day', '2030-01-17', null, true],
])('who asks while %s is being closed waits, and is refused (D-17)', async (_, date, time, isBooked) => {
	if (isBooked) await take(date)
	const closing = closeSlowly(date, time)
	await pause(80)
	expect(await take(date)).toBe(false)
	await closing
	expect(await take(date)).toBe(false)
})

test('who closes an hour waits for those who are just booking it, so that they are there first (D-17)', async () => {
	const steps: string[] = []
	const booking = product.database.transaction(async (db) => {
		await takeHour(db, 'repairs', instantOf('2030-01-18', '10:00'))
		await pause(150)
		steps.push('booked')
	})
	await pause(50)
	await closeSlowly('2030-01-18', '10:00').then(() => steps.push('closed'))
	await booking
	expect(steps).toEqual(['booked', 'closed'])
})

test('hours of another day, and of visits, stay free meanwhile (D-17)', async () => {
	const closing = closeSlowly('2030-01-19', null)
	await pause(50)
	expect(await take('2030-01-20')).toBe(true)
	const visit = (date: string) => product.database.transaction((db) => takeHour(db, 'visits', instantOf(date, '10:00')))
	expect(await visit('2030-01-19')).toBe(true)
	await closing
})
