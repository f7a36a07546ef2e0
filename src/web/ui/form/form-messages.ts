import type { Fault } from './form-fields.ts'

/** The messages of a form: those at its fields, and which of them its summary lists. */
export type FormMessages = {
	at: Readonly<Record<string, string>>
	/** What was wrong when it was last sent and still is: names of fields, or the words of a fault without one. */
	summary: readonly Fault[]
	/** Counts the tries that ended with a fault. */
	attempt: number
}

export const noMessages: FormMessages = { at: {}, summary: [], attempt: 0 }

/** A field was judged: its message comes, changes or goes, and with it its line in the summary. A new one waits for the next try there. */
export function judged(messages: FormMessages, name: string, text: string | null): FormMessages {
	if ((messages.at[name] ?? null) === text) return messages
	const { [name]: _, ...others } = messages.at
	if (text === null) return { ...messages, at: others, summary: messages.summary.filter((fault) => fault.name !== name) }
	return {
		...messages,
		at: { ...messages.at, [name]: text },
		summary: messages.summary.map((fault) => (fault.name === name ? { name, text } : fault)),
	}
}

/** A try ended with these faults, or with none. */
export function tried(messages: FormMessages, faults: readonly Fault[]): FormMessages {
	const at = Object.fromEntries(faults.flatMap(({ name, text }) => (name === null ? [] : [[name, text]])))
	return { at, summary: faults, attempt: messages.attempt + (faults.length > 0 ? 1 : 0) }
}
