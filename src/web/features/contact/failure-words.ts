import { ApiProblem } from '#contract/client.ts'
import { NoAnswer } from '../../session/send.ts'

const failed = 'Failed to send message. Please try again.'

/** Why a message was not sent: the body's `error`, else its `details`, else a body that is a text (A.CONTACT-14, A.CONTACT-15). */
export function failureWords(error: unknown): string {
	if (error instanceof NoAnswer) return 'Network error. Please check your connection and try again.'
	if (!(error instanceof ApiProblem)) return failed
	const { body } = error
	if (typeof body === 'string') return body.trim() === '' || body.trim().startsWith('<') ? failed : body.slice(0, 300)
	const said = (body ?? {}) as { error?: unknown; details?: unknown }
	return firstText(said.error) ?? firstText(said.details) ?? failed
}

/** The first text in what may be a text, a list or an object of lists. */
function firstText(value: unknown): string | null {
	if (typeof value === 'string') return value.trim() === '' ? null : value
	if (typeof value !== 'object' || value === null) return null
	for (const part of Object.values(value)) {
		const found = firstText(part)
		if (found) return found
	}
	return null
}
