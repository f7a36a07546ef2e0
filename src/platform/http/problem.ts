import type { Db } from '#platform/database/database.ts'

/** A refusal a person can understand. Anything else thrown is our fault and becomes a 500 (D-18). */
export class Problem extends Error {
	readonly status: number
	/** Messages by field; null when the refusal is about the whole. */
	readonly fields: Record<string, string[]> | null
	/** Further keys of the answer, such as `code`. */
	readonly extra: Record<string, unknown>
	/** Seconds, for the Retry-After header. */
	readonly retryAfter: number | undefined
	/** What must be remembered of the refusal, such as a wrong password: a transaction of its own, once that of the call is rolled back. */
	readonly afterRefusal: ((db: Db) => Promise<void>) | undefined
	constructor(
		status: number,
		words: string,
		{
			fields = null,
			extra = {},
			retryAfter,
			afterRefusal,
		}: Partial<Pick<Problem, 'fields' | 'extra' | 'retryAfter' | 'afterRefusal'>> = {},
	) {
		super(words)
		this.status = status
		this.fields = fields
		this.extra = extra
		this.retryAfter = retryAfter
		this.afterRefusal = afterRefusal
	}
}

/** The same answer for what does not exist and what is not the caller's (B.E-34). */
export const notFound = (words = 'Not found.') => new Problem(404, words)
export const refuse = (words: string, extra?: Record<string, unknown>) => new Problem(400, words, { extra })
/** A refusal at one field of what was sent. */
export const refuseField = (field: string, words: string, more?: Pick<Problem, 'afterRefusal'>) =>
	new Problem(400, words, { fields: { [field]: [words] }, ...more })
/** A refusal at several. */
export const refuseFields = (words: Record<string, string>) =>
	new Problem(400, 'Please correct the highlighted fields.', {
		fields: Object.fromEntries(Object.entries(words).map(([field, text]) => [field, [text]])),
	})

/** Throws 400 at each field that has words, so that all that is wrong is said at once; nothing where none has. */
export function refuseWrong(words: Record<string, string | false | null | undefined>): void {
	const wrong = Object.entries(words).flatMap(([field, text]) => (text ? [[field, text] as const] : []))
	if (wrong.length > 0) throw refuseFields(Object.fromEntries(wrong))
}

/** Of what several checks threw, the first; where that is about fields, with the fields of all of them. */
export function firstWithAllFields([first, ...others]: readonly unknown[]): unknown {
	if (!(first instanceof Problem) || first.fields === null) return first
	const problems = [first, ...others].filter((other) => other instanceof Problem)
	// Of two words for one field the first count.
	const fields = Object.assign({}, ...problems.map((problem) => problem.fields).reverse())
	const { status, message, extra, retryAfter } = first
	return new Problem(status, message, { fields, extra, retryAfter, afterRefusal: problems.find((each) => each.afterRefusal)?.afterRefusal })
}
export const unauthenticated = () => new Problem(401, 'Authentication credentials were not provided.')
export const forbidden = () => new Problem(403, 'You do not have permission to perform this action.')
export const busy = (words: string, retryAfter: number) => new Problem(503, words, { retryAfter })

/** Whether the first sentence goes along as `message` and `error`, and the fields once more as `details` (A.R-82). */
export type WordsBesideFields = boolean | 'with details'

/** What goes over the wire: one text under every name that a documented reader looks for, or the fields (A.R-92, B.R-30, D-45). */
export function presentProblem(
	problem: Problem,
	{ wordsBesideFields = false }: { wordsBesideFields?: WordsBesideFields | undefined } = {},
): Record<string, unknown> {
	if (problem.fields === null) return { detail: problem.message, error: problem.message, message: problem.message, ...problem.extra }
	const first = Object.values(problem.fields)[0]?.[0] ?? problem.message
	const beside = wordsBesideFields && { message: first, error: first }
	const details = wordsBesideFields === 'with details' && { details: problem.fields }
	// A field that is called `message` keeps its list.
	return { ...problem.fields, ...beside, ...problem.fields, ...details, ...problem.extra }
}
