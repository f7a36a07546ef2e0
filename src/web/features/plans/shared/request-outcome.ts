import { ApiProblem } from '#contract/client.ts'
import { alreadyActive, alreadyPending } from '#contract/plans/plan-words.ts'
import { isRecord } from '#shared/is-record.ts'

/** What a refused request means for its form (A §8). */
export type RequestFailure =
	| { kind: 'active' | 'pending' | 'expired' }
	/** Messages for fields, or words for the whole. */
	| { kind: 'refused'; fields: Record<string, string[]>; words: string }
	/** Anything else; `reference` is the status, or says that none came. */
	| { kind: 'unexpected'; reference: string }

export function readFailure(error: unknown): RequestFailure {
	if (!(error instanceof ApiProblem)) return { kind: 'unexpected', reference: 'no answer' }
	const { status, body, fields } = error
	if (status === 401) return { kind: 'expired' }
	if (status !== 400) return { kind: 'unexpected', reference: String(status) }
	const texts = textsOf(body)
	if (texts.includes(alreadyActive)) return { kind: 'active' }
	if (texts.includes(alreadyPending)) return { kind: 'pending' }
	return { kind: 'refused', fields, words: error.words || 'Validation failed. Please check your input.' }
}

/** Wherever the server says it: in the detail, the message, the error, the non-field errors, or a bare list (A.R-53). */
const textsOf = (body: unknown): unknown[] => {
	if (Array.isArray(body)) return body
	if (!isRecord(body)) return [body]
	return [body.detail, body.message, body.error, body.non_field_errors].flat()
}
