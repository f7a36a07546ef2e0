import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { Endpoint } from '#contract/endpoint.ts'

const who: Record<Endpoint['access'], string> = {
	public: 'Anyone may call.',
	'signed-in': "Needs a login; answers only what is the caller's own.",
	technician: 'For technicians, staff and admins.',
	staff: 'For staff and admins.',
	admin: 'For admins.',
}

/** What a call may be refused with, and which calls that concerns. */
const refusals: [status: number, meaning: string, concerns: (endpoint: Endpoint) => boolean][] = [
	[
		400,
		'What was sent is wrong: messages by field, or one text in detail, error and message.',
		({ body, query, repeatable }) => Boolean(body || query || repeatable),
	],
	[401, 'No valid login.', ({ access }) => access !== 'public'],
	[403, 'The role is missing.', ({ access }) => access !== 'public' && access !== 'signed-in'],
	[404, "There is no such object, or it is not the caller's.", ({ params }) => Boolean(params)],
	[
		409,
		'A request with the same Idempotency-Key is still running; ask again after Retry-After seconds.',
		({ repeatable }) => repeatable === true,
	],
	[413, 'The body is too large.', ({ body }) => Boolean(body)],
	[415, 'The body is of a type that the call does not take.', ({ body }) => Boolean(body)],
	[422, 'The Idempotency-Key was used for another body.', ({ repeatable }) => repeatable === true],
	[429, 'Too many requests; ask again after Retry-After seconds.', () => true],
	[503, 'Not possible just now; ask again after Retry-After seconds.', () => true],
]

/** The API describes itself: OpenAPI 3.1 at /api/openapi.json (D-25). Register before the routes. */
export async function describeApi(app: FastifyInstance) {
	await app.register(swagger, {
		openapi: {
			openapi: '3.1.0',
			info: {
				title: 'Pahiya',
				version: '1',
				description: 'Two-wheeler care at your doorstep. Money is rupees; days and hours are Asia/Kolkata.',
			},
			servers: [{ url: '/' }],
			components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
		},
		transform: ({ schema, url, route, ...rest }) => {
			const endpoint = (route.config as { contract?: Endpoint } | undefined)?.contract
			const shown = jsonSchemaTransform({ schema: schema as never, url, route, ...rest } as never)
			if (!endpoint) return { ...shown, schema: { ...shown.schema, hide: true } }
			return { ...shown, schema: withMeaning(endpoint, shown.schema as Described) }
		},
		transformObject: jsonSchemaTransformObject,
	})
	app.get('/api/openapi.json', { schema: { hide: true } as object }, () => app.swagger())
}

type Described = { response?: Record<string, object>; body?: { properties?: Record<string, object> } }

/** The same fields as JSON or as a form, where some of them may be files. */
const contentsOf = (body: Described['body'], files: NonNullable<Endpoint['files']>) => ({
	'application/json': { schema: body },
	'multipart/form-data': {
		schema: {
			...body,
			properties: {
				...body?.properties,
				...Object.fromEntries(
					Object.entries(files).map(([field, { megabytes, mediaTypes }]) => [
						field,
						{ type: 'string', format: 'binary', description: `A file of at most ${megabytes} MB: ${mediaTypes.join(', ')}.` },
					]),
				),
			},
		},
	},
})

function withMeaning(endpoint: Endpoint, shown: Described) {
	const errors = refusals.filter(([, , concerns]) => concerns(endpoint))
	return {
		...shown,
		...(endpoint.files && { body: { content: contentsOf(shown.body, endpoint.files) } }),
		tags: [endpoint.address.split('/')[1] ?? 'api'],
		description: [who[endpoint.access], endpoint.repeatable ? 'Takes an Idempotency-Key: the same key and body is done once.' : '']
			.join(' ')
			.trim(),
		...(endpoint.access !== 'public' && { security: [{ bearer: [] }] }),
		...(endpoint.repeatable && { headers: { type: 'object', properties: { 'Idempotency-Key': { type: 'string', maxLength: 255 } } } }),
		response: {
			...shown.response,
			...Object.fromEntries(errors.map(([status, meaning]) => [status, { description: meaning, ...refusal }])),
		},
		'x-errors': errors.map(([status, meaning]) => `${status}: ${meaning}`),
	}
}

/** The one error shape (D-18). */
const refusal = {
	type: 'object',
	properties: { detail: { type: 'string' }, error: { type: 'string' }, message: { type: 'string' } },
	additionalProperties: true,
}
