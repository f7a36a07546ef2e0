import type { FastifyInstance } from 'fastify'

type Described = { paths?: Record<string, Record<string, { responses?: object }>> }

/**
 * Compares every answer of the API with its own description: a call that answers a status which /api/openapi.json does not name for it
 * is added to `undescribed` (D-25), and so is one that asks to come again without saying when (D-50).
 */
export function watchAnswers(app: FastifyInstance, undescribed: Set<string>) {
	let paths: Described['paths']
	app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
		if (!routeOptions.config.contract) return
		const { statusCode } = reply
		paths ??= (app.swagger() as Described).paths
		const url = String(routeOptions.url).replace(/:(\w+)/g, '{$1}')
		const described = paths?.[url]?.[method === 'HEAD' ? 'get' : method.toLowerCase()]?.responses ?? {}
		if (!(statusCode in described)) undescribed.add(`${method} ${url} answered ${statusCode}`)
		if ([429, 503].includes(statusCode) && !reply.hasHeader('retry-after'))
			undescribed.add(`${method} ${url} does not say when to come again`)
	})
}
