import { and, eq, sql } from 'drizzle-orm'
import { partNotFound } from '#contract/parts/part-words.ts'
import type { Part } from '#contract/parts/parts.ts'
import { serviceCategories, services } from '#domains/repairs/tables.ts'
import { manufacturers, vehicleModels } from '#domains/vehicles/tables.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { onOwnConnection } from '#platform/database/own-connections.ts'
import { writtenOnce } from '#platform/database/written-once.ts'
import { notFound } from '#platform/http/problem.ts'
import { rupees } from '#shared/money.ts'
import { isShown } from './find-conditions.ts'
import { rated, reviewsOf } from './list-cards.ts'
import { partCategories, partImages, partManufacturers, parts, partVehicleModels } from './tables.ts'

/** One part with everything that its page shows (B.PARTS-49), in one statement. Throws 404 'Spare part not found'. */
export async function findPart(db: ReadDb, uuid: string): Promise<Part> {
	const [row] = await partQuery(db).execute({ uuid })
	if (!row) throw notFound(partNotFound)
	const { price, discounted, reviews, category_uuid, category_slug, service_id, service_name, service_category, ...part } = row
	return {
		...part,
		price: rupees(price),
		discounted_price: discounted === null ? null : rupees(discounted),
		...rated(reviews),
		brands: part.manufacturers_details.map(({ name }) => name),
		category_details: { uuid: category_uuid, name: part.category_name, slug: category_slug },
		fitting_service:
			service_id === null || service_name === null || service_category === null
				? null
				: { id: service_id, name: service_name, category_uuid: service_category },
	}
}

type Maker = { id: number; name: string }
type Model = { id: number; name: string; manufacturer_name: string }

const makers = sql<
	Maker[]
>`(select coalesce(json_agg(json_build_object('id', ${manufacturers.id}, 'name', ${manufacturers.name}) order by ${partManufacturers.position}), '[]')
	from ${partManufacturers} join ${manufacturers} on ${manufacturers.id} = ${partManufacturers.manufacturerId} where ${partManufacturers.partId} = ${parts.id})`
const models = sql<
	Model[]
>`(select coalesce(json_agg(json_build_object('id', ${vehicleModels.id}, 'name', ${vehicleModels.name}, 'manufacturer_name', ${manufacturers.name})
		order by lower(${manufacturers.name}), lower(${vehicleModels.name})), '[]')
	from ${partVehicleModels} join ${vehicleModels} on ${vehicleModels.id} = ${partVehicleModels.vehicleModelId}
	join ${manufacturers} on ${manufacturers.id} = ${vehicleModels.manufacturerId} where ${partVehicleModels.partId} = ${parts.id})`
const images = sql<
	string[]
>`array(select ${partImages.image} from ${partImages} where ${partImages.partId} = ${parts.id} order by ${partImages.position}, ${partImages.id})`
/** The service that fits a part: its own, or that of its category; one that is offered. */
export const isFittingService = and(eq(services.id, sql`coalesce(${parts.serviceId}, ${partCategories.serviceId})`), services.isActive)

const partQuery = writtenOnce((db) =>
	db
		.select({
			uuid: parts.uuid,
			name: parts.name,
			slug: parts.slug,
			part_number: parts.partNumber,
			category_name: partCategories.name,
			category_uuid: partCategories.uuid,
			category_slug: partCategories.slug,
			price: parts.pricePaise,
			discounted: parts.discountedPricePaise,
			availability_status: parts.availabilityStatus,
			main_image: parts.mainImage,
			is_featured: parts.isFeatured,
			additional_images: images,
			stock_quantity: parts.stockQuantity,
			manufacturers_details: makers,
			description: parts.description,
			features: parts.features,
			vehicle_models_details: models,
			is_universal: parts.isUniversal,
			needs: parts.needs,
			specifications: parts.specifications,
			hsn: parts.hsn,
			gst_rate: parts.gstRate,
			reviews: reviewsOf,
			service_id: services.id,
			service_name: services.name,
			service_category: serviceCategories.uuid,
		})
		.from(parts)
		.innerJoin(partCategories, eq(partCategories.id, parts.categoryId))
		.leftJoin(services, isFittingService)
		.leftJoin(serviceCategories, and(eq(serviceCategories.id, services.categoryId), serviceCategories.isActive))
		.where(and(eq(parts.uuid, sql.placeholder('uuid')), isShown))
		.prepare(onOwnConnection('find_part')),
)
