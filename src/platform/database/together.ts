import { firstWithAllFields } from '#platform/http/problem.ts'
import { isAbortedTransaction } from './database-errors.ts'

type Answers<Work extends readonly unknown[]> = { -readonly [Nth in keyof Work]: Awaited<Work[Nth]> }

/**
 * Sends statements of one transaction at once that do not need each other's answers; PostgreSQL runs them in an order that is not promised.
 * Throws what the first in this list that failed by itself threw, once all are over; a refusal at fields names those of all.
 */
export async function sendTogether<const Work extends readonly unknown[]>(work: Work): Promise<Answers<Work>> {
	const ended = await Promise.allSettled(work)
	const failed = ended.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []))
	// A failed statement makes those behind it on the wire fail too, and they may stand before it in the list.
	if (failed.length > 0) throw firstWithAllFields(failed.filter((reason) => !isAbortedTransaction(reason))) ?? failed[0]
	return ended.map((each) => (each as PromiseFulfilledResult<unknown>).value) as Answers<Work>
}
