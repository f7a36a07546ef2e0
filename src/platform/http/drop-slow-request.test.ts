import { PassThrough } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { dropSlowRequest } from './drop-slow-request.ts'

beforeEach(() => {
	vi.useFakeTimers()
	onTestFinished(() => void vi.useRealTimers())
})

/** A request whose sender goes on sending. */
function arriving(method: string, arrivesWithinMs?: number) {
	const raw = Object.assign(new PassThrough(), { method, complete: false })
	dropSlowRequest({ raw, routeOptions: { config: { arrivesWithinMs } } } as unknown as FastifyRequest)
	return raw
}

test('a request that never ends is hung up on after two minutes, an upload that is stored as it comes after ten (A.E-36, decision 0043)', () => {
	const [short, long] = [arriving('POST'), arriving('POST', 600_000)]
	vi.advanceTimersByTime(129_000)
	expect(short.destroyed).toBe(false)
	vi.advanceTimersByTime(2_000)
	expect([short.destroyed, long.destroyed]).toEqual([true, false])
	vi.advanceTimersByTime(470_000)
	expect(long.destroyed).toBe(true)
})

test('one that came whole is left alone, and one without a body is not watched', async () => {
	const whole = arriving('PATCH')
	whole.resume().end('all of it')
	await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0))
	arriving('GET')
	expect(vi.getTimerCount()).toBe(0)
})
