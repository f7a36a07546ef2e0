import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Collection } from '#contract/collection.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { Db, ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import type { FieldSource } from './collection-columns.ts'

type Row = Record<string, unknown>
/** What is only read has no version. */
type TableOf<C> = PgTable & { id: PgColumn; createdAt?: PgColumn } & (C extends { change: unknown }
		? { version: PgColumn }
		: { version?: PgColumn })
type Words = [field: string, words: string]

type BodyOf<E> = E extends { body: infer Body extends z.ZodType } ? z.output<Body> : Record<never, never>
type RowOf<C extends Collection> = Reply<C['find']>
type CreatedFrom<C> = C extends { create: infer Create } ? BodyOf<Create> : unknown
type Written<C> = Partial<CreatedFrom<C>> & (C extends { change: infer Change } ? Omit<Partial<BodyOf<Change>>, 'version'> : unknown)
type QueryOf<C extends Collection> = C['list'] extends { query: infer Query extends z.ZodType } ? z.output<Query> : never
type FiltersOf<C extends Collection> = Omit<QueryOf<C>, 'page' | 'page_size' | 'search' | 'ordering'>
type OrderingOf<C extends Collection> = QueryOf<C> extends { ordering?: infer Name } ? Extract<Name, string> : never

/** Who writes, what stood there before, and all that was sent: a field without a column says something about the change itself. */
type WrittenBy<C extends Collection> = { actor: Actor; before: RowOf<C> | null; sent: Written<C> }

export type CollectionRules<C extends Collection> = {
	/** The one table that it writes. */
	table: TableOf<C>
	/** Where each field of a row is read from. Those that staff write and that are columns of `table` are written there too. */
	columns: { [field in keyof RowOf<C>]: FieldSource }
	/** Other tables that `columns` name. */
	joins?: readonly { table: PgTable; on: SQL; left?: true }[]
	/** Every word of a search occurs in one of these; or what a search means. */
	searched: (PgColumn | SQL)[] | ((search: string) => SQL | undefined)
	/** What a filter means, unless it asks for a value of the field of its name. */
	filters?: { [name in keyof FiltersOf<C>]?: (value: NonNullable<FiltersOf<C>[name]>) => SQL | undefined }
	/** What a name of `ordering` means, unless it is the field of that name; texts are ordered without regard to case. */
	orderings?: { [name in Exclude<OrderingOf<C>, `-${string}`>]?: SQLWrapper | SQLWrapper[] }
	/** The moment by which days are filtered (D-49), unless it is the one of `created_at`. */
	dated?: PgColumn
	usual: OrderingOf<C>
	/** Start values of a new row, where neither what was sent nor the column's default applies. */
	begins?: (db: Db, sent: CreatedFrom<C>) => Promise<Partial<Written<C>>>
	/** Refuses a change that is not allowed. `changes` is what differs from `before`, which a new row lacks; `after` is both together. */
	check?: (db: Db, change: { actor: Actor; before: RowOf<C> | null; changes: Written<C>; after: RowOf<C> }) => Promise<void> | void
	/** Values for columns that no field stands for, such as the id of what the wire names by its code. */
	values?: (db: Db, changes: Written<C>, before: RowOf<C> | null) => Promise<Row>
	/** Writes what belongs to it in tables of its own. */
	writeParts?: (db: Db, id: number, changes: Written<C>, by: WrittenBy<C>) => Promise<void>
	/** Releases what belongs to a row before it is deleted with it. */
	removeParts?: (db: Db, id: number) => Promise<void>
	/** Field and words for a violated constraint. */
	refusals?: Record<string, Words | ((after: RowOf<C>) => Words)>
	/** Words for one that cannot be deleted because something refers to it. */
	inUse?: string
	/** Whether something refers to it without a foreign key. */
	usedBy?: SQL
	/** Fields that change by themselves: no change of them is recorded. */
	derived?: readonly (keyof RowOf<C>)[]
	/** Fields whose values may tell of a person: the audit log keeps their names alone (D-43). */
	personal?: readonly (keyof RowOf<C>)[]
	/**
	 * Where the order that staff give is kept, what of each row says which belong to one order (absent: all), and what the audit log calls a
	 * row (absent: its name).
	 */
	order?: { column: PgColumn; within?: PgColumn; called?: PgColumn }
	/** Fields that hold where a picture lies; one that was uploaded is kept by the row alone that it was uploaded for. */
	pictures?: readonly (keyof Written<C>)[]
	/** How the rows of a file are understood, where the contract has an import. */
	imports?: {
		/** What no two have in common, by which a row without the key finds its own; the first narrows which rows are looked at. */
		sameBy: readonly [keyof Written<C>, ...(keyof Written<C>)[]]
		/** Fields that may say the name of what they refer to instead of its number, or several names on lines or between semicolons. */
		named?: { [field in keyof Written<C>]?: (db: ReadDb) => PromiseLike<{ id: number | string; name: string }[]> }
	}
}
