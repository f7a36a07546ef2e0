import { sql } from 'drizzle-orm'
import { statusByAmounts } from '#domains/company/payments.ts'
import { newStartCode } from '#domains/doorstep/start-code.ts'
import { now } from '#platform/clock.ts'
import { columnsBut } from '#platform/database/columns-but.ts'
import type { Db } from '#platform/database/database.ts'
import { insertRecords } from '#platform/database/insert-records.ts'
import { placeholders, writtenOnce } from '#platform/database/written-once.ts'
import { one } from '#shared/one.ts'
import { newReference } from '#shared/references.ts'
import { repairColumns } from './find-repair-parts.ts'
import type { Line } from './list-lines.ts'
import type { RepairParts, RepairRow } from './present-repair.ts'
import { repairEvents, repairLines, repairs } from './tables.ts'

/** What the caller decides about a new repair; the rest begins the same for all. */
export type NewRepair = Omit<RepairRow, 'id' | 'reference' | keyof typeof initial | OfEach>
/** Columns that are set as it is written. */
type OfEach = 'paymentStatus' | 'createdAt' | 'startCode'
/** Who booked it: its customer, or somebody of the company for a caller. */
type BookedBy = { actorId: number; byCompany: boolean }

const initial = {
	status: 'pending',
	paidAmountPaise: null,
	paidAt: null,
	refundMethod: null,
	refundedAt: null,
	technicianId: null,
	cancelReason: '',
	technicianNotes: '',
	completedAt: null,
	mailedState: null,
	forgottenAt: null,
	version: 1,
} as const

/**
 * Writes a new repair, its lines with the names and prices of this moment (B.E-20) and its first event, in one statement. Of
 * `references` the first that no repair has becomes its own.
 */
export async function placeRepair(
	db: Db,
	{ lines, actorId, byCompany, ...decided }: NewRepair & BookedBy & { lines: readonly Line[] },
	references: readonly [string, string, string] = [newReference(), newReference(), newReference()],
): Promise<RepairParts> {
	// A repair that costs nothing is paid from the beginning.
	const paymentStatus = statusByAmounts({ ...decided, paidPaise: 0 })
	const ofEach = { paymentStatus, createdAt: now(), startCode: newStartCode() }
	const complete = { ...decided, ...initial, ...ofEach }
	const agreed = lines.map(agreedLine)
	const listed = JSON.stringify(agreed.map((line, position) => ({ ...line, position })))
	const [first, second, third] = references
	const placed = await placing(db).execute({ ...decided, ...ofEach, actorId, byCompany, first, second, third, listed })
	const event = { status: complete.status, byCompany, note: '', at: complete.createdAt }
	return {
		repair: { ...complete, ...one(placed) },
		lines: agreed,
		events: [event],
		payments: [],
		invoices: [],
		extras: [],
		photoCount: 0,
		technician: null,
	}
}

const lineColumns = columnsBut(repairLines, 'id', 'repairId')
/** Prepared, since every booking does this. The lines come as JSON, one parameter however many they are. */
const placing = writtenOnce((db: Db) => {
	const { id, reference, ...columns } = repairColumns
	const decided = placeholders(Object.keys(columns).filter((name) => !(name in initial)) as (keyof NewRepair | OfEach)[])
	const placed = db.$with('placed').as(
		db
			.insert(repairs)
			.values({ ...decided, ...initial, reference: freeReference })
			.returning({ id, reference }),
	)
	const repairId = sql`(select id from placed)`
	const listed = db
		.$with('listed', {})
		.as(insertRecords(repairLines, { columns: lineColumns, also: { repair_id: repairId }, records: sql`${sql.placeholder('listed')}` }))
	const { actorId, byCompany } = placeholders(['actorId', 'byCompany'])
	const event = db
		.$with('event')
		.as(
			db.insert(repairEvents).values({ repairId, actorId, byCompany, at: decided.createdAt, status: initial.status, note: '' }).returning(),
		)
	return db.with(placed, listed, event).select({ id: placed.id, reference: placed.reference }).from(placed).prepare('place_repair')
})

/** As values, not as a join: the plan that is kept must look by key however many repairs there are when it is made. */
const freeReference = sql`(
	select candidate from (values (1, ${sql.placeholder('first')}), (2, ${sql.placeholder('second')}), (3, ${sql.placeholder('third')})) as free(turn, candidate)
	where (select id from ${repairs} where reference = candidate) is null order by turn limit 1)`

/** What a repair keeps of a line: its names and its price of this moment. */
export const agreedLine = (line: Line) => ({
	serviceId: line.serviceId,
	categoryName: line.categoryName,
	serviceName: line.serviceName,
	features: line.features,
	durationMinutes: line.durationMinutes,
	vehicleModelId: line.modelId,
	manufacturerId: line.manufacturerId,
	manufacturerName: line.manufacturerName,
	modelName: line.modelName,
	vehicleTypeName: line.vehicleTypeName,
	drawing: line.drawing,
	paint: line.paint,
	fuel: line.fuel,
	quantity: line.quantity,
	pricePaise: line.pricePaise,
	extraKind: null,
})
