import { now } from '#platform/clock.ts'
import { refuse } from '#platform/http/problem.ts'
import type { VisitRow } from './find-visit-parts.ts'

/** Throws 400 for a visit that its customer can change no more (A.R-67, A.E-28). */
export function refuseBegun({ status, startsAt, startedAt }: VisitRow, done: 'rescheduled' | 'cancelled') {
	if (status !== 'scheduled') throw refuse(`Only a scheduled visit can be ${done}.`)
	if (startedAt !== null || startsAt <= now()) throw refuse(`A visit that has begun cannot be ${done}. Please call us.`)
}
