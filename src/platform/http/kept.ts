import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type KeptTag, keptTags } from '#contract/kept-tags.ts'
import { now } from '#platform/clock.ts'
import { indiaOffsetHours } from '#shared/days.ts'

/** What a reply or page shows: it is kept until one of these changes, and no longer than so many seconds if that is said. */
export type Shown = { shows: readonly KeptTag[]; keepForSeconds?: number }
/** How often each tag has changed, as far as this process knows. */
type Generations = Readonly<Record<KeptTag | 'everything', number>>
type Finished = { body: string; type: string; headers?: Record<string, string>; status?: number }
type Entry = Shown & {
	plain: Buffer
	br?: Buffer
	gzip?: Buffer
	headers: OutgoingHttpHeaders & { etag: string; vary: string }
	status: number
	/** The day in India on which it was made, because some pages say what day it is (D-47). */
	day: number
	/** Milliseconds since 1970. */
	endsAt: number
}

/** Finished bytes of one route. A key says all that its answers depend on. */
export type KeptAnswers = {
	/** Answers from kept bytes; false when there are none. */
	send: (key: string, request: FastifyRequest, reply: FastifyReply) => boolean
	/** Does `make`; who asks for the same key meanwhile gets the same, unless what it shows changed in between. */
	makeOnce: <T>(key: string, shows: readonly KeptTag[], make: () => Promise<T>) => Promise<T>
	/** Answers, and keeps the bytes if they have a key, are a success and nothing they show changed `since` they began to be made. */
	keepAndSend: (
		request: FastifyRequest,
		reply: FastifyReply,
		finished: Finished,
		keep?: Shown & { key: string; since: Generations },
	) => void
}

/**
 * Finished bytes of what is the same for everybody: catalogue replies and visitors' pages (D-27). Forgotten whenever what they show
 * changes, and at midnight in India; bounded for each route and in all, oldest first.
 */
export type Kept = {
	open: (limit: { maxEntries: number }) => KeptAnswers
	/** To be taken before anything is read that will be kept. */
	generations: () => Generations
	/** Forgets what shows any of these tags; without tags everything. */
	forget: (tags?: readonly KeptTag[]) => void
	/** What an answer of this process showed; undefined for one that is not to be kept. */
	shownBy: (response: ServerResponse) => Shown | undefined
}

/** Of all kept bodies together, before compression. */
const maxBytes = 48_000_000

export function createKept(): Kept {
	const routes: { entries: Map<string, Entry>; making: Map<string, Shown & { made: Promise<unknown> }> }[] = []
	const shown = new WeakMap<ServerResponse, Shown>()
	let generations: Generations = Object.fromEntries(['everything', ...keptTags].map((tag) => [tag, 0])) as Generations
	let heldBytes = 0

	function open({ maxEntries }: { maxEntries: number }): KeptAnswers {
		const entries = new Map<string, Entry>()
		const making = new Map<string, Shown & { made: Promise<unknown> }>()
		routes.push({ entries, making })
		return {
			send(key, request, reply) {
				const entry = entries.get(key)
				if (!entry || entry.day !== dayInIndia() || entry.endsAt <= now().getTime()) return false
				shown.set(reply.raw, entry)
				sendEntry(entry, request, reply)
				return true
			},
			makeOnce<T>(key: string, shows: readonly KeptTag[], make: () => Promise<T>) {
				const known = making.get(key)
				// What is made under one key of one route is of one type.
				if (known) return known.made as Promise<T>
				const one = { shows, made: make() }
				making.set(key, one)
				const end = () => {
					if (making.get(key) === one) making.delete(key)
				}
				one.made.then(end, end)
				return one.made
			},
			keepAndSend(request, reply, finished, keep) {
				const entry = entryOf(finished, keep ?? { shows: [] })
				if (keep) shown.set(reply.raw, keep)
				const isCurrent = keep && generationsOf(keep.shows).every((tag) => keep.since[tag] === generations[tag])
				if (isCurrent && entry.status === 200) {
					heldBytes += entry.plain.length - (entries.get(keep.key)?.plain.length ?? 0)
					entries.delete(keep.key)
					entries.set(keep.key, entry)
					for (const [key, oldest] of entries) {
						if (heldBytes <= maxBytes && entries.size <= maxEntries) break
						entries.delete(key)
						heldBytes -= oldest.plain.length
					}
				}
				sendEntry(entry, request, reply)
			},
		}
	}

	return {
		open,
		generations: () => generations,
		forget(tags) {
			const changed: readonly (KeptTag | 'everything')[] = tags ?? ['everything']
			generations = { ...generations, ...Object.fromEntries(changed.map((tag) => [tag, generations[tag] + 1])) }
			const isOver = ({ shows }: Shown) => generationsOf(shows).some((tag) => changed.includes(tag))
			for (const { entries, making } of routes) {
				for (const [key, entry] of entries)
					if (isOver(entry)) {
						entries.delete(key)
						heldBytes -= entry.plain.length
					}
				for (const [key, one] of making) if (isOver(one)) making.delete(key)
			}
		},
		shownBy: (response) => shown.get(response),
	}
}

