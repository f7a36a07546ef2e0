import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Beside the router's own fields in a history entry's state: how many dialogs are open there. */
const mark = 'dialogs'

const stateNow = () =>
	typeof window.history.state === 'object' && window.history.state !== null ? (window.history.state as Record<string, unknown>) : {}
const openNow = () => (typeof stateNow()[mark] === 'number' ? Number(stateNow()[mark]) : 0)

/** What the last dialog that was closed by a button leaves to do: to go back over its entry. A dialog that opens at once takes the entry. */
let leaving: { timer: ReturnType<typeof setTimeout>; depth: number } | undefined

/**
 * Back closes the dialog instead of leaving the page (ux 6). While it is open, an entry of the browser's history stands for it: a copy of the
 * router's own, so for the router nobody moved. Closed by a button, the entry is gone back over.
 */
export function useBackCloses(open: boolean, onClose: () => void) {
	const { key } = useLocation()
	const latest = useRef({ onClose, key })
	latest.current = { onClose, key }
	useEffect(() => {
		if (!open) return
		const depth = takeEntry()
		const keyHere = latest.current.key
		const moved = (event: PopStateEvent) => {
			if (openNow() >= depth || !isEntryOf(keyHere)) return
			event.stopImmediatePropagation()
			isGone = true
			latest.current.onClose()
		}
		let isGone = false
		window.addEventListener('popstate', moved, { capture: true })
		return () => {
			window.removeEventListener('popstate', moved, { capture: true })
			if (isGone) return
			leaving = { depth, timer: setTimeout(() => leaveEntry(depth, () => latest.current.key === keyHere)) }
		}
	}, [open])
}

const isEntryOf = (key: string) => (stateNow().key ?? 'default') === key

function takeEntry() {
	if (leaving && leaving.depth === openNow()) {
		clearTimeout(leaving.timer)
		leaving = undefined
		return openNow()
	}
	const depth = openNow() + 1
	window.history.pushState({ ...stateNow(), [mark]: depth }, '')
	return depth
}

function leaveEntry(depth: number, isStillHere: () => boolean) {
	leaving = undefined
	// Whoever closed it has moved on already: the entry stays behind, one more press of Back.
	if (openNow() !== depth) return
	const arrived = (event: PopStateEvent) => {
		event.stopImmediatePropagation()
		window.removeEventListener('popstate', arrived, { capture: true })
		// The router moved on before the browser had gone back.
		if (!isStillHere()) {
			window.addEventListener('popstate', (again) => again.stopImmediatePropagation(), { capture: true, once: true })
			window.history.forward()
		}
	}
	window.addEventListener('popstate', arrived, { capture: true })
	window.history.back()
}
