/** Minutes since midnight; `to` is not part of it. */
export type LaneSpan = { from: number; to: number }
export type LanePlace = { lane: string; start: number }

const hour = 60
const wholeDay = 24 * hour

/** The whole hours from `usual.from` to `usual.to`, wider where work begins earlier or ends later, within the day. */
export function spanOf(blocks: readonly { start: number; end: number }[], usual: LaneSpan): LaneSpan {
	const from = Math.min(usual.from, ...blocks.map(({ start }) => Math.floor(start / hour) * hour))
	const to = Math.max(usual.to, ...blocks.map(({ end }) => Math.ceil(end / hour) * hour))
	return { from: Math.max(0, from), to: Math.min(wholeDay, to) }
}

/** The row of each block within its lane, so that none covers another; earlier ones lie higher. */
export function stackBlocks(blocks: readonly { id: string; start: number; end: number }[]): { rowOf: Map<string, number>; count: number } {
	const ends: number[] = []
	const rowOf = new Map<string, number>()
	for (const block of [...blocks].sort((one, other) => one.start - other.start || other.end - one.end)) {
		const free = ends.findIndex((end) => end <= block.start)
		const row = free === -1 ? ends.length : free
		ends[row] = block.end
		rowOf.set(block.id, row)
	}
	return { rowOf, count: Math.max(1, ends.length) }
}

/** Where a block lands that was carried `carried` minutes along: on a multiple of `step`, or where it was when it hardly moved. */
export function landingTime(start: number, carried: number, step: number): number {
	if (Math.abs(carried) < step / 2) return start
	return Math.min(wholeDay - step, Math.max(0, Math.round((start + carried) / step) * step))
}
