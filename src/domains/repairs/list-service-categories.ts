import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { unknownModel } from '#contract/repairs/repair-words.ts'
import type { ServiceCategory } from '#contract/repairs/repairs.ts'
import { findVehicleModel } from '#domains/vehicles/find-vehicle-model.ts'
import { vehicleModels } from '#domains/vehicles/tables.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { refuseField } from '#platform/http/problem.ts'
import { rupees } from '#shared/money.ts'
import { fitsModel } from './find-price-rows.ts'
import { listFeatures } from './list-features.ts'
import { listPriceRanges, type PriceRange } from './list-price-ranges.ts'
import { presentService } from './present-service.ts'
import { repairPrice } from './repair-price.ts'
import { serviceCategories, servicePrices, services } from './tables.ts'

type CategoryQuery = { id?: string; manufacturer_id?: number; vehicle_model_id?: number }

/**
 * Categories that are shown, with their services, each in its order; with `id` only the one of that uuid or slug, or none
 * (B.R-07). With a model also the rupees for it (D-35) and whether a service is for it (D-51), without one the range over the models
 * that it is for; `price_from` is the lowest in the category of what fits. At most four statements. Throws a Problem for half a
 * vehicle and, at `vehicle_model_id`, for a model that is unknown, hidden or another manufacturer's.
 */
export async function listServiceCategories(db: ReadDb, { id, ...vehicle }: CategoryQuery): Promise<ServiceCategory[]> {
	const model = await findPricedModel(db, vehicle)
	const categories = await listCategories(db, id)
	const cards = await listCards(db, categories, model)
	const ids = cards.map((card) => card.id)
	const featuresOf = await listFeatures(db, ids)
	const rangeOf = model ? null : await listPriceRanges(db, ids)
	const priceOf = (card: Card) => (rangeOf ? rangeOf(card.id) : priceFor(card))
	return categories.map(({ uuid, name, slug, image, description, ...category }) => {
		const ofCategory = cards.filter((card) => card.categoryId === category.id)
		const lowest = ofCategory.flatMap((card) => lowestOf(priceOf(card)) ?? [])
		return {
			uuid,
			name,
			slug,
			image,
			description,
			services: ofCategory.map((card) => ({ ...presentService(card, featuresOf(card.id)), ...priceOf(card) })),
			price_from: lowest.length > 0 ? Math.min(...lowest) : null,
		}
	})
}

type Card = Awaited<ReturnType<typeof listCards>>[number]
type ForModel = { price: number; fits: boolean }

const priceFor = (card: Card): ForModel => ({ price: rupees(repairPrice(card).pricePaise), fits: card.fits === true })
/** Rupees; null for what is not for the model, or for none. */
const lowestOf = (price: ForModel | PriceRange) => ('fits' in price ? (price.fits ? price.price : null) : price.price_from)

type PricedModel = { id: number; vehicleClassId: number }

async function findPricedModel(db: ReadDb, { manufacturer_id, vehicle_model_id }: Omit<CategoryQuery, 'id'>): Promise<PricedModel | null> {
	if (manufacturer_id === undefined && vehicle_model_id === undefined) return null
	if (manufacturer_id === undefined) throw refuseField('manufacturer_id', 'This field is required.')
	if (vehicle_model_id === undefined) throw refuseField('vehicle_model_id', 'This field is required.')
	const model = await findVehicleModel(db, { manufacturerId: manufacturer_id, modelId: vehicle_model_id })
	if (!model) throw refuseField('vehicle_model_id', unknownModel)
	return model
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/

async function listCategories(db: ReadDb, id: string | undefined) {
	const isMeant = id === undefined ? undefined : uuid.test(id) ? eq(serviceCategories.uuid, id) : eq(serviceCategories.slug, id)
	// A text that is neither uuid nor slug is not sent to the database: it may hold characters that the database refuses.
	if (id !== undefined && !uuid.test(id) && !slug.test(id)) return []
	return db
		.select()
		.from(serviceCategories)
		.where(and(serviceCategories.isActive, isMeant))
		.orderBy(asc(serviceCategories.position), asc(serviceCategories.id))
}

const byModel = alias(servicePrices, 'by_model')
const byClass = alias(servicePrices, 'by_class')
/** An id that no row has. */
const none = 0

async function listCards(db: ReadDb, categories: { id: number }[], model: PricedModel | null) {
	if (categories.length === 0) return []
	return db
		.select({
			id: services.id,
			categoryId: services.categoryId,
			name: services.name,
			description: services.description,
			duration: services.duration,
			warranty: services.warranty,
			recommended: services.recommended,
			basePricePaise: services.basePricePaise,
			imageUrl: services.imageUrl,
			basePaise: services.basePricePaise,
			modelPaise: byModel.pricePaise,
			classPaise: byClass.pricePaise,
			fits: sql<boolean | null>`${fitsModel}`,
		})
		.from(services)
		.leftJoin(vehicleModels, eq(vehicleModels.id, model?.id ?? none))
		.leftJoin(byModel, and(eq(byModel.serviceId, services.id), eq(byModel.vehicleModelId, model?.id ?? none)))
		.leftJoin(byClass, and(eq(byClass.serviceId, services.id), eq(byClass.vehicleClassId, model?.vehicleClassId ?? none)))
		.where(
			and(
				services.isActive,
				inArray(
					services.categoryId,
					categories.map(({ id }) => id),
				),
			),
		)
		.orderBy(asc(services.position), asc(services.id))
}
