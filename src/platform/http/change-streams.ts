import { Readable } from 'node:stream'
import type { SQL } from 'drizzle-orm'
import type { Change } from '#contract/events/events.ts'
import type { Database } from '#platform/database/database.ts'
import { type Following, followChanges, type RecordedChange } from '#platform/database/follow-changes.ts'
import { listMissedChanges } from '#platform/database/list-missed-changes.ts'
import { type Log, reasonOf } from '#platform/log.ts'
import type { Actor, FindActor } from './actor.ts'
import { busy } from './problem.ts'
import type { Listener } from './serve-stream.ts'

type Stream = {
	listener: Listener
	sent: Readable
	/** What happens while it is told what it missed or its bearer is looked up; null otherwise. */
	waiting: RecordedChange[] | null
	/** When its bearer was last looked up, by the process's clock. */
	lookedUpAt: number
	/** Bytes that nobody had fetched at the last heartbeat. */
	left: number
	/** The last words are said; more would be an error. */
	isOver: boolean
}

/** Who may learn of which change: for one change, and as a condition on `changes`, undefined when that is all of them. */
export type ChangeAudience = {
	mayLearn: (actor: Actor, change: RecordedChange) => boolean
	whatMayBeLearnt: (actor: Actor) => SQL | undefined
	/** Whether it may have ended what he is or may do. */
	isOfAccount: (actor: Actor, change: RecordedChange) => boolean
}

/** Open streams of one account and of one process, and bytes that wait for one that reads slowly. */
const limits = { streamsOfAccount: 10, streamsOfProcess: 2_000, waitingBytes: 256 * 1024 }
/** After which a browser should come back. */
const retryMs = 1_000
/** In which the last words must be fetched. */
const farewellMs = 1_000

type Parts = {
	database: Database
	findActor: FindActor
	audience: ChangeAudience
	log: Log
	/** Milliseconds. */
	heartbeat?: number
	/** Milliseconds. */
	every?: number
	/** Milliseconds for which a bearer that was looked up is told changes without being looked up again (D-56). */
	trustedMs?: number
}
export type ChangeStreams = {
	/** Throws 503 when there are too many already or the database is away. */
	open: (listener: Listener) => Promise<Readable>
	/** Ends all at once; no other begins. */
	close: () => void
}

/**
 * The streams of live changes that this process holds. While there is one, the changes that all processes record are read once a
 * second for all of them; no database connection is held in between. At every heartbeat each account, role and session is looked
 * up again, and the token too: what has ended is told 'bye'. So it is before a change is told that is of the account itself, or where the
 * last look is a while ago: whoever hears much costs a look every few seconds, whoever hears nothing none. A reader that does not keep up
 * is cut off and comes back for the rest.
 */
