import { eq, type SQL, sql } from 'drizzle-orm'
import type { PartListItem } from '#contract/parts/parts.ts'
import { manufacturers } from '#domains/vehicles/tables.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { rupees } from '#shared/money.ts'
import { fitOf } from './find-conditions.ts'
import { partCategories, partManufacturers, partReviews, parts } from './tables.ts'

type Wanted = { where: SQL | undefined; orderBy: SQL[]; limit?: number; offset?: number; modelId?: number | undefined }

/** Parts as cards (B.PARTS-22), one statement; with a model each says whether it fits. */
export async function listCards(db: ReadDb, { where, orderBy, limit, offset, modelId }: Wanted): Promise<PartListItem[]> {
	const query = db
		.select({ ...columns, ...(modelId !== undefined && { fit: fitOf(modelId) }) })
		.from(parts)
		.innerJoin(partCategories, eq(partCategories.id, parts.categoryId))
		.where(where)
		.orderBy(...orderBy)
		.$dynamic()
	if (limit !== undefined) query.limit(limit)
	if (offset) query.offset(offset)
	return (await query).map(({ price, discounted, reviews, ...card }) => ({
		...card,
		...rated(reviews),
		price: rupees(price),
		discounted_price: discounted === null ? null : rupees(discounted),
	}))
}

/** Names of who makes a part, the first one first. */
export const brandNames = sql<string[]>`array(select ${manufacturers.name} from ${partManufacturers}
	join ${manufacturers} on ${manufacturers.id} = ${partManufacturers.manufacturerId}
	where ${partManufacturers.partId} = ${parts.id} order by ${partManufacturers.position})`

type Rated = { average: number | null; count: number }
/** What customers say of a part, hidden reviews left out. */
export const reviewsOf = sql<Rated>`(select json_build_object('average', round(avg(${partReviews.rating}), 1), 'count', count(*))
	from ${partReviews} where ${partReviews.partId} = ${parts.id} and not ${partReviews.isHidden})`
export const rated = ({ average, count }: Rated) => ({ average_rating: average, reviews_count: count })

const columns = {
	uuid: parts.uuid,
	name: parts.name,
	slug: parts.slug,
	part_number: parts.partNumber,
	category_name: partCategories.name,
	brands: brandNames,
	price: parts.pricePaise,
	discounted: parts.discountedPricePaise,
	availability_status: parts.availabilityStatus,
	main_image: parts.mainImage,
	is_featured: parts.isFeatured,
	reviews: reviewsOf,
}
