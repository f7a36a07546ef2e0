import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { atDatabase } from '../../../tests/support/test-postgres.ts'
import { StartProblem } from '../start-problem.ts'
import { aloneOnDatabase, migrateDatabase } from './migrate.ts'

/** When each of the eleven migrations was made that the first one replaces. */
const theEleven = [
	1795249898834, 1795249901442, 1795249904219, 1795257307433, 1795258075369, 1795258450120, 1795259404956, 1795260366446, 1795261648188,
	1795268292280, 1795283106325,
]

const name = `pahiya_migrate_${process.pid}`
const url = atDatabase(inject('postgres'), name)
let admin: pg.Client
beforeAll(async () => {
	admin = new pg.Client({ connectionString: atDatabase(inject('postgres'), 'postgres') })
	await admin.connect()
})
const beginAnew = async () => {
	await admin.query(`drop database if exists ${name} with (force)`)
	await admin.query(`create database ${name}`)
}
beforeEach(beginAnew)
afterAll(async () => {
	await admin.query(`drop database if exists ${name} with (force)`)
	await admin.end()
})

const migrate = () => aloneOnDatabase(url, migrateDatabase)
async function sql(text: string, values?: unknown[]) {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	try {
		return (await client.query(text, values)).rows
	} finally {
		await client.end()
	}
}

/** A database as the version with eleven migrations left it: they made what the first one does today, and a little more. */
async function aDatabaseWith(migrations: number[]) {
	await sql(readFileSync(join(import.meta.dirname, 'migrations', '0000_schema.sql'), 'utf8'))
	await sql(readFileSync(join(import.meta.dirname, '../../../tests/support/the-eleven-migrations.sql'), 'utf8'))
	await sql(`insert into drizzle.__drizzle_migrations (hash, created_at) select 'a hash', unnest($1::bigint[])`, [migrations])
	await sql(`insert into users (email, username, created_at) values ('asha@pahiya.test', 'asha', now())`)
}
const waitingMails = `insert into pgboss.job (name, data, state) values ('mail-repair-booked', '{"repairId": 1}', 'created'),
	('send-verification', '{"tokenId": "one"}', 'retry'), ('tell-new-device', '{"userId": 1}', 'completed'), ('forget-invoices', '{}', 'created')`

test('a database that has the eleven migrations before is brought up to date, and keeps its rows and the mails that wait', async () => {
	await aDatabaseWith(theEleven)
	await sql(waitingMails)
	await migrate()
	expect(await sql('select username, search_text from users')).toEqual([{ username: 'asha', search_text: ' asha@pahiya.test asha' }])
	expect(await sql('select kind, payload, tries from queued_jobs order by id')).toEqual([
		{ kind: 'mail-repair-booked', payload: { repairId: 1 }, tries: 0 },
		{ kind: 'send-verification', payload: { tokenId: 'one' }, tries: 0 },
	])
	expect(await sql(`select from information_schema.schemata where schema_name = 'pgboss'`)).toEqual([])
})

const aRepair = (reference: string, columns: string, values: string) =>
	sql(`insert into repairs (customer_id, reference, kind, starts_at, duration_minutes, customer_name, customer_email, customer_phone, address, city, state,
		postal_code, distance_fee_paise, subtotal_paise, total_paise, created_at, ${columns})
		select id, '${reference}', 'scheduled', now(), 60, '', '', '9000000001', '', '', '', '411004', 0, 62800, 62800, now(), ${values} from users limit 1`)
const payments = () => sql('select repair_id, kind, method, amount_paise from repair_payments order by repair_id, id')

test('what an older version recorded as paid is a payment afterwards, and what was paid and cancelled is owed back (D-61)', async () => {
	await aDatabaseWith(theEleven)
	await aRepair('BK0000000001', 'payment_method, payment_status, paid_at', `'upi', 'paid', now()`)
	await aRepair('BK0000000002', 'payment_status, paid_at, status, cancel_reason', `'paid', now(), 'cancelled', 'Too far'`)
	await migrate()
	expect(await payments()).toEqual([
		{ repair_id: 1, kind: 'payment', method: 'upi', amount_paise: 62_800 },
		{ repair_id: 2, kind: 'payment', method: 'cash', amount_paise: 62_800 },
	])
	expect(await sql('select kind from queued_jobs')).toEqual([{ kind: 'owe-old-refunds' }])
})

