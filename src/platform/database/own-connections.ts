import pg from 'pg'
import { isDatabaseUnavailable } from './database-errors.ts'
import type { SendStatement } from './name-statements.ts'

const names = new Set<string>()

/**
 * The name of a statement that outside a transaction travels over a connection of its own: `.prepare(onOwnConnection('find_role'))`.
 * For what is asked all the time and looks by key, because PostgreSQL answers one after the other there. No other statement waits
 * behind it, nor it behind another, whatever table is locked.
 */
export function onOwnConnection(name: string): string {
	names.add(name)
	return name
}

export const hasOwnConnection = (name: string | undefined): name is string => name !== undefined && names.has(name)

type Connection = { client: pg.Client; opened: Promise<unknown> }
type SendNamedStatement = (asked: { name: string; text: string }, values?: unknown[]) => ReturnType<SendStatement>

/**
 * One connection for each name, on which statements are sent without waiting for the answers of those before. A connection that
 * breaks is replaced when it is next needed; only what was under way is told.
 */
export function openOwnConnections(config: pg.ClientConfig): { ask: SendNamedStatement; close: () => Promise<void> } {
	const connections = new Map<string, Connection>()
	const connect = (name: string): Connection => {
		const client = new pg.Client({ ...config, pipeline: true })
		const connection = { client, opened: client.connect() }
		const forget = () => {
			if (connections.get(name) === connection) connections.delete(name)
		}
		// Whoever waits for an answer learns of it from the query.
		client.on('error', forget)
		client.on('end', forget)
		connection.opened.catch(forget)
		connections.set(name, connection)
		return connection
	}
	return {
		ask: async (asked, values) => {
			const connection = connections.get(asked.name) ?? connect(asked.name)
			await connection.opened
			try {
				return await connection.client.query(asked, values)
			} catch (error) {
				// The query learns of the end before the connection does.
				if (connections.get(asked.name) === connection && isDatabaseUnavailable(error)) {
					connections.delete(asked.name)
					connection.client.end().catch(() => undefined)
				}
				throw error
			}
		},
		close: async () => {
			const closing = [...connections.values()]
			connections.clear()
			// One that could not be opened has nothing to end.
			await Promise.allSettled(closing.map(({ client, opened }) => opened.then(() => client.end())))
		},
	}
}
