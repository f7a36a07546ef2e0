import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable } from '#platform/database/database-errors.ts'
import { reasonOf } from '#platform/log.ts'
import { busy, notFound, Problem, presentProblem } from './problem.ts'

/** Turns whatever was thrown into the one error shape (D-18): never HTML, a stack, SQL or a path. */
export function answerRefusals(app: FastifyInstance) {
	app.setErrorHandler((error, request, reply) => {
		const problem = asProblem(error)
		if (!problem) {
			request.log.error({ err: error, route: request.routeOptions.url }, 'a call failed')
			return sendProblem(request, reply, ourFault(request.id))
		}
		if (problem.status === 503) request.log.warn({ reason: reasonOf(error), route: request.routeOptions.url }, 'a call was put off')
		return sendProblem(request, reply, problem)
	})
}

/** `error_id` is what its reader can tell our support: the log has the error under it. */
const ourFault = (requestId: string) =>
	new Problem(500, 'Something went wrong on our side. Please try again.', { extra: { error_id: requestId } })

export const sendProblem = (request: FastifyRequest, reply: FastifyReply, problem: Problem) => {
	if (problem.retryAfter !== undefined) reply.header('retry-after', String(problem.retryAfter))
	// Who did not send his whole request sends no other.
	if (problem.status === 408) reply.header('connection', 'close')
	reply
		.header('cache-control', 'no-store')
		.type('application/json; charset=utf-8')
		.serializer((body: unknown) => JSON.stringify(body))
	return reply.code(problem.status).send(presentProblem(problem, request.routeOptions.config))
}

/** What is no HTTP request at all, too long a header or too slow: Node has no request to answer with, so this is written by hand. */
export function answerMalformedRequest(error: Error & { code?: string }, socket: Socket) {
	if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
	const [status, words] = brokenBy[error.code ?? ''] ?? [400, 'The request cannot be read.']
	const body = JSON.stringify(presentProblem(new Problem(status, words)))
	const head = [
		`HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
		'Content-Type: application/json; charset=utf-8',
		`Content-Length: ${Buffer.byteLength(body)}`,
	]
	return socket.end([...head, 'Connection: close', '', body].join('\r\n'))
}

const brokenBy: Record<string, [status: number, words: string]> = {
	ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
	HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too long.'],
}

export const databaseUnavailable = () => busy('We cannot reach our records just now. Please try again in a moment.', 3)

function asProblem(error: unknown): Problem | null {
	if (error instanceof Problem) return error
	if (isDatabaseUnavailable(error)) return databaseUnavailable()
	const { statusCode, code } = error as FastifyError
	if (code && code in wordsOfCode) return new Problem(statusCode ?? 400, wordsOfCode[code] ?? 'The request cannot be read.')
	if (statusCode === 404) return notFound()
	if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Problem(statusCode, 'The request cannot be read.')
	return null
}

const wordsOfCode: Record<string, string> = {
	FST_ERR_CTP_INVALID_MEDIA_TYPE: 'This content type is not accepted here. Please send JSON.',
	FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
	FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large.',
	FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The length of the body does not fit its header.',
	FST_ERR_BAD_URL: 'The address cannot be read.',
}
