import { sql } from 'drizzle-orm'
import pg from 'pg'
import { type CacheTag, cacheTags } from '#contract/cache-tags.ts'
import { type Log, reasonOf } from '#platform/log.ts'
import { afterCommit, type Db } from './database.ts'

const announcementListeners = new WeakMap<Db, (tags: readonly CacheTag[]) => void>()
/** Sets who in this process hears of what the transaction `db` announces, right after its commit and without a way through the database. */
export const onAnnouncement = (db: Db, heard: (tags: readonly CacheTag[]) => void) => void announcementListeners.set(db, heard)

/** Announces to every process of the product, when the transaction commits, that public data under these tags has changed. */
export async function announceChange(db: Db, tags: readonly CacheTag[]): Promise<void> {
	await db.execute(sql`select pg_notify('public_data', ${tags.join(' ')})`)
	afterCommit(db, () => announcementListeners.get(db)?.(tags))
}

type Listening = {
	/** Tags that have changed; none are named after a gap, when all of them may have. */
	changed: (tags?: readonly CacheTag[]) => void
	queued?: () => void
	log: Log
	/** Milliseconds. */
	heartbeat?: number
}

/**
 * Calls `changed` whenever a process announces a change, `queued` whenever one queued work, and both after every gap in listening,
 * because something may have been missed then. Connects again by itself; a connection that has gone silent is noticed within two
 * heartbeats. `started` settles with the first try; `stop` ends it.
 */
export function listenForChanges(url: string, { changed, queued, log, heartbeat = 10_000 }: Listening) {
	let current: pg.Client | undefined
	let stopped = false
	let timer: NodeJS.Timeout | undefined
	const connect = async () => {
		const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_500, query_timeout: heartbeat, keepAlive: true })
		current = client
		client.on('error', (error) => lose(client, error.message))
		client.on('end', () => lose(client, 'the connection ended'))
		client.on('notification', ({ channel, payload = '' }) =>
			channel === 'queued_jobs' ? queued?.() : changed(cacheTags.filter((tag) => payload.split(' ').includes(tag))),
		)
		try {
			await client.connect()
			await client.query('listen public_data; listen queued_jobs')
			changed()
			queued?.()
			watch(client)
		} catch (error) {
			lose(client, reasonOf(error))
		}
	}
	const watch = (client: pg.Client) => {
		if (client !== current || stopped) return
		timer = setTimeout(() => {
			client.query('select').then(
				() => watch(client),
				(error: unknown) => lose(client, reasonOf(error)),
			)
		}, heartbeat)
	}
	const lose = (client: pg.Client, reason: string) => {
		// One loss is reported several times: by the query, the error and the end.
		if (client !== current || stopped) return
		current = undefined
		client.end().catch(() => undefined)
		log.warn({ reason }, 'listening for changes was interrupted')
		changed()
		clearTimeout(timer)
		timer = setTimeout(() => void connect(), 1_000)
	}
	return {
		started: connect(),
		stop: async () => {
			stopped = true
			clearTimeout(timer)
			await current?.end().catch(() => undefined)
		},
	}
}
