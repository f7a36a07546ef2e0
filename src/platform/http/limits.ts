import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from './problem.ts'

/** `max` calls in `seconds`; with `counts` only those that are answered so: what is refused was not done (D-57). */
export type Limit = { max: number; seconds: number; counts?: (reply: FastifyReply) => boolean }
/** Counts those that made something. */
export const whenMade = ({ statusCode }: { statusCode: number }) => statusCode === 201
/** Whose calls are counted together. */
type Per = 'address' | 'account'
const keyFor =
	(per: Per) =>
	({ ip, actor }: FastifyRequest) =>
		per === 'account' && actor ? `account ${actor.id}` : ip

/** General limits (D-39), held in the process; business limits live in the database. */
export type Limits = { on: boolean; of: (limit: Limit, per: Per) => { rateLimit?: object; outcomeLimit?: OutcomeLimit } }

/** With `on` false (RATE_LIMIT=off, D-24) no general limit exists. */
export async function openLimits(app: FastifyInstance, { on }: { on: boolean }): Promise<Limits> {
	if (!on) return { on, of: () => ({}) }
	await app.register(rateLimit, { global: false, hook: 'onRequest' })
	// Once it is known who calls, and before anything of the body is read.
	app.addHook('preParsing', (request, _reply, payload, done) => {
		request.routeOptions.config.outcomeLimit?.begin(request)
		done(null, payload)
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
				? { outcomeLimit: outcomeLimit({ max, seconds, counts }, keyFor(per)) }
				: {
						rateLimit: {
							max,
							timeWindow: seconds * 1000,
							keyGenerator: keyFor(per),
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

/** Addresses and accounts that are remembered at most; the oldest go first. */
const maxKeys = 50_000

/**
 * As the door's library cannot: it counts calls before anybody knows how they end. A call under way holds one of those that
 * are left until it is known whether it counts, so that many at once are no more than many after each other.
 */
function outcomeLimit({ max, seconds, counts }: Required<Limit>, keyOf: (request: FastifyRequest) => string): OutcomeLimit {
	const windows = new Map<string, Window>()
	const isUnderWay = new WeakSet<FastifyRequest>()
	const windowOf = (key: string) => {
		const window = windows.get(key) ?? { counted: 0, underWay: 0, endsAt: 0 }
		if (window.endsAt <= Date.now()) window.counted = 0
		return window
	}
	const remember = (key: string, window: Window) => {
		windows.delete(key)
		if (window.counted + window.underWay > 0) windows.set(key, window)
		const [oldest] = windows.keys()
		if (windows.size > maxKeys && oldest !== undefined) windows.delete(oldest)
	}
	return {
		begin: (request) => {
			const window = windowOf(keyOf(request))
			if (window.counted >= max) throw tooMany(window.endsAt - Date.now())
			if (window.counted + window.underWay >= max) throw tooMany(0)
			window.underWay += 1
			isUnderWay.add(request)
			remember(keyOf(request), window)
		},
		end: (request, reply) => {
			if (!isUnderWay.delete(request)) return
			const window = windowOf(keyOf(request))
			window.underWay = Math.max(0, window.underWay - 1)
			if (reply && counts(reply)) {
				if (window.counted === 0) window.endsAt = Date.now() + seconds * 1000
				window.counted += 1
			}
			remember(keyOf(request), window)
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
