import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { z } from 'zod'
import type { Endpoint, Validated } from '#contract/endpoint.ts'
import type { Database, Db, ReadDb } from '#platform/database/database.ts'
import { onAnnouncement } from '#platform/database/listen.ts'
import { stableJson } from '#shared/stable-json.ts'
import { type Actor, type ActorFor, admit, type FindActor } from './actor.ts'
import { type Answered, DryRunAnswer, isAnswered } from './answered.ts'
import type { Limit, Limits } from './limits.ts'
import { busy, Problem, type WordsBesideFields } from './problem.ts'
import { acceptForms, acceptOneClick } from './read-form.ts'
import { bodyDigest, repeatableOnce } from './repeatable.ts'
import type { CacheRule, ReplyCache, RouteCache } from './reply-cache.ts'

/** The one door: what every call needs, handed to `serve` once by the assembly. */
export type Door = {
	app: FastifyInstance
	database: Database
	findActor: FindActor
	/** With which digests of what callers send are made. */
	digestKey: Uint8Array
	replyCache: ReplyCache
	limits: Limits
	addresses: Map<string, Set<string>>
	/**
	 * Whether refusals at fields also carry the first sentence as `message` and `error`, as some readers of these calls expect (B.R-30,
	 * D-45).
	 */
	wordsBesideFields?: WordsBesideFields
}

/** What a handler may know beside the validated parts: where the caller comes from. */
export type Caller = {
	address: string
	device: string
	cookies: Record<string, string | undefined>
	headers: Record<string, string | string[] | undefined>
}
export type Incoming<E extends Endpoint> = Validated<E> & { caller: Caller }

/** The keys under which files were stored, by field. */
export type StoredKeys = Partial<Record<string, string>>

type Result<E extends Endpoint> = z.input<E['reply']> | Answered<z.input<E['reply']>>
/** A call that changes nothing is given nothing to change anything with. */
type DbFor<E extends Endpoint> = E extends { writes: true } ? Db : E['address'] extends `GET ${string}` ? ReadDb : Db
type Handle<E extends Endpoint, Prepared> = (
	db: DbFor<E>,
	actor: ActorFor<E['access']>,
	request: Incoming<E>,
	prepared: Prepared,
) => Promise<Result<E>>

type Switches<E extends Endpoint, Prepared> = {
	/** Slow work before the transaction: hashing, images, other hosts. `db` is for reads here, and for rows that stand by themselves. */
	prepare?: (db: Db, actor: ActorFor<E['access']>, request: Incoming<E>) => Promise<Prepared>
	/**
	 * For forms that may be larger than memory, instead of `prepare`: each file is stored as it comes, and the handler is given the keys by
	 * field. `giveUp` is told of all of them once the call is answered. Such a form may take ten minutes to arrive.
	 */
	receive?: {
		store: (db: Db, actor: ActorFor<E['access']>, sent: { field: string; bytes: Uint8Array }) => Promise<string>
		giveUp: (db: Db, keys: string[]) => Promise<void>
	}
	/** A browser comes here by itself: what it gets instead of a refusal, which no screen would show. */
	instead?: () => Answered<z.input<E['reply']>>
	/** The same for everybody until what it shows changes: answered from finished bytes (D-27). */
	cached?: CacheRule
	/** Bytes of a body, where far fewer than of others will do. */
	largestBody?: number
	/** A general limit, e.g. `{ max: 30, seconds: 60 }`: per account where a login is needed, else per address (D-39, D-57). */
	limit?: Limit
}

/** Every call answers or refuses within this time, whatever the database does (D-50). */
export const answerWithinMs = 14_000
/** A whole form that is stored as it comes. */
const uploadWithinMs = 600_000
/** Cached answers of one route: other parameters, other answers. */
const maxCached = 300

/**
 * Serves one contract endpoint: address, limit, actor, validation, one transaction for every write, reply schema and
 * success status. The handler gets (db, actor, request) and nothing else to reach for.
 */
