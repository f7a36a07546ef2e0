declare global {
	interface Window {
		/** Set by boot-script.ts: records from the page's first moment which button is pressed. */
		earlyPress?: ((event: Event) => void) & { button?: HTMLButtonElement; isHeard?: true }
		/** Reloads the page when Back or Forward changes the address before the router listens. */
		earlyMove?: () => void
	}
}

/** From now on React sees every press itself, except those that submit a form: some of them are lost while it hydrates the page. */
export function endEarlyPresses() {
	if (window.earlyPress) window.earlyPress.isHeard = true
}

/** Repeats, once, a press that came before the page's scripts: on a slow network the page is seen before they are there. */
export function repeatEarlyPress() {
	const { earlyPress } = window
	const button = earlyPress?.button
	if (earlyPress) window.removeEventListener('click', earlyPress, true)
	window.earlyPress = undefined
	// From now on the router handles Back and Forward.
	if (window.earlyMove) window.removeEventListener('popstate', window.earlyMove)
	if (button?.isConnected) button.click()
}
