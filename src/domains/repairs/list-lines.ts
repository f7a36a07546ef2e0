import { eq, type SQL, sql } from 'drizzle-orm'
import { manufacturers, vehicleModels, vehicleTypes } from '#domains/vehicles/tables.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { writtenOnce } from '#platform/database/written-once.ts'
import { fitsModel, priceRows } from './find-price-rows.ts'
import { type PriceRows, repairPrice } from './repair-price.ts'
import { serviceCartItems, serviceCategories, serviceFeatures, services } from './tables.ts'

/** A service for a vehicle, with the names and the price of this moment. */
export type Line = Awaited<ReturnType<typeof listCartLines>>[number]

/** The lines of a cart, oldest first, in one statement; lines that are no longer offered are among them, marked (B.R-14). */
export const listCartLines = async (db: ReadDb, cartId: number) => (await cartQuery(db).execute({ cartId })).map(withPrice)

/**
 * Lines for services and models that somebody asked for, in one statement, in their order and numbered from 1. What does not
 * exist has no line.
 */
export async function listRequestedLines(
	db: ReadDb,
	asked: readonly { serviceId: number; modelId: number; quantity: number }[],
): Promise<Line[]> {
	const wanted = asked.map(({ serviceId, modelId, quantity }, index) => ({
		id: index + 1,
		service_id: serviceId,
		model_id: modelId,
		quantity,
	}))
	return (await requestedQuery(db).execute({ wanted: JSON.stringify(wanted) })).map(withPrice)
}

const withPrice = <Row extends PriceRows>(row: Row) => ({ ...row, pricePaise: repairPrice(row).pricePaise })

const isOffered = sql<boolean>`(${services.isActive} and ${serviceCategories.isActive}
	and ${vehicleModels.isActive} and ${manufacturers.isActive} and ${vehicleTypes.isActive})`

const cartQuery = writtenOnce((db) =>
	selectLines(
		db,
		sql`(select id, service_id, vehicle_model_id as model_id, quantity from ${serviceCartItems} where cart_id = ${sql.placeholder('cartId')}) as wanted`,
	).prepare('list_cart_lines'),
)

/** Passed as JSON: one parameter whatever its size, so that one plan fits all. */
const requestedQuery = writtenOnce((db) =>
	selectLines(
		db,
		sql`jsonb_to_recordset(${sql.placeholder('wanted')}::jsonb) as wanted(id integer, service_id integer, model_id integer, quantity integer)`,
	).prepare('list_asked_lines'),
)

/** `wanted` names id, service_id, model_id and quantity. Planning the joins takes several times as long as reading. */
const selectLines = (db: ReadDb, wanted: SQL) =>
	db
		.select({
			id: sql<number>`wanted.id`,
			quantity: sql<number>`wanted.quantity`,
			serviceId: services.id,
			serviceName: services.name,
			duration: services.duration,
			durationMinutes: services.durationMinutes,
			features: sql<string[]>`array(select ${serviceFeatures.name} from ${serviceFeatures}
				where ${serviceFeatures.serviceId} = ${services.id} order by ${serviceFeatures.position}, ${serviceFeatures.id})`,
			categoryId: serviceCategories.id,
			categoryUuid: serviceCategories.uuid,
			categoryName: serviceCategories.name,
			modelId: vehicleModels.id,
			modelName: vehicleModels.name,
			manufacturerId: manufacturers.id,
			manufacturerName: manufacturers.name,
			vehicleTypeName: vehicleTypes.name,
			drawing: vehicleModels.drawing,
			paint: vehicleModels.paint,
			fuel: vehicleModels.fuel,
			isOffered,
			fits: fitsModel,
			...priceRows,
		})
		.from(wanted)
		.innerJoin(services, eq(services.id, sql`wanted.service_id`))
		.innerJoin(serviceCategories, eq(serviceCategories.id, services.categoryId))
		.innerJoin(vehicleModels, eq(vehicleModels.id, sql`wanted.model_id`))
		.innerJoin(manufacturers, eq(manufacturers.id, vehicleModels.manufacturerId))
		.innerJoin(vehicleTypes, eq(vehicleTypes.id, vehicleModels.vehicleTypeId))
		.orderBy(sql`wanted.id`)
