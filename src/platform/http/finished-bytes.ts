import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** An answer, once it is made. */
export type Finished = { body: string | Buffer; type: string; headers?: Record<string, string>; status?: number }
/** The same as bytes that may be sent again and again, compressed once, when a browser first asks for that. */
export type FinishedBytes = {
	plain: Buffer
	br?: Promise<Buffer>
	gzip?: Promise<Buffer>
	headers: OutgoingHttpHeaders & { etag: string; vary: string }
	status: number
}

/** A shared cache may hold a reply for a minute, or for fewer seconds; a browser asks again each time, cheaply by ETag. */
export function bytesOf({ body, type, headers = {}, status = 200 }: Finished, cachedForSeconds = 60): FinishedBytes {
	const plain = typeof body === 'string' ? Buffer.from(body) : body
	// Weak: compressed or not, it is the same.
	const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
	const freshness = `public, max-age=0, s-maxage=${Math.min(60, cachedForSeconds)}, must-revalidate`
	return { plain, status, headers: { etag, 'content-type': type, 'cache-control': freshness, vary: 'accept-encoding', ...headers } }
}

/** Straight to the connection: what Fastify does for an answer on top of this takes longer than the answer itself. */
export function sendBytes(bytes: FinishedBytes, request: FastifyRequest, reply: FastifyReply) {
	// Fastify's type is wider by numbers that none of ours has.
	const headers = reply.getHeaders() as OutgoingHttpHeaders
	const others = headers.vary
	Object.assign(headers, bytes.headers)
	// Another may have named the origin already.
	if (others) headers.vary = `${others}, ${bytes.headers.vary}`
	reply.hijack()
	if (bytes.status === 200 && request.headers['if-none-match']?.includes(bytes.headers.etag))
		return void reply.raw.writeHead(304, headers).end()
	const end = (body: Buffer) => {
		headers['content-length'] = body.length
		reply.raw.writeHead(bytes.status, headers).end(request.method === 'HEAD' ? undefined : body)
	}
	const encoding = bytes.plain.length > 860 && !isPacked(bytes) ? encodingFor(String(request.headers['accept-encoding'] ?? '')) : undefined
	if (!encoding) return end(bytes.plain)
	headers['content-encoding'] = encoding.name
	const compressed = bytes[encoding.name] ?? encoding.compress(bytes.plain)
	// Whoever asks meanwhile waits for the same.
	bytes[encoding.name] = compressed
	compressed.then(end, (error: Error) => {
		delete bytes[encoding.name]
		reply.raw.destroy(error)
	})
}

/** A PNG does not get smaller. */
const isPacked = ({ headers }: FinishedBytes) => headers['content-type'] === 'image/png'

const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)]
/** The better one first; both are done on another thread. `q=0` is a no. */
const encodings = [
	{
		name: 'br',
		asked: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i,
		compress: (bytes: Buffer) =>
			compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
	},
	{ name: 'gzip', asked: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i, compress: (bytes: Buffer) => compressGzip(bytes) },
] as const

type Encoding = (typeof encodings)[number]
/** Browsers ask in a handful of ways. */
const encodingOf = new Map<string, Encoding | undefined>()
function encodingFor(accepts: string): Encoding | undefined {
	if (encodingOf.has(accepts)) return encodingOf.get(accepts)
	const found = encodings.find((encoding) => encoding.asked.test(accepts))
	if (encodingOf.size < 100) encodingOf.set(accepts, found)
	return found
}
