import { isRecord } from '#shared/is-record.ts'
import { api } from '../api.ts'
import { stored } from '../browser/stored.ts'
import { keepReturn } from './return-to.ts'

/** Milliseconds that choosing an account at Google may take. */
const longest = 15 * 60_000

const trip = stored<{ remember: boolean; until: number }>('googleTrip', {
	area: 'localStorage',
	read: (value) =>
		isRecord(value) && typeof value.until === 'number' && value.until > Date.now()
			? { remember: value.remember === true, until: value.until }
			: null,
})

/**
 * Leaves for Google (A.ACC-06). The login page takes over when the browser comes back: Remember me and the way back, a path in the
 * product, are kept until then. Also for somebody who is logged in and has to show again who he is. Throws as every call.
 */
export async function goToGoogle({ remember, origin }: { remember: boolean; origin: string | null }): Promise<void> {
	const answer = await api.accounts.login({ body: { provider: 'google' } })
	if (!('auth_url' in answer)) throw new TypeError('Google has no address')
	if (origin) keepReturn(origin)
	// Without storage the login lasts for this session only.
	trip.set({ remember, until: Date.now() + longest })
	window.location.assign(answer.auth_url)
}

/** Back again: whether Remember me was ticked. Known once. */
export function endTrip(): { remember: boolean } {
	const remember = trip.get()?.remember === true
	trip.remove()
	return { remember }
}
