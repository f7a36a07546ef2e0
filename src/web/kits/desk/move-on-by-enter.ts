import type { KeyboardEvent } from 'react'

const controls = 'input:not([type=hidden]):not(:disabled):not([readonly]), select, textarea, button[type=submit]'

type Control = HTMLInputElement | HTMLSelectElement

/**
 * Enter in a line goes on to the next question instead of sending a form that is half filled in; Ctrl or the command key and Enter send
 * it from anywhere.
 */
export function moveOnByEnter(event: KeyboardEvent<HTMLFormElement>, send: () => void) {
	const { target } = event
	if (event.key !== 'Enter' || event.defaultPrevented) return
	if (event.ctrlKey || event.metaKey) {
		event.preventDefault()
		return send()
	}
	if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
	event.preventDefault()
	const all = [...event.currentTarget.querySelectorAll<Control>(controls)]
	// How many of a service is a detail on the way, like the other hours of a day.
	const isNext = (control: Control) =>
		control.checkVisibility() && !control.closest('[role=group]') && (control.type !== 'radio' || control.name !== target.name)
	const after = all.slice(all.indexOf(target) + 1).filter(isNext)
	const [next] = after
	// Of a group the one that is chosen.
	const chosen =
		next?.type === 'radio' ? after.find((control) => control.name === next.name && 'checked' in control && control.checked) : undefined
	;(chosen ?? next)?.focus()
}
