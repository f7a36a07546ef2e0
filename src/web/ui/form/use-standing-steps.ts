import { useEffect, useRef, useState } from 'react'

/** Milliseconds for which nothing takes the place of a step that was there (D-54). */
const standingMs = 1_000

/**
 * The steps as a screen shows them: when others are to be taken (`key` says which), those from before stay for a second, and
 * `isResting` says that none of them is to hear a press. So the second of two presses never hits what came into the place of the first.
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

/** True for the first second of what appears upon a press, and may appear under it. */
export function useFirstMoment(): boolean {
	const [isFirst, setFirst] = useState(true)
	useEffect(() => {
		const timer = setTimeout(() => setFirst(false), standingMs)
		return () => clearTimeout(timer)
	}, [])
	return isFirst
}
