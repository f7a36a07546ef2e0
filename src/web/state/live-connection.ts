/** Milliseconds without a connection that are not reported: the server ends one now and then, and it is opened anew. */
const shortMs = 4_000

/** Since when changes of others are not received, null while they are. */
let lostSince: Date | null = null
let waiting: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function set(next: Date | null) {
	lostSince = next
	for (const listener of listeners) listener()
}

export const liveConnection = {
	lostSince: () => lostSince,
	/** Called by the stream of changes at each connection and each end of one. */
	report(isConnected: boolean) {
		if (isConnected) {
			clearTimeout(waiting)
			waiting = undefined
			if (lostSince !== null) set(null)
		} else if (lostSince === null && waiting === undefined) {
			const since = new Date()
			waiting = setTimeout(() => {
				waiting = undefined
				set(since)
			}, shortMs)
		}
	},
	subscribe(changed: () => void) {
		listeners.add(changed)
		return () => void listeners.delete(changed)
	},
}
