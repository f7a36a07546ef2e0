import { eq, sql } from 'drizzle-orm'
import { serviceCategories, services } from '#domains/repairs/tables.ts'
import { manufacturers, vehicleModels, vehicleTypes } from '#domains/vehicles/tables.ts'
import type { Db } from '#platform/database/database.ts'
import { serviceCategories as categoryEntries } from './repair-services.ts'
import { traitsOf } from './vehicle-traits.ts'

/**
 * What services need and models have (D-51), in a catalogue that is older than these words. Services are known by category and name;
 * models that the company added have what their kind usually has, or nothing would be for them.
 */
export async function loadFits(db: Db) {
	const needs = new Map(
		categoryEntries.flatMap(({ slug, services: entries }) => entries.map((entry) => [`${slug} ${entry.name}`, entry.needs] as const)),
	)
	const known = await db
		.select({ id: services.id, name: services.name, slug: serviceCategories.slug })
		.from(services)
		.innerJoin(serviceCategories, eq(serviceCategories.id, services.categoryId))
	const needing = known.flatMap(({ id, name, slug }) => ({ id, words: needs.get(`${slug} ${name}`) ?? [] }))
	await db.execute(sql`update ${services} set needs = ${wordsOf} from ${listed(needing)} where ${services.id} = listed.id`)
	const models = await db
		.select({
			id: vehicleModels.id,
			manufacturer: manufacturers.name,
			name: vehicleModels.name,
			type: vehicleTypes.name,
			fuel: vehicleModels.fuel,
			displacementCc: vehicleModels.displacementCc,
			motorKw: vehicleModels.motorKw,
			drawing: vehicleModels.drawing,
		})
		.from(vehicleModels)
		.innerJoin(manufacturers, eq(manufacturers.id, vehicleModels.manufacturerId))
		.innerJoin(vehicleTypes, eq(vehicleTypes.id, vehicleModels.vehicleTypeId))
	const having = models.map(({ id, manufacturer, ...model }) => ({ id, words: traitsOf(manufacturer, model) }))
	await db.execute(sql`update ${vehicleModels} set traits = ${wordsOf} from ${listed(having)} where ${vehicleModels.id} = listed.id`)
}

/** Without one of its words nobody has begun to say what fits. */
export async function isWithoutFits(db: Db) {
	const { rows } = await db.execute(
		sql`select exists(select from ${services}) and exists(select from ${vehicleModels})
			and not exists(select from ${services} where needs <> '{}') and not exists(select from ${vehicleModels} where traits <> '{}') as bare`,
	)
	return rows[0]?.['bare'] === true
}

const wordsOf = sql`array(select jsonb_array_elements_text(listed.words))`
const listed = (rows: { id: number; words: string[] }[]) =>
	sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as listed(id integer, words jsonb)`
