/** Milliseconds of silence that nobody needs to know of: the server ends a connection now and then, and it is made anew. */
const shortMs = 4_000

/** Since when changes of others are not heard, null while they are. Whoever only reads his own never asks. */
let lostSince: Date | null = null
let waiting: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function set(next: Date | null) {
	lostSince = next
	for (const listener of listeners) listener()
}

export const liveConnection = {
	lostSince: () => lostSince,
	/** Told by the stream of changes at each connection and each end of one. */
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
