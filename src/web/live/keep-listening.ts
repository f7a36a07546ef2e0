import { eventsAddresses } from '#contract/events/events-addresses.ts'
import { findToken } from '../session/session.ts'
import { readEvents, type StreamEvent } from './read-events.ts'

type ChangeStream = {
	/** Id of the last change received, after which the server goes on; null for none. */
	place: () => string | null
	onEvent: (event: StreamEvent) => void
	/** Called at each connection and each end of one. */
	onConnection: (isConnected: boolean) => void
	/** Ends the stream. */
	signal: AbortSignal
}

/**
 * Milliseconds: waits between tries, silence in which a connection counts as dead (the server beats every 15 s), and what counts as
 * working.
 */
const times = { first: 1_000, longest: 30_000, silence: 40_000, doubtful: 20_000, working: 10_000 }

/** How a connection ended: its token was refused, the server asked to wait that long, or anything else. */
type Ending = { refused: string } | { wait: number } | 'lost'

/**
 * Keeps a stream of live changes open until `signal` ends it. A lost connection is opened again: at once when the browser comes online or
 * becomes visible, else after 1 to 30 seconds, with growing and random delays.
 */
export async function keepListening(stream: ChangeStream) {
	const { signal } = stream
	let failures = 0
	let refused: string | undefined
	while (!signal.aborted) {
		// Without a network there is nothing to try, only to wait for it.
		if (!navigator.onLine) await quiet(times.longest, signal)
		const begun = Date.now()
		const ending: Ending = await listenOnce(stream, refused).catch(() => 'lost' as const)
		if (signal.aborted) return
		stream.onConnection(false)
		if (Date.now() - begun > times.working) failures = 0
		const isFirstRefusal = typeof ending === 'object' && 'refused' in ending && refused === undefined
		refused = isFirstRefusal ? ending.refused : undefined
		// The session renews its token once for all callers; with the new one it is tried at once.
		if (isFirstRefusal) continue
		const serverWaitMs = typeof ending === 'object' && 'wait' in ending ? ending.wait : 0
		await quiet(Math.max(serverWaitMs, delay(failures)), signal)
		failures += 1
	}
}

const delay = (failures: number) => Math.min(times.longest, times.first * 2 ** failures) * (0.5 + Math.random() / 2)

async function listenOnce({ place, onEvent, onConnection, signal }: ChangeStream, refused: string | undefined): Promise<Ending> {
	const token = await findToken(refused)
	if (token === null) return 'lost'
	const line = watchLine(signal)
	try {
		const last = place()
		const reply = await fetch(`/api${eventsAddresses.changes.split(' ')[1]}`, {
			headers: { accept: 'text/event-stream', authorization: `Bearer ${token}`, ...(last !== null && { 'last-event-id': last }) },
			credentials: 'include',
			cache: 'no-store',
			signal: line.signal,
		})
		if (reply.status === 401) return { refused: token }
		if (!reply.ok || !reply.body) return { wait: 1_000 * (Number(reply.headers.get('retry-after')) || 0) }
		onConnection(true)
		for await (const event of readEvents(reply.body)) {
			line.alive()
			if (event?.name === 'bye') return endingOf(event)
			if (event) onEvent(event)
		}
		return 'lost'
	} finally {
		line.end()
	}
}

/** A browser that was closed as one too many stays away for long, else two would push each other out for ever. */
const endingOf = ({ data }: StreamEvent): Ending => (data.includes('too many') ? { wait: times.longest } : { wait: 0 })

/** Closes the connection after long silence, and where the network went or came back: it seldom works afterwards. */
function watchLine(signal: AbortSignal) {
	const hangUp = new AbortController()
	let last = Date.now()
	let timer = setTimeout(() => hangUp.abort(), times.silence)
	const look = () => {
		if (!document.hidden && Date.now() - last > times.doubtful) hangUp.abort()
	}
	for (const turn of ['online', 'offline']) window.addEventListener(turn, () => hangUp.abort(), { signal: hangUp.signal })
	document.addEventListener('visibilitychange', look, { signal: hangUp.signal })
	return {
		signal: AbortSignal.any([signal, hangUp.signal]),
		alive() {
			last = Date.now()
			clearTimeout(timer)
			timer = setTimeout(() => hangUp.abort(), times.silence)
		},
		end() {
			clearTimeout(timer)
			hangUp.abort()
		},
	}
}

/** Waits, but no longer than until the browser comes online, becomes visible, or all is over. */
function quiet(milliseconds: number, signal: AbortSignal) {
	const done = new AbortController()
	return new Promise<void>((resolve) => {
		const finish = () => {
			clearTimeout(timer)
			done.abort()
			resolve()
		}
		const timer = setTimeout(finish, milliseconds)
		signal.addEventListener('abort', finish, { signal: done.signal })
		window.addEventListener('online', finish, { signal: done.signal })
		document.addEventListener('visibilitychange', () => !document.hidden && finish(), { signal: done.signal })
	})
}