test('what an older version completed gets its moment from a job, so that nobody waits for the upgrade', async () => {
	await aDatabaseWith(theEleven)
	await aRepair('BK0000000001', 'status', `'completed'`)
	await migrate()
	expect(await sql('select kind from queued_jobs')).toEqual([{ kind: 'date-old-completions' }])
})

test('part payments are taken over from the audit log, each with its way (D-61)', async () => {
	await migrate()
	await sql(`insert into users (email, username, created_at) values ('asha@pahiya.test', 'asha', now())`)
	const cancelled = `'cash', 'refunded', 25050, 'upi', now() + interval '1 day', 'cancelled', 'Too far'`
	await aRepair(
		'BK0000000001',
		'payment_method, payment_status, paid_amount_paise, refund_method, refunded_at, status, cancel_reason',
		cancelled,
	)
	const logged = (before: object, after: object) =>
		sql(
			`insert into audit_log (actor_id, action, collection, object_id, before, after, created_at) values (1, 'record-payment', 'repair-bookings', '1', $1, $2, now())`,
			[before, after],
		)
	await logged({ paid_amount: 0, payment_method: 'cash' }, { paid_amount: 100.5, payment_method: 'upi' })
	await logged({ paid_amount: 100.5 }, { paid_amount: 150.5 })
	await logged({ paid_amount: 150.5, payment_method: 'upi' }, { paid_amount: 250.5, payment_method: 'cash' })
	const migration = readFileSync(join(import.meta.dirname, 'migrations', '0010_payments_one_by_one.sql'), 'utf8')
	await sql(migration.split('--> statement-breakpoint').find((statement) => statement.includes('INSERT INTO "repair_payments"')) ?? '')
	expect(await payments()).toEqual(
		[
			['payment', 'upi', 10_050],
			['payment', 'upi', 5_000],
			['payment', 'cash', 10_000],
			['refund', 'upi', 25_050],
		].map(([kind, method, amount_paise]) => ({ repair_id: 1, kind, method, amount_paise })),
	)
})

test('it has the same schema afterwards as a new one', async () => {
	await aDatabaseWith(theEleven)
	await migrate()
	const old = await sql(wholeSchema)
	await beginAnew()
	await migrate()
	expect(old).toEqual(await sql(wholeSchema))
	expect(old.length).toBeGreaterThan(300)
})

test('no migration after the first writes a table anew, which would lock it for minutes', async () => {
	await aDatabaseWith(theEleven)
	await sql(`create function refuse_rewrite() returns event_trigger language plpgsql as $$ begin raise exception 'a table is written anew'; end $$;
		create event trigger refuse_rewrite on table_rewrite execute function refuse_rewrite()`)
	await migrate()
})

test('a migration that others keep from its table lets them work meanwhile, and is done when they let go', {
	timeout: 30_000,
}, async () => {
	await aDatabaseWith(theEleven)
	const holder = new pg.Client({ connectionString: url })
	await holder.connect()
	await holder.query('begin; select from sessions; lock table sessions in row exclusive mode')
	const migrating = migrate()
	const waiting = `select from pg_locks where relation = 'sessions'::regclass and not granted`
	await expect.poll(() => sql(waiting)).toHaveLength(1)
	await expect.poll(() => sql(waiting), { timeout: 5_000 }).toEqual([])
	await holder.query('commit')
	await holder.end()
	await migrating
	expect(await sql(`select from pg_indexes where indexname = 'sessions_ended'`)).toHaveLength(1)
})

test('a database that has only some of them is refused in a sentence and stays as it is', async () => {
	await aDatabaseWith(theEleven.slice(0, -1))
	await expect(migrate()).rejects.toThrow(StartProblem)
	expect(await sql('select from drizzle.__drizzle_migrations')).toHaveLength(10)
})

/** Columns, indexes, constraints, functions and triggers in words. */
const wholeSchema = `
	select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as what
		from information_schema.columns where table_schema = 'public'
	union select indexdef from pg_indexes where schemaname = 'public'
	union select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint where connamespace = 'public'::regnamespace
	union select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
	union select pg_get_functiondef(p.oid) from pg_proc p join pg_language l on l.oid = p.prolang
		where pronamespace = 'public'::regnamespace and lanname = 'plpgsql'
	order by 1`
