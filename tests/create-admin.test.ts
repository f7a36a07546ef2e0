import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { useTestApp } from './support/test-app.ts'

const app = useTestApp()
const script = join(import.meta.dirname, '../scripts/create-admin.ts')

/** Runs the command as in production, with the password in the environment or typed. */
async function createAdmin(
	words: string[],
	{ password, typed = '', url = app.database.url }: { password?: string; typed?: string; url?: string },
) {
	const env = { ...process.env, NODE_ENV: 'production', DATABASE_URL: url, ADMIN_PASSWORD: password ?? '' }
	const child = spawn(process.execPath, [script, ...words], { env })
	child.stdin.end(typed)
	const [said, complained, code] = await Promise.all([
		text(child.stdout),
		text(child.stderr),
		new Promise<number | null>((done) => {
			child.on('exit', done)
		}),
	])
	return { said, complained, code }
}
const words = (email: string, username: string) => ['--email', email, '--username', username]

test('the command makes an admin who can log in at once, by the login of everybody, who reads the role there (D-04, A.ADMIN-01, A.ADMIN-04, B.ADMIN-37)', async () => {
	const { said, code } = await createAdmin([...words('Boss@Example.in', 'boss'), '--name', 'The Boss'], { password: 'Keep-Rolling-7' })
	expect({ said, code }).toEqual({ said: 'The admin boss can now log in with boss@example.in.\n', code: 0 })
	const { body } = await app.call('POST', '/accounts/login/', { body: { email: 'boss@example.in', password: 'Keep-Rolling-7' } })
	expect(body).toMatchObject({ user: { role: 'admin', is_staff: true, name: 'The Boss' } })
})

test('the password may be typed instead (D-04)', async () => {
	const { said, code } = await createAdmin(words('typed@example.in', 'typed'), { typed: 'Keep-Rolling-8\n' })
	expect(code).toBe(0)
	expect(said).not.toContain('Keep-Rolling-8')
	expect((await app.call('POST', '/accounts/login/', { body: { email: 'typed@example.in', password: 'Keep-Rolling-8' } })).status).toBe(200)
})

test.each([
	[[], 'Keep-Rolling-7', 'Invalid email address.'],
	[words('admin2@example.in', 'a b'), 'Keep-Rolling-7', 'Username can contain only letters, digits and underscores.'],
	[['--mail', 'x'], 'Keep-Rolling-7', "Unknown option '--mail'"],
	[words('admin2@example.in', 'admin2'), 'short', 'Password must be at least 8 characters.'],
	[words('admin2@example.in', 'admin2'), 'Password1', 'This password is too common. Please choose another.'],
	[words('admin2@example.in', 'admin2'), '', 'Password must be at least 8 characters.'],
	[words('RIDER@pahiya.test', 'admin2'), 'Keep-Rolling-7', 'A user with this email already exists.'],
])('the command refuses %j in a sentence and makes nothing (D-04, A.E-04)', async (given, password, sentence) => {
	const { complained, code } = await createAdmin(given, { password })
	expect(code).toBe(1)
	expect(complained).toContain(sentence)
	expect(complained).not.toMatch(/^\s+at /m)
	expect(await app.sql(`select 1 from users where username = 'admin2'`)).toEqual([])
})

test('a database that cannot be used is told in one sentence, as at the start (D-04)', async () => {
	const url = 'postgres://postgres:x@127.0.0.1:1/none'
	const { complained, code } = await createAdmin(words('admin2@example.in', 'admin2'), { password: 'Keep-Rolling-7', url })
	expect({ complained, code }).toEqual({
		complained: 'The database server at 127.0.0.1:1 cannot be reached: start it, or change DATABASE_URL.\n',
		code: 1,
	})
})
