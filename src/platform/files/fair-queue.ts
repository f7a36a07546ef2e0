export type FairQueue = <T>(who: string, work: () => Promise<T>) => Promise<T>

/**
 * One work at a time, whoever asks; of several people who wait, each has a turn before anybody has a second one, however much he
 * brought. Throws what `tooMany` makes for more than `ofOne` works of one person, or `ofAll`, that are not done yet.
 */
export function createFairQueue({ ofOne, ofAll, tooMany }: { ofOne: number; ofAll: number; tooMany: () => Error }): FairQueue {
	/** Whoever is first here is next. */
	const waiting = new Map<string, (() => Promise<void>)[]>()
	/** Works that are not done yet, by person. */
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
			// Also behind those who came while his was done.
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
