import { asc, inArray } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import { findTechnicians } from './find-technicians.ts'
import type { RepairParts, RepairRow } from './present-repair.ts'
import { repairEvents, repairLines } from './tables.ts'

/** Lines, events and technician of the given repairs, in their order, in at most three statements however many there are. */
export async function findRepairParts(db: Db, rows: readonly RepairRow[]): Promise<RepairParts[]> {
	const found = await findLinesAndEvents(db, rows)
	const technicians = await findTechnicians(
		db,
		rows.flatMap(({ technicianId }) => technicianId ?? []),
	)
	return found.map((parts) => ({
		...parts,
		technician: (parts.repair.technicianId !== null && technicians.get(parts.repair.technicianId)) || null,
	}))
}

/** The same without technicians, in two statements, where the rows came with them. */
export async function findLinesAndEvents<Row extends { id: number }>(db: Db, rows: readonly Row[]) {
	const ids = rows.map(({ id }) => id)
	if (ids.length === 0) return []
	const lines = await db.select().from(repairLines).where(inArray(repairLines.repairId, ids)).orderBy(asc(repairLines.position))
	const events = await db.select().from(repairEvents).where(inArray(repairEvents.repairId, ids)).orderBy(asc(repairEvents.id))
	const linesOf = Map.groupBy(lines, ({ repairId }) => repairId)
	const eventsOf = Map.groupBy(events, ({ repairId }) => repairId)
	return rows.map((repair) => ({ repair, lines: linesOf.get(repair.id) ?? [], events: eventsOf.get(repair.id) ?? [] }))
}