export function openChangeStreams({
	database,
	findActor,
	audience,
	log,
	heartbeat = 15_000,
	every = 1_000,
	trustedMs = 5_000,
}: Parts): ChangeStreams {
	const streams = new Set<Stream>()
	let following: Following | undefined
	let beating: NodeJS.Timeout | undefined
	let isClosed = false

	const heard = (change: RecordedChange) => {
		for (const stream of streams)
			if (audience.mayLearn(stream.listener.actor, change)) {
				if (stream.waiting) stream.waiting.push(change)
				else if (performance.now() - stream.lookedUpAt < trustedMs && !audience.isOfAccount(stream.listener.actor, change))
					send(stream, eventOf(change))
				else {
					stream.waiting = [change]
					void lookUpAndTell(stream)
				}
			}
	}
	/** Ends it where the bearer counts no more. Throws while nobody can be looked up. */
	const lookUp = async (stream: Stream) => {
		const actor = await findActor(stream.listener.bearer)
		if (!streams.has(stream)) return
		stream.lookedUpAt = performance.now()
		if (actor) stream.listener.actor = actor
		else end(stream, 'session')
	}
	async function lookUpAndTell(stream: Stream) {
		try {
			await lookUp(stream)
		} catch {
			// What waits is told once somebody can be looked up again; the beat says why not.
			if (streams.has(stream)) setTimeout(() => void lookUpAndTell(stream), every).unref()
			return
		}
		const { actor } = stream.listener
		// His role may be another by now; whoever was ended is sent nothing.
		for (const change of stream.waiting ?? []) if (audience.mayLearn(actor, change)) send(stream, eventOf(change))
		stream.waiting = null
	}
	const begin = async () => {
		following ??= followChanges(database.db, { heard, log, every })
		beating ??= setInterval(() => void beat(), heartbeat)
		// All streams may be over, and following too, before it has begun.
		const { began, latest } = following
		await began
		return latest()
	}
	const remove = (stream: Stream) => {
		streams.delete(stream)
		if (streams.size > 0) return
		following?.stop()
		following = undefined
		clearInterval(beating)
		beating = undefined
	}

	/** Who does not fetch the last words is cut off. The reason tells a browser whether to come back at once. */
	const end = (stream: Stream, reason?: 'session' | 'too many') => {
		remove(stream)
		stream.isOver = true
		if (reason) stream.sent.push(`event: bye\ndata: ${JSON.stringify({ reason })}\n\n`)
		stream.sent.push(null)
		setTimeout(() => stream.sent.destroy(), farewellMs).unref()
	}

	let isLooking = false
	async function beat() {
		for (const stream of streams) {
			if (stream.left > 0 && stream.sent.readableLength >= stream.left) stream.sent.destroy()
			else if (!stream.waiting) send(stream, ':\n\n')
			stream.left = stream.sent.readableLength
		}
		if (isLooking) return
		isLooking = true
		try {
			for (const stream of [...streams]) if (streams.has(stream)) await lookUp(stream)
		} catch (error) {
			// While nobody can be looked up nothing can be heard either.
			log.warn({ reason: reasonOf(error) }, 'listeners cannot be looked up just now')
		} finally {
			isLooking = false
		}
	}

	return {
		async open(listener) {
			if (isClosed || streams.size >= limits.streamsOfProcess)
				throw busy('Live changes are not to be had just now. Please try again in a moment.', 10)
			const his = [...streams].filter((stream) => stream.listener.actor.id === listener.actor.id)
			for (const oldest of his.slice(0, Math.max(0, his.length - limits.streamsOfAccount + 1))) end(oldest, 'too many')
			const sent = new Readable({ read: () => undefined })
			const stream: Stream = { listener, sent, waiting: [], lookedUpAt: performance.now(), left: 0, isOver: false }
			streams.add(stream)
			stream.sent.once('close', () => remove(stream))
			try {
				await sendMissed({ database, audience }, stream, await begin())
			} catch (error) {
				stream.sent.destroy()
				throw error
			}
			return stream.sent
		},
		close() {
			isClosed = true
			for (const stream of [...streams]) end(stream)
		},
	}
}

/** The greeting, what was missed since the last change that was heard, and what happened meanwhile. */
async function sendMissed({ database, audience }: Pick<Parts, 'database' | 'audience'>, stream: Stream, latest: number) {
	const { actor, lastEventId } = stream.listener
	const missed =
		lastEventId === undefined
			? []
			: /^\d{1,15}$/.test(lastEventId)
				? await listMissedChanges(database.db, Number(lastEventId), audience.whatMayBeLearnt(actor))
				: null
	const isNew = lastEventId === undefined || missed === null
	// Whoever goes on keeps his own place until he is told of a later change.
	send(stream, `retry: ${retryMs}\n${isNew ? `id: ${latest}\n` : ''}event: ${missed === null ? 'reset' : 'hello'}\ndata: {}\n\n`)
	for (const change of [...(missed ?? []), ...(stream.waiting ?? [])]) send(stream, eventOf(change))
	stream.waiting = null
}

function send({ sent, isOver }: Stream, text: string) {
	if (isOver || sent.destroyed) return
	sent.push(text)
	if (sent.readableLength > limits.waitingBytes) sent.destroy()
}

function eventOf({ id, collection, objectId }: RecordedChange) {
	const change: Change = { collection, id: objectId }
	return `id: ${id}\nevent: change\ndata: ${JSON.stringify(change)}\n\n`
}
