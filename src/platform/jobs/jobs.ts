import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { afterCommit, type Database, type Db } from '#platform/database/database.ts'
import { placeholders, writtenOnce } from '#platform/database/written-once.ts'
import type { Files } from '#platform/files/open-files.ts'
import type { Keys } from '#platform/keys.ts'
import type { Log } from '#platform/log.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import type { ClockTime } from './last-due.ts'
import { queuedJobs } from './tables.ts'

/** A kind of work and its payload. Handlers live with the worker, so asking for work never imports the work. */
export type Job<Payload extends z.ZodType = z.ZodType> = { kind: string; payload: Payload }
export const job = <Payload extends z.ZodType>(kind: string, payload: Payload): Job<Payload> => ({ kind, payload })

/** What handlers may use. They read again by id, and may run twice. */
export type JobContext = { database: Database; mailer: Mailer; files: Files; publicUrl: string; keys: Keys; log: Log }
export type JobHandler = { job: Job; handle: (context: JobContext, payload: never) => Promise<void>; at?: ClockTime }
/** What does a job. One with `at` is queued by the clock, with an empty payload. */
export const jobHandler = <P extends z.ZodType>(
	work: Job<P>,
	handle: (context: JobContext, payload: z.output<P>) => Promise<void>,
	{ at }: { at?: ClockTime } = {},
): JobHandler => ({
	job: work,
	handle,
	...(at && { at }),
})

let wakeWorker = () => {
	// A process that neither works nor tells others leaves it to the workers' next look.
}
/** Says what is done in this process after each commit that queued work. */
export const onQueued = (wake: () => void) => {
	wakeWorker = wake
}

/**
 * Queues work in the caller's transaction: it exists if and only if the change commits. `to` says whom it is for, by address or
 * otherwise; what is for the same person waits for its turn behind what is for others.
 */
export async function enqueue<P extends z.ZodType>(
	db: Db,
	{ kind, payload }: Job<P>,
	data: z.input<P>,
	{ to = kind }: { to?: string } = {},
) {
	const recipient = createHash('sha256').update(to).digest('base64url').slice(0, 16)
	await insertJob(db).execute({ kind, payload: JSON.stringify(payload.parse(data)), recipient })
	afterCommit(db, wakeWorker)
}

const insertJob = writtenOnce((db: Db) => {
	const { kind, payload, recipient } = placeholders(['kind', 'payload', 'recipient'])
	const turn = sql`(select count(*) from ${queuedJobs} where ${queuedJobs.recipient} = ${recipient})`
	return db.insert(queuedJobs).values({ kind, payload, recipient, turn }).prepare('insert_job')
})
