import { hashKey, type QueryClient } from '@tanstack/react-query'
import { ownRepair, ownRepairs } from '../state/own-queries.ts'
import { cacheAnswer, findCached } from './cached-answers.ts'

/** So long the kept repairs are not asked for again on a page that does not show them. */
const freshForMs = 6 * 3_600_000

/** Has a rider's open repairs ready for reading without a connection. */
export async function prepareRider(queries: QueryClient, owner: string) {
	const kept = findCached(owner, hashKey(ownRepairs.queryKey))
	if (kept && Date.now() - kept.at < freshForMs) return
	const repairs = await queries.fetchQuery(ownRepairs)
	for (const repair of repairs) cacheAnswer(owner, ownRepair(repair.id), repair, Date.now())
}
