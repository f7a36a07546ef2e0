import type { QueryClient } from '@tanstack/react-query'
import type { Change } from '#contract/events/events.ts'
import { stored } from '../browser/stored.ts'
import { signedInMarker } from '../session/tokens.ts'
import { liveConnection } from '../state/live-connection.ts'
import { refreshAll, refreshChanged } from './changed-queries.ts'
import { keepListening } from './keep-listening.ts'
import type { StreamEvent } from './read-events.ts'

/** Milliseconds in which changes are gathered, and for which they are repeated to a tab that was opened meanwhile. */
const times = { gather: 250, remember: 120_000 }

/** Whether the stream is connected. */
type Line = 'stands' | 'lost'
/** Messages between tabs: a new tab, the state of the connection, changes, or that anything may have changed. */
type Message = 'joined' | Line | 'anything' | Change[]

/** The last change that this browser received, so that a reload or another tab goes on from there. */
const heardUntil = stored<{ account: string; id: string }>('heardUntil', {
	area: 'localStorage',
	read: (value) => {
		const { account, id } = (value ?? {}) as Record<string, unknown>
		return typeof account === 'string' && typeof id === 'string' ? { account, id } : null
	},
})

/**
 * Keeps the screens of this tab as they are on the server, for the account with this username; the answer ends it. Of all tabs of a
 * browser one holds the stream and tells the others; without the means for that every tab that is seen has its own.
 */
export function followChanges(queries: QueryClient, account: string): () => void {
	let visit = begin(queries, account)
	const page = new AbortController()
	// A page in the back/forward cache must hold nothing, or the browser could not restore it.
	window.addEventListener('pagehide', () => visit.abort(), { signal: page.signal })
	const back = ({ persisted }: PageTransitionEvent) => {
		if (persisted) visit = begin(queries, account)
	}
	window.addEventListener('pageshow', back, { signal: page.signal })
	return () => {
		page.abort()
		visit.abort()
		if (signedInMarker.get() === null) heardUntil.remove()
	}
}

function begin(queries: QueryClient, account: string) {
	const visit = new AbortController()
	const { signal } = visit
	const show = screens(queries, signal)
	signal.addEventListener('abort', () => liveConnection.report(true))
	if ('locks' in navigator && 'BroadcastChannel' in window) shareStream(account, show, signal)
	else listenWhileSeen(account, show, signal)
	return visit
}

type Show = (message: Change[] | 'anything') => void

/** Refreshes what is on the screen; hidden pages wait until they are seen. */
function screens(queries: QueryClient, signal: AbortSignal): Show {
	let waiting: Change[] = []
	let isAnything = false
	const refresh = () => {
		if (document.hidden || signal.aborted) return
		if (isAnything) refreshAll(queries)
		else if (waiting.length > 0) refreshChanged(queries, waiting)
		waiting = []
		isAnything = false
	}
	document.addEventListener('visibilitychange', refresh, { signal })
	return (message) => {
		if (message === 'anything') isAnything = true
		else waiting.push(...message)
		refresh()
	}
}

/** One tab at a time holds the lock and the stream; the next one takes over when it is closed. */
function shareStream(account: string, show: Show, signal: AbortSignal) {
	const name = `live changes of ${account}`
	const channel = new BroadcastChannel(name)
	let recent: { at: number; changes: Change[] }[] = []
	let isLeading = false
	let line: Line = 'stands'
	const showInEveryTab: Show = (message) => {
		if (message !== 'anything') recent = [...recent, { at: Date.now(), changes: message }]
		recent = recent.filter(({ at }) => Date.now() - at < times.remember)
		channel.postMessage(message)
		show(message)
	}
	channel.onmessage = ({ data }: MessageEvent<Message>) => {
		if (data === 'stands' || data === 'lost') liveConnection.report(data === 'stands')
		else if (data !== 'joined') show(data)
		else if (isLeading) {
			channel.postMessage(line)
			// What the new tab loaded may be older than the changes of these last seconds.
			if (recent.length > 0) channel.postMessage(recent.flatMap(({ changes }) => changes))
		}
	}
	channel.postMessage('joined' satisfies Message)
	signal.addEventListener('abort', () => channel.close())
	const lead = async () => {
		isLeading = true
		const reportInEveryTab = (isConnected: boolean) => {
			line = isConnected ? 'stands' : 'lost'
			if (!signal.aborted) channel.postMessage(line)
			liveConnection.report(isConnected)
		}
		await listen(account, { show: showInEveryTab, onConnection: reportInEveryTab }, signal)
	}
	navigator.locks.request(name, { signal }, lead).catch((error: unknown) => {
		if (!signal.aborted) throw error
	})
}

function listenWhileSeen(account: string, show: Show, signal: AbortSignal) {
	let turn: AbortController | undefined
	const look = () => {
		if (document.hidden || signal.aborted) {
			turn?.abort()
			turn = undefined
		} else if (!turn) {
			turn = new AbortController()
			void listen(account, { show, onConnection: liveConnection.report }, turn.signal)
		}
	}
	document.addEventListener('visibilitychange', look, { signal })
	signal.addEventListener('abort', look)
	look()
}

/** Reads the stream until `signal` ends it, and passes changes on in batches. */
async function listen(
	account: string,
	{ show, onConnection }: { show: Show; onConnection: (isConnected: boolean) => void },
	signal: AbortSignal,
) {
	let gathered: Change[] = []
	let place = placeOf(account)
	let timer: ReturnType<typeof setTimeout> | undefined
	const pass = () => {
		timer = undefined
		keepPlace(account, place)
		if (gathered.length > 0) show(gathered)
		gathered = []
	}
	const heard = ({ name, id, data }: StreamEvent) => {
		// Without a last change nobody knows what changed between the loading of a screen and now.
		if (name === 'reset' || (name === 'hello' && place === null)) show('anything')
		if (name === 'change') gathered.push(JSON.parse(data) as Change)
		place = id ?? place
		timer ??= setTimeout(pass, times.gather)
	}
	await keepListening({ place: () => place, onEvent: heard, onConnection, signal })
	clearTimeout(timer)
}

function placeOf(account: string) {
	const kept = heardUntil.get()
	return kept?.account === account ? kept.id : null
}

function keepPlace(account: string, id: string | null) {
	// Without storage a reload asks for everything anew.
	if (id !== null && signedInMarker.get() !== null) heardUntil.set({ account, id })
}
