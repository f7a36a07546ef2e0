import { Problem } from './problem.ts'

/** Throws 409 with the current row when somebody edited an older version of it; without `version` the last one wins (D-48). */
export function refuseStale(version: number | undefined, current: { version: number }) {
	if (version === undefined || version === current.version) return
	throw new Problem(409, 'Somebody has changed this in the meantime. Please look at it again.', { extra: { current } })
}
