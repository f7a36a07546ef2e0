/** A value in the browser's storage that screens follow, in this tab and, for localStorage, in the others too. */
export type Stored<T> = {
	get: () => T | null
	/** Throws when the storage refuses (full, or forbidden). */
	set: (value: T) => void
	remove: () => void
	subscribe: (changed: () => void) => () => void
}

/** `read` judges what is found: strangers and older versions of the product may have written it. Null for what does not fit. */
export function stored<T>(
	key: string,
	{ area, read }: { area: 'localStorage' | 'sessionStorage'; read: (value: unknown) => T | null },
): Stored<T> {
	const listeners = new Set<() => void>()
	let seen: { text: string | null; value: T | null } = { text: null, value: null }
	const tell = () => {
		for (const listener of listeners) listener()
	}
	const get = () => {
		const text = textOf(area, key)
		// The same text gives the same object, or screens would draw themselves for ever.
		if (text !== seen.text) seen = { text, value: text === null ? null : read(parsed(text)) }
		return seen.value
	}
	const otherTab = (event: StorageEvent) => {
		if (event.key === key || event.key === null) tell()
	}
	return {
		get,
		set(value) {
			window[area].setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
			tell()
		},
		remove() {
			try {
				window[area].removeItem(key)
			} catch {
				// Without storage nothing was kept.
			}
			tell()
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
