import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a move inside the product the focus goes to the new page's heading, so that screen readers say where one is and the
 * keyboard goes on from there (ux 4); after `#section` to that section. The first page keeps the browser's own behaviour.
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
		const target = hash
			? document.getElementById(decodeURIComponent(hash.slice(1)))
			: (document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main'))
		if (!target) return
		if (!target.hasAttribute('tabindex')) target.tabIndex = -1
		target.focus({ preventScroll: !hash })
	}, [pathname, hash])
	return null
}
