import type { DayWork } from '#contract/admin/staff-day.ts'
import { overdueShown } from '#domains/doorstep/work-source.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { sendTogether } from '#platform/database/together.ts'
import type { Actor } from '#platform/http/actor.ts'
import { type IndianDay, startOfDay } from '#shared/days.ts'
import { workSources } from './work-sources.ts'

/**
 * The work of a day in India, of whatever kind, by its start; with `withOverdue` also what earlier days left open, the oldest hundred
 * (D-38). A technician sees his own (D-48). A statement for each kind.
 */
export async function listWork(db: ReadDb, actor: Actor, day: IndianDay, { withOverdue }: { withOverdue: boolean }) {
	const listed = await sendTogether(workSources.map((source) => source.listWork(db, actor, { day, overdue: withOverdue })))
	const all = listed.flat().sort(byStart)
	const begin = startOfDay(day).toISOString()
	return {
		ofDay: all.filter(({ starts_at }) => starts_at >= begin),
		overdue: all.filter(({ starts_at }) => starts_at < begin).slice(0, overdueShown),
	}
}

const byStart = (one: DayWork, other: DayWork) => one.starts_at.localeCompare(other.starts_at)
