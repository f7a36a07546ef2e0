import { serviceCategories, serviceFeatures, servicePrices, services } from '#domains/repairs/tables.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { paise } from '#shared/money.ts'
import { idOf, idsByKey } from './ids.ts'
import { findClassIds, findModelIds } from './load-vehicles.ts'
import { basePrice, serviceCategories as categoryEntries, modelPrices, type ServiceEntry } from './repair-services.ts'
import { vehicleClasses as classEntries } from './two-wheelers.ts'

/**
 * What a technician does at the door, with prices by class and model. Without the demo's classes, where the company began with its own,
 * there is nothing to price by, and nothing is loaded; a model that the company renamed or took away has no price of its own.
 */
export async function loadServices(db: Db) {
	const classIds = await findClassIds(db)
	if (classEntries.some(({ code }) => !classIds.has(code))) return
	const createdAt = now()
	const categoryIds = idsByKey(
		await db
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
			.returning({ key: serviceCategories.slug, id: serviceCategories.id }),
	)
	const rows = categoryEntries.flatMap((category) =>
		category.services.map(({ features, prices, ...service }, position) => ({
			...service,
			categoryId: idOf(categoryIds, category.slug),
			basePricePaise: paise(basePrice({ features, prices, ...service })),
			position,
			createdAt,
		})),
	)
	const serviceIds = idsByKey(await db.insert(services).values(rows).returning({ key: services.name, id: services.id }))
	const entries = categoryEntries.flatMap((category) => category.services)
	await db
		.insert(serviceFeatures)
		.values(
			entries.flatMap(({ name, features }) =>
				features.map((feature, position) => ({ serviceId: idOf(serviceIds, name), name: feature, position })),
			),
		)
	const byModel = specialPrices(serviceIds, await findModelIds(db))
	const byClass = entries.flatMap((entry) => classPrices(entry, serviceIds, classIds))
	await db.insert(servicePrices).values([...byClass, ...byModel].map((row) => ({ ...row, createdAt })))
}

/** A row for each class whose price is not the base price (D-35). */
const classPrices = (entry: ServiceEntry, serviceIds: Map<string, number>, classIds: Map<string, number>) =>
	Object.entries(entry.prices)
		.filter(([, price]) => price !== basePrice(entry))
		.map(([code, price]) => ({ serviceId: idOf(serviceIds, entry.name), vehicleClassId: idOf(classIds, code), pricePaise: paise(price) }))

const specialPrices = (serviceIds: Map<string, number>, modelIds: Map<string, number>) =>
	modelPrices.flatMap(({ service, manufacturer, model, price }) => {
		const vehicleModelId = modelIds.get(`${manufacturer} ${model}`)
		return vehicleModelId === undefined ? [] : [{ serviceId: idOf(serviceIds, service), vehicleModelId, pricePaise: paise(price) }]
	})
