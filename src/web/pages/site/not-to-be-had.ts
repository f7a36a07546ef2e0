import { ApiProblem } from '#contract/client.ts'

/** Throws 503 for a file whose data the API cannot give just now, and anything else as it came. */
export function notToBeHad(error: unknown): never {
	throw error instanceof ApiProblem ? new Response('Not to be had just now', { status: 503 }) : error
}
