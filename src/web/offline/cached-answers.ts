import { hashKey, type Query, type QueryClient, type QueryKey, type QueryMeta } from '@tanstack/react-query'
import { dayOf, formatDay, formatTime, timeOf } from '#shared/days.ts'
import { isRecord } from '#shared/is-record.ts'
import { stored } from '../browser/stored.ts'
import { NoAnswer } from '../session/send.ts'
import { signedInMarker } from '../session/tokens.ts'

declare module '@tanstack/react-query' {
	interface Register {
		queryMeta: {
			/** Which part of an answer is cached in this browser for reading without a connection; undefined for nothing (decision 0031). */
			keep?: (answer: never) => unknown
			cacheDays?: number
		}
	}
}

type CachedAnswer = { data: unknown /** When the server sent it, and until when it is cached; milliseconds. */; at: number; until: number }
type CachedAnswers = { form: number; owner: string; answers: Record<string, CachedAnswer> }
/** Raised when cached replies get a field that screens need: what an older version cached is not shown. */
const form = 3

const dayMs = 24 * 3_600_000
/** Milliseconds without an answer after which the cached one is shown meanwhile. */
const lateAfterMs = 3_000

const cachedAnswers = stored<CachedAnswers>('keptAnswers', {
	area: 'localStorage',
	read: (value) =>
		isRecord(value) && value.form === form && typeof value.owner === 'string' && isRecord(value.answers)
			? { form, owner: value.owner, answers: value.answers as Record<string, CachedAnswer> }
			: null,
})

const isSession = (owner: string) => signedInMarker.get()?.username === owner

/** Caches an answer as its query says. Never after a logout, also one in another tab. */
export function cacheAnswer(
	owner: string,
	{ queryKey, meta }: { queryKey: QueryKey; meta?: QueryMeta | undefined },
	answer: unknown,
	at: number,
) {
	const keep = meta?.keep as ((answer: unknown) => unknown) | undefined
	const hash = hashKey(queryKey)
	const before = findCached(owner, hash)
	if (!keep || !isSession(owner) || before?.at === at) return
	const data = keep(answer)
	if (data === undefined && !before) return
	const all = cachedAnswers.get()
	const answers = Object.fromEntries(
		Object.entries(all?.owner === owner ? all.answers : {}).filter(([key, { until }]) => key !== hash && until > Date.now()),
	)
	if (data !== undefined) answers[hash] = { data, at, until: at + (meta?.cacheDays ?? 1) * dayMs }
	cachedAnswers.set({ form, owner, answers })
}

/** The cached answer of this person. */
export function findCached(owner: string, hash: string): CachedAnswer | undefined {
	const all = cachedAnswers.get()
	return all?.owner === owner && isSession(owner) ? all.answers[hash] : undefined
}

/**
 * Caches the answers whose queries say so (`meta.keep`) and shows them where no new ones can be had. `onNotice` gets a sentence while the
 * screen shows cached answers or there is no connection, and null once all of it is new again. The returned function ends it.
 */
export function cacheAnswers(queries: QueryClient, owner: string, onNotice: (sentence: string | null) => void) {
	const cache = queries.getQueryCache()
	const timers = new Set<ReturnType<typeof setTimeout>>()
	const restored = new Set<string>()
	let isCutOff = false
	const restore = (query: Query) => {
		const kept = query.state.data === undefined && query.meta?.keep ? findCached(owner, query.queryHash) : undefined
		// A list is cached in part; an empty part says nothing about the other rows.
		if (!kept || (Array.isArray(kept.data) && kept.data.length === 0)) return
		restored.add(query.queryHash)
		queries.setQueryData(query.queryKey, kept.data, { updatedAt: kept.at })
	}
	const restoreSoon = (query: Query) => {
		const timer = setTimeout(() => {
			timers.delete(timer)
			restore(query)
		}, lateAfterMs)
		timers.add(timer)
	}
	const look = () => {
		const isOffline = isCutOff || !navigator.onLine
		const shown = cache.findAll({
			type: 'active',
			predicate: ({ meta, state, queryHash }) => Boolean(meta?.keep) && state.data !== undefined && (isOffline || restored.has(queryHash)),
		})
		const oldest = Math.min(...shown.map(({ state }) => state.dataUpdatedAt))
		onNotice(shown.length > 0 ? `${isOffline ? 'Offline. ' : ''}You see what was loaded ${whenWords(new Date(oldest))}.` : null)
	}
	const end = cache.subscribe((event) => {
		if (event.type === 'updated') {
			const { query, action } = event
			if (action.type === 'fetch') navigator.onLine ? restoreSoon(query) : queueMicrotask(() => restore(query))
			if (action.type === 'error' && action.error instanceof NoAnswer) {
				isCutOff = true
				restore(query)
			}
			if (action.type === 'success') {
				if (!action.manual) {
					isCutOff = false
					restored.delete(query.queryHash)
				}
				cacheAnswer(owner, query, query.state.data, query.state.dataUpdatedAt)
			}
		}
		if (event.type === 'updated' || event.type === 'observerAdded' || event.type === 'observerRemoved') look()
	})
	// Answers of queries that ran before this was loaded.
	for (const query of cache.getAll()) {
		if (query.state.error instanceof NoAnswer) isCutOff = true
		if (isCutOff || !navigator.onLine) restore(query)
		else if (query.state.fetchStatus === 'fetching') restoreSoon(query)
	}
	window.addEventListener('online', look)
	window.addEventListener('offline', look)
	look()
	return () => {
		end()
		for (const timer of timers) clearTimeout(timer)
		window.removeEventListener('online', look)
		window.removeEventListener('offline', look)
		onNotice(null)
	}
}

/** '10:40 am', with its day where that is not today. */
function whenWords(moment: Date) {
	const [day, today] = [dayOf(moment), dayOf(new Date())]
	const time = formatTime(timeOf(moment))
	return day === today ? `at ${time}` : `on ${formatDay(day, today)} at ${time}`
}
