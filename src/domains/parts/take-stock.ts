import { and, asc, eq, gte, type SQL, sql } from 'drizzle-orm'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { failsUnless } from '#platform/database/nothing-taken.ts'
import { writtenOnce } from '#platform/database/written-once.ts'
import { isBuyable } from './find-conditions.ts'
import { queueBackInStockMails } from './queue-back-in-stock-mails.ts'
import { partStockChanges, parts } from './tables.ts'

/** So many pieces of different parts. */
type Pieces = readonly { partId: number; quantity: number }[]
/** What was written of a part; it must still be that when its pieces are taken. */
type Written = { name: string; partNumber: string; hsn: string; gstRate: number; pricePaise: number }

/**
 * Takes pieces of parts out of the stock, of each part at most once, all or nothing, in one statement for `commitWith`: it fails where a
 * part cannot be bought, has fewer or is not what was written of it any more (B.E-01, B.E-02).
 */
export const takeStock = (db: Db, { pieces: wanted, reason }: { pieces: readonly (Pieces[number] & Written)[]; reason: string }) =>
	taking(db).execute({ pieces: JSON.stringify(wanted.map(asTaken)), reason, at: now().toISOString() })

const asTaken = ({ partId, quantity, name, partNumber, hsn, gstRate, pricePaise }: Pieces[number] & Written) => ({
	part_id: partId,
	change: -quantity,
	name,
	part_number: partNumber,
	hsn,
	gst_rate: gstRate,
	price_paise: pricePaise,
})

const pieces = sql`${sql.placeholder('pieces')}::jsonb`
const asked = sql`jsonb_to_recordset(${pieces}) as asked(
	part_id integer, change integer, name text, part_number text, hsn text, gst_rate smallint, price_paise integer)`

/**
 * Changes the stock of the parts asked for and writes that down, as `recordStock` does. Their rows are held by rising id, so that two who
 * want the same parts wait for each other and never for ever.
 */
function changing(db: Db, isWanted?: SQL) {
	const held = db.$with('held').as(
		db
			.select({ id: parts.id, change: sql<number>`asked.change`.as('change') })
			.from(parts)
			.innerJoin(asked, eq(parts.id, sql`asked.part_id`))
			.where(isWanted)
			.orderBy(asc(parts.id))
			.for('no key update', { of: parts }),
	)
	const changed = db.$with('changed').as(
		db
			.update(parts)
			.set({ stockQuantity: sql`${parts.stockQuantity} + ${held.change}` })
			.from(held)
			.where(eq(parts.id, held.id))
			.returning({ partId: parts.id, change: held.change, stockQuantity: parts.stockQuantity }),
	)
	const recorded = db.$with('recorded', {}).as(sql`insert into ${partStockChanges} (part_id, change, stock_quantity, reason, created_at)
		select id, change, stock_quantity, ${sql.placeholder('reason')}, ${sql.placeholder('at')}::timestamptz from ${changed}`)
	return { changed, statement: db.with(held, changed, recorded) }
}

const taking = writtenOnce((db: Db) => {
	const { changed, statement } = changing(
		db,
		and(
			gte(parts.stockQuantity, sql`-asked.change`),
			isBuyable,
			eq(parts.name, sql`asked.name`),
			eq(parts.partNumber, sql`asked.part_number`),
			eq(parts.hsn, sql`asked.hsn`),
			eq(parts.gstRate, sql`asked.gst_rate`),
			eq(parts.effectivePricePaise, sql`asked.price_paise`),
		),
	)
	return statement
		.select({ taken: failsUnless(sql`count(*) = jsonb_array_length(${pieces})`) })
		.from(changed)
		.prepare('take_stock')
})

const giving = writtenOnce((db: Db) => {
	const { changed, statement } = changing(db)
	return statement.select({ partId: changed.partId }).from(changed).prepare('give_back_stock')
})

/** Puts pieces back, such as those of a cancelled order, and notifies those who wait for more. */
export async function giveBackStock(db: Db, { pieces: given, reason }: { pieces: Pieces; reason: string }): Promise<void> {
	const rows = given.map(({ partId, quantity }) => ({ part_id: partId, change: quantity }))
	const back = await giving(db).execute({ pieces: JSON.stringify(rows), reason, at: now().toISOString() })
	await queueBackInStockMails(
		db,
		back.map(({ partId }) => partId),
	)
}
