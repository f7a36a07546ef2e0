import pino, { type DestinationStream, type Logger } from 'pino'

/**
 * Structured logs on standard output; no personal data is ever handed to it (names, addresses, tokens, bodies). `err` is told
 * without what it happened with: a failed statement carries its parameters, a violated constraint the values of its row.
 */
export const createLog = (level: string, destination: DestinationStream = standardOutput()): Logger =>
	pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } }, destination)
export type Log = Logger

/** Many lines in one write, which costs more than making them; at the end of the process, whatever its reason but a kill, none is left. */
const standardOutput = () => pino.destination({ dest: 1, minLength: 8_192, periodicFlush: 200 })

/** Why something failed, in the words of whoever noticed first; a mail server's often name whom it refused, which is left out. */
export const reasonOf = (error: unknown) => wordsOf(innermost(error)).replace(mailAddress, '…@…').slice(0, 300)

const mailAddress = /[^\s<>"'(,;:]+@[^\s<>"'),;:]+/g
const wordsOf = (cause: unknown) => {
	if (!(cause instanceof Error)) return String(cause)
	// A host with several addresses fails without words.
	return cause.message || String((cause as NodeJS.ErrnoException).code ?? cause.name)
}

function describeError(error: unknown) {
	const cause = innermost(error)
	const { code, constraint, table } = (cause ?? {}) as { code?: unknown; constraint?: unknown; table?: unknown }
	const stack = error instanceof Error ? (error.stack ?? '') : ''
	return {
		type: cause instanceof Error ? cause.name : typeof cause,
		message: reasonOf(error),
		...(code !== undefined && { code }),
		...(constraint !== undefined && { constraint, table }),
		stack: stack.split('\n').filter((line) => /^\s+at /.test(line)),
	}
}

function innermost(error: unknown): unknown {
	return error instanceof Error && error.cause !== undefined ? innermost(error.cause) : error
}
