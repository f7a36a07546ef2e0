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
export type Answered<Body> = { answered: true; status: number; body: Body; cookies?: Cookie[]; headers?: Record<string, string> }

export const answer = <Body>(
	body: Body,
	more: { status: number; cookies?: Cookie[]; headers?: Record<string, string> },
): Answered<Body> => ({
	answered: true,
	body,
	...more,
})

export const isAnswered = <Body>(result: Body | Answered<Body>): result is Answered<Body> =>
	typeof result === 'object' && result !== null && 'answered' in result && result.answered === true
