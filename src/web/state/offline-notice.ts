/** What the strip at the top says of a lost connection and of waiting changes, where more is known than that there is no connection. */
let notice: { text: string; link?: { to: string; words: string } } | null = null
const listeners = new Set<() => void>()

export const offlineNotice = {
	get: () => notice,
	set(next: typeof notice) {
		if (JSON.stringify(next) === JSON.stringify(notice)) return
		notice = next
		for (const listener of listeners) listener()
	},
	subscribe(changed: () => void) {
		listeners.add(changed)
		return () => {
			listeners.delete(changed)
		}
	},
}
