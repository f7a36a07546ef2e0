import { setImmediate } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
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
	app.get<{ Params: { status: string } }>('/:status', { config: limit }, async (request, reply) => {
		await setImmediate()
		return reply.code(Number(request.params.status)).send('done')
	})
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

test('many calls at once are no more than many after each other; those that count for nothing give back what they held (D-57)', async () => {
	const ask = await anApp()
	const answers = await Promise.all(Array.from({ length: 40 }, () => ask(201)))
	expect(answers.filter((answer) => answer === 201)).toHaveLength(2)
	const others = await Promise.all([400, 400].map((status) => ask(status, '203.0.113.3')))
	expect(others).toEqual([400, 400])
	expect([await ask(201, '203.0.113.3'), await ask(201, '203.0.113.3')]).toEqual([201, 201])
})

test('who hangs up before the answer is counted too (D-57)', async () => {
	const app = Fastify()
	answerRefusals(app)
	const limits = await openLimits(app, { on: true })
	const limit = limits.of({ max: 2, seconds: 60, counts: ({ statusCode }) => statusCode === 201 }, 'address')
	let begun = Promise.withResolvers<void>()
	let hungUp = Promise.withResolvers<void>()
	app.post('/', { config: limit }, async (_, reply) => {
		begun.resolve()
		await hungUp.promise
		return reply.code(201).send('made')
	})
	const sent = vi.fn()
	app.addHook('onSend', async () => sent())
	const address = await app.listen({ port: 0, host: '127.0.0.1' })
	onTestFinished(() => app.close())
	for (const turn of [1, 2]) {
		begun = Promise.withResolvers<void>()
		hungUp = Promise.withResolvers<void>()
		const aborted = new AbortController()
		const asked = fetch(address, { method: 'POST', signal: aborted.signal })
		await begun.promise
		aborted.abort()
		await expect(asked).rejects.toThrow()
		hungUp.resolve()
		await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(turn))
	}
	expect((await fetch(address, { method: 'POST' })).status).toBe(429)
})
