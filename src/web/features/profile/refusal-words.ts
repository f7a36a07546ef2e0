import { tooManyAttempts } from '#contract/accounts/account-words.ts'
import { ApiProblem } from '#contract/client.ts'

/** Why a change of the sessions failed: when to try again where the server says so, else `otherwise`. */
export const refusalWords = (error: unknown, otherwise: string) =>
	error instanceof ApiProblem && error.status === 429 && error.retryAfter !== undefined ? tooManyAttempts(error.retryAfter) : otherwise
