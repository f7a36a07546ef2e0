declare global {
	interface Window {
		/** Hears, from the page's first moment, which button is pressed; boot-script.ts sets it. */
		earlyPress?: ((event: Event) => void) & { button?: HTMLButtonElement; isHeard?: true }
		/** Loads the page again when Back or Forward leads elsewhere before the router hears of it. */
		earlyMove?: () => void
	}
}

/** From now on React hears every press itself, but for those that send a form: while it takes the page over it loses some of them. */
export function endEarlyPresses() {
	if (window.earlyPress) window.earlyPress.isHeard = true
}

/** Presses again, once, what was pressed before anybody could answer: on a slow network the page is seen before its scripts are there. */
export function repeatEarlyPress() {
	const { earlyPress } = window
	const button = earlyPress?.button
	if (earlyPress) window.removeEventListener('click', earlyPress, true)
	window.earlyPress = undefined
	// The router moves from now on.
	if (window.earlyMove) window.removeEventListener('popstate', window.earlyMove)
	if (button?.isConnected) button.click()
}
