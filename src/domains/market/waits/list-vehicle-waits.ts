import { and, asc, eq, sql } from 'drizzle-orm'
import type { VehicleWait } from '#contract/market/vehicle-waits.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { rupees } from '#shared/money.ts'
import { vehicleWaits as table, usedVehicles } from '../tables.ts'

const place = sql<number>`(select count(*)::integer from ${table} as ahead
	where ahead.vehicle_id = ${table.vehicleId} and ahead.id <= ${table.id})`

/** The vehicles that a customer waits for, or one of them, whose turn it is first, else as he came to wait. One statement. */
export async function listVehicleWaits(db: ReadDb, actor: { id: number }, vehicleId?: number): Promise<VehicleWait[]> {
	const found = await db
		.select({
			vehicle: table.vehicleId,
			brand: usedVehicles.brand,
			model: usedVehicles.model,
			year: usedVehicles.year,
			pricePaise: usedVehicles.pricePaise,
			place,
			turnEndsAt: table.turnEndsAt,
			createdAt: table.createdAt,
		})
		.from(table)
		.innerJoin(usedVehicles, eq(usedVehicles.id, table.vehicleId))
		.where(and(eq(table.customerId, actor.id), vehicleId === undefined ? undefined : eq(table.vehicleId, vehicleId)))
		.orderBy(sql`${table.turnEndsAt} nulls last`, asc(table.id))
	return found.map(({ pricePaise, turnEndsAt, createdAt, ...wait }) => ({
		...wait,
		price: rupees(pricePaise),
		turn_ends_at: turnEndsAt?.toISOString() ?? null,
		created_at: createdAt.toISOString(),
	}))
}
