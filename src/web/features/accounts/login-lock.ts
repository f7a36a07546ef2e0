import { accountLimits, normalEmail } from '#contract/accounts/account-words.ts'
import { isRecord } from '#shared/is-record.ts'
import { stored } from '../../browser/stored.ts'

/** Refused logins of this browser by e-mail; forgotten at `until` (milliseconds). Five of them are a lock until then (A.R-06, D-40). */
export type FailedLogins = Readonly<Record<string, { failures: number; until: number }>>

const lockMs = accountLimits.lockMinutes * 60_000
/** Addresses remembered at once; the oldest make room. */
const maxRemembered = 20

/** Seconds for which no login with this e-mail is sent; 0 when it may be. */
export function secondsLocked(failed: FailedLogins, email: string, now: number): number {
	const found = standing(failed, now)[normalEmail(email)]
	return found && found.failures >= accountLimits.lockAfter ? Math.ceil((found.until - now) / 1000) : 0
}

/** One more refused login; the fifth in a row locks for 15 minutes from now. */
export function withFailure(failed: FailedLogins, email: string, now: number): FailedLogins {
	const address = normalEmail(email)
	const { [address]: before, ...others } = standing(failed, now)
	const newest = [[address, { failures: (before?.failures ?? 0) + 1, until: now + lockMs }] as const, ...Object.entries(others)]
	return Object.fromEntries(newest.slice(0, maxRemembered))
}

/** What is left after a login of this e-mail succeeded (A.ACC-20). */
export function withoutFailures(failed: FailedLogins, email: string, now: number): FailedLogins {
	const { [normalEmail(email)]: _, ...others } = standing(failed, now)
	return others
}

/** What is still in force. An end further away than a lock lasts comes from a clock that was wrong. */
const standing = (failed: FailedLogins, now: number): FailedLogins =>
	Object.fromEntries(Object.entries(failed).filter(([, { until }]) => until > now && until <= now + lockMs))

const kept = stored<FailedLogins>('failedLogins', {
	area: 'localStorage',
	read: (value) =>
		isRecord(value)
			? Object.fromEntries(
					Object.entries(value).flatMap(([email, entry]) =>
						isRecord(entry) && typeof entry.failures === 'number' && typeof entry.until === 'number'
							? [[email, { failures: entry.failures, until: entry.until }]]
							: [],
					),
				)
			: null,
})

/** The lock as this browser keeps it, over reloads and in all its tabs (A.ACC-19). */
export const loginLock = {
	secondsLeft: (email: string) => secondsLocked(kept.get() ?? {}, email, Date.now()),
	countFailure: (email: string) => keep(withFailure(kept.get() ?? {}, email, Date.now())),
	clear: (email: string) => keep(withoutFailures(kept.get() ?? {}, email, Date.now())),
}

function keep(failed: FailedLogins) {
	// Without storage the server's own lock still holds.
	if (Object.keys(failed).length === 0) kept.remove()
	else kept.set(failed)
}
