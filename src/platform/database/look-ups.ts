import pg from 'pg'
import { isDatabaseGone } from './database-errors.ts'
import { type Ask, gatherWrites } from './gather-writes.ts'

/**
 * One connection that all look-ups of the process share. They are sent without waiting for the answers of those before, and those of
 * one turn of the event loop in one write. PostgreSQL answers one after the other, so this is only for what looks by key. A
 * connection that breaks is replaced at the next look-up.
 */
export function openLookUps(config: pg.ClientConfig): { ask: Ask; close: () => Promise<void> } {
	let current: { client: pg.Client; ask: Promise<Ask> } | undefined
	const connect = () => {
		const client = new pg.Client({ ...config, pipeline: true })
		const ask = client.connect().then(() => gatherWrites(client, setImmediate))
		const connection = { client, ask }
		const forget = () => {
			if (current === connection) current = undefined
		}
		// Whoever waits for an answer is told by the own query.
		client.on('error', forget)
		client.on('end', forget)
		ask.catch(forget)
		return connection
	}
	return {
		ask: async (asked, values) => {
			current ??= connect()
			const connection = current
			const ask = await connection.ask
			try {
				return await ask(asked, values)
			} catch (error) {
				// The query hears of the end before the connection does.
				if (current === connection && isDatabaseGone(error)) {
					current = undefined
					connection.client.end().catch(() => undefined)
				}
				throw error
			}
		},
		close: async () => {
			const closing = current
			current = undefined
			if (await closing?.ask.catch(() => undefined)) await closing?.client.end()
		},
	}
}
