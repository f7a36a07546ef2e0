import { accountLimits } from '#contract/accounts/account-words.ts'
import type { Send } from '#contract/client.ts'
import { NoAnswer, sendOnce } from './send.ts'
import { endSession } from './session-end.ts'
import { currentToken, keepToken, roleIn, signedInMarker } from './tokens.ts'

const minutes = 60_000

const expiresSoon = () => {
	const token = currentToken()
	return token === null || token.expiresAt - Date.now() < accountLimits.refreshAheadMinutes * minutes
}

let refreshing: Promise<string | null> | undefined
/** A fresh access token, or null when the session is over. One refresh for all who ask, in this tab and across tabs (D-10). */
function refresh() {
	refreshing ??= oneTabAtATime().finally(() => {
		refreshing = undefined
	})
	return refreshing
}

async function oneTabAtATime(): Promise<string | null> {
	if (!('locks' in navigator)) return refreshOnce()
	const before = currentToken()
	const first = await asOnlyTab({ ifAvailable: true }, refreshOnce)
	if (first !== undefined) return first
	// Another tab is refreshing. Its result is awaited outside the lock, so that a tab whose timers the browser slows down delays nobody.
	await navigator.locks.request('session', { mode: 'shared' }, () => undefined)
	await otherTabsToken(before)
	return (await asOnlyTab({}, refreshOnce)) ?? null
}

/**
 * The outcome of `work`, undefined where another tab is at it. The lock stays a moment longer than the work, so that no tab takes it
 * before it sees what was stored.
 */
const asOnlyTab = <T>(options: LockOptions, work: () => Promise<T>) =>
	new Promise<T | undefined>((resolve, reject) => {
		navigator.locks
			.request('session', options, async (lock) => {
				if (!lock) return resolve(undefined)
				const before = currentToken()
				await work().then(resolve, reject)
				if (currentToken() !== before) await momentInSight()
			})
			.catch(reject)
	})

/** Milliseconds until what another tab stored is visible here, after its lock is free. */
const storageLag = 300

/** A page out of sight does not wait: its timers may take a minute, for which a lock must not be held. */
const momentInSight = () => moment(document, 'visibilitychange', () => document.visibilityState === 'hidden')

/** Waits, at most a moment, until this tab sees what another one stored since `before`; the event reaches hidden pages too. */
const otherTabsToken = (before: ReturnType<typeof currentToken>) => moment(window, 'storage', () => currentToken() !== before)

const moment = (target: EventTarget, event: string, isOver: () => boolean) =>
	new Promise<void>((resolve) => {
		const look = () => {
			if (isOver()) resolve()
		}
		const end = AbortSignal.timeout(storageLag)
		end.addEventListener('abort', () => resolve())
		target.addEventListener(event, look, { signal: end })
		look()
	})

let refused: string | undefined
async function refreshOnce(): Promise<string | null> {
	const token = currentToken()
	// Another tab may have done it while we waited for our turn.
	if (token && token.token !== refused && !expiresSoon()) return token.token
	const marker = signedInMarker.get()
	if (!marker) return null
	const answer = await sendOnce({ method: 'POST', url: '/accounts/token/refresh/', body: {} })
	if (answer.status === 200) {
		const { access } = answer.body as { access: string }
		keepToken(access, marker.remember)
		signedInMarker.set({ ...marker, role: roleIn(access) ?? marker.role })
		return access
	}
	// Only a 401 ends the session; anything else, also from a proxy in between, may pass.
	if (answer.status !== 401) throw new NoAnswer(false)
	endSession('expired')
	return null
}

/** Calls whose 401 is about what was typed, not about the session (A.R-08). */
const speaksForItself = /^\/accounts\/(login|signup|token|password-reset|logout|verify-email|resend-verification)\//

/** The kept token; one that has surely ended is renewed first, so that no call is made only to be refused. */
async function tokenToSend() {
	const kept = currentToken()
	if (kept && kept.expiresAt > Date.now()) return kept.token
	// Where it cannot be renewed just now, public data is still answered; any other call meets its 401 and tries again.
	return signedInMarker.get() ? refresh().catch(() => null) : null
}

/**
 * A bearer token for what is more than one call and answer; after `refusedToken` was not taken, another one. Null when there is none
 * just now or the session is over.
 */
export async function findToken(refusedToken?: string): Promise<string | null> {
	if (refusedToken === undefined) return tokenToSend()
	refused = refusedToken
	return refresh().catch(() => null)
}

/** The browser's way to the API: a bearer token, and one refresh when it has expired (A §4). `once` is how one call travels. */
export const sendBy =
	(once: typeof sendOnce): Send =>
	async (call) => {
		if (speaksForItself.test(call.url)) return once(call)
		const had = await tokenToSend()
		const answer = await once(call, had ?? undefined)
		if (answer.status !== 401 || !signedInMarker.get()) return answer
		refused = had ?? undefined
		const fresh = await refresh()
		return fresh ? once(call, fresh) : answer
	}
export const send = sendBy(sendOnce)

/**
 * Keeps the session alive while the page is open: looks at once and every 4 minutes, refreshes when less than 5 are left.
 * Without a marker nobody is logged in and nothing is asked (D-27).
 */
export function watchSession() {
	const look = () => {
		// A failure here is not the visitor's business; the next call of a screen meets it again and says so.
		if (signedInMarker.get() && expiresSoon()) refresh().catch(() => undefined)
	}
	look()
	const timer = setInterval(look, accountLimits.refreshCheckMinutes * minutes)
	return () => clearInterval(timer)
}
