import { sql } from 'drizzle-orm'
import { fromDrizzle, type PgBoss } from 'pg-boss'
import type { z } from 'zod'
import type { Database, Db } from '#platform/database/database.ts'
import type { Files } from '#platform/files/open-files.ts'
import type { Keys } from '#platform/keys.ts'
import type { Log } from '#platform/log.ts'
import type { Mailer } from '#platform/mail/mailer.ts'

/** A job is a name and a payload. Handlers live with the worker, so asking for work never imports the work. */
export type Job<Payload extends z.ZodType = z.ZodType> = { name: string; payload: Payload }
export const job = <Payload extends z.ZodType>(name: string, payload: Payload): Job<Payload> => ({ name, payload })

/** What the work may use. Handlers read again by id and may run twice. */
export type Workshop = { database: Database; mailer: Mailer; files: Files; publicUrl: string; keys: Keys; log: Log }
export type JobHandler = { job: Job; handle: (workshop: Workshop, payload: never) => Promise<void>; at?: string }
/** What does a job. `at` says when it is due by itself, as minute, hour, day, month and weekday in India: '40 3 * * *'. */
export const jobHandler = <P extends z.ZodType>(
	work: Job<P>,
	handle: (workshop: Workshop, payload: z.output<P>) => Promise<void>,
	{ at }: { at?: string } = {},
): JobHandler => ({
	job: work,
	handle,
	...(at && { at }),
})

let boss: PgBoss | undefined
export const setBoss = (started: PgBoss | undefined) => {
	boss = started
}

/** Queues work in the caller's transaction: it exists if and only if the change commits. */
export async function enqueue<P extends z.ZodType>(db: Db, work: Job<P>, payload: z.input<P>) {
	if (!boss) throw new Error('The job queue has not been started')
	await boss.send(work.name, work.payload.parse(payload) as object, { db: fromDrizzle(db, sql) })
}
