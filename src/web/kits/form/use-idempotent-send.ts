import { useRef } from 'react'
import { newKey, sendSafely } from '../../api.ts'

/**
 * Sends what a person asks for so that it happens once, however often it is pressed or repeated (B.R-45). The Idempotency-Key belongs
 * to the `content`: the same asked again after a failure, such as a lost answer, goes with the same key; other content, or the same
 * again after it succeeded, with a new one. Throws what the client throws.
 */
export function useIdempotentSend() {
	const last = useRef<{ content: string; key: string } | null>(null)
	return async <Answer>(content: unknown, send: (key: string) => Promise<Answer>): Promise<Answer> => {
		const text = JSON.stringify(content)
		if (last.current?.content !== text) last.current = { content: text, key: newKey() }
		const answer = await sendSafely(send, last.current.key)
		last.current = null
		return answer
	}
}
