import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { profiles, users } from '#domains/accounts/tables.ts'
import { feeRules, siteSettings } from '#domains/company/tables.ts'
import { serviceCategories, serviceFeatures, servicePrices, services } from '#domains/repairs/tables.ts'
import { manufacturers, vehicleClasses, vehicleModels, vehicleTypes } from '#domains/vehicles/tables.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { hashPassword } from '#platform/passwords/hash-password.ts'
import { paise } from '#shared/money.ts'
import { demoAccounts } from './demo-accounts.ts'
import { basePrice, serviceCategories as categoryEntries, modelPrices, type ServiceEntry } from './repair-services.ts'
import { demoFeeRules, demoSettings } from './site-settings.ts'
import { vehicleClasses as classEntries, manufacturers as manufacturerEntries, vehicleTypes as typeNames } from './two-wheelers.ts'

/**
 * Loads the demo catalogue, all of it or nothing, into a database that has none: a single vehicle type is taken for a
 * catalogue and nothing is touched (B.ADMIN-38, D-03). The accounts of D-04 come with it unless `accounts` is false, as
 * in production. Belongs under the lock of `aloneOnDatabase`, so that processes starting together load it once.
 */
export async function loadDemo(client: pg.Client, { accounts = true }: { accounts?: boolean } = {}) {
	const database = drizzle({ client })
	const existing = await database.select({ id: vehicleTypes.id }).from(vehicleTypes).limit(1)
	if (existing.length > 0) return
	// Hashing is slow, so it comes before the transaction; one after the other, since those that wait too long are refused.
	const hashes: string[] = []
	for (const { password } of accounts ? demoAccounts : []) hashes.push(await hashPassword(password))
	await database.transaction(async (db) => {
		await loadCompany(db)
		const vehicles = await loadVehicles(db)
		await loadServices(db, vehicles)
		if (accounts) await loadAccounts(db, hashes, vehicles.models)
	})
}

/** Ids by code, and by manufacturer and model in the words of the catalogue. */
type VehicleIds = { classes: Map<string, number>; models: Map<string, number> }

async function loadCompany(db: Db) {
	await db.insert(siteSettings).values({ ...demoSettings, updatedAt: now() })
	await db.insert(feeRules).values([...demoFeeRules])
}

async function loadVehicles(db: Db): Promise<VehicleIds> {
	const types = await db
		.insert(vehicleTypes)
		.values(typeNames.map((name) => ({ name })))
		.returning({ key: vehicleTypes.name, id: vehicleTypes.id })
	const classes = await db
		.insert(vehicleClasses)
		.values(classEntries.map((entry, position) => ({ ...entry, position })))
		.returning({ key: vehicleClasses.code, id: vehicleClasses.id })
	const makers = await db
		.insert(manufacturers)
		.values(manufacturerEntries.map(({ name }) => ({ name })))
		.returning({ key: manufacturers.name, id: manufacturers.id })
	const typeIds = byKey(types)
	const classIds = byKey(classes)
	const makerIds = byKey(makers)
	const rows = manufacturerEntries.flatMap((maker) =>
		maker.models.map(({ type, class: code, ...model }) => ({
			...model,
			manufacturerId: idOf(makerIds, maker.name),
			vehicleTypeId: idOf(typeIds, type),
			vehicleClassId: idOf(classIds, code),
		})),
	)
	const models = await db
		.insert(vehicleModels)
		.values(rows)
		.returning({ makerId: vehicleModels.manufacturerId, name: vehicleModels.name, id: vehicleModels.id })
	const makerNames = new Map(makers.map(({ key, id }) => [id, key]))
	return { classes: classIds, models: new Map(models.map(({ makerId, name, id }) => [`${makerNames.get(makerId)} ${name}`, id])) }
}

async function loadServices(db: Db, vehicles: VehicleIds) {
	const createdAt = now()
	const categories = await db
		.insert(serviceCategories)
		.values(
			categoryEntries.map(({ slug, name, icon, description }, position) => ({
				slug,
				name,
				description,
				image: `/drawings/services/${icon.replace(/^s-/, '')}.svg`,
				position,
				createdAt,
			})),
		)
		.returning({ key: serviceCategories.slug, id: serviceCategories.id })
	const categoryIds = byKey(categories)
	const rows = categoryEntries.flatMap((category) =>
		category.services.map(({ features, prices, ...service }, position) => ({
			...service,
			categoryId: idOf(categoryIds, category.slug),
			basePricePaise: paise(basePrice({ features, prices, ...service })),
			position,
			createdAt,
		})),
	)
	const inserted = await db.insert(services).values(rows).returning({ key: services.name, id: services.id })
	const serviceIds = byKey(inserted)
	const entries = categoryEntries.flatMap((category) => category.services)
	await db
		.insert(serviceFeatures)
		.values(
			entries.flatMap(({ name, features }) =>
				features.map((feature, position) => ({ serviceId: idOf(serviceIds, name), name: feature, position })),
			),
		)
	await db.insert(servicePrices).values(
		[...entries.flatMap((entry) => classPrices(entry, serviceIds, vehicles)), ...specialPrices(serviceIds, vehicles)].map((row) => ({
			...row,
			createdAt,
		})),
	)
}

/** A row for each class whose price is not the base price (D-35). */
const classPrices = (entry: ServiceEntry, serviceIds: Map<string, number>, { classes }: VehicleIds) =>
	Object.entries(entry.prices)
		.filter(([, price]) => price !== basePrice(entry))
		.map(([code, price]) => ({ serviceId: idOf(serviceIds, entry.name), vehicleClassId: idOf(classes, code), pricePaise: paise(price) }))

const specialPrices = (serviceIds: Map<string, number>, { models }: VehicleIds) =>
	modelPrices.map(({ service, manufacturer, model, price }) => ({
		serviceId: idOf(serviceIds, service),
		vehicleModelId: idOf(models, `${manufacturer} ${model}`),
		pricePaise: paise(price),
	}))

async function loadAccounts(db: Db, hashes: string[], models: Map<string, number>) {
	const createdAt = now()
	const rows = await db
		.insert(users)
		.values(
			demoAccounts.map(({ email, username, role }, index) => ({
				email,
				username,
				role,
				passwordHash: hashes[index],
				emailVerifiedAt: createdAt,
				createdAt,
			})),
		)
		.returning({ key: users.email, id: users.id })
	const userIds = byKey(rows)
	await db.insert(profiles).values(
		demoAccounts.map(({ email, profile, vehicle }) => ({
			...profile,
			userId: idOf(userIds, email),
			vehicleModelId: vehicle ? idOf(models, `${vehicle.manufacturer} ${vehicle.model}`) : null,
		})),
	)
}

const byKey = (rows: { key: string; id: number }[]) => new Map(rows.map(({ key, id }) => [key, id]))

function idOf(ids: Map<string, number>, key: string) {
	const id = ids.get(key)
	if (id === undefined) throw new Error(`The demo catalogue has no '${key}'`)
	return id
}
