import { firstWithAllFields } from '#platform/http/problem.ts'
import { isAbortedTransaction } from './database-errors.ts'

type Answers<Work extends readonly unknown[]> = { -readonly [Nth in keyof Work]: Awaited<Work[Nth]> }

/**
 * The answers of statements of one transaction that do not need each other's: they are sent at once, and PostgreSQL does them in
 * an order that is not promised. Throws what the first in this list that failed by itself threw, once all are over; a refusal at
 * fields names those of all.
 */
export async function sendTogether<const Work extends readonly unknown[]>(work: Work): Promise<Answers<Work>> {
	const ended = await Promise.allSettled(work)
	const failed = ended.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []))
	// A statement that failed lets those behind it on the wire fail too; they may stand before it in the list.
	if (failed.length > 0) throw firstWithAllFields(failed.filter((reason) => !isAbortedTransaction(reason))) ?? failed[0]
	return ended.map((each) => (each as PromiseFulfilledResult<unknown>).value) as Answers<Work>
}
