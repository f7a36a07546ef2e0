import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

type EntryState = { key?: string; dialogs?: number }
const stateNow = (): EntryState => (typeof window.history.state === 'object' && window.history.state) || {}

/** The current history entry, as the last move left it. */
let here: EntryState = {}
/** What closes the dialogs that are open, the topmost last; the nth stands on an entry that counts n dialogs. */
const openDialogs: (() => void)[] = []

/**
 * Back closes the topmost dialog instead of leaving the page (ux 6). While it is open, an entry of the browser's history stands for it: a
 * copy of the router's own with the number of dialogs, so for the router nobody moved. Closed otherwise, the copy stays: the next dialog
 * takes it, and Back passes over it (`BackOverDialogs`).
 */
export function useBackCloses(isOpen: boolean, onClose: () => void) {
	const latest = useRef(onClose)
	latest.current = onClose
	// A layout effect: Back may be pressed as soon as the dialog is visible, and must find its entry.
	useLayoutEffect(() => {
		if (!isOpen) return
		const close = () => latest.current()
		openDialogs.push(close)
		if ((stateNow().dialogs ?? 0) < openDialogs.length)
			window.history.pushState({ ...stateNow(), dialogs: openDialogs.length } satisfies EntryState, '')
		here = stateNow()
		return () => {
			const place = openDialogs.indexOf(close)
			if (place >= 0) openDialogs.splice(place, 1)
		}
	}, [isOpen])
}

/** Mounted once in the frame of all pages; sees every move in the browser's history before the router does. */
export function BackOverDialogs() {
	const { key } = useLocation()
	// biome-ignore lint/correctness/useExhaustiveDependencies: after every move of the router
	useLayoutEffect(() => {
		here = stateNow()
	}, [key])
	// From the first paint on: whoever goes back at once passes over the copies too.
	useLayoutEffect(() => {
		window.addEventListener('popstate', hearMove, { capture: true })
		return () => window.removeEventListener('popstate', hearMove, { capture: true })
	}, [])
	return null
}

function hearMove(event: PopStateEvent) {
	const [from, to] = [here, stateNow()]
	here = to
	const [were, are] = [from.dialogs ?? 0, to.dialogs ?? 0]
	// Another page is the router's business, and so is any other entry of this one.
	if (from.key !== to.key || were === are) return
	event.stopImmediatePropagation()
	const closed = openDialogs.splice(are)
	for (const close of closed.reverse()) close()
	if (closed.length === 0 && are < were) window.history.back()
}
