import { randomBytes } from 'node:crypto'
import { accessSync, chmodSync, constants, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { canEnter, findDatabaseUser } from '../../src/platform/embedded-postgres/database-user.ts'
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres/embedded-postgres.ts'
import { AlreadyRunning } from '../../src/platform/embedded-postgres/running-mark.ts'

type TestPostgres = { url: (database: string) => string; stop: () => Promise<void> }

const prefix = 'pahiya-test-postgres-'
/** Nothing a test writes is worth keeping over a power failure. */
const hasty = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'].flatMap((setting) => ['-c', setting])

/**
 * The server that tests put their databases on: the one TEST_DATABASE_URL names, else an embedded one in a folder of
 * its own, which `stop` removes. What an earlier test run that was killed left behind is removed first.
 */
export async function startTestPostgres(): Promise<TestPostgres> {
	const given = process.env.TEST_DATABASE_URL
	if (given) return { url: (database) => atDatabase(given, database), stop: async () => {} }
	const parent = openTemporaryFolder()
	await removeLeftOvers(parent)
	const folder = mkdtempSync(join(parent, prefix))
	chmodSync(folder, 0o755)
	const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
	try {
		const { url, stop } = await startEmbeddedPostgres({ dataDir: folder, flags: hasty })
		return { url, stop: () => stop().finally(remove) }
	} catch (error) {
		remove()
		throw error
	}
}

/**
 * A copy of the database `template` on the server at `base` (an address whose database does not matter), under a name
 * of its own. Waits up to 30 seconds for others to let go of the template.
 */
export async function cloneDatabase(base: string, template: string): Promise<{ url: string; drop: () => Promise<void> }> {
	const name = `${template}_${randomBytes(6).toString('hex')}`
	for (const end = Date.now() + 30_000; ; await pause(50)) {
		try {
			await administer(base, async (client) => {
				// The system then copies the files itself, in a third of the time; only since PostgreSQL 18, and not everywhere.
				await client.query("set file_copy_method = 'clone'").catch(() => undefined)
				await client.query(`create database ${quoted(name)} template ${quoted(template)} strategy file_copy`)
			})
			const drop = async () => {
				await administer(base, (client) => client.query(`drop database if exists ${quoted(name)} with (force)`))
			}
			return { url: atDatabase(base, name), drop }
		} catch (error) {
			if ((error as { code?: string }).code !== templateInUse || Date.now() > end) throw error
		}
	}
}

const templateInUse = '55006'

async function administer(base: string, work: (client: pg.Client) => Promise<unknown>) {
	const client = new pg.Client({ connectionString: atDatabase(base, 'postgres') })
	await client.connect()
	try {
		await work(client)
	} finally {
		await client.end()
	}
}

/** The address of another database on the same server. */
export function atDatabase(server: string, database: string) {
	const url = new URL(server)
	url.pathname = `/${database}`
	return url.href
}

const quoted = (name: string) => pg.escapeIdentifier(name)

/**
 * In memory where a system has room for that, else on disk: each of hundreds of databases is more than a thousand files, and a disk's
 * file system spends a third of all tests' time on looking for places among those that were just deleted.
 */
function openTemporaryFolder() {
	if (hasRoom(inMemory)) return inMemory
	if (process.getuid?.() !== 0) return tmpdir()
	// As root another user runs PostgreSQL, to whom TMPDIR may be closed.
	const user = findDatabaseUser()
	return [tmpdir(), '/tmp', '/var/tmp'].find((folder) => canEnter(user, folder)) ?? tmpdir()
}

/** Where Linux has its file system in memory, open to every user. */
const inMemory = '/dev/shm'
/** Bytes; all that stands at one time takes a sixth. */
const enoughRoom = 2 * 1024 ** 3

function hasRoom(folder: string) {
	try {
		const { bavail, bsize } = statfsSync(folder)
		accessSync(folder, constants.W_OK)
		return bavail * bsize >= enoughRoom
	} catch {
		return false
	}
}

async function removeLeftOvers(parent: string) {
	for (const name of readdirSync(parent).filter((name) => name.startsWith(prefix))) {
		const folder = join(parent, name)
		const isOurs = statSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.()
		// One without a mark is being made, or removed, at this moment.
		if (!isOurs || !existsSync(join(folder, 'running.json'))) continue
		try {
			// Taking it over is the way to its processes.
			await (await startEmbeddedPostgres({ dataDir: folder })).stop()
		} catch (error) {
			if (error instanceof AlreadyRunning) continue
		}
		rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
	}
}
