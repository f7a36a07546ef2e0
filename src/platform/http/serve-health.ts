import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { isReady } from '#platform/database/migrate.ts'
import type { Log } from '#platform/log.ts'
import { busy, notFound, type Problem } from './problem.ts'
import { answerRefusals, databaseUnavailable, sendProblem } from './refusals.ts'
import { dataPolicy, securityHeaders } from './security-headers.ts'

type Parts = { database: Database; addresses: Map<string, Set<string>>; isStopping: () => boolean }

/**
 * Health says that this process serves, ready that its database does too and that it will go on: whoever gives out requests should send
 * no more here (D-08).
 */
export function serveHealth(app: FastifyInstance, { database, addresses, isStopping }: Parts) {
	const state = (url: string, refusal: () => Promise<Problem | null>, status: string) => {
		addresses.set(url, new Set(['GET', 'HEAD']))
		app.get(url, { schema: { hide: true } as object }, async (request, reply) => {
			const refused = await refusal()
			if (refused) return sendProblem(request, reply, refused)
			return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(JSON.stringify({ status }))
		})
	}
	state('/health/', async () => null, 'ok')
	state(
		'/ready/',
		async () => (isStopping() ? busy('This process is about to stop.', 1) : (await isReady(database)) ? null : databaseUnavailable()),
		'ready',
	)
}

/** What a process without pages and calls answers on its own port (D-62): the two questions above, and nothing else. */
export async function openHealthServer({ database, log }: { database: Database; log: Log }): Promise<FastifyInstance> {
	const app = Fastify({
		loggerInstance: log as FastifyBaseLogger,
		logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
		forceCloseConnections: true,
		routerOptions: { ignoreTrailingSlash: true },
	})
	answerRefusals(app)
	app.addHook('onRequest', async (_request, reply) => {
		reply.headers(securityHeaders).header('content-security-policy', dataPolicy)
	})
	app.setNotFoundHandler((request, reply) => sendProblem(request, reply, notFound()))
	await app.register(async (api) => serveHealth(api, { database, addresses: new Map(), isStopping: () => false }), { prefix: '/api' })
	return app
}
