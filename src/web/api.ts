import { ApiProblem, clientOf } from '#contract/client.ts'
import { siteAddresses } from '#contract/site-addresses.ts'
import { NoAnswer } from './session/send.ts'
import { send } from './session/session.ts'

/** The API as the browser calls it; typed by the contract. Throws `ApiProblem` for a refusal, `NoAnswer` when nothing came back. */
export const api = clientOf(siteAddresses, send)

export const newKey = () => crypto.randomUUID() + crypto.randomUUID().slice(0, 8)

const isRetryable = (error: unknown) => error instanceof NoAnswer || (error instanceof ApiProblem && error.status >= 500)
const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))
/** Times to ask again while the server is still at work on the first sending. */
const maxWaits = 12

/**
 * Sends something that creates or uses something up: repeated once when no answer came or the server failed, always with the
 * same key, so that it happens once (B.R-45); while the first sending is still at work it waits for that one's result (D-42).
 */
export async function sendSafely<T>(work: (key: string) => Promise<T>, key = newKey()): Promise<T> {
	let repeated = false
	for (let waits = 0; ; waits += 1) {
		try {
			return await work(key)
		} catch (error) {
			if (error instanceof ApiProblem && error.status === 409 && error.retryAfter !== undefined && waits < maxWaits)
				await wait(error.retryAfter)
			else if (isRetryable(error) && !repeated) {
				repeated = true
				if (error instanceof ApiProblem && error.retryAfter !== undefined) await wait(Math.min(error.retryAfter, 3))
			} else throw error
		}
	}
}

/** The server's words for a failure, or `otherwise` where it had none to show. */
export const wordsOf = (error: unknown, otherwise: string) =>
	error instanceof ApiProblem && error.status < 500 && error.words ? error.words : otherwise
