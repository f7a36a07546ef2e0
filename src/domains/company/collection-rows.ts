import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { PgColumn, type PgSelect, type PgTable } from 'drizzle-orm/pg-core'
import type { Collection } from '#contract/collection.ts'
import type { StaffCollection } from '#contract/staff-collections.ts'
import { now } from '#platform/clock.ts'
import type { Db, ReadDb } from '#platform/database/database.ts'
import { sendTogether } from '#platform/database/together.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuseField } from '#platform/http/problem.ts'
import { wordViolation } from '#platform/http/word-violation.ts'
import { changesOf, columnOf, columnValues, type FieldSource, presentFields, selectionOf } from './collection-columns.ts'
import type { CollectionRules } from './collection-rules.ts'
import { keepPictures } from './own-pictures.ts'
import type { StaffChange } from './record-staff-change.ts'

export type Row = Record<string, unknown>
/** What is to be written of a row: `changes` and the row `after` them in the forms of the wire, `values` for its columns. */
export type Prepared = { actor: Actor; sent: Row; before: Row | null; changes: Row; after: Row; values: Row }

export type CollectionRows = ReturnType<typeof collectionRows>

/** The rows of a collection as its rules say: what reads and writes them, for its calls to be made of. */
export function collectionRows({ about }: Collection, rules: CollectionRules<Collection>) {
	const { table, joins = [], begins, check, values, writeParts, derived = [], personal = [] } = rules
	const columns = rules.columns as Record<string, FieldSource>
	const name = about.name as StaffCollection

	const joined = (query: PgSelect): PgSelect =>
		joins.reduce((all, join) => (join.left ? all.leftJoin(join.table, join.on) : all.innerJoin(join.table, join.on)) as PgSelect, query)
	const select = (db: ReadDb): PgSelect =>
		joined(
			db
				.select({ ...selectionOf(columns), [idInTable]: table.id })
				.from(table as PgTable)
				.$dynamic() as unknown as PgSelect,
		)
	const present = (stored: Row) => presentFields(columns, stored)
	const sourceOf = (field: string): PgColumn | SQL => {
		const source = columns[field]
		if (!source) throw new Error(`The collection ${name} reads no field ${field}`)
		return columnOf(source)
	}

	/** The rows by their ids in the table. */
	async function read(db: ReadDb, where: SQL | undefined): Promise<Map<number, Row>> {
		const stored: Row[] = await select(db).where(where)
		return new Map(stored.map((row) => [Number(row[idInTable]), present(row)]))
	}

	/** The rows, which nobody else may change until the transaction ends, by their ids in the table. */
	async function lock(db: Db, where: SQL): Promise<Map<number, Row>> {
		const held = await db
			.select({ id: table.id })
			.from(table as PgTable)
			.where(where)
			.orderBy(table.id)
			.for('no key update')
		if (held.length === 0) return new Map()
		// Read after the lock: while this waited, PostgreSQL would have read the rows of other tables as they were before.
		return read(db, hasId(held.map(({ id }) => Number(id))))
	}

	/** What a new row (`before` is null) or a changed one becomes; null where nothing changes. Throws what the rules refuse. */
	async function prepare(db: Db, actor: Actor, before: Row | null, sent: Row): Promise<Prepared | null> {
		const changes = changesOf(columns, before, before ? sent : { ...sent, ...(await begins?.(db, sent)) })
		if (before && Object.keys(changes).length === 0) return null
		const after = { ...before, ...changes }
		const checked = async () => check?.(db, { actor, before, changes, after })
		const [, found] = await sendTogether([checked(), values?.(db, changes, before)])
		return { actor, sent, before, changes, after, values: { ...columnValues(table, columns, changes), ...found } }
	}

	/** Writes new rows; their ids in the table, in the same order. */
	async function insert(db: Db, all: readonly Prepared[]): Promise<number[]> {
		if (all.length === 0) return []
		const createdAt = table.createdAt && { createdAt: now() }
		const work = db
			.insert(table as PgTable)
			.values(all.map(({ values: written }) => ({ ...written, ...createdAt })))
			.returning({ id: table.id })
		const ids = (await worded(work, all[0]?.after ?? {})).map(({ id }) => Number(id))
		// Side by side: an import of thousands would spend its time waiting for one answer after another.
		await sendTogether(
			all.map(async ({ changes, ...by }, at) => {
				await writeParts?.(db, Number(ids[at]), changes, by)
				await keepPictures(db, rules, by.before, changes)
			}),
		)
		return ids
	}

	async function update(db: Db, id: number, { actor, sent, before, changes, after, values: written }: Prepared): Promise<void> {
		const work = db
			.update(table as PgTable)
			.set({ ...written, version: sql`${table.version} + 1` })
			.where(eq(table.id, id))
		await worded(work, after)
		await writeParts?.(db, id, changes, { actor, before, sent })
		await keepPictures(db, rules, before, changes)
	}

	const worded = <T>(work: PromiseLike<T>, after: Row) =>
		wordViolation(work, (constraint) => {
			const words = rules.refusals?.[constraint]
			return words && refuseField(...(typeof words === 'function' ? words(after) : words))
		})

	/** What the audit log is told of a change; of a row that is new or deleted, the other state is null. */
	function change(before: Row | null, after: Row | null): StaffChange {
		const id = (after ?? before)?.[about.key] as number | string
		const action = !before ? 'create' : after ? 'change' : 'delete'
		return { collection: name, id, action, before: before && recorded(before), after: after && recorded(after), personal }
	}
	const recorded = (row: Row) => Object.fromEntries(Object.entries(row).filter(([field]) => !notRecorded.has(field)))
	const notRecorded = new Set<PropertyKey>(['version', 'created_at', 'updated_at', about.key, ...derived])

	const hasId = (ids: readonly number[]) => inArray(table.id, [...ids])
	const isAnyOf = (field: string, wanted: readonly unknown[]) => {
		const source = sourceOf(field)
		// The value by which two rows count as the same (find-imported.ts).
		if (source instanceof PgColumn && source.columnType === 'PgText')
			return inArray(
				sql`lower(${source})`,
				wanted.map((value) => String(value).toLowerCase()),
			)
		return source instanceof PgColumn ? inArray(source, [...wanted]) : inArray(source, [...wanted])
	}
	return { name, rules, joined, select, present, sourceOf, read, lock, prepare, insert, update, change, hasId, isAnyOf }
}

/** A name that no field has, because a collection's key may be another column. */
const idInTable = '#id'

export const isValue = (source: PgColumn | SQL, value: unknown) => (source instanceof PgColumn ? eq(source, value) : eq(source, value))
