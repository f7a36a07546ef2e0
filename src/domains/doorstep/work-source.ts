import type { Column, SQL } from 'drizzle-orm'
import type { DayWork, staffDay } from '#contract/admin/staff-day.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { Span } from '#domains/company/sales-source.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import type { IndianDay } from '#shared/days.ts'

export type WorkCounts = Reply<typeof staffDay.counts>

/**
 * What a domain whose work is done at the customer's door adds to the company's day; `admin` merges the sources of all domains, so
 * that a new kind of work comes to the board, the counts and the technicians by exporting one (decision 0018).
 */
export type WorkSource = {
	/**
	 * The work that begins on a day in India and was not cancelled, for a technician his own (D-48), ready to be shown and by its start;
	 * with `overdue` also what earlier days left open, the oldest `overdueShown`. One statement.
	 */
	listWork: (db: ReadDb, actor: Actor, asked: { day: IndianDay; overdue: boolean }) => Promise<DayWork[]>
	/** How much waits, for a technician of his own; a number that this work has no part in is left out. One statement. */
	findCounts: (db: ReadDb, actor: Actor) => Promise<Partial<WorkCounts>>
	/** The work that begins within a span and was not cancelled: `technician_id`, `minutes`, `is_done`. */
	loadOf: (span: Span) => SQL
	/** How much of a technician's work is neither done nor cancelled, as SQL beside his row. */
	openWorkOf: (technicianId: Column) => SQL<number>
}

/** Pieces of work of earlier days that one board shows; as it gets done, what follows moves up. */
export const overdueShown = 100
