const headingOrMain = () => document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main')

/** Whether the focus is on the page's heading, or on its main part where it has none yet. */
export const isHeadingFocused = () => headingOrMain() === document.activeElement

/** Gives the page's heading the focus, such as after a thing was cancelled that has no button for it any more. */
export const focusHeading = (options: FocusOptions = {}) => focusOn(headingOrMain(), options)

export function focusOn(target: HTMLElement | null, options: FocusOptions) {
	if (!target) return
	if (!target.hasAttribute('tabindex')) target.tabIndex = -1
	target.focus(options)
}
