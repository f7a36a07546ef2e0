import { expect, vi } from 'vitest'

/** What the page hands to the browser to be saved from now on. */
export function savedFiles() {
	const names: string[] = []
	vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
		names.push(this.download)
	})
	const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved')
	return {
		names,
		/** The last one, once there is one; without the mark that says how it is written. */
		text: async () => {
			await expect.poll(() => saved.mock.calls.length).toBeGreaterThan(0)
			const [file] = saved.mock.lastCall ?? []
			return file instanceof Blob ? file.text() : 'nothing was saved'
		},
	}
}
