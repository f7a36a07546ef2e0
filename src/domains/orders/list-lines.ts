import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { type Fit, fitOf, isShown } from '#domains/parts/find-conditions.ts'
import { brandNames } from '#domains/parts/list-cards.ts'
import { partCategories, parts } from '#domains/parts/tables.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { writtenOnce } from '#platform/database/written-once.ts'
import { partCartItems } from './tables.ts'

/** A part in a cart or a request, with its name, price and stock of this moment. */
export type Line = Awaited<ReturnType<typeof listCartLines>>[number]

/** The lines of a cart, oldest first, in one statement; with a model each says whether it fits. */
export async function listCartLines(db: ReadDb, cartId: number, modelId?: number) {
	const rows = await (modelId === undefined ? linesOf(db).execute({ cartId }) : linesForModel(db).execute({ cartId, modelId }))
	return rows.map(withBuyable)
}

/** The parts with these uuids, in their order, without unknown ones; in one statement, as for a cart. */
export async function listRequestedLines(
	db: ReadDb,
	items: readonly { part: string; quantity: number }[],
	modelId?: number,
): Promise<Line[]> {
	const asked = JSON.stringify(items.map(({ part, quantity }, at) => ({ id: at + 1, uuid: part, quantity })))
	const rows = await (modelId === undefined
		? requestedLines(db).execute({ asked })
		: requestedLinesForModel(db).execute({ asked, modelId }))
	return rows.map(withBuyable)
}

const cart = sql`(select id, part_id, quantity from ${partCartItems} where cart_id = ${sql.placeholder('cartId')}) as wanted`
/** One parameter whatever its size, so that one plan fits all. */
const asked = sql`(select asked.id, part.id as part_id, asked.quantity
	from jsonb_to_recordset(${sql.placeholder('asked')}::jsonb) as asked(id integer, uuid uuid, quantity integer)
	join ${parts} part on part.uuid = asked.uuid) as wanted`
const unknownFit = sql<Fit | null>`null`
const fit = fitOf(sql`${sql.placeholder('modelId')}::integer`)

const linesOf = writtenOnce((db) => selectLines(db, cart, unknownFit).prepare('list_part_cart_lines'))
const linesForModel = writtenOnce((db) => selectLines(db, cart, fit).prepare('list_part_cart_lines_for_model'))
const requestedLines = writtenOnce((db) => selectLines(db, asked, unknownFit).prepare('list_asked_parts'))
const requestedLinesForModel = writtenOnce((db) => selectLines(db, asked, fit).prepare('list_asked_parts_for_model'))

/** `wanted` names id, part_id and quantity. */
const selectLines = (db: ReadDb, wanted: SQL, isFor: SQL<Fit | null>) =>
	db
		.select({
			id: sql<number>`wanted.id`,
			quantity: sql<number>`wanted.quantity`,
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
			fit: isFor,
		})
		.from(wanted)
		.innerJoin(parts, eq(parts.id, sql`wanted.part_id`))
		.innerJoin(partCategories, eq(partCategories.id, parts.categoryId))
		.orderBy(asc(sql`wanted.id`))

type Stocked = { isShown: boolean; availability: string }
/** In stock, little of it too; what is out of stock, on pre-order or not made any more cannot be bought (B.E-02). */
export const isBuyable = ({ isShown, availability }: Stocked) =>
	isShown && (availability === 'in_stock' || availability === 'limited_stock')
const withBuyable = <Row extends Stocked>(row: Row) => ({ ...row, isBuyable: isBuyable(row) })

/** Whether it cannot be had, or not so many of it. */
export const isShort = ({ isBuyable, stock, quantity }: Line) => !isBuyable || stock < quantity
