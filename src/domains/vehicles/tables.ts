import { type SQLWrapper, sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, index, integer, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { drawings, fuels, isFuel, paints, type Trait, traits } from '#contract/vehicles/vehicle-words.ts'

export const fuel = pgEnum('fuel', fuels)
export const drawing = pgEnum('drawing', drawings)
export const paint = pgEnum('paint', paints)

/** The column holds nothing but these words (D-51). */
export const areTraits = (column: SQLWrapper, words: readonly Trait[]) =>
	sql`${column} <@ array[${sql.raw(words.map((word) => `'${word}'`).join(', '))}]::text[]`

export const vehicleTypes = pgTable(
	'vehicle_types',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		name: text().notNull(),
		image: text(),
		position: integer().notNull().default(0),
		isActive: boolean('is_active').notNull().default(true),
		version: integer().notNull().default(1),
	},
	(t) => [uniqueIndex('vehicle_types_name').on(sql`lower(${t.name})`)],
)

/** Classes price a repair (D-35); ordered from small to dear. */
export const vehicleClasses = pgTable('vehicle_classes', {
	id: integer().primaryKey().generatedAlwaysAsIdentity(),
	code: text().notNull().unique(),
	name: text().notNull(),
	position: integer().notNull(),
})

export const manufacturers = pgTable(
	'manufacturers',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		name: text().notNull(),
		image: text(),
		/** Who makes parts alone is no choice for a vehicle (decision 0036). */
		makesVehicles: boolean('makes_vehicles').notNull().default(true),
		isActive: boolean('is_active').notNull().default(true),
		version: integer().notNull().default(1),
	},
	(t) => [uniqueIndex('manufacturers_name').on(sql`lower(${t.name})`)],
)

export const vehicleModels = pgTable(
	'vehicle_models',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		manufacturerId: integer('manufacturer_id')
			.notNull()
			.references(() => manufacturers.id, { onDelete: 'restrict' }),
		vehicleTypeId: integer('vehicle_type_id')
			.notNull()
			.references(() => vehicleTypes.id, { onDelete: 'restrict' }),
		vehicleClassId: integer('vehicle_class_id')
			.notNull()
			.references(() => vehicleClasses.id, { onDelete: 'restrict' }),
		name: text().notNull(),
		image: text(),
		fuel: fuel().notNull(),
		displacementCc: doublePrecision('displacement_cc'),
		motorKw: doublePrecision('motor_kw'),
		drawing: drawing().notNull(),
		paint: paint().notNull(),
		/** Without its fuel, which is a trait too (D-51). */
		traits: text().array().$type<Trait[]>().notNull().default([]),
		isActive: boolean('is_active').notNull().default(true),
		version: integer().notNull().default(1),
	},
	(t) => [
		uniqueIndex('vehicle_models_name').on(t.manufacturerId, sql`lower(${t.name})`),
		index('vehicle_models_by_type').on(t.vehicleTypeId, t.manufacturerId),
		check(
			'vehicle_models_traits',
			areTraits(
				t.traits,
				traits.filter((trait) => !isFuel(trait)),
			),
		),
		check(
			'vehicle_models_power',
			sql`(${t.displacementCc} is null or ${t.displacementCc} > 0) and (${t.motorKw} is null or ${t.motorKw} > 0)`,
		),
	],
)
