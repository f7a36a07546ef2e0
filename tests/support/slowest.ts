/** Milliseconds, and what took them. */
export type Timed = { name: string; ms: number }

/** The twenty that took longest, to be printed at the end of a run. */
export function slowest(tests: Timed[]) {
	const longest = tests.toSorted((one, other) => other.ms - one.ms).slice(0, 20)
	const lines = longest.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
	return ['', `The slowest ${longest.length} of ${tests.length}:`, ...lines, ''].join('\n')
}