export function serve<const E extends Endpoint, Prepared = undefined>(
	door: Door,
	endpoint: E,
	handle: Handle<E, Prepared>,
	switches: Switches<E, Prepared> = {},
) {
	const { app, database, replyCache } = door
	const statuses = endpoint.status ?? [200]
	const [usual = 200] = statuses
	const answers = switches.cached && replyCache.open({ maxEntries: maxCached })
	// What an address with a query means is found out once.
	const keys = new Map<string, string>()
	const { receive } = switches
	const receiving = receive && {
		store: (request: FastifyRequest, sent: { field: string; bytes: Uint8Array }) =>
			receive.store(database.db, request.actor as ActorFor<E['access']>, sent),
		giveUp: (stored: string[]) => receive.giveUp(database.db, stored),
	}
	for (const address of [endpoint.address, ...(endpoint.aliases ?? [])]) {
		const [method = 'GET', url = '/'] = address.split(' ')
		const writes = method !== 'GET' || endpoint.writes === true
		const names = door.addresses.get(url) ?? new Set()
		door.addresses.set(url, names.add(method))
		if (method === 'GET' && !writes) names.add('HEAD')
		const route: RouteOptions = {
			method,
			url,
			exposeHeadRoute: method === 'GET' && !writes,
			...(switches.largestBody !== undefined && { bodyLimit: switches.largestBody }),
			config: {
				contract: endpoint,
				wordsBesideFields: door.wordsBesideFields,
				isCached: switches.cached !== undefined,
				...(switches.receive && { arrivesWithinMs: uploadWithinMs }),
				...(switches.limit && door.limits.of(switches.limit, endpoint.access === 'public' ? 'address' : 'account')),
			},
			schema: {
				summary: endpoint.summary,
				...(endpoint.params && { params: endpoint.params }),
				...(endpoint.query && { querystring: endpoint.query }),
				...(endpoint.body && { body: endpoint.body }),
				response: Object.fromEntries(statuses.map((status) => [status, endpoint.reply])),
			},
			onRequest: async (request, reply) => {
				// Before anything is read or checked; with a query the key is known only once it was.
				const key = request.url.includes('?') ? keys.get(request.url) : request.url
				if (answers && key !== undefined && answers.send(key, request, reply)) return reply
				// What everybody may read is the same for everybody.
				if (writes || endpoint.access !== 'public') await admitCaller(door, endpoint, request)
			},
			handler: async (request, reply) => {
				const actor = request.actor as ActorFor<E['access']>
				const incoming = {
					params: request.params,
					query: request.query,
					body: request.body,
					files: request.uploads ?? {},
					caller: callerOf(request),
				} as unknown as Incoming<E>
				const { instead } = switches
				const work = () => inTime(perform(request, actor, incoming, writes), answerWithinMs - request.waited)
				if (answers && switches.cached) return answerFromCache(request, reply, { answers, shown: switches.cached, work })
				return send(reply, await (instead ? work().catch((error: unknown) => excuse(request, error, instead)) : work()))
			},
		}
		if (endpoint.files) acceptForms(app, { rules: endpoint.files, receiving }, (scope) => scope.route(route))
		else if (endpoint.oneClick) acceptOneClick(app, (scope) => scope.route(route))
		else app.route(route)
	}

	async function perform(
		request: FastifyRequest,
		actor: ActorFor<E['access']>,
		incoming: Incoming<E>,
		writes: boolean,
	): Promise<Result<E>> {
		const prepared = (receive ? keysOf(request) : await switches.prepare?.(database.db, actor, incoming)) as Prepared
		// What this handler was not given it cannot use.
		if (!writes) return handle(database.db as DbFor<E>, actor, incoming, prepared)
		// An empty header is no key: it would be everybody's.
		const key = (endpoint.repeatable && request.headers['idempotency-key']) || undefined
		try {
			return await database.transaction(async (db) => {
				// Whoever changed something sees it at once; the other processes are told by the database.
				onAnnouncement(db, replyCache.forget)
				const work = () => handle(db as DbFor<E>, actor, incoming, prepared)
				if (key === undefined) return ended(work)
				const scope = {
					key: String(key),
					owner: actor?.id ?? null,
					route: endpoint.address,
					// A body that the call does not know has been judged by nobody; it may be nested too deep to be written out.
					digest: bodyDigest(
						door.digestKey,
						{ ...asObject(request.params), ...asObject(request.query) },
						endpoint.body && request.body,
						request.received ?? request.uploads,
					),
				}
				return repeatableOnce(db, scope, usual, work)
			})
		} catch (refusal) {
			if (refusal instanceof DryRunAnswer) return refusal.body as Result<E>
			if (refusal instanceof Problem && refusal.afterRefusal) await database.transaction(refusal.afterRefusal)
			throw refusal
		}
	}

	type CachedCall = { answers: RouteCache; shown: CacheRule; work: () => Promise<Result<E>> }
	async function answerFromCache(request: FastifyRequest, reply: FastifyReply, { answers, shown, work }: CachedCall) {
		// Without a query the address says it all; with one, what the contract made of it: other parameters and another order are no other key.
		const key = request.url.includes('?') ? stableJson([request.params, request.query]) : request.url
		if (key !== request.url) {
			if (keys.size >= maxCached) keys.clear()
			keys.set(request.url, key)
		}
		if (answers.send(key, request, reply)) return reply
		const make = async () => {
			const result = await work()
			const body = JSON.stringify(endpoint.reply.parse(isAnswered(result) ? result.body : result))
			return { body, type: 'application/json; charset=utf-8' }
		}
		await answers.makeAndSend(request, reply, { key, shown, make })
		return reply
	}

	function send(reply: FastifyReply, result: Result<E>) {
		const { status, body, cookies, headers } = isAnswered(result)
			? result
			: { status: usual, body: result, cookies: undefined, headers: undefined }
		for (const { name, value, ...options } of cookies ?? []) reply.setCookie(name, value, options)
		if (headers) reply.headers(headers)
		reply.header('cache-control', 'no-store')
		return reply.code(status).send(status === 204 ? undefined : body)
	}
}

