import { asc, eq, sql } from 'drizzle-orm'
import { fitOf, isShown } from '#domains/parts/find-conditions.ts'
import { brandNames } from '#domains/parts/list-cards.ts'
import { partCategories, parts } from '#domains/parts/tables.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { partCartItems } from './tables.ts'

/** A part in a cart, with its name, price and stock of this moment. */
export type CartLine = Awaited<ReturnType<typeof listCartLines>>[number]

/** The lines of a cart, oldest first, in one statement; with a model each says whether it fits. */
export async function listCartLines(db: ReadDb, cartId: number, modelId?: number) {
	const rows = await db
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
			fit: modelId === undefined ? sql<null>`null` : fitOf(modelId),
		})
		.from(partCartItems)
		.innerJoin(parts, eq(parts.id, partCartItems.partId))
		.innerJoin(partCategories, eq(partCategories.id, parts.categoryId))
		.where(eq(partCartItems.cartId, cartId))
		.orderBy(asc(partCartItems.id))
	return rows.map((line) => ({ ...line, isBuyable: isBuyable(line) }))
}

/** In stock, little of it too; what is out of stock, on pre-order or not made any more cannot be bought (B.E-02). */
export const isBuyable = ({ isShown, availability }: Pick<CartLineRow, 'isShown' | 'availability'>) =>
	isShown && (availability === 'in_stock' || availability === 'limited_stock')
type CartLineRow = { isShown: boolean; availability: string }
