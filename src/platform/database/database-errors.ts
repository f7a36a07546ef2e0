/** Drizzle wraps what the driver threw; the codes are on the inner error. */
function* causes(error: unknown): Generator<{ code?: unknown; constraint?: unknown; message?: unknown }> {
	for (let inner = error; typeof inner === 'object' && inner !== null; inner = (inner as { cause?: unknown }).cause) yield inner
}

const connectionLostCodes =
	/^(08...|57P0[123]|53[1-4]00|57014|55P03|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/
const connectionLostWords =
	/timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|not queryable|Client was closed|Cannot use a pool after/

/** The database cannot be asked just now: stopped, starting, unreachable, too slow or its disk full. The caller may try again. */
export function isDatabaseUnavailable(error: unknown) {
	for (const { code, message } of causes(error))
		if ((typeof code === 'string' && connectionLostCodes.test(code)) || (typeof message === 'string' && connectionLostWords.test(message)))
			return true
	return false
}

/** Deadlock or serialization failure: nothing was changed and a second try usually works. */
export const isRetryable = (error: unknown) => hasCode(error, '40P01', '40001')

/** The last statement of a transaction found nothing to take (nothing-taken.ts). */
export const isNothingTaken = (error: unknown) => hasCode(error, '22012')

/** A lock could not be had within `lock_timeout`. */
export const isLockTimeout = (error: unknown) => hasCode(error, '55P03')

/**
 * The statement was not run, because one before it in the same transaction had failed. 26000 is what PostgreSQL says where that one was to
 * parse a named statement and this one, already on the wire, was to use it.
 */
export const isAbortedTransaction = (error: unknown) => hasCode(error, '25P02', '26000')

const hasCode = (error: unknown, ...codes: unknown[]) => causes(error).some(({ code }) => codes.includes(code))

/** The name of the unique, exclusion or foreign key constraint that refused a write, or null. */
export function violatedConstraint(error: unknown) {
	// 23001 is what PostgreSQL 18 says where a foreign key restricts.
	for (const { code, constraint } of causes(error))
		if (typeof code === 'string' && /^23(505|503|001|P01|514)$/.test(code) && typeof constraint === 'string') return constraint
	return null
}
