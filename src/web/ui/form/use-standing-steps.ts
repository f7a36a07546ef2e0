import { useEffect, useRef, useState } from 'react'

/** Milliseconds for which nothing takes the place of a step that was there (D-54). */
export const standingMs = 1_000

/**
 * The steps as a screen shows them: when they change (as `key` says), the earlier ones stay for a second, and `isResting` says that presses
 * are ignored. So the second of two presses never hits what took the place of the first.
 */
export function useStandingSteps<Steps>(key: string, steps: Steps): { shown: Steps; isResting: boolean } {
	const [standing, setStanding] = useState({ key, steps })
	const isResting = standing.key !== key
	const latest = useRef(steps)
	useEffect(() => {
		latest.current = steps
	})
	useEffect(() => {
		if (!isResting) return
		const timer = setTimeout(() => setStanding({ key, steps: latest.current }), standingMs)
		return () => clearTimeout(timer)
	}, [key, isResting])
	return { shown: isResting ? standing.steps : steps, isResting }
}

/** True for the first second of something that appears upon a press, perhaps under the pointer. */
export function useFirstMoment(): boolean {
	const [isFirst, setFirst] = useState(true)
	useEffect(() => {
		const timer = setTimeout(() => setFirst(false), standingMs)
		return () => clearTimeout(timer)
	}, [])
	return isFirst
}
