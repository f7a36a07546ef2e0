import { violatedConstraint } from '#platform/database/database-errors.ts'
import type { Problem } from './problem.ts'

/**
 * Does a write, and words its refusal by a unique key, a foreign key or an exclusion. PostgreSQL has given up the transaction by
 * then, so the Problem must leave it. What `wordsFor` has no words for stays an error.
 */
export async function wordViolation<T>(write: PromiseLike<T>, wordsFor: (constraint: string) => Problem | undefined): Promise<T> {
	try {
		return await write
	} catch (error) {
		const constraint = violatedConstraint(error)
		throw (constraint && wordsFor(constraint)) || error
	}
}
