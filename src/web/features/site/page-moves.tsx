import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusHeading, focusOn, isHeadingFocused } from '../../ui/focus-heading.ts'

/**
 * After a move inside the product the new page fades in, and the focus goes to the new page's heading, so that screen readers say where one
 * is and the keyboard goes on from there (ux 4); after `#section` to that section. The first page keeps the browser's own behaviour.
 */
export function PageMoves() {
	const { pathname, hash } = useLocation()
	const first = useRef(true)
	// biome-ignore lint/correctness/useExhaustiveDependencies: a move to another page is the reason, also without a section
	useEffect(() => {
		if (first.current) {
			first.current = false
			return
		}
		fadeIn()
		// Ids of ours have no signs that an address writes otherwise; a strange '#50%' cannot be read.
		if (hash) return focusOn(document.getElementById(hash.slice(1)), { preventScroll: false })
		focusHeading({ preventScroll: true })
		return followHeading()
	}, [pathname, hash])
	return null
}

/** So that the eye sees that this is another page (ux 16). Only its opacity moves: what is fixed to the screen stays where it is. */
function fadeIn() {
	if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
	document.getElementById('main')?.animate({ opacity: [0.4, 1] }, { duration: 140, easing: 'ease-out' })
}

/** A page that is still on its way gives its heading up for the real one: the focus goes along, until the person does something. */
function followHeading() {
	const main = document.getElementById('main')
	if (!main) return
	const isLost = () => document.activeElement === document.body || document.activeElement === main
	const watch = new MutationObserver(() => {
		if (isLost() && !isHeadingFocused()) focusHeading({ preventScroll: true })
	})
	watch.observe(main, { childList: true, subtree: true })
	const end = () => watch.disconnect()
	const acts = ['pointerdown', 'keydown'] as const
	for (const act of acts) window.addEventListener(act, end, { capture: true })
	return () => {
		end()
		for (const act of acts) window.removeEventListener(act, end, { capture: true })
	}
}
