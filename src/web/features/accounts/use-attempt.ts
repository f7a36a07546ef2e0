import { useRef } from 'react'
import { newKey } from '../../api.ts'

/** One key for one intention: the same asked for again, such as after a lost answer, is not done twice (B.R-45). */
export function useAttempt() {
	const attempt = useRef<{ text: string; key: string } | null>(null)
	return {
		keyFor(body: object): string {
			const text = JSON.stringify(body)
			if (attempt.current?.text !== text) attempt.current = { text, key: newKey() }
			return attempt.current.key
		},
		/** After a refusal: what comes next is another try. */
		forget() {
			attempt.current = null
		},
	}
}
