import { createHash } from 'node:crypto'
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

	const sendEntry = (entry: Entry, request: FastifyRequest, reply: FastifyReply) => {
		// Another may have named the origin already.
		const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ')
		reply.headers(entry.headers).header('etag', entry.etag).header('vary', vary)
		if (entry.status === 200 && request.headers['if-none-match']?.includes(entry.etag)) return reply.code(304).send()
		reply.code(entry.status)
		const accepts = String(request.headers['accept-encoding'] ?? '')
		const encoding = entry.plain.length > 860 ? encodings.find(({ asked }) => asked.test(accepts)) : undefined
		if (!encoding) return reply.send(entry.plain)
		entry[encoding.name] ??= encoding.compress(entry.plain)
		return reply.header('content-encoding', encoding.name).send(entry[encoding.name])
	}

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
				headers: { 'content-type': type, 'cache-control': freshness, vary: 'accept-encoding', ...headers },
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
