import { expect, test } from 'vitest'
import { now, setClock } from '#platform/clock.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'
import { clearOldAccess } from '../jobs.ts'
import { removeOldAccess } from './remove-old-access.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })
const ago = (minutes: number) => new Date(now().getTime() - minutes * 60_000)
const aDay = 24 * 60
const clear = () => removeOldAccess(product.database.db)

test('wrong passwords are forgotten once they count no more; a lock that runs stays (A.E-01, A.R-06)', async () => {
	const insert = (email: string, failed: Date, until: Date | null) =>
		product.sql('insert into login_failures values ($1, 5, $2, $3)', [email, failed, until])
	await insert('old@pahiya.test', ago(15), null)
	await insert('unlocked@pahiya.test', ago(30), ago(1))
	await insert('fresh@pahiya.test', ago(14), null)
	await insert('locked@pahiya.test', ago(16), ago(-1))
	await clear()
	const left = await product.sql<{ email: string }>('select email from login_failures order by email')
	expect(left.map(({ email }) => email)).toEqual(['fresh@pahiya.test', 'locked@pahiya.test'])
	expect((await product.call('POST', '/accounts/login/', { body: { email: 'locked@pahiya.test', password: 'Wrong@2026' } })).status).toBe(
		429,
	)
})

test('requests for mails are forgotten after the hour that they count (A.R-10, A.E-10)', async () => {
	for (const minutes of [0, 59, 60, 600])
		await product.sql(`insert into mail_requests (email, purpose, asked_at) values ('asha@pahiya.test', 'verify', $1)`, [ago(minutes)])
	await clear()
	expect(await product.sql('select id from mail_requests')).toHaveLength(2)
})

test('sessions are forgotten 30 days after their end, with their tokens; those in use stay (A.E-08, D-09)', async () => {
	const [current, ended, longEnded, longOver] = [await signIn(product), await signIn(product), await signIn(product), await signIn(product)]
	await product.sql('update sessions set ended_at = $2 where user_id = $1', [ended.id, ago(29 * aDay)])
	await product.sql('update sessions set ended_at = $2 where user_id = $1', [longEnded.id, ago(30 * aDay)])
	await product.sql('update sessions set expires_at = $2 where user_id = $1', [longOver.id, ago(30 * aDay)])
	await product.sql('update refresh_tokens set expires_at = $2 where session_id in (select id from sessions where user_id = $1)', [
		ended.id,
		ago(0),
	])
	await clear()
	const left = async (table: string) =>
		(
			await product.sql<{ id: number }>(
				`select s.user_id as id from sessions s ${table === 'sessions' ? '' : 'join refresh_tokens t on t.session_id = s.id'}
					where s.user_id = any($1) order by s.user_id`,
				[[current.id, ended.id, longEnded.id, longOver.id]],
			)
		).map(({ id }) => id)
	expect(await left('sessions')).toEqual([current.id, ended.id])
	expect(await left('tokens')).toEqual([current.id])
	expect((await product.call('POST', '/accounts/token/refresh/', { body: { refresh: current.refresh } })).status).toBe(200)
	expect((await product.call('POST', '/accounts/token/refresh/', { body: { refresh: longEnded.refresh } })).status).toBe(401)
})

test('a mailed link is told apart from a wrong one for 30 days after its end (A.E-06, D-12)', async () => {
	const { id } = await signIn(product, { verified: false })
	for (const [index, minutes] of [0, 29 * aDay, 30 * aDay, 90 * aDay].entries())
		await product.sql(`insert into email_tokens (user_id, purpose, token_hash, created_at, expires_at) values ($1, 'verify', $2, $3, $3)`, [
			id,
			`hash ${index}`,
			ago(minutes),
		])
	await clear()
	const left = await product.sql<{ token_hash: string }>('select token_hash from email_tokens where user_id = $1 order by token_hash', [id])
	expect(left.map(({ token_hash }) => token_hash)).toEqual(['hash 0', 'hash 1'])
})

test('a device is forgotten after 90 days without use (D-43)', async () => {
	const { id } = await signIn(product)
	for (const [name, minutes] of [
		['Chrome on Android', 89 * aDay],
		['Firefox on Windows', 90 * aDay],
	] as const)
		await product.sql('insert into known_devices values ($1, $2, $3)', [id, name, ago(minutes)])
	await clear()
	expect(await product.sql('select name from known_devices where user_id = $1', [id])).toEqual([{ name: 'Chrome on Android' }])
})

test('many rows go a batch at a time, also when two processes do it at once', async () => {
	await product.sql(`insert into login_failures select 'nobody' || n || '@pahiya.test', 1, $1, null from generate_series(1, 3500) n`, [
		ago(600),
	])
	product.statements()
	await Promise.all([clear(), clear(), clear()])
	expect(product.statements().filter((text) => text.includes('login_failures')).length).toBeGreaterThan(3)
	expect(await product.sql(`select email from login_failures where email like 'nobody%'`)).toEqual([])
})

test('it is queued work like any other, done as often as it is asked for', async () => {
	await product.sql(`insert into login_failures values ('gone@pahiya.test', 1, $1, null)`, [ago(600)])
	await product.database.transaction((db) => enqueue(db, clearOldAccess, {}))
	await product.work()
	expect(await product.sql(`select email from login_failures where email = 'gone@pahiya.test'`)).toEqual([])
	setClock(undefined)
})
