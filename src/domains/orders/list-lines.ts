import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { type Fit, fitOf, isShown } from '#domains/parts/find-conditions.ts'
import { brandNames } from '#domains/parts/list-cards.ts'
import { partCategories, parts } from '#domains/parts/tables.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { writtenOnce } from '#platform/database/written-once.ts'
import { partCartItems } from './tables.ts'

/** A part in a cart, with its name, price and stock of this moment. */
export type CartLine = Awaited<ReturnType<typeof listCartLines>>[number]

/** The lines of a cart, oldest first, in one statement; with a model each says whether it fits. */
export async function listCartLines(db: ReadDb, cartId: number, modelId?: number) {
	const rows = await (modelId === undefined ? linesOf(db).execute({ cartId }) : linesForModel(db).execute({ cartId, modelId }))
	return rows.map((line) => ({ ...line, isBuyable: isBuyable(line) }))
}

const linesOf = writtenOnce((db) => selectLines(db, sql<Fit | null>`null`).prepare('list_part_cart_lines'))
const linesForModel = writtenOnce((db) =>
	selectLines(db, fitOf(sql`${sql.placeholder('modelId')}::integer`)).prepare('list_part_cart_lines_for_model'),
)

const selectLines = (db: ReadDb, fit: SQL<Fit | null>) =>
	db
		.select({
			id: partCartItems.id,
			quantity: partCartItems.quantity,
			partId: parts.id,
			uuid: parts.uuid,
			name: parts.name,
			slug: parts.slug,
			partNumber: parts.partNumber,
			categoryName: partCategories.name,
			brands: brandNames,
			mainImage: parts.mainImage,
			hsn: parts.hsn,
			gstRate: parts.gstRate,
			regularPaise: parts.pricePaise,
			discountedPaise: parts.discountedPricePaise,
			pricePaise: parts.effectivePricePaise,
			availability: parts.availabilityStatus,
			stock: parts.stockQuantity,
			isShown,
			fit,
		})
		.from(partCartItems)
		.innerJoin(parts, eq(parts.id, partCartItems.partId))
		.innerJoin(partCategories, eq(partCategories.id, parts.categoryId))
		.where(eq(partCartItems.cartId, sql.placeholder('cartId')))
		.orderBy(asc(partCartItems.id))

/** In stock, little of it too; what is out of stock, on pre-order or not made any more cannot be bought (B.E-02). */
export const isBuyable = ({ isShown, availability }: Pick<CartLineRow, 'isShown' | 'availability'>) =>
	isShown && (availability === 'in_stock' || availability === 'limited_stock')
type CartLineRow = { isShown: boolean; availability: string }
