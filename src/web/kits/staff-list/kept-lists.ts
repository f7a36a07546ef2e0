import { isRecord } from '#shared/is-record.ts'
import { type Stored, stored } from '../../browser/stored.ts'

/** A list as somebody wants to see it again: what its address says, and its columns. */
type SavedView = { name: string; search: string; columns: string[] | null }
/** What one account keeps of one list in this browser. */
export type KeptList = { views: SavedView[] /** The view with which the list opens. */; opensWith: string | null; columns: string[] | null }

export const nothingKept: KeptList = { views: [], opensWith: null, columns: null }

const stores = new Map<string, Stored<KeptList>>()

/** What an account keeps of a list in this browser. */
export function keptList(account: string, collection: string): Stored<KeptList> {
	const key = `list ${account} ${collection}`
	const known = stores.get(key)
	if (known) return known
	const store = stored<KeptList>(key, { area: 'localStorage', read: readKept })
	stores.set(key, store)
	return store
}

const isText = (value: unknown) => typeof value === 'string'
const columnsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isText) : null)

function readKept(value: unknown): KeptList | null {
	if (!isRecord(value)) return null
	const views = Array.isArray(value.views) ? value.views.filter(isRecord) : []
	return {
		views: views.flatMap(({ name, search, columns }) =>
			isText(name) && isText(search) ? [{ name, search, columns: columnsIn(columns) }] : [],
		),
		opensWith: isText(value.opensWith) ? value.opensWith : null,
		columns: columnsIn(value.columns),
	}
}
