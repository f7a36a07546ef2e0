import pino, { type Logger } from 'pino'

/** Structured logs on standard output; no personal data is ever handed to it (names, addresses, tokens, bodies). */
export const createLog = (level: string): Logger => pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
export type Log = Logger
