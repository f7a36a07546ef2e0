import { AsyncLocalStorage } from 'node:async_hooks'
import { channel } from 'node:diagnostics_channel'
import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Access } from '../../src/contract/endpoint.ts'
import type { Database, Db } from '../../src/platform/database/database.ts'

/**
 * What the product writes beside a change, or about calls rather than about the company's things; who read its news stands in their rows.
 */
const technical = ['changes', 'repeatable_calls', 'sent_mails', 'outbox', 'queued_jobs', 'clock_jobs', 'company_news']
const byCompany: readonly Access[] = ['technician', 'staff', 'admin']

/** The request whose handler is at work. */
const handled = new AsyncLocalStorage<FastifyRequest>()
channel('tracing:fastify.request.handler:start').bindStore(handled, (message) => (message as { request: FastifyRequest }).request)

/**
 * The same database, on which no call of the company's people can change a row without a row of the audit log (D-21): the call
 * fails, and `forgotten` names it with the tables, so that the test fails too, whatever it expected of the answer.
 */
export function watchStaffWrites(database: Database): Database & { forgotten: string[] } {
	const forgotten: string[] = []
	const watched =
		<T>(work: (db: Db) => Promise<T>) =>
		async (db: Db): Promise<T> => {
			const endpoint = handled.getStore()?.routeOptions.config.contract
			if (!endpoint || !byCompany.includes(endpoint.access)) return work(db)
			const before = await writtenRows(db)
			const result = await work(db)
			const after = await writtenRows(db)
			const changed = Object.keys(after).filter((table) => after[table] !== (before[table] ?? 0))
			if (changed.length === 0 || changed.includes('audit_log')) return result
			forgotten.push(`${endpoint.address} changed ${changed.join(', ')} without recordStaffChange`)
			throw new Error(forgotten.at(-1))
		}
	return { ...database, forgotten, transaction: (work) => database.transaction(watched(work)) }
}

/** PostgreSQL counts the rows that this connection inserted, updated and deleted, per table; what it counted before stays in the number. */
async function writtenRows(db: Db): Promise<Record<string, number>> {
	const { rows } = await db.execute<{ name: string; rows: number }>(writtenRowsQuery)
	return Object.fromEntries(rows.map(({ name, rows }) => [name, rows]))
}

const writtenRowsQuery = sql`select relname as name, (n_tup_ins + n_tup_upd + n_tup_del)::integer as rows from pg_stat_xact_user_tables
	where schemaname = 'public' and n_tup_ins + n_tup_upd + n_tup_del > 0 and not relname = any(${sql.param(technical)})`

/** Whether a statement is the watch's own. */
export const isOfWatch = (text: string) => text.includes('pg_stat_xact_user_tables')
