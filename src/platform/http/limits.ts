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
		request.routeOptions.config.outcomeLimit?.begin(request)
		done()
	})
	// Whatever becomes of the connection: who hangs up before the answer is counted like anybody else.
	app.addHook('onSend', (request, reply, _payload, done) => {
		request.routeOptions.config.outcomeLimit?.end(request, reply)
		done()
	})
	app.addHook('onRequestAbort', (request, done) => {
		// What did not arrive whole is never answered.
		if (!request.raw.complete) request.routeOptions.config.outcomeLimit?.end(request, null)
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

type OutcomeLimit = {
	begin: (request: FastifyRequest) => void
	/** `reply` is null where there is none to judge. */
	end: (request: FastifyRequest, reply: FastifyReply | null) => void
}
type Window = { counted: number; underWay: number; endsAt: number }

/** Addresses that are remembered at most; the oldest go first. */
const maxAddresses = 50_000

/**
 * Per address, as the door's library cannot: it counts calls before anybody knows how they end. A call under way holds one of those that
 * are left until it is known whether it counts, so that many at once are no more than many after each other.
 */
function outcomeLimit({ max, seconds, counts }: Required<Limit>): OutcomeLimit {
	const windows = new Map<string, Window>()
	const isUnderWay = new WeakSet<FastifyRequest>()
	const windowOf = (address: string) => {
		const window = windows.get(address) ?? { counted: 0, underWay: 0, endsAt: 0 }
		if (window.endsAt <= Date.now()) window.counted = 0
		return window
	}
	const remember = (address: string, window: Window) => {
		windows.delete(address)
		if (window.counted + window.underWay > 0) windows.set(address, window)
		const [oldest] = windows.keys()
		if (windows.size > maxAddresses && oldest !== undefined) windows.delete(oldest)
	}
	return {
		begin: (request) => {
			const window = windowOf(request.ip)
			if (window.counted >= max) throw tooMany(window.endsAt - Date.now())
			if (window.counted + window.underWay >= max) throw tooMany(0)
			window.underWay += 1
			isUnderWay.add(request)
			remember(request.ip, window)
		},
		end: (request, reply) => {
			if (!isUnderWay.delete(request)) return
			const window = windowOf(request.ip)
			window.underWay = Math.max(0, window.underWay - 1)
			if (reply && counts(reply)) {
				if (window.counted === 0) window.endsAt = Date.now() + seconds * 1000
				window.counted += 1
			}
			remember(request.ip, window)
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
