import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Actor } from './actor.ts'
import { admitCaller, answerWithinMs, bearerOf, type Door, inTime } from './serve.ts'

/** Who asks for a stream, with what, and what he heard last (Last-Event-ID). */
export type Listener = { actor: Actor; bearer: string; lastEventId: string | undefined }

/** Nothing on the way may keep, compress or hold back what is sent; the connection is worth nothing after it. */
const headers = {
	'content-type': 'text/event-stream; charset=utf-8',
	'cache-control': 'no-store, no-transform',
	'x-accel-buffering': 'no',
	connection: 'close',
}

/**
 * Serves a call that answers with server-sent events: the same address, actor and refusals as `serve`, without a transaction. The
 * account is always looked up again. `open` answers or refuses in time like every call (D-50); what it opens may last.
 */
export function serveStream(door: Door, endpoint: Endpoint & { stream: true }, open: (listener: Listener) => Promise<Readable>) {
	const [, url = '/'] = endpoint.address.split(' ')
	door.addresses.set(url, new Set(['GET', 'HEAD']))
	const onRequest = async (request: FastifyRequest) => {
		await admitCaller(door, endpoint, request)
	}
	door.app.route({
		method: 'GET',
		url,
		exposeHeadRoute: false,
		config: { contract: endpoint },
		schema: { summary: endpoint.summary, response: { 200: { content: { 'text/event-stream': { schema: endpoint.reply } } } } },
		onRequest,
		handler: async (request, reply) =>
			reply.headers(headers).send(await inTime(open(listenerOf(request)), answerWithinMs - request.waited)),
	})
	door.app.route({
		method: 'HEAD',
		url,
		schema: { hide: true } as object,
		onRequest,
		handler: async (_request, reply: FastifyReply) => reply.headers(headers).send(),
	})
}

// `admitCaller` has let in only whoever is somebody.
const listenerOf = (request: FastifyRequest): Listener => ({
	actor: request.actor as Actor,
	bearer: bearerOf(request) ?? '',
	lastEventId: request.headers['last-event-id']?.toString(),
})
