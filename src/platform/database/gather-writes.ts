import type pg from 'pg'

/** What Drizzle and the transactions ask a connection for, in the one way they do. */
type Asked = pg.QueryConfig | pg.QueryArrayConfig
export type Ask = (asked: Asked, values?: unknown[]) => Promise<pg.QueryResult>

/**
 * Asks a connection that does not wait for one answer before it sends the next (`pipeline`). What it is asked until `later` calls
 * back leaves in one write, because each write to a socket takes longer than most statements.
 */
export function gatherWrites(client: pg.Client, later: (send: () => void) => unknown): Ask {
	let isGathering = false
	return (asked, values) => {
		if (!isGathering) {
			isGathering = true
			const { stream } = client.connection
			stream.cork()
			later(() => {
				isGathering = false
				stream.uncork()
			})
		}
		return client.query(asked, values)
	}
}
