import type { Fault } from './form-fields.ts'

/** The messages of a form: those at its fields, and which of them its summary lists. */
export type FormMessages = {
	at: Readonly<Record<string, string>>
	/** What was wrong when it was last sent and still is. */
	summary: readonly Fault[]
	/** Counts the tries that ended with a fault. */
	attempt: number
}

export const noMessages: FormMessages = { at: {}, summary: [], attempt: 0 }

/** A field was judged: its message comes, changes or goes, and with it its line in the summary. A new one waits for the next try there. */
export function withFieldMessage(messages: FormMessages, name: string, text: string | null): FormMessages {
	const { [name]: before = null, ...others } = messages.at
	if (before === text) return messages
	return {
		...messages,
		at: text ? { ...others, [name]: text } : others,
		summary: messages.summary.flatMap((fault) => (fault.name !== name ? fault : text ? { name, text } : [])),
	}
}

/** A try ended with these faults, or with none. */
export const afterAttempt = ({ attempt }: FormMessages, faults: readonly Fault[]): FormMessages => ({
	at: Object.fromEntries(faults.flatMap(({ name, text }) => (name === null ? [] : [[name, text]]))),
	summary: faults,
	attempt: attempt + (faults.length > 0 ? 1 : 0),
})
