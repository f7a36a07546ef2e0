import { eq } from 'drizzle-orm'
import { manufacturers, vehicleClasses, vehicleModels, vehicleTypes } from '#domains/vehicles/tables.ts'
import type { Db } from '#platform/database/database.ts'
import { idOf, idsByKey } from './ids.ts'
import { vehicleClasses as classEntries, manufacturers as manufacturerEntries, vehicleTypes as typeNames } from './two-wheelers.ts'
import { traitsOf } from './vehicle-traits.ts'

/** The two-wheelers of Indian roads, by type, manufacturer and class. */
export async function loadVehicles(db: Db) {
	const typeIds = idsByKey(
		await db
			.insert(vehicleTypes)
			.values(typeNames.map((name) => ({ name })))
			.returning({ key: vehicleTypes.name, id: vehicleTypes.id }),
	)
	const classIds = idsByKey(
		await db
			.insert(vehicleClasses)
			.values(classEntries.map((entry, position) => ({ ...entry, position })))
			.returning({ key: vehicleClasses.code, id: vehicleClasses.id }),
	)
	const makerIds = idsByKey(
		await db
			.insert(manufacturers)
			.values(manufacturerEntries.map(({ name }) => ({ name })))
			.returning({ key: manufacturers.name, id: manufacturers.id }),
	)
	await db.insert(vehicleModels).values(
		manufacturerEntries.flatMap((maker) =>
			maker.models.map(({ type, class: code, ...model }) => ({
				...model,
				traits: traitsOf(maker.name, { type, ...model }),
				manufacturerId: idOf(makerIds, maker.name),
				vehicleTypeId: idOf(typeIds, type),
				vehicleClassId: idOf(classIds, code),
			})),
		),
	)
}

/** Ids of classes by code; what the company added or took away is as it is in the database. */
export const findClassIds = async (db: Db) =>
	idsByKey(await db.select({ key: vehicleClasses.code, id: vehicleClasses.id }).from(vehicleClasses))

/** Ids of models by manufacturer and name, 'Hero Splendor Plus', as they are in the database. */
export async function findModelIds(db: Db) {
	const rows = await db
		.select({ maker: manufacturers.name, name: vehicleModels.name, id: vehicleModels.id })
		.from(vehicleModels)
		.innerJoin(manufacturers, eq(manufacturers.id, vehicleModels.manufacturerId))
	return idsByKey(rows.map(({ maker, name, id }) => ({ key: `${maker} ${name}`, id })))
}
