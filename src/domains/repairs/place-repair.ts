import { sql } from 'drizzle-orm'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { one } from '#shared/one.ts'
import { newReference } from '#shared/references.ts'
import type { Line } from './list-lines.ts'
import type { RepairParts, RepairRow } from './present-repair.ts'
import { repairEvents, repairLines, repairs } from './tables.ts'

/** What is decided when a repair is placed; the rest begins the same for all. */
export type NewRepair = Omit<
	RepairRow,
	| 'id'
	| 'reference'
	| 'status'
	| 'paymentStatus'
	| 'paidAt'
	| 'technicianId'
	| 'cancelReason'
	| 'technicianNotes'
	| 'forgottenAt'
	| 'version'
	| 'createdAt'
>

/**
 * Writes a new repair, its lines with the names and prices of this moment (B.E-20) and its first event, in one statement. Of
 * `references` the first that no repair has becomes its own.
 */
export async function placeRepair(
	db: Db,
	{ lines, ...decided }: NewRepair & { lines: readonly Line[] },
	references: string[] = Array.from({ length: 3 }, () => newReference()),
): Promise<RepairParts> {
	const createdAt = now()
	const begun = {
		...decided,
		status: 'pending',
		paymentStatus: 'due',
		paidAt: null,
		technicianId: null,
		cancelReason: '',
		technicianNotes: '',
		forgottenAt: null,
		version: 1,
		createdAt,
	} as const
	const agreed = lines.map(agreedLine)
	const event = { status: begun.status, byCompany: false, note: '', at: createdAt }
	// As a value, not as a join: the plan that is kept must look by key however many repairs there are when it is made.
	const reference = sql`(
		select candidate from unnest(${sql.param(references)}::text[]) with ordinality as free(candidate, turn)
		where (select id from ${repairs} where reference = candidate) is null order by turn limit 1)`
	const repairId = sql`(select id from placed)`
	const placed = await db.execute<{ id: number; reference: string }>(sql`
		with placed as ${db
			.insert(repairs)
			.values({ ...begun, reference })
			.returning({ id: repairs.id, reference: repairs.reference })},
		listed as ${db.insert(repairLines).values(agreed.map((line, position) => ({ ...line, repairId, position })))},
		told as ${db.insert(repairEvents).values({ ...event, repairId, actorId: begun.customerId })}
		select id, reference from placed`)
	return { repair: { ...begun, ...one(placed.rows) }, lines: agreed, events: [event], technician: null }
}

const agreedLine = (line: Line) => ({
	serviceId: line.serviceId,
	categoryName: line.categoryName,
	serviceName: line.serviceName,
	features: line.features,
	durationMinutes: line.durationMinutes,
	vehicleModelId: line.modelId,
	manufacturerName: line.manufacturerName,
	modelName: line.modelName,
	vehicleTypeName: line.vehicleTypeName,
	drawing: line.drawing,
	paint: line.paint,
	fuel: line.fuel,
	quantity: line.quantity,
	pricePaise: line.pricePaise,
})
