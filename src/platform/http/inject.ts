import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Send } from '#contract/client.ts'

type Injected = {
	/** Sees each answer. */
	answered?: (response: ServerResponse) => void
	/** Whose limits count, where it is somebody's own call and not a page for everybody. */
	address?: string
}

/** Calls the JSON API in this process as a visitor: the same validation, permissions and transaction as over the wire. */
export const injectInto =
	(app: Pick<FastifyInstance, 'inject'>, { answered = () => undefined, address }: Injected = {}): Send =>
	async ({ method, url, body }) => {
		const reply = await app.inject({
			method: method as 'GET',
			url: `/api${url}`,
			...(address !== undefined && { remoteAddress: address }),
			...(body !== undefined && { payload: body as object }),
		})
		answered(reply.raw.res)
		const text = reply.body
		return {
			status: reply.statusCode,
			body: text === '' ? undefined : (JSON.parse(text) as unknown),
			retryAfter: Number(reply.headers['retry-after']) || undefined,
		}
	}
