import pino from 'pino'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../tests/support/test-app.ts'
import { jobHandlers } from '../../worker.ts'
import { now } from '../clock.ts'
import { deriveKeys } from '../keys.ts'
import { enqueue } from './jobs.ts'
import { openJobs } from './open-jobs.ts'
import { removeWhatIsOver } from './remove-what-is-over.ts'

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
	for (const days of [1, 30, 399, 400]) {
		const key = `repair-booked:${days}`
		await product.sql('insert into sent_mails values ($1, $2)', [key, ago(days * 24)])
		await product.sql(`insert into outbox (key, "to", subject, text, html, created_at) values ($1, 'a@pahiya.test', '', '', '', $2)`, [
			key,
			ago(days * 24),
		])
	}
	await product.database.transaction((db) => enqueue(db, removeWhatIsOver, {}))
	await product.work()
	const left = async (column: string, table: string) =>
		(await product.sql<{ name: string }>(`select ${column} as name from ${table} order by 1`)).map(({ name }) => name)
	expect(await left('id', 'repeatable_calls')).toEqual(['id 1', 'id 23'])
	expect(await left('object_id', 'changes')).toEqual(['1', '23'])
	expect(await left('key', 'sent_mails')).toEqual(['repair-booked:1', 'repair-booked:30', 'repair-booked:399'])
	expect(await left('key', 'outbox')).toEqual(['repair-booked:1'])
})

test('what is due by the clock is planned once, in Indian time, however many processes work', async () => {
	const log = pino({ level: 'silent' })
	const workshop = {
		database: product.database,
		mailer: product.mailer,
		files: product.files,
		publicUrl: 'http://127.0.0.1:3000',
		log,
		keys: deriveKeys('a secret of the tests, long enough to be one'),
	}
	const processes = await Promise.all([1, 2].map(() => openJobs(product.database.url, { log, handlers: jobHandlers })))
	try {
		await Promise.all(processes.map(({ work }) => work(workshop)))
		const planned = await product.sql('select name, cron, timezone from pgboss.schedule order by name')
		expect(planned).toEqual([
			{ name: 'clear-old-access', cron: '40 3 * * *', timezone: 'Asia/Kolkata' },
			{ name: 'forget-invoices', cron: '20 4 * * *', timezone: 'Asia/Kolkata' },
			{ name: 'remove-unused-files', cron: '25 * * * *', timezone: 'Asia/Kolkata' },
			{ name: 'remove-what-is-over', cron: '10 * * * *', timezone: 'Asia/Kolkata' },
		])
	} finally {
		await Promise.all(processes.map(({ close }) => close(1)))
	}
})
