import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { afterPaint } from '../../ui/after-paint.ts'
import { stepInHistory, stepMark } from './step-in-history.ts'

const stateNow = () =>
	typeof window.history.state === 'object' && window.history.state !== null ? (window.history.state as Record<string, unknown>) : {}

/**
 * The picker's steps as entries of the browser's history, so that Back is the previous step and, from the first, closes (ux 6, 38),
 * and a reload finds the step again. `depth` is the step, 0 while closed. The address never changes, and the router is not told:
 * these entries are copies of its own, so for it nobody moved. `moveTo` is kept once the browser has arrived.
 */
export function usePickerHistory() {
	const { key } = useLocation()
	const [depth, setDepth] = useState(0)
	// Where the last move leads; the browser itself arrives a little later.
	const target = useRef(0)
	const arrivals = useRef<(() => void)[]>([])

	useEffect(() => {
		const arrive = () => {
			target.current = stepInHistory()
			setDepth(target.current)
			for (const arrived of arrivals.current.splice(0)) arrived()
		}
		const moved = (event: PopStateEvent) => {
			const state = stateNow()
			if ((state.key ?? 'default') !== key) return
			event.stopImmediatePropagation()
			arrive()
		}
		// A new page has no picker, unless one came back to an entry that has.
		arrive()
		window.addEventListener('popstate', moved, { capture: true })
		return () => window.removeEventListener('popstate', moved, { capture: true })
	}, [key])

	const moveTo = useCallback(async (to: number) => {
		const from = target.current
		if (to === from) return
		target.current = to
		if (to < from) {
			window.history.go(to - from)
			await new Promise<void>((arrived) => arrivals.current.push(arrived))
			return
		}
		for (let step = from + 1; step <= to; step += 1) window.history.pushState({ ...stateNow(), [stepMark]: step }, '')
		setDepth(to)
	}, [])

	// The picked bike is painted before the page is restyled.
	const hide = useCallback(() => afterPaint(() => setDepth(target.current)), [])
	return { depth, moveTo, hide }
}
