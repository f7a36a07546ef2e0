import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { now } from '#platform/clock.ts'
import { indiaOffsetHours } from '#shared/days.ts'

type Finished = { body: string; type: string; headers?: Record<string, string>; status?: number }
type Entry = { plain: Buffer; br: Buffer | null; gzip: Buffer | null; etag: string; headers: Record<string, string>; status: number }

/**
 * Finished bytes of what is the same for everybody: catalogue replies and visitors' pages (D-27). Forgotten whenever the
 * catalogue or the settings change; bounded, oldest first.
 */
export type Kept = {
	/** Grows with every `forget`, so that bytes made from older data are not kept afterwards. */
	readonly generation: number
	/** Answers from kept bytes; false when there are none. */
	send: (request: FastifyRequest, reply: FastifyReply) => boolean
	/** Answers, and keeps the bytes if nothing changed since `generation`. */
	keepAndSend: (request: FastifyRequest, reply: FastifyReply, finished: Finished, generation: number) => FastifyReply
	forget: () => void
}

/** Of all kept bodies together, before compression. */
const most = { bytes: 48_000_000, entries: 2_000 }
/** A shared cache may hold a reply for a minute; a browser asks again each time, cheaply by ETag. */
const freshness = 'public, max-age=0, s-maxage=60, must-revalidate'

export function createKept(): Kept {
	const entries = new Map<string, Entry>()
	let generation = 0
	let held = 0

	return {
		get generation() {
			return generation
		},
		send(request, reply) {
			const entry = entries.get(keyOf(request))
			if (!entry) return false
			sendEntry(entry, request, reply)
			return true
		},
		keepAndSend(request, reply, { body, type, headers = {}, status = 200 }, madeFrom) {
			const plain = Buffer.from(body)
			// Weak: compressed or not, it is the same.
			const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
			const entry = {
				plain,
				br: null,
				gzip: null,
				etag,
				status,
				headers: { etag, 'content-type': type, 'cache-control': freshness, vary: 'accept-encoding', ...headers },
			}
			if (madeFrom === generation && status === 200) {
				held += plain.length - (entries.get(keyOf(request))?.plain.length ?? 0)
				entries.set(keyOf(request), entry)
				for (const [key, old] of entries) {
					if (held <= most.bytes && entries.size <= most.entries) break
					entries.delete(key)
					held -= old.plain.length
				}
			}
			return sendEntry(entry, request, reply)
		},
		forget() {
			generation += 1
			entries.clear()
			held = 0
		},
	}
}

/** Straight to the connection: what Fastify does for an answer on top of this takes longer than the answer itself. */
function sendEntry(entry: Entry, request: FastifyRequest, reply: FastifyReply): FastifyReply {
	// Fastify's type is wider by numbers that none of ours has.
	const headers = reply.getHeaders() as OutgoingHttpHeaders
	const others = headers.vary
	Object.assign(headers, entry.headers)
	// Another may have named the origin already.
	if (others) headers.vary = `${others}, ${entry.headers.vary}`
	reply.hijack()
	if (entry.status === 200 && request.headers['if-none-match']?.includes(entry.etag)) {
		reply.raw.writeHead(304, headers).end()
		return reply
	}
	const encoding = entry.plain.length > 860 ? encodingFor(String(request.headers['accept-encoding'] ?? '')) : undefined
	if (encoding) {
		entry[encoding.name] ??= encoding.compress(entry.plain)
		headers['content-encoding'] = encoding.name
	}
	const bytes = (encoding && entry[encoding.name]) ?? entry.plain
	headers['content-length'] = bytes.length
	reply.raw.writeHead(entry.status, headers).end(request.method === 'HEAD' ? undefined : bytes)
	return reply
}

/** The day in India is part of the key, because some pages say what day it is (D-47). */
const keyOf = (request: FastifyRequest) => `${Math.floor((now().getTime() / 3_600_000 + indiaOffsetHours) / 24)} ${request.url}`

/** The better one first. */
const encodings = [
	{
		name: 'br',
		asked: /\bbr\b/,
		compress: (bytes: Buffer) =>
			brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
	},
	{ name: 'gzip', asked: /\bgzip\b/, compress: (bytes: Buffer) => gzipSync(bytes) },
] as const

type Encoding = (typeof encodings)[number]
/** Browsers ask in a handful of ways. */
const asked = new Map<string, Encoding | undefined>()
function encodingFor(accepts: string): Encoding | undefined {
	if (asked.has(accepts)) return asked.get(accepts)
	const found = encodings.find((encoding) => encoding.asked.test(accepts))
	if (asked.size < 100) asked.set(accepts, found)
	return found
}
