/** Drizzle wraps what the driver threw; the codes are on the inner error. */
function* causes(error: unknown): Generator<{ code?: unknown; constraint?: unknown; message?: unknown }> {
	for (let inner = error; typeof inner === 'object' && inner !== null; inner = (inner as { cause?: unknown }).cause) yield inner
}

const gone = /^(08...|57P0[123]|53[34]00|57014|55P03|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/
const goneWords =
	/timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable|Client was closed|Cannot use a pool after/

/** The database cannot be asked just now: stopped, starting, unreachable or too slow. The caller may try again. */
export function isDatabaseGone(error: unknown) {
	for (const { code, message } of causes(error))
		if ((typeof code === 'string' && gone.test(code)) || (typeof message === 'string' && goneWords.test(message))) return true
	return false
}

/** Deadlock or serialization failure: nothing was changed and a second try usually works. */
export function isWorthRepeating(error: unknown) {
	for (const { code } of causes(error)) if (code === '40P01' || code === '40001') return true
	return false
}

/** A lock was not to be had within `lock_timeout`. */
export function isLockTimeout(error: unknown) {
	for (const { code } of causes(error)) if (code === '55P03') return true
	return false
}

/** The statement itself was never looked at: one before it in the same transaction had failed. */
export function isAftermath(error: unknown) {
	for (const { code } of causes(error)) if (code === '25P02') return true
	return false
}

/** The name of the unique, exclusion or foreign key constraint that refused a write, or null. */
export function violatedConstraint(error: unknown) {
	// 23001 is what PostgreSQL 18 says where a foreign key restricts.
	for (const { code, constraint } of causes(error))
		if (typeof code === 'string' && /^23(505|503|001|P01|514)$/.test(code) && typeof constraint === 'string') return constraint
	return null
}
