import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { Filter } from '../../ui/list/list-type.ts'
import type { RowsAction, StaffList } from '../staff-list/staff-list-type.ts'
import { shownActions, shownFilter } from './shown.tsx'
import type { CollectionRow, CollectionScreens } from './staff-collection.ts'

/** Where the screens of a collection are. */
export const pathOf = ({ words }: CollectionScreens) => `/admin/${words.name}`

/** What its list is headed by. */
export const headingOf = ({ words: { heading, many } }: CollectionScreens) => heading ?? many

/** What one row of a collection is addressed by. */
export const keyOf = ({ key }: CollectionScreens, row: CollectionRow) => row[key] as string | number
export const paramsOf = (collection: CollectionScreens, row: CollectionRow) => ({ [collection.key]: keyOf(collection, row) })

const rowQuery = ({ words, key, calls }: CollectionScreens, value: string | number) =>
	queryOptions({
		queryKey: ['staff', words.name, value],
		queryFn: ({ signal }) => calls.find({ params: { [key]: value }, signal }),
		refetchOnMount: 'always',
	})

/** One row by its key in the address; reloaded when its screen is entered. An address that can be none is answered without asking. */
export function useCollectionRow(collection: CollectionScreens, key: string) {
	const isPossible = collection.key !== 'id' || /^[1-9]\d{0,9}$/.test(key)
	const query = useQuery({ ...rowQuery(collection, collection.key === 'id' ? Number(key) : key), enabled: isPossible })
	return isPossible ? query : { ...query, error: { status: 404 } }
}

/** After a row was saved or deleted: what shows the collection is asked again. A saved row is there at once. */
export function rowsChanged(queries: QueryClient, collection: CollectionScreens, saved?: CollectionRow) {
	if (saved) queries.setQueryData(rowQuery(collection, keyOf(collection, saved)).queryKey, saved)
	for (const queryKey of [['staff', collection.words.name], ['staff', 'audit-log'], ...(collection.alsoShownBy ?? [])])
		queries.invalidateQueries({ queryKey })
}

/** Deletes several rows at once, where one is deleted on its screen; what is still in use stays, and its reason is said. */
function removeActions({ words, nameOf, deleting, calls, ...collection }: CollectionScreens): RowsAction<CollectionRow>[] {
	const { remove } = calls
	if (deleting === undefined || !remove) return []
	return [
		{
			label: 'Delete',
			done: 'Deleted',
			isBad: true,
			ask: {
				title: (rows) => `Delete ${rows.length === 1 && rows[0] ? nameOf(rows[0]) : `${rows.length} ${words.many.toLowerCase()}`}?`,
				text: deleting,
				send: 'Delete',
			},
			run: async (row) => {
				await remove({ params: { [collection.key]: row[collection.key] } })
				return row
			},
		},
	]
}

/** The list of a collection; `filters` are its own with their choices (`useFilters`). */
export function listOf(collection: CollectionScreens, filters: readonly Filter[]): StaffList<CollectionRow> {
	const { words, calls, list, shown } = collection
	const { change } = calls
	const show =
		change &&
		((row: CollectionRow, is_active: boolean) => change({ params: paramsOf(collection, row), body: { is_active, version: row.version } }))
	return {
		columns: [],
		empty: { title: `No ${words.many.toLowerCase()} yet` },
		...list,
		collection: words.name,
		name: words.many,
		list: (query, signal) => calls.list({ query, signal }),
		keyOf: (row) => keyOf(collection, row),
		linkOf: (row) => `${pathOf(collection)}/${keyOf(collection, row)}`,
		filters: shown === undefined ? filters : [...filters, shownFilter],
		actions: [...(shown !== undefined && show ? shownActions(show) : []), ...removeActions(collection)],
		onChanged: (queries) => rowsChanged(queries, collection),
	}
}
