import { isRecord } from '#shared/is-record.ts'
import { type Stored, stored } from '../../browser/stored.ts'

/** What one account keeps of one list in this browser; the views themselves are on the server (`saved-views.ts`). */
export type ListSettings = {
	/** The view with which the list opens here. */ opensWith: { name: string; search: string } | null
	columns: string[] | null
}

export const noListSettings: ListSettings = { opensWith: null, columns: null }

const stores = new Map<string, Stored<ListSettings>>()

/** The stored settings of one account for one list. */
export function storedListSettings(account: string, collection: string): Stored<ListSettings> {
	const key = `list ${account} ${collection}`
	const known = stores.get(key)
	if (known) return known
	const store = stored<ListSettings>(key, { area: 'localStorage', read: readKept })
	stores.set(key, store)
	return store
}

const isText = (value: unknown) => typeof value === 'string'

function readKept(value: unknown): ListSettings | null {
	if (!isRecord(value)) return null
	const { opensWith, columns } = value
	const isView = isRecord(opensWith) && isText(opensWith.name) && isText(opensWith.search)
	return {
		opensWith: isView ? { name: String(opensWith.name), search: String(opensWith.search) } : null,
		columns: Array.isArray(columns) ? columns.filter(isText) : null,
	}
}
