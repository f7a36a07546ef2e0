import { tmpdir } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { queueShortMessages } from '#domains/accounts/notifications/short-message.ts'
import type { Config } from '#platform/config.ts'
import { openDatabase } from '#platform/database/database.ts'
import { databaseProblem } from '#platform/database/database-problem.ts'
import { listenForChanges } from '#platform/database/listen.ts'
import { aloneOnDatabase, migrateDatabase } from '#platform/database/migrate.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts'
import { setRunningAddress } from '#platform/embedded-postgres/running-mark.ts'
import { requireFolder } from '#platform/files/file-store.ts'
import { openFiles } from '#platform/files/open-files.ts'
import { createReplyCache } from '#platform/http/reply-cache.ts'
import { openHealthServer } from '#platform/http/serve-health.ts'
import { onQueued, setSettleSeconds } from '#platform/jobs/jobs.ts'
import { startWorker } from '#platform/jobs/start-worker.ts'
import { wakeWorkers } from '#platform/jobs/wake-workers.ts'
import { demoSecret, deriveKeys } from '#platform/keys.ts'
import { createLog, type Log, reasonOf } from '#platform/log.ts'
import { createMailer } from '#platform/mail/mailer.ts'
import { closePasswords } from '#platform/passwords/hash-password.ts'
import { createShortMessages } from '#platform/short-messages/short-messages.ts'
import { StartProblem } from '#platform/start-problem.ts'
import { buildApp } from './app.ts'
import { loadDemo } from './demo/load-demo.ts'
import { jobHandlers } from './worker.ts'

const databaseName = 'pahiya'

/**
 * Starts everything `config` asks for in this process; `stop` ends everything it started, in order. Throws `StartProblem` for
 * what whoever starts it can change; whatever had been started is ended by then.
 */
export async function startProduct(config: Config, { development }: { development: boolean }) {
	const begun = performance.now()
	const log = createLog(config.logLevel)
	const endings: (() => unknown)[] = []
	const stop = async () => {
		// The last that was started ends first: new requests, then the work at hand, then what they stand on.
		for (const end of endings.splice(0).reverse())
			try {
				await end()
			} catch (error) {
				log.warn({ reason: reasonOf(error) }, 'something did not end in order')
			}
	}
	try {
		const greeting = await startParts(config, { log, development, endWith: (end) => endings.push(end) })
		log.info({ ms: Math.round(performance.now()), sinceStart: Math.round(performance.now() - begun) }, 'ready')
		return { greeting, stop }
	} catch (error) {
		await stop()
		throw error
	}
}

type Circumstances = { log: Log; development: boolean; endWith: (end: () => unknown) => void }

async function startParts(config: Config, { log, development, endWith }: Circumstances) {
	const { url, embedded } = await findDatabase(config, log)
	if (embedded) endWith(embedded.stop)
	if ('folder' in config.fileStore) requireFolder(config.fileStore.folder, 'DATA_DIR')
	// Only forms pass through it.
	if (config.role !== 'worker') requireFolder(tmpdir(), 'TMPDIR')
	await prepareDatabase(config, url)
	const database = openDatabase(url, { log, connections: config.databaseConnections })
	endWith(database.close)
	endWith(closePasswords)
	const keys = deriveKeys(config.secretKey ?? demoSecret(config.dataDir))
	const kept = createReplyCache()
	const mailer = createMailer(config, database, { log, alsoTell: (about) => queueShortMessages(database.db, about) })
	endWith(mailer.close)
	const files = openFiles(config)
	const context = { database, mailer, shortMessages: createShortMessages(config, database), files, publicUrl: config.publicUrl, keys, log }
	const worker = config.role === 'web' ? null : startWorker(context, jobHandlers)
	if (worker) endWith(worker.close)
	setSettleSeconds(config.mailSettleSeconds)
	onQueued(worker?.lookSoon ?? wakeWorkers(database, log))
	const listening = listenForChanges(url, { changed: kept.forget, queued: worker?.lookSoon, log })
	endWith(listening.stop)
	if (config.role === 'worker') {
		if (config.isPortChosen) await serveOn(await openHealthServer({ database, log }), { config, endWith })
		return 'Pahiya is doing its queued work.'
	}

	let isStopping = false
	const { mountSite } = development ? await import('#platform/http/site-in-development.ts') : await import('#platform/http/site.ts')
	const app = await buildApp({
		config,
		database,
		files,
		keys,
		log,
		replyCache: kept,
		isStopping: () => isStopping,
		mount: mountSite({ config, log }),
	})
	await serveOn(app, { config, endWith })
	// A proxy that asks whether we are ready has heard that we are not before a connection is refused.
	endWith(async () => {
		isStopping = true
		await pause(config.stopDelaySeconds * 1_000)
	})
	if (embedded) setRunningAddress(config.dataDir, config.publicUrl)
	return greet(config)
}

async function findDatabase({ databaseUrl, dataDir }: Config, log: Log): Promise<{ url: string; embedded?: EmbeddedPostgres }> {
	if (databaseUrl) return { url: databaseUrl }
	// Each of its refusals begins with a sentence for the reader.
	const embedded = await startEmbeddedPostgres({ dataDir, notice: (sentence) => log.warn(sentence) }).catch((error: unknown) => {
		throw error instanceof Error ? new StartProblem(error.message, { cause: error }) : error
	})
	return { url: embedded.url(databaseName), embedded }
}

async function prepareDatabase(config: Config, url: string) {
	if (!config.databaseUrl) await makeDatabase(url)
	try {
		await aloneOnDatabase(url, async (client) => {
			await migrateDatabase(client)
			await loadDemo(client, { accounts: !config.production })
		})
	} catch (error) {
		throw config.databaseUrl ? databaseProblem(error, config.databaseUrl) : error
	}
}

/** In the cluster that is ours alone. */
async function makeDatabase(url: string) {
	const administration = new URL(url)
	administration.pathname = '/postgres'
	await aloneOnDatabase(administration.href, async (client) => {
		const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName])
		if (rowCount === 0) await client.query(`create database ${databaseName}`)
	})
}

async function serveOn(app: FastifyInstance, { config: { host, port }, endWith }: { config: Config } & Pick<Circumstances, 'endWith'>) {
	endWith(() => app.close())
	try {
		await app.listen({ host, port })
	} catch (error) {
		const words: Record<string, string> = {
			EADDRINUSE: `Port ${port} on ${host} is taken by another program: stop it, or choose another PORT.`,
			EACCES: `Port ${port} may not be used by this user: choose another PORT.`,
			EADDRNOTAVAIL: `HOST ${host} is not an address of this machine.`,
			ENOTFOUND: `HOST ${host} is not an address of this machine.`,
		}
		const sentence = words[(error as NodeJS.ErrnoException).code ?? '']
		throw sentence ? new StartProblem(sentence, { cause: error }) : error
	}
}

function greet(config: Config) {
	const lines = [`Pahiya is ready: ${config.publicUrl}`]
	if (!config.production)
		lines.push(
			'  rider        rider@pahiya.test / Rider@2026',
			'  technician   tech@pahiya.test / Tech@2026',
			'  staff        staff@pahiya.test / Staff@2026',
			'  admin        admin@pahiya.test / Admin@2026',
			...(config.smtpUrl ? [] : [`  outgoing mail is kept at ${config.publicUrl}/dev/outbox`]),
		)
	return lines.join('\n')
}
