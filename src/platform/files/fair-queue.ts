export type FairQueue = <T>(who: string, work: () => Promise<T>) => Promise<T>

/**
 * Runs one work at a time; of several people who wait, each has a turn before anybody has a second one. Throws what `tooMany` makes for
 * more than `ofOne` unfinished works of one person, or `ofAll` in total.
 */
export function createFairQueue({ ofOne, ofAll, tooMany }: { ofOne: number; ofAll: number; tooMany: () => Error }): FairQueue {
	/** The first person is next. */
	const waiting = new Map<string, (() => Promise<void>)[]>()
	/** Unfinished works by person. */
	const open = new Map<string, number>()
	let all = 0
	let isWorking = false

	const count = (who: string, change: 1 | -1) => {
		all += change
		const left = (open.get(who) ?? 0) + change
		if (left === 0) open.delete(who)
		else open.set(who, left)
	}
	async function workOn() {
		if (isWorking) return
		isWorking = true
		for (let [next] = waiting; next; [next] = waiting) {
			const [who, [work, ...more]] = next
			waiting.delete(who)
			if (more.length > 0) waiting.set(who, more)
			await work?.()
			count(who, -1)
			// Behind those, too, who came while his work was done.
			const his = waiting.get(who)
			waiting.delete(who)
			if (his) waiting.set(who, his)
		}
		isWorking = false
	}
	return (who, work) => {
		if (all >= ofAll || (open.get(who) ?? 0) >= ofOne) return Promise.reject(tooMany())
		count(who, 1)
		return new Promise((resolve, reject) => {
			waiting.set(who, [...(waiting.get(who) ?? []), () => work().then(resolve, reject)])
			void workOn()
		})
	}
}
