import { ApiProblem } from '#contract/client.ts'
import { isRecord } from '#shared/is-record.ts'
import { stableJson } from '#shared/stable-json.ts'
import { newKey, sendSafely } from '../../api.ts'
import { stored } from '../../browser/stored.ts'
import type { CheckoutMode } from './checkout-mode.ts'

/** An order that was sent and has no definite answer yet (D-42). It names its account, whose key it is. */
export type PendingOrder<Body> = {
	owner: string
	mode: CheckoutMode
	key: string
	body: Body /** By this browser's clock, milliseconds. */
	at: number
}
export type Ordered<Answer> = {
	answer: Answer
	mode: CheckoutMode /** An earlier sending of another body went through after all. */
	isEarlier: boolean
}

const minutes = 60_000
const hours = 60 * minutes
/** The server forgets a key after 24 hours (D-19); after that asking again would be another order. */
const keyLife = 23 * hours
/** Older ones are asked about only when somebody presses a button: nobody expects a technician for a tap of this morning. */
const freshFor = 30 * minutes

export const isRecent = ({ at }: { at: number }, now = Date.now()) => now - at < freshFor

/** Whether the server has certainly decided; without an answer, after a failure or while it still works it may have ordered. */
const isDefinite = (error: unknown) => error instanceof ApiProblem && error.status < 500 && error.status !== 409
export const isOutcomeUnknown = (error: unknown) => !isDefinite(error)
export const isSignedOut = (error: unknown) => error instanceof ApiProblem && error.status === 401

/**
 * Orders of one kind, each made once, however often it is asked for (B.R-45). `call` sends a body under an Idempotency-Key; the key is
 * kept under `storageKey` (named in state/local-shopping.ts, so that logging out takes it along) until the outcome is known.
 */
export function safeOrder<Body extends object, Answer>({
	storageKey,
	call,
}: {
	storageKey: string
	call: (body: Body, key: string) => Promise<Answer>
}) {
	type Pending = PendingOrder<Body>
	const kept = stored<Pending>(storageKey, {
		area: 'localStorage',
		read: (value) =>
			isRecord(value) &&
			typeof value.key === 'string' &&
			typeof value.owner === 'string' &&
			typeof value.at === 'number' &&
			isRecord(value.body)
				? // The body is the server's to judge; this file alone writes it.
					(value as Pending)
				: null,
	})
	// Where the browser keeps nothing, a second tap still must not order twice.
	let unkept: Pending | null = null

	/** Nothing waits for an answer any more: it has come, or the customer no longer wants it. */
	function forget() {
		unkept = null
		kept.remove()
	}

	/** The order of this account that still waits for its answer, or null. */
	function find(owner: string, now = Date.now()): Pending | null {
		const pending = kept.get() ?? unkept
		if (pending === null || pending.owner !== owner) return null
		return now - pending.at < keyLife ? pending : null
	}

	/**
	 * Orders what the customer agreed to: the same body goes with the same key, and before another body the earlier one is settled and,
	 * where it is ordered, answered instead (D-42). Throws `ApiProblem` or `NoAnswer`; while that is doubtful the key stays kept.
	 */
	async function place({ owner, mode, body }: Pick<Pending, 'owner' | 'mode' | 'body'>): Promise<Ordered<Answer>> {
		const earlier = find(owner)
		if (earlier && stableJson(earlier.body) === stableJson(body)) return askAgain(earlier)
		if (earlier) {
			try {
				return { ...(await askAgain(earlier)), isEarlier: true }
			} catch (error) {
				if (isOutcomeUnknown(error) || isSignedOut(error)) throw error
				// The earlier one was refused, so nothing stands in the way of this one.
			}
		}
		return send({ owner, mode, body, key: newKey(), at: Date.now() }, { isRetry: false })
	}

	/** Asks for the answer of an order that was sent before. Throws as `place` does. */
	const askAgain = (pending: Pending) => send(pending, { isRetry: true })

	async function send(pending: Pending, { isRetry }: { isRetry: boolean }): Promise<Ordered<Answer>> {
		let mayBeOrdered = isRetry
		unkept = pending
		kept.set(pending)
		try {
			const answer = await sendSafely(async (key) => {
				try {
					return await call(pending.body, key)
				} catch (error) {
					mayBeOrdered ||= isOutcomeUnknown(error)
					throw error
				}
			}, pending.key)
			forget()
			return { answer, mode: pending.mode, isEarlier: false }
		} catch (error) {
			// A session that ended says nothing about a sending before it.
			if (isDefinite(error) && !(isSignedOut(error) && mayBeOrdered)) forget()
			throw error
		}
	}

	return { place, askAgain, find, forget }
}
export type SafeOrder<Body extends object, Answer> = ReturnType<typeof safeOrder<Body, Answer>>
