/** A value in the browser's storage that screens follow, in this tab and, for localStorage, in the others too. Never throws. */
export type Stored<T> = {
	get: () => T | null
	/** False when the storage refuses (full, or forbidden); what was there stays. */
	set: (value: T) => boolean
	remove: () => void
	subscribe: (changed: () => void) => () => void
}

/** What the storage refused, by its name. */
const here = new Map<string, unknown>()

/**
 * `read` validates what is found, which others or older versions of the product may have written. Null for what does not fit. `orHere`:
 * what the storage refuses is known until the page is loaded anew, instead of not at all.
 */
export function stored<T>(
	key: string,
	{ area, read, orHere = false }: { area: 'localStorage' | 'sessionStorage'; read: (value: unknown) => T | null; orHere?: boolean },
): Stored<T> {
	const listeners = new Set<() => void>()
	let seen: { text: string | null; value: T | null } = { text: null, value: null }
	const notify = () => {
		for (const listener of listeners) listener()
	}
	const get = () => {
		if (here.has(key)) return here.get(key) as T
		const text = textOf(area, key)
		// The same text gives the same object, else screens would render for ever.
		if (text !== seen.text) seen = { text, value: text === null ? null : read(parsed(text)) }
		return seen.value
	}
	const otherTab = (event: StorageEvent) => {
		if (event.key === key || event.key === null) notify()
	}
	return {
		get,
		set(value) {
			try {
				window[area].setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
				here.delete(key)
			} catch {
				if (!orHere) return false
				here.set(key, value)
			}
			notify()
			return true
		},
		remove() {
			removeStored(area, key)
			notify()
		},
		subscribe(changed) {
			listeners.add(changed)
			if (listeners.size === 1) window.addEventListener('storage', otherTab)
			return () => {
				listeners.delete(changed)
				if (listeners.size === 0) window.removeEventListener('storage', otherTab)
			}
		},
	}
}

/** Removes what another part of the product stores, by its name; subscribers are not notified. */
export function removeStored(area: 'localStorage' | 'sessionStorage', key: string) {
	here.delete(key)
	try {
		window[area].removeItem(key)
	} catch {
		// Without storage nothing was kept.
	}
}

export const storedFilesName = 'keptFiles'
/** Removes every file that `storedFiles` has kept. */
export function removeStoredFiles() {
	try {
		indexedDB.deleteDatabase(storedFilesName)
	} catch {
		// Without it nothing was kept.
	}
}

function textOf(area: 'localStorage' | 'sessionStorage', key: string) {
	try {
		return window[area].getItem(key)
	} catch {
		return null
	}
}
function parsed(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return text
	}
}
