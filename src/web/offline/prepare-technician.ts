import { hashKey, type QueryClient } from '@tanstack/react-query'
import { addDays, dayOf } from '#shared/days.ts'
import { staffDay, workOf } from '../state/staff-day.ts'
import { staffRepair, staffVisit } from '../state/staff-queries.ts'
import { findCached } from './cached-answers.ts'
import { sendWaiting } from './send-waiting.ts'

/** Between looks for work that came meanwhile. */
const refetchEveryMs = 10 * 60_000

/**
 * Has a technician's day of today and tomorrow, each job in full, ready for reading without a connection, and sends what he did without
 * one. Ends with what it returns.
 */
export function prepareTechnician(queries: QueryClient, owner: string) {
	const fetchDays = () => {
		if (navigator.onLine && !document.hidden) fetchNearDays(queries, owner).catch(() => undefined)
	}
	fetchDays()
	const timer = setInterval(fetchDays, refetchEveryMs)
	const end = sendWaiting(owner, () => void queries.invalidateQueries({ queryKey: ['staff'] }))
	return () => {
		clearInterval(timer)
		end()
	}
}

/** What is kept already and has not changed is not asked for again. */
async function fetchNearDays(queries: QueryClient, owner: string) {
	const today = dayOf(new Date())
	for (const date of [today, addDays(today, 1)]) {
		for (const { work, id, version } of workOf(await queries.fetchQuery(staffDay(date)))) {
			const isNew = ({ queryKey }: { queryKey: readonly unknown[] }) =>
				((findCached(owner, hashKey(queryKey))?.data as { version: number } | undefined)?.version ?? 0) < version
			if (work === 'repair' && isNew(staffRepair(id))) await queries.fetchQuery(staffRepair(id))
			if (work === 'visit' && isNew(staffVisit(id))) await queries.fetchQuery(staffVisit(id))
		}
	}
}
