import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { afterCommit, type Database, type Db } from '#platform/database/database.ts'
import { placeholders, writtenOnce } from '#platform/database/written-once.ts'
import type { Files } from '#platform/files/open-files.ts'
import type { Keys } from '#platform/keys.ts'
import type { Log } from '#platform/log.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import type { ShortMessages } from '#platform/short-messages/short-messages.ts'
import type { ClockTime } from './last-due.ts'
import { queuedJobs } from './tables.ts'

/**
 * A kind of work and its payload. Handlers live with the worker, so asking for work never imports the work. With `settlesBy`, work
 * of one key waits once, until nothing more was asked of it for `MAIL_SETTLE_SECONDS` (decision 0033).
 */
export type Job<Payload extends z.ZodType = z.ZodType> = {
	kind: string
	payload: Payload
	settlesBy?: (payload: z.output<Payload>) => string | number
}
export const job = <Payload extends z.ZodType>(
	kind: string,
	payload: Payload,
	also: Pick<Job<Payload>, 'settlesBy'> = {},
): Job<Payload> => ({
	kind,
	payload,
	...also,
})

/** What handlers may use. They read again by id, and may run twice. */
export type JobContext = {
	database: Database
	mailer: Mailer
	shortMessages: ShortMessages
	files: Files
	publicUrl: string
	keys: Keys
	log: Log
}
export type JobHandler = { job: Job; handle: (context: JobContext, payload: never) => Promise<void>; at?: ClockTime }
/**
 * What does a job. Several may do one kind, each its part of it: one after the other, and all again where one failed. One with `at` is
 * queued by the clock, with an empty payload.
 */
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

let settleSeconds = 2
/** Sets for how long work that settles must have been left alone (`MAIL_SETTLE_SECONDS`). */
export const setSettleSeconds = (seconds: number) => {
	settleSeconds = seconds
}

/**
 * Queues work in the caller's transaction: it exists if and only if the change commits. `to` says whom it is for, by address or
 * otherwise; what is for the same person waits for its turn behind what is for others.
 */
export async function enqueue<P extends z.ZodType>(db: Db, job: Job<P>, data: z.input<P>, { to = job.kind }: { to?: string } = {}) {
	const { oneOf, ...row } = queued(job, data, to)
	if (oneOf === null) await insertJob(db).execute(row)
	else await insertJobs(db, [{ ...row, oneOf }])
	afterCommit(db, wakeWorker)
}

/** The same for many of one kind, in one statement; what settles is of different keys. */
export async function enqueueAll<P extends z.ZodType>(db: Db, job: Job<P>, all: readonly { data: z.input<P>; to: string }[]) {
	if (all.length === 0) return
	await insertJobs(
		db,
		all.map(({ data, to }) => queued(job, data, to)),
	)
	afterCommit(db, wakeWorker)
}

function queued<P extends z.ZodType>({ kind, payload, settlesBy }: Job<P>, data: z.input<P>, to: string) {
	const recipient = createHash('sha256').update(to).digest('base64url').slice(0, 16)
	const parsed = payload.parse(data)
	return { kind, payload: JSON.stringify(parsed), recipient, oneOf: settlesBy ? `${kind}:${settlesBy(parsed)}` : null }
}

/** Behind everybody else anyway; counted no further, so that queueing costs the same however much waits for one person. */
const lastTurn = 50
const turnOf = (recipient: SQL | string) =>
	sql`(select count(*) from (select from ${queuedJobs} where ${queuedJobs.recipient} = ${recipient} limit ${sql.raw(String(lastTurn))}) as waiting)`
const insertJob = writtenOnce((db: Db) => {
	const { kind, payload, recipient } = placeholders(['kind', 'payload', 'recipient'])
	return db
		.insert(queuedJobs)
		.values({ kind, payload, recipient, turn: turnOf(recipient) })
		.prepare('insert_job')
})

/** Of work that settles, what is being done just now is done once more (`moves` says so to whoever has it at hand). */
function insertJobs(db: Db, rows: readonly ReturnType<typeof queued>[]) {
	const settled = sql`now() + make_interval(secs => ${settleSeconds})`
	const all = (field: keyof ReturnType<typeof queued>) => sql`${sql.param(rows.map((row) => row[field]))}::text[]`
	// As lists, so that it is one short statement for thousands too.
	return db.execute(sql`
		insert into ${queuedJobs} (kind, payload, recipient, turn, one_of, due_at)
		select job.kind, job.payload::jsonb, job.recipient, ahead.turn, job.one_of, case when job.one_of is null then now() else ${settled} end
		from unnest(${all('kind')}, ${all('payload')}, ${all('recipient')}, ${all('oneOf')}) with ordinality as job (kind, payload, recipient, one_of, nth)
		join (select one.recipient, ${turnOf(sql`one.recipient`)} as turn from (select distinct unnest(${all('recipient')}) as recipient) one) ahead
			on ahead.recipient = job.recipient
		order by job.nth
		on conflict (one_of) do update
			set payload = excluded.payload, due_at = ${settled}, queued_at = now(), tries = 0, moves = ${queuedJobs.moves} + 1`)
}
