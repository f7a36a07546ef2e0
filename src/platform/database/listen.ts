import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Log } from '#platform/log.ts'
import type { Db } from './database.ts'

/** Tells every process of the product, when the transaction commits, that what everybody sees has changed. */
export const announceChange = (db: Db) => db.execute(sql`select pg_notify('public_data', '')`)

/**
 * Calls `changed` whenever a process announces a change, and after every gap in listening, because something may have been
 * missed then. Connects again by itself; `stop` ends it.
 */
export function listenForChanges(url: string, { changed, log }: { changed: () => void; log: Log }) {
	let client: pg.Client | undefined
	let stopped = false
	let retry: NodeJS.Timeout | undefined
	const again = (reason: string) => {
		if (stopped || retry) return
		log.warn({ reason }, 'listening for changes was interrupted')
		changed()
		retry = setTimeout(() => {
			retry = undefined
			void connect()
		}, 1_000)
	}
	const connect = async () => {
		const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_500, keepAlive: true })
		client = next
		next.on('error', (error) => again(error.message))
		next.on('end', () => again('the connection ended'))
		next.on('notification', changed)
		try {
			await next.connect()
			await next.query('listen public_data')
			changed()
		} catch (error) {
			next.end().catch(() => undefined)
			again(error instanceof Error ? error.message : String(error))
		}
	}
	const started = connect()
	return {
		started,
		stop: async () => {
			stopped = true
			clearTimeout(retry)
			await client?.end().catch(() => undefined)
		},
	}
}
