import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { singlePress } from './single-press.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function aButton() {
	const button = { isBusy: false }
	return { button, ...singlePress((isBusy) => Object.assign(button, { isBusy })) }
}

test('a press while the first is under way is not heard (B.R-45)', async () => {
	const { button, press } = aButton()
	const answer = Promise.withResolvers<string>()
	const work = vi.fn(() => answer.promise)
	const first = press(work)
	expect(button.isBusy).toBe(true)
	expect(await press(work)).toBeUndefined()
	answer.resolve('saved')
	expect(await first).toBe('saved')
	expect(work).toHaveBeenCalledTimes(1)
})

test('the second press of a double click does not press what the first one brought in its place', async () => {
	const { button, press } = aButton()
	const [confirm, start] = [vi.fn(async () => 'confirmed'), vi.fn(async () => 'started')]
	await press(confirm)
	vi.advanceTimersByTime(150)
	await press(start)
	expect(start).not.toHaveBeenCalled()
	vi.advanceTimersByTime(350)
	expect(button.isBusy).toBe(false)
	expect(await press(start)).toBe('started')
})

test('a slow answer leaves nothing to wait for, and a failure can be tried again at once', async () => {
	const { button, press } = aButton()
	await press(async () => void vi.advanceTimersByTime(600))
	expect(button.isBusy).toBe(false)
	await expect(press(() => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer')
	expect(button.isBusy).toBe(false)
})

test('a button whose screen is being left stays busy', async () => {
	const { button, press, release } = aButton()
	await press(async () => 'leaving')
	vi.advanceTimersByTime(60_000)
	expect(button.isBusy).toBe(true)
	// The browser brought the page back as it was left.
	release()
	expect(button.isBusy).toBe(false)
})
