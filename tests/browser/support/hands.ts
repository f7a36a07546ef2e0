import type { Page } from '@playwright/test'

let callers = 0
/** A number that nobody has called from. */
export const aNumber = () => `98${String(Date.now() % 1_000_000).padStart(6, '0')}${String(++callers).padStart(2, '0')}`

/** Types as a person does, and counts. */
export function hands(page: Page) {
	let keys = 0
	let presses = 0
	return {
		keys: () => keys,
		/** Of them those that are no letters. */
		presses: () => presses,
		async type(text: string) {
			keys += text.length
			await page.keyboard.type(text)
		},
		async press(...names: string[]) {
			for (const name of names) {
				keys += 1
				presses += 1
				await page.keyboard.press(name)
			}
		},
	}
}
