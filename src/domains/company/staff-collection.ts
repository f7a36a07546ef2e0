import { and, eq, inArray, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { PgColumn, type PgSelect, type PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Collection } from '#contract/collection.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { StaffCollection } from '#contract/staff-collections.ts'
import { now } from '#platform/clock.ts'
import { containsWords } from '#platform/database/contains-words.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { listPage } from '#platform/http/list-page.ts'
import { notFound, Problem, refuseField } from '#platform/http/problem.ts'
import { refuseStale } from '#platform/http/refuse-stale.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import { wordViolation } from '#platform/http/word-violation.ts'
import { one } from '#shared/one.ts'
import { changesOf, columnOf, columnValues, type FieldSource, presentFields, selectionOf } from './collection-columns.ts'
import { recordStaffChange } from './record-staff-change.ts'

type Row = Record<string, unknown>
type VersionedTable = PgTable & { id: PgColumn; version: PgColumn; createdAt?: PgColumn }
type Words = [field: string, words: string]

type BodyOf<E> = E extends { body: infer Body extends z.ZodType } ? z.output<Body> : Record<never, never>
type RowOf<C extends Collection> = Reply<C['find']>
type CreatedFrom<C> = C extends { create: infer Create } ? BodyOf<Create> : unknown
type Written<C> = Partial<CreatedFrom<C>> & (C extends { change: infer Change } ? Omit<Partial<BodyOf<Change>>, 'version'> : unknown)
type QueryOf<C extends Collection> = C['list'] extends { query: infer Query extends z.ZodType } ? z.output<Query> : never
type FiltersOf<C extends Collection> = Omit<QueryOf<C>, 'page' | 'page_size' | 'search' | 'ordering'>
type OrderingOf<C extends Collection> = QueryOf<C> extends { ordering?: infer Name } ? Extract<Name, string> : never

export type CollectionRules<C extends Collection> = {
	/** The one table that it writes. */
	table: VersionedTable
	/** Where each field of a row is read from. Those that staff write and that are columns of `table` are written there too. */
	columns: { [field in keyof RowOf<C>]: FieldSource }
	/** Other tables that `columns` name. */
	joins?: readonly { table: PgTable; on: SQL; left?: true }[]
	/** Every word of a search occurs in one of these. */
	searched: (PgColumn | SQL)[]
	/** What a filter means, unless it asks for a value of the field of its name. */
	filters?: { [name in keyof FiltersOf<C>]?: (value: NonNullable<FiltersOf<C>[name]>) => SQL | undefined }
	/** What a name of `ordering` means, unless it is the field of that name; texts are ordered without regard to case. */
	orderings?: { [name in Exclude<OrderingOf<C>, `-${string}`>]?: SQLWrapper | SQLWrapper[] }
	usual: OrderingOf<C>
	/** What a new one begins with where something else counts than what was sent or the default of the column. */
	begins?: (db: Db, sent: CreatedFrom<C>) => Promise<Partial<Written<C>>>
	/** Refuses what may not become so. `changes` is what differs from `before`, which a new one has not; `after` is both together. */
	check?: (db: Db, change: { actor: Actor; before: RowOf<C> | null; changes: Written<C>; after: RowOf<C> }) => Promise<void> | void
	/** Values for columns that no field stands for, such as the id of what the wire names by its code. */
	values?: (db: Db, changes: Written<C>) => Promise<Row>
	/** Writes what belongs to it in tables of its own. */
	writeParts?: (db: Db, id: number, changes: Written<C>) => Promise<void>
	/** Field and words for a violated constraint. */
	refusals?: Record<string, Words | ((after: RowOf<C>) => Words)>
	/** Words for one that cannot be deleted because something refers to it. */
	inUse?: string
	/** Whether something refers to it without a foreign key. */
	usedBy?: SQL
	/** Fields that change by themselves: no change of them is recorded. */
	derived?: readonly (keyof RowOf<C>)[]
}

/**
 * Serves a collection of the company (D-22, D-48): list, find, and what its declaration allows of create, change and remove. A change of an
 * outdated row is refused with 409 and the current one; what changes nothing writes nothing; every write is recorded.
 */
export function serveCollection<const C extends Collection>(door: Door, collection: C, rules: CollectionRules<C>): void {
	const { list, find, create, change, remove } = collection
	// The declaration's types bind its rules to its calls; from here on one collection is like another.
	const verbs = verbsOf(collection, rules as unknown as CollectionRules<Collection>)
	serve(door, list, (db, _actor, { query }) => verbs.list(db, query as ListQuery))
	serve(door, find, (db, _actor, { params }) => verbs.find(db, params))
	if (create) serve(door, create, (db, actor, { body }) => verbs.create(db, actor as Actor, body))
	if (change) serve(door, change, (db, actor, { params, body }) => verbs.change(db, actor as Actor, params, body))
	if (remove) serve(door, remove, (db, actor, { params }) => verbs.remove(db, actor as Actor, params))
}

type ListQuery = Row & { page: number; page_size: number; search: string; ordering?: string }

function verbsOf({ about, list: { address } }: Collection, rules: CollectionRules<Collection>) {
	const { table, joins = [], searched, usual, begins, check, values, writeParts, inUse = 'This is in use.', usedBy, derived = [] } = rules
	const columns = rules.columns as Record<string, FieldSource>
	const filters = rules.filters as Record<string, ((value: unknown) => SQL | undefined) | undefined> | undefined
	const orderings = rules.orderings as Record<string, SQLWrapper | SQLWrapper[]> | undefined
	const name = about.name as StaffCollection

	const joined = (query: PgSelect): PgSelect =>
		joins.reduce((all, join) => (join.left ? all.leftJoin(join.table, join.on) : all.innerJoin(join.table, join.on)) as PgSelect, query)
	const selectRows = (db: Db) =>
		joined(
			db
				.select(selectionOf(columns))
				.from(table as PgTable)
				.$dynamic() as unknown as PgSelect,
		)
	const whereKey = (params: Row) => isValue(sourceOf(about.key), params[about.key])
	const sourceOf = (field: string): PgColumn | SQL => {
		const source = columns[field]
		if (!source) throw new Error(`The collection ${name} reads no field ${field}`)
		return columnOf(source)
	}

	/** Conditions in terms of the table alone, since that is what is counted. */
	function conditions(db: Db, query: ListQuery): SQL | undefined {
		const asked = Object.entries(query).filter(([filter, value]) => isFilter(filter) && value !== undefined && value !== '')
		const where = and(
			containsWords(query.search, searched),
			...asked.map(([filter, value]) => (filters?.[filter] ?? ((wanted) => isValue(sourceOf(filter), wanted)))(value)),
		)
		if (!where || joins.length === 0) return where
		const found = db
			.select({ id: table.id })
			.from(table as PgTable)
			.$dynamic()
		return inArray(table.id, joined(found as unknown as PgSelect).where(where))
	}

	async function list(db: Db, query: ListQuery) {
		return listPage(db, address, query, {
			of: table,
			where: conditions(db, query),
			orderings: Object.fromEntries(
				[query.ordering ?? usual].map((ordering) => {
					const field = ordering.replace(/^-/, '')
					return [field, orderings?.[field] ?? orderedBy(sourceOf(field))]
				}),
			),
			usual,
			rows: async ({ where, orderBy, limit, offset }) => {
				const rows = await selectRows(db)
					.where(where)
					.orderBy(...orderBy)
					.limit(limit)
					.offset(offset)
				return rows.map((row) => presentFields(columns, row))
			},
		})
	}

	async function find(db: Db, params: Row) {
		return present(await selectRows(db).where(whereKey(params)))
	}
	/** The row, which nobody else may change until the transaction ends, and the table's id of it. */
	async function lock(db: Db, params: Row) {
		const [held] = await db
			.select({ id: table.id })
			.from(table as PgTable)
			.where(whereKey(params))
			.for('no key update')
		if (!held) throw notFound()
		const id = Number(held.id)
		// Read once it is held: while it waited, PostgreSQL would have read the rows of other tables as they were before.
		return { before: present(await selectRows(db).where(eq(table.id, id))), id }
	}
	function present([row]: Row[]): Row {
		if (!row) throw notFound()
		return presentFields(columns, row)
	}

	const recorded = (row: Row) => Object.fromEntries(Object.entries(row).filter(([field]) => !notRecorded.has(field)))
	const notRecorded = new Set<PropertyKey>(['version', 'created_at', 'updated_at', about.key, ...derived])

	async function write<T>(db: Db, changes: Row, after: Row, work: (values: Row) => PromiseLike<T>): Promise<T> {
		const own = columnValues(table, columns, changes)
		const further = await values?.(db, changes)
		return wordViolation(work({ ...own, ...further }), (constraint) => {
			const words = rules.refusals?.[constraint]
			return words && refuseField(...(typeof words === 'function' ? words(after) : words))
		})
	}

	async function create(db: Db, actor: Actor, body: Row) {
		const changes = changesOf(columns, null, { ...body, ...(await begins?.(db, body)) })
		await check?.(db, { actor, before: null, changes, after: changes })
		const made = await write(db, changes, changes, (written) =>
			db
				.insert(table as PgTable)
				.values({ ...written, ...(table.createdAt && { createdAt: now() }) })
				.returning({ id: table.id }),
		)
		const id = Number(one(made).id)
		await writeParts?.(db, id, changes)
		const after = present(await selectRows(db).where(eq(table.id, id)))
		await recordStaffChange(db, actor, {
			collection: name,
			id: keyOf(after),
			action: 'create',
			before: null,
			after: recorded(after),
		})
		return after
	}

	async function change(db: Db, actor: Actor, params: Row, { version, ...sent }: Row) {
		const { before, id } = await lock(db, params)
		refuseStale(version as number | undefined, before as { version: number })
		const changes = changesOf(columns, before, sent)
		if (Object.keys(changes).length === 0) return before
		const wanted = { ...before, ...changes }
		await check?.(db, { actor, before, changes, after: wanted })
		await write(db, changes, wanted, (written) =>
			db
				.update(table as PgTable)
				.set({ ...written, version: sql`${table.version} + 1` })
				.where(eq(table.id, id)),
		)
		await writeParts?.(db, id, changes)
		const after = present(await selectRows(db).where(eq(table.id, id)))
		await recordStaffChange(db, actor, {
			collection: name,
			id: keyOf(after),
			action: 'change',
			before: recorded(before),
			after: recorded(after),
		})
		return after
	}

	async function remove(db: Db, actor: Actor, params: Row): Promise<undefined> {
		const { before, id } = await lock(db, params)
		const refusal = () => new Problem(409, inUse)
		const deleted = await wordViolation(
			db
				.delete(table as PgTable)
				.where(and(eq(table.id, id), usedBy && not(usedBy)))
				.returning({ id: table.id }),
			refusal,
		)
		if (deleted.length === 0) throw refusal()
		await recordStaffChange(db, actor, { collection: name, id: keyOf(before), action: 'delete', before: recorded(before), after: null })
	}

	const keyOf = (row: Row) => row[about.key] as number | string
	return { list, find, create, change, remove }
}

const isValue = (source: PgColumn | SQL, value: unknown) => (source instanceof PgColumn ? eq(source, value) : eq(source, value))
const isFilter = (name: string) => !['page', 'page_size', 'search', 'ordering'].includes(name)
const orderedBy = (source: PgColumn | SQL) =>
	source instanceof PgColumn && source.columnType === 'PgText' ? sql`lower(${source})` : source
