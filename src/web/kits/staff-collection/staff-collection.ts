import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { StaffRole } from '../../session/staff-role.ts'
import type { FormValues } from '../../ui/form/form-fields.ts'
import type { List, ListQuery, ListReply } from '../../ui/list/list-type.ts'
import type { CsvImport } from '../staff-list/staff-list-type.ts'
import type { CollectionWords } from '../staff-place.ts'
import { type CollectionField, yesNo } from './collection-fields.tsx'
import type { CollectionFilter, Options } from './options.ts'

export type CollectionRow = { version: number; [field: string]: unknown }

type DeclaredCalls = {
	list: (request: never) => Promise<unknown>
	/** What is only read has no version. */
	find: (request: never) => Promise<{ [field: string]: unknown }>
	create?: (request: never) => Promise<CollectionRow>
	change?: (request: never) => Promise<CollectionRow>
	remove?: (request: never) => Promise<unknown>
	import?: (request: never) => Promise<unknown>
	order?: (request: never) => Promise<unknown>
}
type RowOf<C extends DeclaredCalls> = Awaited<ReturnType<C['find']>>
type BodyOf<C> = C extends { change: (request: infer R extends { body: object }) => unknown } ? Omit<R['body'], 'version'> : never

type About<Row> = {
	words: CollectionWords
	/** The field by which one is addressed, as in the calls' paths; absent: 'id'. */
	key?: 'id' | 'uuid'
	/** What one is called in titles and messages. */
	nameOf(row: Row): string
	/** Its list; absent where the rows stand on a screen of another kind. */
	list?: Pick<List<Row>, 'columns' | 'search' | 'ordering' | 'orders' | 'tabs' | 'empty'> & { filters?: readonly CollectionFilter[] }
	/** Rows can be hidden from customers (`is_active`): what follows from hiding one. */
	shown?: string
	/** Why only an admin makes new ones. */
	newByAdmins?: string
	/** Why only an admin changes, orders and deletes them; staff read. */
	adminsAlone?: string
	/** Said before one is deleted; absent: none is deleted on its screen. */
	deleting?: string
	/** How it will look, following what is typed; `row` is null for a new one. What is only read is this. */
	look?(values: FormValues, row: Row | null): ReactNode
	/** What belongs to one and is worked on beside its form. */
	beside?(row: Row): ReactNode
	/** What else can be done with one, beside its name. */
	actions?(row: Row): ReactNode
	/** Queries that show it beside its own, such as those of customers in this browser. */
	alsoShownBy?: readonly QueryKey[]
}

/**
 * Its rows are put in order by dragging, where its contract has that: all of them, or those that have the same value of a field, which is
 * chosen by these options.
 */
type Orderable<Row> = { orderable?: true | { within: keyof Row & string; label: string; options: Options } }

/** Who imports its rows from CSV files, where its contract has that; the server checks it again. */
type ImportedBy = { importedBy?: readonly StaffRole[] }

/** A collection of the company as its screens are drawn from it. */
export type CollectionScreens = About<CollectionRow> &
	ImportedBy &
	Orderable<CollectionRow> & {
		key: 'id' | 'uuid'
		fields: Readonly<Record<string, CollectionField>>
		calls: {
			list(request: { query: ListQuery; signal: AbortSignal }): Promise<ListReply<CollectionRow>>
			find(request: { params: Record<string, unknown>; signal: AbortSignal }): Promise<CollectionRow>
			create?(request: { body: Record<string, unknown>; key: string }): Promise<CollectionRow>
			change?(request: { params: Record<string, unknown>; body: Record<string, unknown> }): Promise<CollectionRow>
			remove?(request: { params: Record<string, unknown> }): Promise<unknown>
			import?: CsvImport['send']
			order?(request: { body: { keys: (string | number)[] } }): Promise<unknown>
		}
	}

/**
 * Declares the screens of a collection: its list, the form of one, new ones, deleting, and what stands beside it (decision 0024). Exported
 * as `collection` from `<name>-collection.tsx` beside the feature's `staff-places.ts`, it is found by its name in the address. `fields` are
 * those of the call's body, in their order on the screen.
 */
export function staffCollection<const C extends DeclaredCalls>({
	fields,
	...declared
}: About<RowOf<C>> &
	(C extends { import: unknown } ? ImportedBy : unknown) &
	(C extends { order: unknown } ? Orderable<RowOf<C>> : unknown) & {
		calls: C
		fields: { readonly [field in keyof BodyOf<C>]?: CollectionField }
	}): CollectionScreens {
	const shown = declared.shown !== undefined && {
		is_active: yesNo('Shown to customers', { begins: true, hint: declared.shown, isHalf: true }),
	}
	// The calls of every collection take the same requests; the fields were held against its body here.
	return { key: 'id', ...declared, fields: { ...fields, ...shown } } as unknown as CollectionScreens
}
