import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { dismissToastsBefore } from '../../ui/toast.ts'

/**
 * What was said is gone once the person moves on to another page. A move that follows by itself ('Login successful') takes it along:
 * nothing was pressed since.
 */
export function ToastMoves() {
	const { pathname } = useLocation()
	const isBack = useNavigationType() === 'POP'
	const first = useRef(true)
	const lastActAtMs = useRef(0)
	useEffect(() => {
		const act = () => {
			lastActAtMs.current = performance.now()
		}
		window.addEventListener('pointerdown', act, { capture: true })
		window.addEventListener('keydown', act, { capture: true })
		return () => {
			window.removeEventListener('pointerdown', act, { capture: true })
			window.removeEventListener('keydown', act, { capture: true })
		}
	}, [])
	// biome-ignore lint/correctness/useExhaustiveDependencies: the move to another page is the reason
	useEffect(() => {
		if (first.current) first.current = false
		else dismissToastsBefore(isBack ? performance.now() : lastActAtMs.current)
	}, [pathname])
	return null
}
