import { and, eq, inArray, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { PgColumn, type PgSelect, type PgTable } from 'drizzle-orm/pg-core'
import type { Collection } from '#contract/collection.ts'
import type { Reply } from '#contract/endpoint.ts'
import { importLimits } from '#contract/staff-words.ts'
import { containsWords } from '#platform/database/contains-words.ts'
import type { Db, ReadDb } from '#platform/database/database.ts'
import { withinDays } from '#platform/database/within-days.ts'
import { type CsvTable, readCsv } from '#platform/files/read-csv.ts'
import type { Actor } from '#platform/http/actor.ts'
import { listPage } from '#platform/http/list-page.ts'
import { notFound, Problem, refuseField } from '#platform/http/problem.ts'
import { refuseStale } from '#platform/http/refuse-stale.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import { wordViolation } from '#platform/http/word-violation.ts'
import type { IndianDay } from '#shared/days.ts'
import { one } from '#shared/one.ts'
import { type CollectionRows, collectionRows, isValue, type Row } from './collection-rows.ts'
import type { CollectionRules } from './collection-rules.ts'
import { importRows } from './import-rows.ts'
import { orderRows } from './order-rows.ts'
import { dropPictures } from './own-pictures.ts'
import { recordStaffChange } from './record-staff-change.ts'

/**
 * Serves a collection of the company (D-22, D-48): list, find, and what its declaration allows of create, change, remove and import. A
 * change of an outdated row is refused with 409 and the current one; what changes nothing writes nothing; every write is recorded.
 */
export function serveCollection<const C extends Collection>(door: Door, collection: C, rules: CollectionRules<C>): FindRow<C> {
	const { list, find, create, change, remove, import: imports, order } = collection
	// The declaration's types bind its rules to its calls; from here on one collection is like another.
	const rows = collectionRows(collection, rules as unknown as CollectionRules<Collection>)
	const verbs = verbsOf(collection, rows)
	serve(door, list, (db, _actor, { query }) => verbs.list(db, query as ListQuery))
	serve(door, find, (db, _actor, { params }) => verbs.find(db, params))
	if (create) serve(door, create, (db, actor, { body }) => verbs.create(db, actor as Actor, body))
	if (change) serve(door, change, (db, actor, { params, body }) => verbs.change(db, actor as Actor, params, body))
	if (remove) serve(door, remove, (db, actor, { params }) => verbs.remove(db, actor as Actor, params))
	if (order) serve(door, order, (db, actor, { body }) => orderRows(db, actor as Actor, collection, rows, body.keys))
	if (imports)
		serve(
			door,
			imports,
			(db, actor, { query }, table: CsvTable) => importRows(db, actor as Actor, { collection, rows, table, isTrial: query.dry_run }),
			{
				prepare: async (_db, _actor, { files }) => {
					if (!files.file) throw refuseField('file', 'Please choose a CSV file.')
					return readCsv(files.file, importLimits.rows)
				},
			},
		)
	return async (db, key) => (await verbs.find(db, { [collection.about.key]: key })) as Reply<C['find']>
}

/** Reads one by its key as its call does, for what else is done to it. Throws 404. */
type FindRow<C extends Collection> = (db: ReadDb, key: number | string) => Promise<Reply<C['find']>>

type ListQuery = Row & { page: number; page_size: number; search: string; ordering?: string }

function verbsOf({ about, list: { address } }: Collection, rows: CollectionRows) {
	const { rules, sourceOf } = rows
	const { table, joins = [], searched, dated = table.createdAt, usual, inUse = 'This is in use.', usedBy } = rules
	const filters: Record<string, ((value: never) => SQL | undefined) | undefined> = {
		...(dated && {
			date_from: (date_from: IndianDay) => withinDays(dated, { date_from }),
			date_to: (date_to: IndianDay) => withinDays(dated, { date_to }),
		}),
		...rules.filters,
	}
	const orderings = rules.orderings as Record<string, SQLWrapper | SQLWrapper[]> | undefined
	const whereKey = (params: Row) => isValue(sourceOf(about.key), params[about.key])

	/** Conditions in terms of the table alone, since that is what is counted. */
	function conditions(db: ReadDb, query: ListQuery): SQL | undefined {
		const asked = Object.entries(query).filter(([filter, value]) => isFilter(filter) && value !== undefined && value !== '')
		const where = and(
			typeof searched === 'function' ? searched(query.search) : containsWords(query.search, searched),
			...asked.map(([filter, value]) => (filters[filter] ?? ((wanted) => isValue(sourceOf(filter), wanted)))(value as never)),
		)
		if (!where || joins.length === 0) return where
		const found = idsOf(db).where(where)
		// What is searched is found first: PostgreSQL cannot tell how rare words are and would read the table in order (decision 0016).
		return isSearched(query) ? sql`${table.id} in (select * from ${found} as found offset 0)` : inArray(table.id, found)
	}
	const idsOf = (db: ReadDb) =>
		rows.joined(
			db
				.select({ id: table.id })
				.from(table as PgTable)
				.$dynamic() as unknown as PgSelect,
		)

	async function list(db: ReadDb, query: ListQuery) {
		const field = (query.ordering ?? usual).replace(/^-/, '')
		return listPage(db, address, query, {
			of: table,
			where: conditions(db, query),
			// With other tables in it a list may stand in the order of one of them, which the ids alone do not have.
			searched: isSearched(query) && joins.length === 0,
			orderings: { [field]: orderings?.[field] ?? orderedBy(sourceOf(field)) },
			usual,
			rows: async ({ where, orderBy, limit, offset }) => {
				const onPage = idsOf(db)
					.where(where)
					.orderBy(...orderBy)
					.limit(limit)
					.offset(offset)
				const stored: Row[] = await rows
					.select(db)
					.where(inArray(table.id, onPage))
					.orderBy(...orderBy)
				return stored.map(rows.present)
			},
		})
	}

	async function find(db: ReadDb, params: Row) {
		return first(await rows.read(db, whereKey(params)))[1]
	}
	const lock = async (db: Db, params: Row) => first(await rows.lock(db, whereKey(params)))
	function first(found: Map<number, Row>): [id: number, row: Row] {
		const [row] = found
		if (!row) throw notFound()
		return row
	}
	const readById = async (db: ReadDb, id: number) => first(await rows.read(db, eq(table.id, id)))[1]

	async function create(db: Db, actor: Actor, body: Row) {
		const prepared = await rows.prepare(db, actor, null, body)
		const id = one(await rows.insert(db, prepared ? [prepared] : []))
		const after = await readById(db, id)
		await recordStaffChange(db, actor, rows.change(null, after))
		return after
	}

	async function change(db: Db, actor: Actor, params: Row, { version, ...sent }: Row) {
		const [id, before] = await lock(db, params)
		refuseStale(version as number | undefined, before as { version: number })
		const prepared = await rows.prepare(db, actor, before, sent)
		if (!prepared) return before
		await rows.update(db, id, prepared)
		const after = await readById(db, id)
		await recordStaffChange(db, actor, rows.change(before, after))
		return after
	}

	async function remove(db: Db, actor: Actor, params: Row): Promise<undefined> {
		const [id, before] = await lock(db, params)
		const refusal = () => new Problem(409, inUse)
		await rules.removeParts?.(db, id)
		const deleted = await wordViolation(
			db
				.delete(table as PgTable)
				.where(and(eq(table.id, id), usedBy && not(usedBy)))
				.returning({ id: table.id }),
			refusal,
		)
		if (deleted.length === 0) throw refusal()
		await dropPictures(db, rules, before)
		await recordStaffChange(db, actor, rows.change(before, null))
	}

	return { list, find, create, change, remove }
}

const isSearched = ({ search }: ListQuery) => search !== ''
const isFilter = (name: string) => !['page', 'page_size', 'search', 'ordering'].includes(name)
const orderedBy = (source: PgColumn | SQL) =>
	source instanceof PgColumn && source.columnType === 'PgText' ? sql`lower(${source})` : source
