import { and, sql } from 'drizzle-orm'
import type { ReadDb } from '#platform/database/database.ts'
import { type FoundVehicleModel, isOffered, selectModels } from './select-models.ts'
import { manufacturers, vehicleModels } from './tables.ts'

/** What most two-wheelers on Indian roads are, most first: general knowledge, not our own counts, which a young company does not have. */
const popular = [
	'Hero Splendor Plus',
	'Honda Activa 6G',
	'Honda Shine 125',
	'TVS Jupiter 110',
	'Bajaj Pulsar 150',
	'Suzuki Access 125',
	'Royal Enfield Classic 350',
	'Hero HF Deluxe',
]
/** As many as a row holds. */
const popularLimit = 6

/** The few models that a visitor most likely rides, for one tap instead of the picker; fewer where the catalogue lacks some. */
export async function listPopularModels(db: ReadDb): Promise<FoundVehicleModel[]> {
	const fullName = sql`${manufacturers.name} || ' ' || ${vehicleModels.name}`
	const found = await selectModels(
		db,
		and(isOffered, sql`lower(${fullName}) = any(${sql.param(popular.map((name) => name.toLowerCase()))})`),
	)
	const placeOf = ({ manufacturerName, name }: FoundVehicleModel) =>
		popular.findIndex((known) => known.toLowerCase() === `${manufacturerName} ${name}`.toLowerCase())
	return found.toSorted((one, other) => placeOf(one) - placeOf(other)).slice(0, popularLimit)
}
