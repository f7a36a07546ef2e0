import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Send } from '#contract/client.ts'

/** Calls the JSON API in this process as a visitor: the same validation, permissions and transaction as over the wire. `answered` sees each answer. */
export const injectInto =
	(app: Pick<FastifyInstance, 'inject'>, answered: (response: ServerResponse) => void = () => undefined): Send =>
	async ({ method, url, body }) => {
		const reply = await app.inject({ method: method as 'GET', url: `/api${url}`, ...(body !== undefined && { payload: body as object }) })
		answered(reply.raw.res)
		const text = reply.body
		return {
			status: reply.statusCode,
			body: text === '' ? undefined : (JSON.parse(text) as unknown),
			retryAfter: Number(reply.headers['retry-after']) || undefined,
		}
	}
