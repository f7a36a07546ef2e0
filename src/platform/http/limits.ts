import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from './problem.ts'

/** `max` calls in `seconds`; with `counts` only those that are answered so: many people share one address (D-57). */
export type Limit = { max: number; seconds: number; counts?: (reply: FastifyReply) => boolean }
/** Whose calls are counted together. */
type Per = 'address' | 'account'

/** General limits (D-39), held in the process; business limits live in the database. */
export type Limits = { on: boolean; of: (limit: Limit, per: Per) => { rateLimit?: object; outcomeLimit?: OutcomeLimit } }

/** With `on` false (RATE_LIMIT=off, D-24) no general limit exists. */
export async function openLimits(app: FastifyInstance, { on }: { on: boolean }): Promise<Limits> {
	if (!on) return { on, of: () => ({}) }
	await app.register(rateLimit, { global: false, hook: 'onRequest' })
	app.addHook('onRequest', (request, _reply, done) => {
		request.routeOptions.config.outcomeLimit?.refuse(request)
		done()
	})
	app.addHook('onResponse', (request, reply, done) => {
		request.routeOptions.config.outcomeLimit?.count(request, reply)
		done()
	})
	return {
		on,
		of: ({ max, seconds, counts }, per) =>
			counts
				? { outcomeLimit: outcomeLimit({ max, seconds, counts }) }
				: {
						rateLimit: {
							max,
							timeWindow: seconds * 1000,
							keyGenerator: ({ ip, actor }: FastifyRequest) => (per === 'account' && actor ? `account ${actor.id}` : ip),
							errorResponseBuilder: (_request: unknown, { ttl }: { ttl: number }) => tooMany(ttl),
						},
					},
	}
}

type OutcomeLimit = { refuse: (request: FastifyRequest) => void; count: (request: FastifyRequest, reply: FastifyReply) => void }

/** Addresses that are remembered at most; the oldest go first. */
const maxAddresses = 50_000

/** Per address, as the door's library cannot: it counts calls before anybody knows how they end. */
function outcomeLimit({ max, seconds, counts }: Required<Limit>): OutcomeLimit {
	const windows = new Map<string, { counted: number; endsAt: number }>()
	const windowOf = (address: string) => {
		const found = windows.get(address)
		return found && found.endsAt > Date.now() ? found : undefined
	}
	return {
		refuse: ({ ip }) => {
			const window = windowOf(ip)
			if (window && window.counted >= max) throw tooMany(window.endsAt - Date.now())
		},
		count: ({ ip }, reply) => {
			if (!counts(reply)) return
			const window = windowOf(ip) ?? { counted: 0, endsAt: Date.now() + seconds * 1000 }
			window.counted += 1
			windows.delete(ip)
			windows.set(ip, window)
			const [oldest] = windows.keys()
			if (windows.size > maxAddresses && oldest !== undefined) windows.delete(oldest)
		},
	}
}

const tooMany = (milliseconds: number) =>
	new Problem(429, 'Too many requests. Please wait a moment and try again.', { retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)) })

declare module 'fastify' {
	interface FastifyContextConfig {
		outcomeLimit?: OutcomeLimit
	}
}
