import { describe, expect, test } from 'vitest'
import type { Day, DayWork } from '#contract/admin/staff-day.ts'
import { ownWork, startOf } from './own-work.ts'

const work = (id: number, status: DayWork['status'], starts_at: string) => ({ work: 'repair', id, status, starts_at }) as DayWork
const dayWith = (...all: DayWork[]) => ({ technicians: [{ work: all }] }) as Day

describe('a technician’s day', () => {
	test('has what has begun first, then what comes by time, what is done at the end (B.ADMIN-21)', () => {
		const { open, done } = ownWork(
			dayWith(
				work(1, 'completed', '2026-11-21T03:30:00Z'),
				work(2, 'confirmed', '2026-11-21T08:30:00Z'),
				work(3, 'pending', '2026-11-21T06:30:00Z'),
				work(4, 'in_progress', '2026-11-21T09:30:00Z'),
			),
		)
		expect(open.map(({ id }) => id)).toEqual([4, 3, 2])
		expect(done.map(({ id }) => id)).toEqual([1])
	})

	test('names the day of what is overdue', () => {
		expect(startOf({ starts_at: '2026-11-21T05:00:00Z' }, '2026-11-21')).toBe('10:30 am')
		expect(startOf({ starts_at: '2026-11-20T05:00:00Z' }, '2026-11-21')).toBe('Fri 20 Nov, 10:30 am')
	})
})
