import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'

const who: Record<Endpoint['access'], string> = {
	public: 'Anyone may call.',
	'signed-in': "Needs a login; answers only what is the caller's own.",
	technician: 'For technicians, staff and admins.',
	staff: 'For staff and admins.',
	admin: 'For admins.',
}

/** Some of them without a body of their own: what is sent is read all the same. */
const mayBringBody = ({ address }: Endpoint) => !address.startsWith('GET ')

/** What a call may be refused with, and which calls that concerns; a status may have several reasons. */
const refusals: [status: number, meaning: string, concerns: (endpoint: Endpoint) => boolean][] = [
	[
		400,
		'What was sent is wrong: messages by field, or one text in detail, error and message.',
		(endpoint) => Boolean(endpoint.query) || mayBringBody(endpoint),
	],
	[401, 'No valid login.', ({ access }) => access !== 'public'],
	[403, 'The role is missing.', ({ access }) => access !== 'public' && access !== 'signed-in'],
	[404, "There is no such object, or it is not the caller's.", ({ params }) => Boolean(params)],
	[
		409,
		'A request with the same Idempotency-Key is still running; ask again after Retry-After seconds.',
		({ repeatable }) => repeatable === true,
	],
	[
		409,
		'It was changed since the version that was sent; `current` is what it is now.',
		({ body }) => body instanceof z.ZodObject && 'version' in body.shape,
	],
	[
		409,
		'Another import of the collection is under way; ask again after Retry-After seconds.',
		({ address }) => address.endsWith('/import/'),
	],
	[409, 'It is in use and cannot be deleted.', ({ address }) => address.startsWith('DELETE /admin/')],
	[408, 'The rest of a form did not arrive for 15 seconds.', ({ files }) => Boolean(files)],
	[413, 'The body is too large.', mayBringBody],
	[415, 'The body is of a type that the call does not take.', mayBringBody],
	[422, 'The Idempotency-Key was used for another body.', ({ repeatable }) => repeatable === true],
	[429, 'Too many requests; ask again after Retry-After seconds.', () => true],
	[500, 'A fault of ours, without a word about our insides.', () => true],
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
			const { contract: endpoint, isCached } = (route.config ?? {}) as { contract?: Endpoint; isCached?: boolean }
			const shown = jsonSchemaTransform({ schema: schema as never, url, route, ...rest } as never)
			if (!endpoint) return { ...shown, schema: { ...shown.schema, hide: true } }
			return { ...shown, schema: withMeaning(endpoint, shown.schema as Described, isCached) }
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

/** What any call of its kind may be refused with, and what this one says of itself. */
const errorsOf = (endpoint: Endpoint): [status: number, meaning: string][] => [
	...refusals.flatMap(([status, meaning, concerns]): [number, string][] => (concerns(endpoint) ? [[status, meaning]] : [])),
	...Object.entries(endpoint.refused ?? {}).map(([status, meaning]): [number, string] => [Number(status), meaning]),
]

function withMeaning(endpoint: Endpoint, shown: Described, isCached = false) {
	const errors = errorsOf(endpoint)
	const meaningsOf = (status: number) => errors.flatMap(([other, meaning]) => (other === status ? [meaning] : []))
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
			...(isCached && { 304: { description: 'It is what the ETag or the time in the request says.' } }),
			...Object.fromEntries(errors.map(([status]) => [status, { description: meaningsOf(status).join(' '), ...refusal }])),
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
