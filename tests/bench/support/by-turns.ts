import { median } from './percentile.ts'

/** One round's figure; `cpu` is the microseconds of processor time the server spent on one request. */
export type Measured = { value: number; cpu?: number }
export type Compared = { ours: number; control: number; ratio: number; beside?: string }

/**
 * Measures ours and the control by turns, so that whatever else the machine does hits both alike, after a round of each that
 * does not count. The ratio is the median of the rounds' own ratios.
 */
export async function byTurns(rounds: number, ours: () => Promise<Measured>, control: () => Promise<Measured>): Promise<Compared> {
	const seen: { ours: Measured; control: Measured }[] = []
	for (let round = -1; round < rounds; round += 1) {
		const first = round % 2 === 0
		const before = first ? await ours() : await control()
		const after = first ? await control() : await ours()
		if (round >= 0) seen.push(first ? { ours: before, control: after } : { ours: after, control: before })
	}
	const each = (pick: (round: (typeof seen)[number]) => number) => seen.map(pick)
	const ratios = each((round) => round.ours.value / round.control.value)
	return {
		ours: median(each((round) => round.ours.value)),
		control: median(each((round) => round.control.value)),
		ratio: median(ratios),
		beside: [`rounds ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}`, cpuWords(seen)].filter(Boolean).join('; '),
	}
}

/** Processor time hardly depends on what else the machine does. */
function cpuWords(seen: { ours: Measured; control: Measured }[]) {
	const [ours, control] = [
		median(seen.map((round) => round.ours.cpu ?? Number.NaN)),
		median(seen.map((round) => round.control.cpu ?? Number.NaN)),
	]
	if (Number.isNaN(ours + control)) return ''
	return `processor time of the server ${ours.toFixed(0)} µs a request, control ${control.toFixed(0)} µs: ${(control / ours).toFixed(2)}`
}
