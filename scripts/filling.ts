import type pg from 'pg'

/** Runs one statement of a filling. */
export type Fill = (statement: string, values?: unknown[]) => Promise<unknown>

/**
 * Makes up rows in one transaction of a few statements, which may use `pg_temp.draw(n, salt, among)`; counted anew by the planner
 * afterwards.
 */
export async function inOneFilling(client: pg.Client, work: (fill: Fill) => Promise<void>): Promise<void> {
	await client.query('begin')
	try {
		await client.query("set local synchronous_commit = off; set local work_mem = '128MB'; set local maintenance_work_mem = '256MB'")
		// Evenly spread and always the same, unlike random().
		await client.query(
			`create or replace function pg_temp.draw(n bigint, salt bigint, among bigint) returns integer language sql immutable
			as $$ select (abs(hashint8extended(n, salt) % among))::integer $$`,
		)
		await work((statement, values) => client.query(statement, values))
		await client.query('commit')
	} catch (error) {
		await client.query('rollback')
		throw error
	}
	await client.query('analyze')
}

/**
 * Does the work with no index of these tables but the unique ones: building one once is several times faster than adding each row to it.
 */
export async function withoutIndexes(client: pg.Client, tables: string[], work: () => Promise<void>): Promise<void> {
	const { rows: indexes } = await client.query<{ name: string; definition: string }>(
		`select indexname as name, indexdef as definition from pg_indexes where tablename = any($1) and indexdef not like '%UNIQUE%'`,
		[tables],
	)
	for (const { name } of indexes) await client.query(`drop index ${name}`)
	await work()
	for (const { definition } of indexes) await client.query(definition)
}
