import { expect, test, vi } from 'vitest'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { findCounts } from './find-counts.ts'
import { listWork } from './list-work.ts'

// Two domains that send technicians, whatever they send them to.
vi.mock('./work-sources.ts', () => {
	const source = (work: string, minute: string, counts: object) => ({
		listWork: async (_db: unknown, _actor: unknown, { overdue }: { overdue: boolean }) => [
			...(overdue
				? Array.from({ length: 60 }, (_, nth) => ({ work, id: nth, starts_at: `2026-11-0${1 + (nth % 9)}T06:${minute}:00.000Z` }))
				: []),
			{ work, id: 100, starts_at: `2026-11-20T06:${minute}:00.000Z` },
			{ work, id: 101, starts_at: `2026-11-20T08:${minute}:00.000Z` },
		],
		findCounts: async () => counts,
	})
	return {
		workSources: [source('repair', '30', { today: 2, open_repairs: 5, unassigned: 1 }), source('visit', '00', { today: 3, unassigned: 2 })],
	}
})

const [db, actor] = [{} as Db, { id: 1, role: 'staff', sessionId: '' } as Actor]

test('work of two kinds stands on one board by its start, and of what is overdue the oldest hundred (D-38)', async () => {
	const { ofDay, overdue } = await listWork(db, actor, '2026-11-20', { withOverdue: true })
	expect(ofDay.map(({ work, id }) => [work, id])).toEqual([
		['visit', 100],
		['repair', 100],
		['visit', 101],
		['repair', 101],
	])
	expect(overdue).toHaveLength(100)
	expect(overdue.map(({ starts_at }) => starts_at)).toEqual(overdue.map(({ starts_at }) => starts_at).toSorted())
	expect(overdue[0]).toMatchObject({ work: 'visit', starts_at: '2026-11-01T06:00:00.000Z' })
	expect((await listWork(db, actor, '2026-11-20', { withOverdue: false })).overdue).toEqual([])
})

test('what waits is counted over all kinds of work together (B.ADMIN-34)', async () => {
	// A technician's counts have nothing of the shop in them.
	const technician: Actor = { ...actor, role: 'technician' }
	expect(await findCounts(db, technician)).toMatchObject({
		today: 5,
		open_repairs: 5,
		to_confirm: 0,
		unassigned: 3,
		to_pay: 0,
		to_refund: 0,
	})
})