const generationsOf = (shows: readonly KeptTag[]) => ['everything', ...shows] as const

const dayInIndia = () => Math.floor((now().getTime() / 3_600_000 + indiaOffsetHours) / 24)

function entryOf({ body, type, headers = {}, status = 200 }: Finished, { shows, keepForSeconds }: Shown): Entry {
	const plain = Buffer.from(body)
	// Weak: compressed or not, it is the same.
	const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
	// A shared cache may hold a reply for a minute; a browser asks again each time, cheaply by ETag.
	const freshness = `public, max-age=0, s-maxage=${Math.min(60, keepForSeconds ?? 60)}, must-revalidate`
	return {
		shows,
		keepForSeconds,
		plain,
		status,
		headers: { etag, 'content-type': type, 'cache-control': freshness, vary: 'accept-encoding', ...headers },
		day: dayInIndia(),
		endsAt: keepForSeconds === undefined ? Number.POSITIVE_INFINITY : now().getTime() + keepForSeconds * 1_000,
	}
}

/** Straight to the connection: what Fastify does for an answer on top of this takes longer than the answer itself. */
function sendEntry(entry: Entry, request: FastifyRequest, reply: FastifyReply) {
	// Fastify's type is wider by numbers that none of ours has.
	const headers = reply.getHeaders() as OutgoingHttpHeaders
	const others = headers.vary
	Object.assign(headers, entry.headers)
	// Another may have named the origin already.
	if (others) headers.vary = `${others}, ${entry.headers.vary}`
	reply.hijack()
	if (entry.status === 200 && request.headers['if-none-match']?.includes(entry.headers.etag))
		return void reply.raw.writeHead(304, headers).end()
	const end = (bytes: Buffer) => {
		headers['content-length'] = bytes.length
		reply.raw.writeHead(entry.status, headers).end(request.method === 'HEAD' ? undefined : bytes)
	}
	const encoding = entry.plain.length > 860 ? encodingFor(String(request.headers['accept-encoding'] ?? '')) : undefined
	if (!encoding) return end(entry.plain)
	headers['content-encoding'] = encoding.name
	const known = entry[encoding.name]
	if (known) return end(known)
	encoding.compress(entry.plain).then(
		(bytes) => {
			entry[encoding.name] = bytes
			end(bytes)
		},
		(error: Error) => reply.raw.destroy(error),
	)
}

const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)]
/** The better one first; both are done on another thread. */
const encodings = [
	{
		name: 'br',
		asked: /\bbr\b/,
		compress: (bytes: Buffer) =>
			compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
	},
	{ name: 'gzip', asked: /\bgzip\b/, compress: (bytes: Buffer) => compressGzip(bytes) },
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
