import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { isReady } from '#platform/database/migrate.ts'
import type { Log } from '#platform/log.ts'
import { notFound } from './problem.ts'
import { answerRefusals, databaseAway, sendProblem } from './refusals.ts'
import { dataPolicy, securityHeaders } from './security-headers.ts'

type Parts = { database: Database; addresses: Map<string, Set<string>> }

/** Health says that this process serves, ready that its database does too (D-08). */
export function tellState(app: FastifyInstance, { database, addresses }: Parts) {
	const state = (url: string, isSo: () => Promise<boolean>, status: string) => {
		addresses.set(url, new Set(['GET', 'HEAD']))
		app.get(url, { schema: { hide: true } as object }, async (request, reply) => {
			if (!(await isSo())) return sendProblem(request, reply, databaseAway())
			return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(JSON.stringify({ status }))
		})
	}
	state('/health/', async () => true, 'ok')
	state('/ready/', () => isReady(database), 'ready')
}

/** What a process without pages and calls answers on its own port (D-62): the two questions above, and nothing else. */
export async function openState({ database, log }: { database: Database; log: Log }): Promise<FastifyInstance> {
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
	await app.register(async (api) => tellState(api, { database, addresses: new Map() }), { prefix: '/api' })
	return app
}
