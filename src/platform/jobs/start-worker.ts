import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, lt, sql } from 'drizzle-orm'
import { now } from '#platform/clock.ts'
import { reasonOf } from '#platform/log.ts'
import { enqueue, type JobContext, type JobHandler } from './jobs.ts'
import { lastDue } from './last-due.ts'
import { PostponeJob } from './postpone-job.ts'
import { clockJobs, queuedJobs } from './tables.ts'

/** Jobs of one process at the same time; the next are fetched when half of them are done. */
const atOnce = 20
/** Seconds after which a job that is being done counts as lost, since its process may have been killed. */
const lostAfter = 120
/** Failed work is tried again after 2, 4, 8 … seconds, then every hour, for as many hours. */
const retry = { maxSeconds: 3_600, hours: 48 }
/** Milliseconds between two looks at the queue that nobody asked for: for work to be tried again, and for what nobody was told of. */
const lookEveryMs = 5_000
/**
 * Milliseconds from being told of work to looking for it, so that what is queued together is fetched together. And so that no
 * answer takes longer because the one before it queued a mail: that would tell who has an account (A.E-09).
 */
const gatherMs = 250
/** Milliseconds of rest after a full batch: the mails of a rush wait a little, so that those who are booking do not. */
const restMs = 500

type Taken = { id: number; kind: string; payload: unknown; tries: number; moves: number }

/**
 * Does queued work in this process, several jobs at a time. `lookSoon` says that there is some; without that the queue is looked at
 * every few seconds. What is due by the clock is queued once, however many processes there are. `close` begins nothing more and
 * waits for the work at hand, at most `seconds`; what is not done by then is done by another process, or after the next start.
 */
