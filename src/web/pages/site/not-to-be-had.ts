import { ApiProblem } from '#contract/client.ts'

/** Throws 503 for a file whose data the API cannot give just now, and anything else as it came. */
export function notToBeHad(error: unknown): never {
	throw error instanceof ApiProblem ? new Response('Not to be had just now', { status: 503 }) : error
}

/** The status of a page whose list could not be had: what its address asks for is refused, or the API cannot give it just now. */
export const statusWithout = ({ status }: ApiProblem): number => (status < 500 ? status : 503)
