import { isRecord } from '#shared/is-record.ts'
/** What a form reads of a refusal, whichever client brought it: this piece knows no contract. */
export type FormRefusal = {
	/** Messages by the server's field names. */
	fields: Record<string, string[]>
	/** The server's own words, '' when it had none to show. */
	words: string
	/** The current row, when an older one was edited (409). */
	current: unknown
}

/** Reads a thrown refusal; anything else, such as a lost connection, has neither fields nor words. */
export function readRefusal(error: unknown): FormRefusal {
	const none = { fields: {}, words: '', current: undefined }
	if (!isRecord(error) || typeof error.status !== 'number' || error.status >= 500) return none
	const body = isRecord(error.body) ? error.body : {}
	return {
		fields: isRecord(error.fields) ? (error.fields as Record<string, string[]>) : {},
		words: typeof error.words === 'string' ? error.words : '',
		current: error.status === 409 ? body.current : undefined,
	}
}
