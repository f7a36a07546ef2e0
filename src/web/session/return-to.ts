import { isRecord } from '#shared/is-record.ts'
import { stored } from '../browser/stored.ts'

const hours24 = 24 * 3_600_000

/** In-app paths only: never another host, as the browser reads it (it passes over tabs and line ends), never the login itself. */
function isInApp(path: string) {
	if (!/^\/(?![/\\])/.test(path)) return false
	try {
		const here = 'https://x'
		const { origin, pathname } = new URL(path, here)
		return origin === here && !/^\/(\/|(login|logout|verify-email|reset-password|password-reset-confirmation)(\/|$))/.test(pathname)
	} catch {
		return false
	}
}

const kept = stored<{ path: string; until: number }>('returnTo', {
	area: 'localStorage',
	read: (value) =>
		isRecord(value) && typeof value.path === 'string' && typeof value.until === 'number' ? { path: value.path, until: value.until } : null,
})

/** Stores a way back over a mail link or another site, for 24 hours. */
export function keepReturn(path: string) {
	// Without storage the navigation state still knows.
	if (isInApp(path)) kept.set({ path, until: Date.now() + hours24 })
}

/** The way back: from the navigation state, the query `returnUrl`, or what was kept, in this order; null when there is none. */
export function findReturn(state: unknown, search: string): string | null {
	const from = isRecord(state) ? state.from : undefined
	const ofState = typeof from === 'string' ? from : isRecord(from) ? `${from.pathname ?? ''}${from.search ?? ''}${from.hash ?? ''}` : ''
	const ofQuery = new URLSearchParams(search).get('returnUrl') ?? ''
	const remembered = kept.get()
	const candidates = [ofState, ofQuery, remembered && remembered.until > Date.now() ? remembered.path : '']
	return candidates.find((path) => path !== '' && isInApp(path)) ?? null
}

/** Forgets the stored way back, which is used once. */
export const forgetReturn = () => kept.remove()
