import axe from 'axe-core'
import { expect } from 'vitest'

/** Nothing of the page, or of the window above it, breaks a rule of accessibility as it stands, in the light scheme. */
export async function expectAccessible() {
	// What moves has another colour on its way.
	const still = new CSSStyleSheet()
	still.replaceSync('*, ::before, ::after { animation-duration: 0s !important; transition-duration: 0s !important }')
	document.adoptedStyleSheets.push(still)
	for (const movement of document.getAnimations()) if (Number.isFinite(movement.effect?.getComputedTiming().endTime)) movement.finish()
	const shown = document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body
	const { violations } = await axe.run(shown, { resultTypes: ['violations'] })
	document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
	expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([])
}
