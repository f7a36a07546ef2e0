import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Collection } from '#contract/collection.ts'
import { wholeOrder } from '#contract/staff-words.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { Problem, refuseField } from '#platform/http/problem.ts'
import { type CollectionRows, isValue } from './collection-rows.ts'
import { recordStaffChange } from './record-staff-change.ts'

/**
 * Puts all rows that stand in one order into the order of these keys: one statement, one row of the audit log with the names before and
 * after (decision 0017). Throws 409 with the keys as they stand when something was added, moved away or deleted since they were seen.
 */
export async function orderRows(
	db: Db,
	actor: Actor,
	{ about }: Collection,
	{ name, rules, sourceOf }: CollectionRows,
	keys: readonly (number | string)[],
) {
	const { table, order } = rules
	if (!order) throw new Error(`Nobody says where the order of ${name} is kept`)
	const isOfKind = (key: number | string) => (typeof key === 'string') === (about.key === 'uuid')
	if (!keys.every(isOfKind)) throw refuseField('keys', 'This is not one of the list.')
	if (new Set(keys).size < keys.length) throw refuseField('keys', 'One stands there twice.')
	const from = table as PgTable
	const key = sql<number | string>`${sourceOf(about.key)}`
	const group = db
		.select({ within: order.within ?? table.id })
		.from(from)
		.where(isValue(sourceOf(about.key), keys[0]))
	const held = await db
		.select({ id: table.id, key, name: sql<string>`${order.called ?? sourceOf('name')}`, position: order.column })
		.from(from)
		.where(order.within && inArray(order.within, group))
		.orderBy(table.id)
		.for('no key update')
	const before = held.toSorted((a, b) => Number(a.position) - Number(b.position) || Number(a.id) - Number(b.id))
	const byKey = new Map(before.map((row) => [String(row.key), row]))
	const after = keys.flatMap((wanted) => byKey.get(String(wanted)) ?? [])
	if (after.length < keys.length || before.length > after.length)
		throw new Problem(409, 'Something was added or deleted in the meantime. Please look at the list again.', {
			extra: { current: before.map((row) => row.key) },
		})

	const ids = sql.param(after.map(({ id }) => id))
	const changed = await db
		.update(from)
		.set({ [columnName(table, order.column)]: sql`placed.position`, version: sql`${table.version} + 1` })
		.from(sql`unnest(${ids}::integer[]) with ordinality as placed (id, position)`)
		.where(and(eq(table.id, sql`placed.id`), ne(order.column, sql`placed.position`)))
		.returning({ id: table.id })
	const names = (rows: typeof after) => ({ order: rows.map((row) => row.name) })
	if (changed.length > 0)
		await recordStaffChange(db, actor, { collection: name, id: wholeOrder, action: 'order', before: names(before), after: names(after) })
	return { changed: changed.length }
}

/** The column's name in SQL. */
function columnName(table: object, column: object): string {
	const found = Object.entries(table).find(([, each]) => each === column)
	if (!found) throw new Error('The order is kept in a column of the table')
	return found[0]
}
