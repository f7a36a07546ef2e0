import Fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { openLimits } from './limits.ts'
import { answerRefusals } from './refusals.ts'

afterEach(() => {
	vi.useRealTimers()
})

async function anApp() {
	const app = Fastify({ trustProxy: true })
	answerRefusals(app)
	const limits = await openLimits(app, { on: true })
	const limit = limits.of({ max: 2, seconds: 60, counts: ({ statusCode }) => statusCode === 201 }, 'address')
	app.get<{ Params: { status: string } }>('/:status', { config: limit }, (request, reply) =>
		reply.code(Number(request.params.status)).send('done'),
	)
	return async (status: number, address = '203.0.113.1') => {
		const { statusCode, headers } = await app.inject({ url: `/${status}`, headers: { 'x-forwarded-for': address } })
		return headers['retry-after'] === undefined ? statusCode : [statusCode, headers['retry-after']]
	}
}

test('a limit on what comes of calls counts that alone, per address, until its time is over (D-57)', async () => {
	vi.useFakeTimers({ toFake: ['Date'] })
	const ask = await anApp()
	expect([await ask(201), await ask(400), await ask(400), await ask(200), await ask(201)]).toEqual([201, 400, 400, 200, 201])
	vi.advanceTimersByTime(20_000)
	expect(await ask(200)).toEqual([429, '40'])
	expect(await ask(201, '203.0.113.2')).toBe(201)
	vi.advanceTimersByTime(40_000)
	expect([await ask(201), await ask(201), await ask(201)]).toEqual([201, 201, [429, '60']])
})