const keysOf = ({ received }: FastifyRequest): StoredKeys =>
	Object.fromEntries(Object.entries(received ?? {}).map(([field, { key }]) => [field, key]))

const asObject = (part: unknown) => part as object | null

async function ended<T>(work: () => Promise<T | Answered<T>>) {
	const result = await work()
	if (isAnswered(result)) await result.lastly?.()
	return result
}

/** Finds out who asks and refuses who may not: 401 without a login, 403 without the role. Counts the time it took. */
export async function admitCaller(door: Door, { access }: Endpoint, request: FastifyRequest) {
	const bearer = bearerOf(request)
	const begun = performance.now()
	const actor = bearer ? await inTime(door.findActor(bearer), answerWithinMs) : null
	request.waited = performance.now() - begun
	admit(access, actor)
	request.actor = actor
}

/** The bearer token of a request; undefined without one. */
export const bearerOf = (request: FastifyRequest) => /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]

const callerOf = (request: FastifyRequest): Caller => ({
	address: request.ip,
	device: (request.headers['user-agent'] ?? '').slice(0, 300),
	cookies: request.cookies,
	headers: request.headers,
})

function excuse<T>(request: FastifyRequest, error: unknown, instead: () => T): T {
	request.log.error({ err: error, route: request.routeOptions.url }, 'a call failed')
	return instead()
}

/** `work`, or 503 when it takes longer. */
export async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
	let timer: NodeJS.Timeout | undefined
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(busy('This is taking too long just now. Please try again in a moment.', 5)), milliseconds)
	})
	try {
		return await Promise.race([work, late])
	} finally {
		clearTimeout(timer)
		// The loser of the race may still fail; its failure has nobody left to tell.
		work.catch(() => undefined)
	}
}

declare module 'fastify' {
	interface FastifyRequest {
		actor: Actor | null
		/** Milliseconds spent on finding out who asks. */
		waited: number
	}
	interface FastifyContextConfig {
		contract?: Endpoint
		wordsBesideFields?: WordsBesideFields | undefined
		/** Answers 304 to whoever has it already. */
		isCached?: boolean
		/** Milliseconds in which a request must have come whole, where it may take longer than others. */
		arrivesWithinMs?: number
	}
}
