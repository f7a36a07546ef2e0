import { useEffect, useRef } from 'react'

const isTyping = (at: EventTarget | null) =>
	at instanceof HTMLElement && (at.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName)) && !isTick(at)
const isTick = (at: HTMLElement) => at instanceof HTMLInputElement && /^(checkbox|radio|button)$/.test(at.type)

/**
 * Single keys that work anywhere on the page: not while somebody types, not with Ctrl, Alt or the command key, not behind an open dialog.
 * A handler that returns false leaves the key to the browser.
 */
export function useShortcuts(keys: { [key: string]: () => unknown }) {
	const latest = useRef(keys)
	latest.current = keys
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return
			const work = latest.current[event.key]
			if (!work || document.querySelector('dialog[open]')) return
			if (work() !== false) event.preventDefault()
		}
		document.addEventListener('keydown', press)
		return () => document.removeEventListener('keydown', press)
	}, [])
}