export function startWorker(context: JobContext, handlers: readonly JobHandler[]) {
	const { database, log } = context
	const { db } = database
	const byKind = Map.groupBy(handlers, (handler) => handler.job.kind)
	const kinds = sql`array[${sql.join(
		[...byKind.keys()].map((kind) => sql`${kind}`),
		sql`, `,
	)}]::text[]`
	const atHand = new Set<Promise<void>>()
	let isRequested = false
	let isClosed = false
	let isLooking = false
	let looking: Promise<void> | undefined

	const look = () => {
		isRequested = true
		if (!isLooking) looking = lookWhileRequested()
	}
	let gathering: NodeJS.Timeout | undefined
	const lookSoon = () => {
		gathering ??= setTimeout(() => {
			gathering = undefined
			look()
		}, gatherMs)
	}
	async function lookWhileRequested() {
		isLooking = true
		while (isRequested && !isClosed && atHand.size <= atOnce / 2) {
			isRequested = false
			const free = atOnce - atHand.size
			const taken = await take(free).catch(logFailure('queued work cannot be looked up just now', []))
			for (const each of taken) begin(each)
			if (taken.length < free) continue
			// Where there was as much as was asked for, there may be more.
			isRequested = true
			await pause(restMs, undefined, { ref: false })
		}
		isLooking = false
	}
	const take = (count: number): Promise<Taken[]> => {
		const next = sql`select id from ${queuedJobs} where due_at <= now() and kind = any(${kinds})
			order by turn, id limit ${count} for update skip locked`
		const { id, kind, payload, tries, moves } = queuedJobs
		return db
			.update(queuedJobs)
			.set({ tries: sql`${tries} + 1`, dueAt: sql`now() + make_interval(secs => ${lostAfter})` })
			.where(sql`${id} = any(array(${next}))`)
			.returning({ id, kind, payload, tries, moves })
	}
	function begin(taken: Taken) {
		const work = perform(taken).finally(() => {
			atHand.delete(work)
			if (isRequested) look()
		})
		atHand.add(work)
	}
	async function perform({ payload, ...taken }: Taken) {
		const { id, kind, tries, moves } = taken
		try {
			for (const { job, handle } of byKind.get(kind) ?? []) await handle(context, job.payload.parse(payload) as never)
			await db.delete(queuedJobs).where(and(eq(queuedJobs.id, id), eq(queuedJobs.moves, moves)))
		} catch (error) {
			if (error instanceof PostponeJob) return putOff(taken, error.until)
			log.warn({ kind, job: id, tries, reason: reasonOf(error) }, 'queued work failed')
			await putOff(taken)
		}
	}
	/** Until the database takes it: otherwise the job would wait until it counts as lost. */
	async function putOff(failed: Omit<Taken, 'payload'>, until?: Date) {
		for (let seconds = 0; seconds < lostAfter && !isClosed; seconds += 1)
			try {
				return await (until ? writePostponed(failed, until) : writePutOff(failed))
			} catch (error) {
				if (seconds === 0) log.warn({ job: failed.id, reason: reasonOf(error) }, 'failed work cannot be put off just now')
				await pause(1_000)
			}
	}
	/** As if it were queued then, so that waiting takes nothing from the time in which it is tried. */
	async function writePostponed({ id, tries, moves }: Omit<Taken, 'payload'>, until: Date) {
		const then = sql`now() + make_interval(secs => ${Math.max(1, (until.getTime() - now().getTime()) / 1_000)})`
		await db
			.update(queuedJobs)
			.set({ dueAt: then, queuedAt: then, tries: 0 })
			.where(and(eq(queuedJobs.id, id), eq(queuedJobs.tries, tries), eq(queuedJobs.moves, moves)))
	}
	async function writePutOff({ id, kind, tries, moves }: Omit<Taken, 'payload'>) {
		const seconds = Math.min(2 ** tries, retry.maxSeconds)
		// Another process may have begun it again meanwhile, or somebody asked for it anew.
		const isStillOurs = and(eq(queuedJobs.id, id), eq(queuedJobs.tries, tries), eq(queuedJobs.moves, moves))
		const isHopeless = sql`${queuedJobs.queuedAt} < now() - make_interval(hours => ${retry.hours})`
		const { rowCount } = await db.delete(queuedJobs).where(and(isStillOurs, isHopeless))
		if (rowCount) log.error({ kind, job: id }, 'queued work was given up')
		else
			await db
				.update(queuedJobs)
				.set({ dueAt: sql`now() + make_interval(secs => ${seconds})` })
				.where(isStillOurs)
	}
	function logFailure<T>(words: string, instead: T) {
		return (error: unknown) => {
			log.warn({ reason: reasonOf(error) }, words)
			return instead
		}
	}

	const queuedFor = new Map<string, number>()
	/** Asks the database only when a job's time has come. */
	async function queueByTheClock() {
		for (const { job, at } of handlers) {
			if (!at) continue
			const dueAt = lastDue(at, now())
			if ((queuedFor.get(job.kind) ?? 0) >= dueAt.getTime()) continue
			await database.transaction(async (tx) => {
				const claimed = await tx
					.insert(clockJobs)
					.values({ kind: job.kind, dueAt })
					.onConflictDoUpdate({ target: clockJobs.kind, set: { dueAt }, setWhere: lt(clockJobs.dueAt, dueAt) })
					.returning({ kind: clockJobs.kind })
				if (claimed.length > 0) await enqueue(tx, job, {})
			})
			queuedFor.set(job.kind, dueAt.getTime())
		}
	}
	const lookAround = () => {
		queueByTheClock().catch(logFailure('what is due by the clock cannot be queued just now', undefined)).finally(look)
	}
	const timer = setInterval(lookAround, lookEveryMs)
	lookAround()

	return {
		lookSoon,
		close: async (seconds = 6) => {
			isClosed = true
			clearInterval(timer)
			clearTimeout(gathering)
			await looking
			await Promise.race([Promise.all(atHand), pause(seconds * 1_000, undefined, { ref: false })])
		},
	}
}
