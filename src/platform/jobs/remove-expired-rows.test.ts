import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { signIn } from '../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'
import { jobHandlers } from '../../worker.ts'
import { now } from '../clock.ts'
import { enqueue, type JobContext } from './jobs.ts'
import { removeExpiredRows } from './remove-expired-rows.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })
const ago = (hours: number) => new Date(now().getTime() - hours * 3_600_000)

test('replies and changes go after a day, mails when they can come no second time (D-19, D-43)', async () => {
	for (const hours of [1, 23, 24, 240]) {
		await product.sql(`insert into repeatable_calls values ($1, 'digest', 200, '{"name": "Asha"}', $2)`, [`id ${hours}`, ago(hours)])
		await product.sql(`insert into changes (collection, object_id, technician_ids, at) values ('services', $1, '{}', $2)`, [
			hours,
			ago(hours),
		])
	}
	for (const days of [1, 30, 90, 399, 400]) {
		const key = `repair-booked:${days}`
		await product.sql('insert into sent_mails values ($1, $2)', [key, ago(days * 24)])
		await product.sql(`insert into refused_mails values ($1, 'a@pahiya.test', '', $2)`, [key, ago(days * 24)])
		await product.sql(`insert into outbox (key, "to", subject, text, html, created_at) values ($1, 'a@pahiya.test', '', '', '', $2)`, [
			key,
			ago(days * 24),
		])
	}
	await product.database.transaction((db) => enqueue(db, removeExpiredRows, {}))
	await product.work()
	const left = async (column: string, table: string) =>
		(await product.sql<{ name: string }>(`select ${column} as name from ${table} order by 1`)).map(({ name }) => name)
	expect(await left('id', 'repeatable_calls')).toEqual(['id 1', 'id 23'])
	expect(await left('object_id', 'changes')).toEqual(['1', '23'])
	expect(await left('key', 'sent_mails')).toEqual(['repair-booked:1', 'repair-booked:30', 'repair-booked:399', 'repair-booked:90'])
	expect(await left('key', 'refused_mails')).toEqual(['repair-booked:1', 'repair-booked:30'])
	expect(await left('key', 'outbox')).toEqual(['repair-booked:1'])
})

test('what clears up reads no table from one end to the other, however full it is', async () => {
	await fill()
	const tables = await product.database.transaction(async (db) => {
		const context = { database: { ...product.database, db }, files: product.files } as JobContext
		for (const { handle, at } of jobHandlers) if (at) await handle(context, {} as never)
		const read = sql`select relname as name, seq_tup_read::int as rows from pg_stat_xact_user_tables where seq_tup_read > 1000`
		return (await db.execute(read)).rows
	})
	expect(tables).toEqual([])
})

/** Thousands of fresh rows in each table that is cleared up. */
async function fill() {
	const many = 'from generate_series(1, 5000) n'
	const { id } = await signIn(product)
	for (const statement of [
		`insert into repeatable_calls select 'fresh ' || n, '', 200, '{}', $1 ${many}`,
		`insert into changes (collection, object_id, technician_ids, at) select 'services', n, '{}', $1 ${many}`,
		`insert into sent_mails select 'fresh ' || n, $1 ${many}`,
		`insert into refused_mails select 'fresh ' || n, 'a@pahiya.test', '', $1 ${many}`,
		`insert into outbox (key, "to", subject, text, html, created_at) select 'fresh ' || n, 'a@pahiya.test', '', '', '', $1 ${many}`,
		`insert into files select 'fresh-' || n || '.webp', 'image/webp', 1, true, $1, $1 ${many}`,
		`insert into login_failures select n || '@pahiya.test', 1, $1 ${many}`,
		`insert into mail_requests (email, purpose, asked_at) select n || '@pahiya.test', 'reset', $1 ${many}`,
		`insert into known_devices select ${id}, 'device ' || n, $1 ${many}`,
		`insert into email_tokens (user_id, purpose, token_hash, created_at, expires_at) select ${id}, 'reset', 'fresh ' || n, $1, $1 ${many}`,
		`insert into sign_in_codes select 'fresh ' || n, ${id}, $1 ${many}`,
		`insert into sessions (user_id, created_at, last_used_at, expires_at, ended_at) select ${id}, $1, $1, $1, $1 ${many}`,
		`insert into refresh_tokens (session_id, token_hash, created_at, expires_at) select id, id, $1, $1 from sessions where ended_at = $1`,
	])
		await product.sql(statement, [ago(-1)])
	await product.sql('vacuum analyze')
}
