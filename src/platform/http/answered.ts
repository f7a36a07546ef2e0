export type Cookie = {
	name: string
	value: string
	path: string
	maxAge: number
	httpOnly: boolean
	sameSite: 'strict' | 'lax'
	secure: boolean
}

/** A handler's answer when the body alone does not say it all. */
export type Answered<Body> = { answered: true; body: Body } & More<Body>

type More<Body> = {
	status: number
	cookies?: Cookie[]
	headers?: Record<string, string>
	/** What a repetition by Idempotency-Key is answered, where `body` holds secrets that must not be stored. */
	repeated?: Body
	/**
	 * The last work of the transaction, where `body` does not depend on it: sent with its last statement, so that rows which others wait
	 * for are locked only briefly. What it throws refuses the call.
	 */
	lastly?: () => Promise<unknown>
}

/** A reply with a status, cookies or headers of its own, instead of the endpoint's usual ones. */
export const answer = <Body>(body: Body, more: More<Body>): Answered<Body> => ({
	answered: true,
	body,
	...more,
})

export const isAnswered = <Body>(result: Body | Answered<Body>): result is Answered<Body> =>
	typeof result === 'object' && result !== null && 'answered' in result && result.answered === true

/** Thrown by a handler to give its answer although nothing it did may stay: the transaction is rolled back. */
export class DryRunAnswer<Body> extends Error {
	readonly body: Body
	constructor(body: Body) {
		super('What was tried is rolled back')
		this.body = body
	}
}
