import { hashKey, type QueryClient } from '@tanstack/react-query'
import { ownRepair, ownRepairs } from '../state/own-queries.ts'
import { cacheAnswer, findCached } from './cached-answers.ts'

/** Milliseconds for which cached repairs are not reloaded on a page that does not show them. */
const freshForMs = 6 * 3_600_000

/** Caches a rider's open repairs for reading without a connection. */
export async function prepareRider(queries: QueryClient, owner: string) {
	const kept = findCached(owner, hashKey(ownRepairs.queryKey))
	if (kept && Date.now() - kept.at < freshForMs) return
	const repairs = await queries.fetchQuery(ownRepairs)
	for (const repair of repairs) cacheAnswer(owner, ownRepair(repair.id), repair, Date.now())
}
