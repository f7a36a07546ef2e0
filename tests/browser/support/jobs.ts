import { type Page, test } from '@playwright/test'

/** What a journey says of a job, for the table that the run prints at its end. */
export const jobAnnotation = 'job'
export type Effort = { presses: number; keys: number; seconds: number }

type Counts = Omit<Effort, 'seconds'>

/**
 * Counts what a person does on this page from its next load on: `presses` of mouse or finger and `keys`. Returns `job(name, work)`,
 * which does the work, puts its effort into the table of common jobs and returns it. The seconds are those of a machine: nobody
 * thinks or reads.
 */
export async function countJobs(page: Page) {
	const counted: Counts = { presses: 0, keys: 0 }
	await page.exposeFunction('countEffort', (kind: keyof Counts, howMany: number) => {
		counted[kind] += howMany
	})
	await page.addInitScript(() => {
		const { countEffort } = window as unknown as { countEffort: (kind: keyof Counts, howMany: number) => void }
		const on = <Name extends keyof DocumentEventMap>(name: Name, listener: (event: DocumentEventMap[Name]) => void) =>
			document.addEventListener(name, listener, { capture: true })
		on('pointerdown', () => countEffort('presses', 1))
		on('keydown', () => countEffort('keys', 1))
		// A test may fill a field or choose an entry at once; a person types it, or opens the list and presses the entry.
		on('input', (event) => {
			if (event instanceof InputEvent && (event.data?.length ?? 0) > 1) countEffort('keys', event.data?.length ?? 0)
			else if (event.target instanceof HTMLSelectElement) countEffort('presses', 2)
		})
	})
	return async function job(name: string, work: () => Promise<void>): Promise<Effort> {
		const before = { ...counted }
		const begun = performance.now()
		await work()
		const seconds = (performance.now() - begun) / 1000
		// What the page has counted so far arrives before this answer.
		await page.evaluate(() => undefined)
		const effort = { presses: counted.presses - before.presses, keys: counted.keys - before.keys, seconds }
		test.info().annotations.push({ type: jobAnnotation, description: JSON.stringify({ name, ...effort }) })
		return effort
	}
}
