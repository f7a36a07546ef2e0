import Fastify, { type FastifyInstance } from 'fastify'
import { docsPolicy } from './security-headers.ts'

const page = '/api/docs/'
const program = `${page}js/scalar.js`

/** The description as a page for people at /api/docs (D-25). Its program has several megabytes, so it is loaded by the first visit. */
export function showApi(app: FastifyInstance) {
	let docs: Promise<FastifyInstance> | undefined
	for (const url of [page, program])
		app.get(url, { schema: { hide: true } as object }, async (_request, reply) => {
			docs ??= openDocs()
			const { statusCode, headers, rawPayload } = await (await docs).inject(url)
			return reply
				.code(statusCode)
				.headers({
					'content-type': headers['content-type'],
					'content-security-policy': docsPolicy,
					'cache-control': 'public, max-age=3600',
				})
				.send(rawPayload)
		})
}

async function openDocs() {
	const { default: scalar } = await import('@scalar/fastify-api-reference')
	const docs = Fastify()
	const configuration = { url: '/api/openapi.json', cdn: program, withDefaultFonts: false, telemetry: false }
	// Its types lag behind the options that its page knows.
	await docs.register(scalar, { routePrefix: page, configuration: configuration as never })
	return docs
}
