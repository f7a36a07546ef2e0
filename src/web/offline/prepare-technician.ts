import { hashKey, type QueryClient } from '@tanstack/react-query'
import { addDays, dayOf } from '#shared/days.ts'
import { companyPayee } from '../state/company-payee.ts'
import { staffDay, workOf } from '../state/staff-day.ts'
import { staffRepair, staffVisit } from '../state/staff-queries.ts'
import { findCached } from './cached-answers.ts'
import { sendWaiting } from './send-waiting.ts'

/** Milliseconds between two looks for new work. */
const refetchEveryMs = 10 * 60_000

/**
 * Caches a technician's day of today and tomorrow, each job in full, and to whom customers pay by UPI, for reading without a connection, and sends what he did without one.
 * The returned function ends it.
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

/** Work that is cached already and has not changed is not reloaded. */
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
	await queries.fetchQuery(companyPayee)
}
