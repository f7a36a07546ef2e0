import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { setClock } from '#platform/clock.ts'
import { type CacheRule, createReplyCache } from './reply-cache.ts'

afterEach(() => setClock(undefined))

/** A process with one kept route that shows settings; `made` counts how often its answers were made. */
function aProcess({ maxEntries = 10, shown = { shows: ['site-settings'] } }: { maxEntries?: number; shown?: CacheRule } = {}) {
	const kept = createReplyCache()
	const answers = kept.open({ maxEntries })
	const app = Fastify()
	let made = 0
	let making = async () => {}
	app.get<{ Params: { key: string } }>('/:key', async (request, reply) => {
		const { key } = request.params
		if (answers.send(key, request, reply)) return reply
		const make = async () => {
			made += 1
			const body = `${key} ${made}`
			await making()
			return { body, type: 'text/plain' }
		}
		await answers.makeAndSend(request, reply, { key, shown, make })
		return reply
	})
	return {
		kept,
		get: async (key: string) => (await app.inject({ url: `/${key}` })).body,
		/** What is done between reading and answering. */
		meanwhile: (work: () => Promise<void>) => {
			making = work
		},
	}
}

test('what is kept is made once, until what it shows changes; another change leaves it alone (D-27)', async () => {
	const { kept, get } = aProcess()
	expect([await get('a'), await get('a')]).toEqual(['a 1', 'a 1'])
	kept.forget(['repair-catalogue', 'vehicle-catalogue'])
	expect(await get('a')).toBe('a 1')
	kept.forget(['site-settings'])
	expect(await get('a')).toBe('a 2')
	kept.forget()
	expect(await get('a')).toBe('a 3')
})

test('a value that several answers are made from is made once until what it shows changes, and again where it failed', async () => {
	setClock(new Date('2026-11-20T10:00:00Z'))
	const kept = createReplyCache()
	const count = kept.values<number>({ shows: ['parts-catalogue'], keepForSeconds: 3 }, { maxEntries: 2 })
	let made = 0
	const make = async () => (made += 1)
	expect([await count('a', make), await count('a', make)]).toEqual([1, 1])
	kept.forget(['site-settings'])
	expect(await count('a', make)).toBe(1)
	kept.forget(['parts-catalogue'])
	expect(await count('a', make)).toBe(2)
	setClock(new Date('2026-11-20T10:00:04Z'))
	expect(await count('a', make)).toBe(3)
	await expect(count('b', () => Promise.reject(new Error('not now')))).rejects.toThrow('not now')
	expect([await count('b', make), await count('c', make), await count('a', make)]).toEqual([4, 5, 6])
})

test('bytes made from what was read before a change are answered, but never kept (D-27)', async () => {
	const { kept, get, meanwhile } = aProcess()
	meanwhile(async () => kept.forget(['site-settings']))
	expect(await get('a')).toBe('a 1')
	meanwhile(async () => {})
	expect([await get('a'), await get('a')]).toEqual(['a 2', 'a 2'])
})

test('what was read on one day in India and finished on the next is answered, but never kept (D-47)', async () => {
	setClock(new Date('2026-11-20T18:29:59Z'))
	const { get, meanwhile } = aProcess()
	meanwhile(async () => setClock(new Date('2026-11-20T18:30:00Z')))
	expect([await get('a'), await get('a'), await get('a')]).toEqual(['a 1', 'a 2', 'a 2'])
})

test('who asks after a change never gets what somebody else began to make before it (D-27)', async () => {
	const { kept, get, meanwhile } = aProcess()
	const { promise: isBegun, resolve: begin } = Promise.withResolvers<void>()
	const { promise: isFinished, resolve: finish } = Promise.withResolvers<void>()
	meanwhile(() => {
		begin()
		return isFinished
	})
	const early = get('a')
	await isBegun
	meanwhile(async () => {})
	kept.forget(['site-settings'])
	expect(await get('a')).toBe('a 2')
	finish()
	expect(await early).toBe('a 1')
	expect(await get('a')).toBe('a 2')
})

test('of many who ask at once for what is not there yet, one makes it for all', async () => {
	const { get, meanwhile } = aProcess()
	meanwhile(() => pause(20))
	expect(new Set(await Promise.all(Array.from({ length: 30 }, () => get('a'))))).toEqual(new Set(['a 1']))
})

test('a failure is told to all who wait for it, and the next tries again', async () => {
	const { get, meanwhile } = aProcess()
	meanwhile(async () => {
		throw new Error('not now')
	})
	const [one, other] = await Promise.all([get('a'), get('a')])
	expect([one, other]).toEqual([expect.stringContaining('not now'), expect.stringContaining('not now')])
	meanwhile(async () => {})
	expect(await get('a')).toBe('a 2')
})

test('so many answers of a route are kept and no more, the oldest goes first', async () => {
	const { get } = aProcess({ maxEntries: 2 })
	for (const key of ['a', 'b', 'c']) await get(key)
	expect([await get('b'), await get('c')]).toEqual(['b 2', 'c 3'])
	expect(await get('a')).toBe('a 4')
})

test('what moves with every order is kept for seconds at most, also by shared caches; everything is made anew at midnight in India (D-47)', async () => {
	setClock(new Date('2026-11-20T18:00:00Z'))
	const [moving, lasting] = [aProcess({ shown: { shows: [], keepForSeconds: 3 } }), aProcess()]
	expect([await moving.get('a'), await lasting.get('a')]).toEqual(['a 1', 'a 1'])
	setClock(new Date('2026-11-20T18:00:02Z'))
	expect(await moving.get('a')).toBe('a 1')
	setClock(new Date('2026-11-20T18:00:04Z'))
	expect([await moving.get('a'), await lasting.get('a')]).toEqual(['a 2', 'a 1'])
	setClock(new Date('2026-11-20T18:31:00Z'))
	expect(await lasting.get('a')).toBe('a 2')
})
