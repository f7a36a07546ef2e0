import { PgBoss } from 'pg-boss'
import type { Log } from '#platform/log.ts'
import { type JobHandler, setBoss, type Workshop } from './jobs.ts'

/** Makes the queue's own tables in a database that has none; for start-up and for the tests' template. */
export async function prepareJobs(url: string) {
	const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false })
	await boss.start()
	await boss.stop({ graceful: false })
}

/**
 * Opens the queue. With `handlers` this process also does the work, with `names` alone it only hands work in.
 * Failed work is tried again for about two days, at growing distances.
 */
export async function openJobs(url: string, { log, handlers }: { log: Log; handlers: JobHandler[] }) {
	// What pg-boss does not name in its types it hands on to pg: a connection that has gone silent must not stop the work for ever.
	const forDriver = { query_timeout: 60_000, keepAlive: true }
	const boss = new PgBoss({ connectionString: url, max: 4, connectionTimeoutMillis: 2_500, application_name: 'pahiya jobs', ...forDriver })
	boss.on('error', (error) => log.warn({ reason: error.message }, 'the job queue had a problem'))
	await boss.start()
	for (const { job } of handlers)
		await boss.createQueue(job.name, { retryLimit: 60, retryDelay: 2, retryBackoff: true, retryDelayMax: 3_600, expireInSeconds: 120 })
	setBoss(boss)
	return {
		/** Starts doing the work in this process. What is due by the clock is done once, however many processes there are. */
		work: async (workshop: Workshop) => {
			for (const { job, handle, at } of handlers) {
				if (at) await boss.schedule(job.name, at, {}, { tz: 'Asia/Kolkata', missed: 'once' })
				await boss.work(job.name, { pollingIntervalSeconds: 0.5 }, async ([queued]) => {
					if (queued) await handle(workshop, job.payload.parse(queued.data) as never)
				})
			}
		},
		/** Waits for the work at hand, at most `seconds`. */
		close: async (seconds = 6) => {
			setBoss(undefined)
			await boss.stop({ graceful: true, timeout: seconds * 1000, close: true })
		},
	}
}
