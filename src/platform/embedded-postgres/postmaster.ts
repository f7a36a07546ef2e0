import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseDidNotStart } from './database-did-not-start.ts'
import type { DatabasePlace } from './database-place.ts'
import { findPostmaster, isPostmaster, removeStalePostmasterFile } from './postmaster-file.ts'

export type Cluster = DatabasePlace & { password: string; log: string; flags: string[] }

/** PostgreSQL's first process, whether we started it or found it. */
export type Postmaster = {
	port: number
	/** Settles when the process is gone. */
	ended: Promise<unknown>
	/** Settles when connections are accepted; throws an Error of one sentence and the end of PostgreSQL's log when they will not be. */
	ready: () => Promise<void>
	/** Does nothing when the process is gone, so it never hits another one with the same number. */
	signal: (name: NodeJS.Signals) => void
}

/** Recovery after a crash may take a while; seconds at most for the data of a shop. */
const readyMilliseconds = 300_000
const keptLogBytes = 1_000_000

const memoryBytes = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
/**
 * Memory in MB in which the tables that are read stand: a quarter of the machine's or container's, taken as data grow. With the usual 128
 * the database of a large company is copied from the disk's cache again and again, and a search takes two to nine times as long.
 */
const sharedBuffersMb = Math.max(128, Math.min(512, Math.floor(memoryBytes / 4 / 2 ** 20)))

const settings = [
	`shared_buffers=${sharedBuffersMb}MB`,
	'listen_addresses=127.0.0.1',
	'unix_socket_directories=',
	'timezone=UTC',
	'log_timezone=UTC',
	'log_checkpoints=off',
	// Refused statements are the application's to log: PostgreSQL would write customers' data beside them.
	'log_min_messages=log',
	'log_min_error_statement=panic',
]

/** Starts PostgreSQL apart from our terminal, so that Ctrl-C there reaches us alone and we end it in order. */
export function spawnPostmaster(cluster: Cluster, port: number): Postmaster {
	removeStalePostmasterFile(cluster.cluster)
	const logged = shortenLog(cluster.log)
	const log = openSync(cluster.log, 'a', 0o600)
	const words = ['-D', cluster.cluster, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting]), ...cluster.flags]
	const child = spawn(join(cluster.program, 'bin', 'postgres'), words, {
		uid: cluster.user?.uid,
		gid: cluster.user?.gid,
		cwd: '/',
		detached: true,
		stdio: ['ignore', log, log],
		env: databaseEnvironment(),
	})
	closeSync(log)
	child.unref()
	// A program that cannot be started tells so by 'error', without any 'exit'.
	const ended = once(child, 'exit').catch((error: Error) => error.message)
	let running = true
	void ended.then(() => {
		running = false
	})
	return {
		port,
		ended,
		ready: async () => {
			if (await accepts(cluster, port, () => running)) return
			const failure = await ended
			throw new DatabaseDidNotStart(
				cluster.cluster,
				typeof failure === 'string' ? failure : readFileSync(cluster.log).toString('utf8', logged),
			)
		},
		signal: (name) => {
			if (running) child.kill(name)
		},
	}
}

/** A PostgreSQL on this cluster whose parent was killed, once it accepts connections; undefined when there is none. */
export async function adoptPostmaster(cluster: Cluster): Promise<Postmaster | undefined> {
	for (let left = findPostmaster(cluster.cluster); left; left = findPostmaster(cluster.cluster)) {
		const { pid, port } = left
		const running = () => isPostmaster(pid, cluster.cluster)
		// The port is written a moment after the number.
		if (port && (await accepts(cluster, port, running)))
			return { port, ended: untilEnded(running), ready: async () => {}, signal: (name) => signal(pid, name, running) }
		await pause(50)
	}
	return undefined
}

/** Ends PostgreSQL in order: transactions in progress are rolled back. After 10 seconds without: the next start recovers. */
export async function endPostmaster({ ended, signal }: Postmaster) {
	for (const [name, timeoutMs] of [
		['SIGINT', 10_000],
		['SIGQUIT', 6_000],
	] as const) {
		signal(name)
		const waiting = new AbortController()
		const late = pause(timeoutMs, 'still there', { signal: waiting.signal }).catch(() => undefined)
		const outcome = await Promise.race([ended, late])
		waiting.abort()
		if (outcome !== 'still there') return
	}
}

/** Without our own secrets, and with messages in the language that `reasons` reads. */
export const databaseEnvironment = (): NodeJS.ProcessEnv => ({ PATH: process.env.PATH, LC_ALL: 'C' })

/** False when the process ended before it accepted a connection. */
async function accepts({ cluster, password }: Cluster, port: number, running: () => boolean) {
	for (const end = Date.now() + readyMilliseconds; Date.now() < end; await pause(15)) {
		const client = new pg.Client({
			host: '127.0.0.1',
			port,
			user: 'postgres',
			password,
			database: 'postgres',
			connectionTimeoutMillis: 5_000,
		})
		client.on('error', () => {
			// Breaking right after it was accepted is no matter here.
		})
		try {
			await client.connect()
			return true
		} catch (error) {
			const { code } = error as { code?: string }
			if (code === tooManyConnections) return true
			if (code === wrongPassword)
				throw new Error(
					`The database in ${cluster} does not take the password kept for it in the data folder: put the right postgres-password back.`,
				)
			if (!running()) return false
		} finally {
			await client.end().catch(() => undefined)
		}
	}
	throw new Error(`The database in ${cluster} accepted no connection for ${readyMilliseconds / 60_000} minutes.`)
}

const wrongPassword = '28P01'
const tooManyConnections = '53300'

/** Settles when the process has ended; it is not our child, so nobody tells us. */
function untilEnded(running: () => boolean) {
	return new Promise<void>((resolve) => {
		const look = setInterval(() => {
			if (running()) return
			clearInterval(look)
			resolve()
		}, 100)
		look.unref()
	})
}

function signal(pid: number, name: NodeJS.Signals, running: () => boolean) {
	try {
		if (running()) process.kill(pid, name)
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
	}
}

/** Answers where this start's words will begin. */
function shortenLog(log: string) {
	const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0
	if (size <= keptLogBytes) return size
	truncateSync(log)
	return 0
}
