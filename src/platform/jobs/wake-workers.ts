import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { type Log, reasonOf } from '#platform/log.ts'

/** Milliseconds in which what is queued is told of together. */
const togetherMs = 50

/**
 * For a process that does no queued work itself: tells those that do that there is some. After the commit and not in it, because
 * transactions with a NOTIFY commit one after the other. One that is lost costs a few seconds (start-worker.ts).
 */
export function wakeWorkers({ db }: Database, log: Log): () => void {
	let isPlanned = false
	return () => {
		if (isPlanned) return
		isPlanned = true
		setTimeout(() => {
			isPlanned = false
			db.execute(sql`select pg_notify('queued_jobs', '')`).catch((error: unknown) =>
				log.warn({ reason: reasonOf(error) }, 'the workers cannot be told of queued work just now'),
			)
		}, togetherMs)
	}
}
