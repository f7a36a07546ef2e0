import scalar from '@scalar/fastify-api-reference'
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { docsPolicy } from './security-headers.ts'

const who: Record<Endpoint['access'], string> = {
	public: 'Anyone may call.',
	'signed-in': 'Needs a login; answers only what is the caller\'s own.',
	technician: 'For technicians, staff and admins.',
	staff: 'For staff and admins.',
	admin: 'For admins.',
}

const refusals = {
	400: 'What was sent is wrong: messages by field, or one text in detail, error and message.',
	401: 'No valid login.',
	403: 'The role is missing.',
	404: 'There is no such object, or it is not the caller\'s.',
	409: 'A request with the same Idempotency-Key is still running; ask again after Retry-After seconds.',
	422: 'The Idempotency-Key was used for another body.',
	429: 'Too many requests; ask again after Retry-After seconds.',
	503: 'Not possible just now; ask again after Retry-After seconds.',
}

/** The API describes itself: OpenAPI 3.1 at /api/openapi.json, a readable page at /api/docs (D-25). Register before the routes. */
export async function describeApi(app: FastifyInstance) {
	await app.register(swagger, {
		openapi: {
			openapi: '3.1.0',
			info: { title: 'Pahiya', version: '1', description: 'Two-wheeler care at your doorstep. Money is rupees; days and hours are Asia/Kolkata.' },
			servers: [{ url: '/' }],
			components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
		},
		transform: ({ schema, url, route, ...rest }) => {
			const endpoint = (route.config as { contract?: Endpoint } | undefined)?.contract
			const shown = jsonSchemaTransform({ schema: schema as never, url, route, ...rest } as never)
			if (!endpoint) return { ...shown, schema: { ...shown.schema, hide: true } }
			return { ...shown, schema: { ...(shown.schema as object), ...describe(endpoint) } }
		},
	})
	await app.register(scalar, { routePrefix: '/api/docs', configuration: { url: '/api/openapi.json', withDefaultFonts: false, telemetry: false } as never })
	app.addHook('onSend', async (request, reply) => {
		if (request.url.startsWith('/api/docs')) reply.header('content-security-policy', docsPolicy)
	})
	app.get('/api/openapi.json', { schema: { hide: true } as object }, () => app.swagger())
}

function describe(endpoint: Endpoint) {
	const signed = endpoint.access !== 'public'
	return {
		tags: [endpoint.address.split('/')[1] ?? 'api'],
		description: [who[endpoint.access], endpoint.repeatable ? 'Takes an Idempotency-Key: the same key and body is done once.' : ''].join(' ').trim(),
		...(signed && { security: [{ bearer: [] }] }),
		'x-errors': Object.entries(refusals)
			.filter(([status]) => (signed || !['401', '403'].includes(status)) && (endpoint.repeatable || !['409', '422'].includes(status)))
			.map(([status, meaning]) => `${status}: ${meaning}`),
	}
}
