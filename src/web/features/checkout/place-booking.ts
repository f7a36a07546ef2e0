import { ApiProblem } from '#contract/client.ts'
import type { Repair } from '#contract/repairs/repairs.ts'
import { isRecord } from '#shared/is-record.ts'
import { stableJson } from '#shared/stable-json.ts'
import { api, newKey, sendSafely } from '../../api.ts'
import { stored } from '../../browser/stored.ts'
import type { BookingBody } from './booking-body.ts'
import type { CheckoutMode } from './checkout-mode.ts'

/** A booking that was sent and has no definite answer yet (D-42). It names its account, whose key it is. */
export type PendingBooking = {
	owner: string
	mode: CheckoutMode
	key: string
	body: BookingBody /** By this browser's clock, milliseconds. */
	at: number
}
export type Booked = {
	repair: Repair
	mode: CheckoutMode /** An earlier sending of another body went through after all. */
	isEarlier: boolean
}

const minutes = 60_000
const hours = 60 * minutes
/** The server forgets a key after 24 hours (D-19); after that asking again would be another booking. */
const keyLife = 23 * hours
/** Older ones are asked about only when somebody presses a button: nobody expects a technician for a tap of this morning. */
const freshFor = 30 * minutes

const pendingBooking = stored<PendingBooking>('pendingBooking', {
	area: 'localStorage',
	read: (value) =>
		isRecord(value) &&
		typeof value.key === 'string' &&
		typeof value.owner === 'string' &&
		typeof value.at === 'number' &&
		isRecord(value.body)
			? // The body is the server's to judge; this file alone writes it.
				(value as PendingBooking)
			: null,
})
// Where the browser keeps nothing, a second tap still must not book twice.
let unkept: PendingBooking | null = null

function keep(pending: PendingBooking) {
	unkept = pending
	pendingBooking.set(pending)
}

/** Nothing waits for an answer any more: it came, or the customer does not want it any longer. */
export function forgetPending() {
	unkept = null
	pendingBooking.remove()
}

/** The booking of this account that still waits for its answer, or null. */
export function findPending(owner: string, now = Date.now()): PendingBooking | null {
	const pending = pendingBooking.get() ?? unkept
	if (pending === null || pending.owner !== owner) return null
	return now - pending.at < keyLife ? pending : null
}

export const isFresh = ({ at }: PendingBooking, now = Date.now()) => now - at < freshFor

/** Whether the server has surely decided; without an answer, after a failure or while it still works it may have booked. */
const isDefinite = (error: unknown) => error instanceof ApiProblem && error.status < 500 && error.status !== 409
export const isDoubtful = (error: unknown) => !isDefinite(error)
export const isSignedOut = (error: unknown) => error instanceof ApiProblem && error.status === 401

/**
 * Books what the customer agreed to, once, however often he asks (B.R-45): the same body goes with the same key, and before another
 * body the earlier one is settled and, where it is booked, answered instead (D-42). Throws `ApiProblem` or `NoAnswer`; while that is
 * doubtful the key stays kept.
 */
export async function placeBooking({ owner, mode, body }: Pick<PendingBooking, 'owner' | 'mode' | 'body'>): Promise<Booked> {
	const earlier = findPending(owner)
	if (earlier && stableJson(earlier.body) === stableJson(body)) return askAgain(earlier)
	if (earlier) {
		try {
			return { ...(await askAgain(earlier)), isEarlier: true }
		} catch (error) {
			if (isDoubtful(error) || isSignedOut(error)) throw error
			// The earlier one was refused, so nothing stands in the way of this one.
		}
	}
	return send({ owner, mode, body, key: newKey(), at: Date.now() }, { wasAsked: false })
}

/** Asks for the answer of a booking that was sent before. Throws as `placeBooking` does. */
export const askAgain = (pending: PendingBooking) => send(pending, { wasAsked: true })

async function send(pending: PendingBooking, { wasAsked }: { wasAsked: boolean }): Promise<Booked> {
	let mayBeBooked = wasAsked
	keep(pending)
	try {
		const repair = await sendSafely(async (key) => {
			try {
				return await call(pending.body, key)
			} catch (error) {
				mayBeBooked ||= isDoubtful(error)
				throw error
			}
		}, pending.key)
		forgetPending()
		return { repair, mode: pending.mode, isEarlier: false }
	} catch (error) {
		// A session that ended says nothing about a sending before it.
		if (isDefinite(error) && !(isSignedOut(error) && mayBeBooked)) forgetPending()
		throw error
	}
}

function call({ schedule_date, schedule_time, ...body }: BookingBody, key: string) {
	return schedule_date !== undefined && schedule_time !== undefined
		? api.repairs.book({ body: { ...body, schedule_date, schedule_time }, key })
		: api.repairs.bookNow({ body, key })
}
