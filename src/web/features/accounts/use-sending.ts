import { useEffect, useRef, useState } from 'react'

/**
 * One sending at a time: `busy` while it runs, further tries meanwhile are ignored. `work` tells whether the screen is being left,
 * so that the button stays busy until it is gone.
 */
export function useSending() {
	const [busy, setBusy] = useState(false)
	const running = useRef(false)
	// Who comes back to a page that the browser kept as it was left finds the button awake.
	useEffect(() => {
		const wake = ({ persisted }: PageTransitionEvent) => {
			if (!persisted) return
			running.current = false
			setBusy(false)
		}
		window.addEventListener('pageshow', wake)
		return () => window.removeEventListener('pageshow', wake)
	}, [])
	async function send(work: () => Promise<'leaving' | 'staying'>) {
		if (running.current) return
		running.current = true
		setBusy(true)
		let end: 'leaving' | 'staying' = 'staying'
		try {
			end = await work()
		} finally {
			if (end === 'staying') {
				running.current = false
				setBusy(false)
			}
		}
	}
	return { busy, send }
}

/** Whether the screen still stands when an answer comes: a person who left it is not carried elsewhere. */
export function useStillHere() {
	const here = useRef(true)
	useEffect(() => {
		here.current = true
		return () => {
			here.current = false
		}
	}, [])
	return here
}
