import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type CacheTag, cacheTags } from '#contract/cache-tags.ts'
import { now } from '#platform/clock.ts'
import { dayOf, endOfDay } from '#shared/days.ts'
import { bytesOf, type Finished, type FinishedBytes, sendBytes } from './finished-bytes.ts'

/** What a reply or page shows: it is cached until one of these changes, and for no more than so many seconds where that is set. */
export type CacheRule = { shows: readonly CacheTag[]; keepForSeconds?: number }
/** How often each tag has changed, as far as this process knows. */
type Generations = Readonly<Record<CacheTag | 'everything', number>>
/** The day in India as well, because some pages say what day it is (D-47). */
export type Since = Generations & { day: string }
type Keep = CacheRule & { key: string; since: Since }
type Entry = CacheRule & {
	bytes: FinishedBytes
	/** Milliseconds since 1970. */
	endsAt: number
}

/** Finished bytes of one route. A key says all that its answers depend on. */
export type RouteCache = {
	/** Answers from cached bytes; false when there are none. */
	send: (key: string, request: FastifyRequest, reply: FastifyReply) => boolean
	/** Does `make`, answers and keeps it; who asks for the same key meanwhile gets the same, unless what it shows changed in between. */
	makeAndSend: (
		request: FastifyRequest,
		reply: FastifyReply,
		what: { key: string; shown: CacheRule; make: () => Promise<Finished> },
	) => Promise<void>
	/** Answers, and keeps the bytes if they have a key, are a success and nothing they show changed `since` they began to be made. */
	keepAndSend: (request: FastifyRequest, reply: FastifyReply, finished: Finished, keep?: Keep) => void
}

/**
 * Finished bytes of what is the same for everybody: catalogue replies and visitors' pages (D-27). Forgotten whenever what they show
 * changes, and at midnight in India; bounded for each route and in all, oldest first.
 */
export type ReplyCache = {
	open: (limit: { maxEntries: number }) => RouteCache
	/**
	 * The same for what several answers are made from, such as how many rows a filter leaves, whichever page of them is asked for: made once
	 * for a key, until what it shows changes. What fails is made again.
	 */
	values: <T>(shown: CacheRule, limit: { maxEntries: number }) => (key: string, make: () => Promise<T>) => Promise<T>
	/** To be taken before anything is read that will be kept. */
	since: () => Since
	/** Forgets what shows any of these tags; without tags everything. */
	forget: (tags?: readonly CacheTag[]) => void
	/** What an answer of this process showed; undefined for one that is not to be kept. */
	shownBy: (response: ServerResponse) => CacheRule | undefined
}

/** Of all kept bodies together, before compression. */
const maxBytes = 48_000_000

export function createReplyCache(): ReplyCache {
	const routes: { entries: Map<string, Entry>; making: Map<string, CacheRule & { made: Promise<Entry> }> }[] = []
	const shown = new WeakMap<ServerResponse, CacheRule>()
	let generations: Generations = Object.fromEntries(['everything', ...cacheTags].map((tag) => [tag, 0])) as Generations
	let heldBytes = 0

	const since = (): Since => ({ ...generations, day: dayOf(now()) })
	const isCurrent = ({ shows, since: then }: Keep) => {
		const current = since()
		return (['day', 'everything', ...shows] as const).every((part) => then[part] === current[part])
	}
	const isOver = ({ shows }: CacheRule, changed: readonly CacheTag[] | undefined) => !changed || shows.some((tag) => changed.includes(tag))

	function open({ maxEntries }: { maxEntries: number }): RouteCache {
		const entries = new Map<string, Entry>()
		const making = new Map<string, CacheRule & { made: Promise<Entry> }>()
		routes.push({ entries, making })

		function keep(finished: Finished, kept: Keep): Entry {
			const entry = entryOf(finished, kept)
			if (entry.bytes.status !== 200 || !isCurrent(kept)) return entry
			heldBytes += sizeOf(entry) - sizeOf(entries.get(kept.key))
			entries.delete(kept.key)
			entries.set(kept.key, entry)
			for (const [key, oldest] of entries) {
				if (heldBytes <= maxBytes && entries.size <= maxEntries) break
				entries.delete(key)
				heldBytes -= sizeOf(oldest)
			}
			return entry
		}
		function send(entry: Entry, request: FastifyRequest, reply: FastifyReply) {
			shown.set(reply.raw, entry)
			sendBytes(entry.bytes, request, reply)
		}
		function begin(key: string, what: CacheRule, make: () => Promise<Finished>) {
			const kept = { ...what, key, since: since() }
			const one = { ...what, made: make().then((finished) => keep(finished, kept)) }
			making.set(key, one)
			const end = () => {
				if (making.get(key) === one) making.delete(key)
			}
			one.made.then(end, end)
			return one
		}
		return {
			send(key, request, reply) {
				const entry = entries.get(key)
				if (!entry || entry.endsAt <= now().getTime()) return false
				send(entry, request, reply)
				return true
			},
			async makeAndSend(request, reply, { key, shown, make }) {
				const { made } = making.get(key) ?? begin(key, shown, make)
				send(await made, request, reply)
			},
			keepAndSend(request, reply, finished, kept) {
				if (kept) send(keep(finished, kept), request, reply)
				else sendBytes(bytesOf(finished), request, reply)
			},
		}
	}

	function values<T>(shown: CacheRule, { maxEntries }: { maxEntries: number }) {
		const entries = new Map<string, { since: Since; endsAt: number; made: Promise<T> }>()
		return (key: string, make: () => Promise<T>) => {
			const found = entries.get(key)
			if (found && found.endsAt > now().getTime() && isCurrent({ ...shown, key, since: found.since })) return found.made
			const entry = { since: since(), endsAt: endOf(shown, since()), made: make() }
			entries.delete(key)
			entries.set(key, entry)
			for (const oldest of entries.keys()) {
				if (entries.size <= maxEntries) break
				entries.delete(oldest)
			}
			entry.made.catch(() => {
				if (entries.get(key) === entry) entries.delete(key)
			})
			return entry.made
		}
	}

	return {
		open,
		values,
		since,
		forget(tags) {
			const changed = Object.fromEntries((tags ?? (['everything'] as const)).map((tag) => [tag, generations[tag] + 1]))
			generations = { ...generations, ...changed }
			for (const { entries, making } of routes) {
				for (const [key, entry] of entries)
					if (isOver(entry, tags)) {
						entries.delete(key)
						heldBytes -= sizeOf(entry)
					}
				for (const [key, one] of making) if (isOver(one, tags)) making.delete(key)
			}
		},
		shownBy: (response) => shown.get(response),
	}
}

const sizeOf = (entry: Entry | undefined) => entry?.bytes.plain.length ?? 0

const endOf = ({ keepForSeconds }: CacheRule, { day }: Since) =>
	Math.min(endOfDay(day).getTime(), keepForSeconds === undefined ? Number.POSITIVE_INFINITY : now().getTime() + keepForSeconds * 1_000)

function entryOf(finished: Finished, { shows, keepForSeconds, since }: Keep): Entry {
	return {
		shows,
		...(keepForSeconds !== undefined && { keepForSeconds }),
		bytes: bytesOf(finished, keepForSeconds),
		endsAt: endOf({ shows, ...(keepForSeconds !== undefined && { keepForSeconds }) }, since),
	}
}
