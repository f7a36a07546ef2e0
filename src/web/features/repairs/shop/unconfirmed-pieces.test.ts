import { beforeEach, describe, expect, it, vi } from 'vitest'
import { localItem } from './local-item.ts'

const item = localItem(
	{ uuid: 'b-1', name: 'Brakes' },
	{ id: 12, name: 'Pads', description: '', duration: '', warranty: '', recommended: '', base_price: 399, image_url: null, features: [] },
	{ manufacturer: 'Hero', model: 'Splendor Plus', vehicleType: 'Motorcycle', manufacturerId: 2, modelId: 3 },
	349,
)

/** A browser in which `username` is logged in, and the module as a new page would load it. */
async function page(username: string) {
	localStorage.setItem('signedIn', JSON.stringify({ username }))
	vi.resetModules()
	return import('./unconfirmed-pieces.ts')
}

beforeEach(() => {
	const values = new Map<string, string>()
	const storage = {
		getItem: (key: string) => values.get(key) ?? null,
		setItem: (key: string, value: string) => values.set(key, value),
		removeItem: (key: string) => values.delete(key),
	}
	vi.stubGlobal('localStorage', storage)
	vi.stubGlobal('window', { localStorage: storage, addEventListener: () => undefined, removeEventListener: () => undefined })
	vi.useRealTimers()
})

describe('a piece on its way to the cart', () => {
	it('is found by the next page with the key of its press, until it is answered', async () => {
		const first = await page('asha')
		first.addUnconfirmed('key-1', item)
		first.removeUnconfirmed(first.addUnconfirmed('key-2', item))
		expect((await page('asha')).listUnconfirmed()).toMatchObject([{ key: 'key-1', item }])
	})

	it('is nobody else’s', async () => {
		;(await page('asha')).addUnconfirmed('key-1', item)
		expect((await page('ravi')).listUnconfirmed()).toEqual([])
		expect((await page('asha')).listUnconfirmed()).toEqual([])
	})

	it('is given up when the server no longer knows its key', async () => {
		vi.useFakeTimers()
		;(await page('asha')).addUnconfirmed('key-1', item)
		vi.advanceTimersByTime(23 * 3_600_000)
		expect((await page('asha')).listUnconfirmed()).toHaveLength(1)
		vi.advanceTimersByTime(2 * 3_600_000)
		expect((await page('asha')).listUnconfirmed()).toEqual([])
	})
})
