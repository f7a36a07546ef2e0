import { randomInt } from 'node:crypto'
import { wrongStartCode } from '#contract/doorstep/start-words.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuseField } from '#platform/http/problem.ts'

/** Of work at somebody's door: whose it is, and the code by which it may begin. */
type Coded = { customerId: number | null; startCode: string | null }

/** As many digits as a person says at a door without looking twice; whoever guesses still has to be the technician of that work. */
export const newStartCode = () => String(randomInt(10_000)).padStart(4, '0')

/** The code as its customer reads it as long as the work `isAwaited`; null for everybody else, such as the company as a whole. */
export const startCodeFor = (reader: Pick<Actor, 'id'> | null, { customerId, startCode }: Coded, isAwaited: boolean): string | null =>
	isAwaited && reader !== null && reader.id === customerId ? startCode : null

/** Throws 400 at `start_code` for another code than the customer's; work that has none takes any. */
export function refuseWrongCode({ startCode }: Pick<Coded, 'startCode'>, given: string | undefined) {
	if (given !== undefined && startCode !== null && given.trim() !== startCode) throw refuseField('start_code', wrongStartCode)
}

/** What the audit log says of a start with the code; nothing of one without. */
export const auditedStart = (given: string | undefined) => (given === undefined ? {} : { start_code: 'given' })

/** The code in words: in a mail, in a calendar. */
export const startCodeWords = (code: string) => `${code}, for the technician at your door`

/** The row of a mail to the customer about work that is awaited, where it has a code. */
export const startCodeRow = ({ startCode }: Pick<Coded, 'startCode'>): [string, string][] =>
	startCode === null ? [] : [['Start code', startCodeWords(startCode)]]
