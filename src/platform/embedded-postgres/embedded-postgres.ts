import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { accessSync, chmodSync, constants, existsSync, mkdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseDidNotStart } from './database-did-not-start.ts'
import { findDatabasePlace } from './database-place.ts'
import { makeCluster } from './make-cluster.ts'
import { adoptPostmaster, type Cluster, endPostmaster, type Postmaster, spawnPostmaster } from './postmaster.ts'
import { markRunning } from './running-mark.ts'

export type EmbeddedPostgres = { url: (database: string) => string; stop: () => Promise<void> }

/** What processes of a killed PostgreSQL may need to end. */
const leftOverMilliseconds = 15_000

/**
 * Starts the real PostgreSQL from npm on 127.0.0.1 and keeps it running on the same port until `stop` (D-03): a
 * process that dies is started again, one left over by a killed parent is taken over. `dataDir` is the product's
 * DATA_DIR; the cluster lives in dataDir/postgres, or where its own system user can reach it, which `notice` hears in
 * one sentence. `flags` are further words for `postgres`. Promised once connections are accepted.
 * Throws `AlreadyRunning` when another process uses the folder, else an Error that begins with a plain sentence.
 */
export async function startEmbeddedPostgres(options: {
	dataDir: string
	flags?: string[]
	notice?: (sentence: string) => void
}): Promise<EmbeddedPostgres> {
	const { flags = [], notice = () => {} } = options
	try {
		const dataDir = openDataFolder(options.dataDir)
		const unmark = markRunning(dataDir)
		try {
			const password = keptPassword(dataDir)
			const place = await findDatabasePlace(dataDir, password, notice)
			if (!existsSync(join(place.cluster, 'PG_VERSION'))) await makeCluster(place, password)
			const cluster = { ...place, password, flags, log: join(dataDir, 'postgres.log') }
			const postmaster = (await adoptPostmaster(cluster)) ?? (await firstPostmaster(cluster))
			const end = keepRunning(cluster, postmaster, notice)
			let stopped: Promise<void> | undefined
			return {
				url: (database) => `postgres://postgres:${password}@127.0.0.1:${postmaster.port}/${database}`,
				stop: () => {
					stopped ??= end().finally(unmark)
					return stopped
				},
			}
		} catch (error) {
			unmark()
			throw error
		}
	} catch (error) {
		throw inWords(error, options.dataDir)
	}
}

/** Makes the folder when missing; others may pass through it, as the database's own user has to. */
function openDataFolder(dataDir: string) {
	const isNew = mkdirSync(dataDir, { recursive: true }) !== undefined
	if (isNew) chmodSync(dataDir, 0o755)
	accessSync(dataDir, constants.W_OK | constants.X_OK)
	return realpathSync(dataDir)
}

function keptPassword(dataDir: string) {
	const file = join(dataDir, 'postgres-password')
	if (existsSync(file)) return readFileSync(file, 'utf8').trim()
	if (existsSync(join(dataDir, 'postgres', 'PG_VERSION')))
		throw new Error(
			`The password of the database is missing: put ${file} back, or remove ${join(dataDir, 'postgres')} to begin anew without its data.`,
		)
	const password = randomBytes(24).toString('hex')
	// A full disk must not leave half a password behind.
	writeFileSync(`${file}.new`, password, { mode: 0o600 })
	renameSync(`${file}.new`, file)
	return password
}

/** Tries again where that helps: with another port, or when what an earlier PostgreSQL left behind has ended. */
async function firstPostmaster(cluster: Cluster): Promise<Postmaster> {
	for (const end = Date.now() + leftOverMilliseconds; ; await pause(100)) {
		const postmaster = spawnPostmaster(cluster, await findFreePort())
		try {
			await postmaster.ready()
			return postmaster
		} catch (error) {
			await endPostmaster(postmaster)
			const mayHelp = error instanceof DatabaseDidNotStart && error.reason !== 'other'
			if (!mayHelp || Date.now() > end) throw error
		}
	}
}

/** Starts PostgreSQL again, on its port, whenever it ends; answers how to end it for good. */
function keepRunning(cluster: Cluster, first: Postmaster, notice: (sentence: string) => void) {
	let current = first
	let stopping = false
	const lastResort = () => current.signal('SIGINT')
	process.on('exit', lastResort)
	const watch = async () => {
		for (let failures = 0; ; ) {
			await current.ended
			if (failures > 0) await pause(Math.min(50 * 2 ** failures, 1_000), undefined, { ref: false })
			if (stopping) return
			try {
				current = spawnPostmaster(cluster, current.port)
				await current.ready()
				failures = 0
			} catch (error) {
				failures += 1
				if (failures === 10) notice(`The database does not come back yet. ${(error as Error).message}`)
			}
		}
	}
	void watch()
	return async () => {
		stopping = true
		process.off('exit', lastResort)
		await endPostmaster(current)
	}
}

/** Below the ports that systems give to outgoing connections, one of which could take it while PostgreSQL restarts. */
async function findFreePort() {
	for (let attempt = 0; attempt < 100; attempt += 1) {
		const port = randomInt(15_000, 32_000)
		const server = createServer().listen(port, '127.0.0.1')
		try {
			await once(server, 'listening')
			return port
		} catch {
			// Taken: draw another.
		} finally {
			server.close()
		}
	}
	throw new Error('No free port was found on 127.0.0.1 between 15000 and 32000 for the database.')
}

function inWords(error: unknown, dataDir: string) {
	const { code, path = dataDir, syscall, errcode } = error as NodeJS.ErrnoException & { errcode?: number }
	const sentence = (words: string) => new Error(words, { cause: error })
	if (code === 'ENOSPC' || errcode === sqliteFull) return sentence(`There is no space left on the disk of ${dataDir}.`)
	if (code === 'ERR_SQLITE_ERROR')
		return sentence(`The file running.lock in ${dataDir} cannot be used by this user: start as its owner, or choose another DATA_DIR.`)
	if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
		return sentence(`${path} cannot be used by this user: start as its owner, or choose another DATA_DIR.`)
	if (code === 'ENOTDIR' || code === 'EEXIST') return sentence(`${dataDir} is not a folder: choose another DATA_DIR.`)
	// Node's word for making folders on a disk that is read-only.
	if (code === 'ENOENT' && syscall === 'mkdir') return sentence(`The folder ${dataDir} cannot be made: choose another DATA_DIR.`)
	return error
}

const sqliteFull = 13
