import { describe, expect, test, vi } from 'vitest'
import { ApiProblem } from '#contract/client.ts'
import { writeWork } from './write-work.ts'

type Row = { status: string }
const lost = new Error('There is no connection')
const stale = (current: Row) => new ApiProblem({ status: 409, body: { detail: 'Somebody has changed this in the meantime.', current } })

function confirm({ send, look = () => Promise.reject(lost) }: { send: () => Promise<Row>; look?: () => Promise<Row> }) {
	const keep = vi.fn()
	const done = writeWork<Row>({ send, look, keep, isDone: ({ status }) => status === 'confirmed' })
	return { keep, done }
}

describe('a change of a piece of work', () => {
	test('shows the answer', async () => {
		const { keep, done } = confirm({ send: async () => ({ status: 'confirmed' }) })
		expect(await done).toEqual({ status: 'confirmed' })
		expect(keep).toHaveBeenCalledWith({ status: 'confirmed' })
	})

	test('that happened without an answer is done (B.R-45)', async () => {
		const { done } = confirm({ send: () => Promise.reject(lost), look: async () => ({ status: 'confirmed' }) })
		expect(await done).toEqual({ status: 'confirmed' })
	})

	test('that did not happen fails with its own reason, and the screen shows how it is now', async () => {
		const { keep, done } = confirm({ send: () => Promise.reject(lost), look: async () => ({ status: 'cancelled' }) })
		await expect(done).rejects.toBe(lost)
		expect(keep).toHaveBeenCalledWith({ status: 'cancelled' })
	})

	test('of an older state is refused, and the screen shows what the refusal carries (B.ADMIN-36, D-48)', async () => {
		const refusal = stale({ status: 'cancelled' })
		const look = vi.fn()
		const { keep, done } = confirm({ send: () => Promise.reject(refusal), look })
		await expect(done).rejects.toBe(refusal)
		expect(keep).toHaveBeenCalledWith({ status: 'cancelled' })
		expect(look).not.toHaveBeenCalled()
	})

	test('fails with the first reason where nothing can be looked up either', async () => {
		const { keep, done } = confirm({ send: () => Promise.reject(lost), look: () => Promise.reject(new Error('Still offline')) })
		await expect(done).rejects.toBe(lost)
		expect(keep).not.toHaveBeenCalled()
	})
})
