import { useEffect, useState } from 'react'

/**
 * Whole seconds left of `first`, from the first render; `start` begins anew. Counts by the clock, so that a sleeping tab does not stretch
 * it.
 */
export function useCountdown(first: number) {
	const [endsAt, setEndsAt] = useState<number | null>(null)
	const [left, setLeft] = useState(first)

	useEffect(() => setEndsAt(Date.now() + first * 1000), [first])
	useEffect(() => {
		if (endsAt === null) return
		const look = () => {
			const seconds = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))
			setLeft(seconds)
			if (seconds === 0) clearInterval(timer)
		}
		const timer = setInterval(look, 250)
		look()
		return () => clearInterval(timer)
	}, [endsAt])

	function start(seconds: number) {
		setLeft(seconds)
		setEndsAt(Date.now() + seconds * 1000)
	}
	return { left, start }
}
