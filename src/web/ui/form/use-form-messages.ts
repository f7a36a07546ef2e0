import { useState } from 'react'
import { flushSync } from 'react-dom'
import { focusField } from './focus-field.ts'
import { type Fault, type FormFields, faultsOf, refusedFaults } from './form-fields.ts'
import { afterAttempt, noMessages, withFieldMessage } from './form-messages.ts'

type Options<Values> = {
	/** Begins the ids of the fields: 'service' gives 'service-name'. Without it the names are the ids. */
	id?: string
	fields: FormFields<Values>
	/** The current values of the fields. */
	read: () => Values
	/** A field's message follows every change from the first one, instead of coming on leaving a filled field (D-34). */
	everyChange?: boolean
	/** What the server refused before the page was there, by field. */
	refused?: Record<string, string[]> | undefined
}

/**
 * What is wrong with a form, wherever its values are held: at a field on leaving it filled, or with every change, and gone as soon as
 * it is mended; after a try all of it, with the focus on the first faulty field (D-34, B.R-38). `summaryOf` lists it.
 */
export function useFormMessages<Values extends object>({ id, fields, read, everyChange = false, refused: refusedBefore }: Options<Values>) {
	type Name = keyof Values & string
	const [messages, setMessages] = useState(() =>
		refusedBefore ? afterAttempt(noMessages, refusedFaults(fields, refusedBefore)) : noMessages,
	)
	const idOf = (name: string) => (id ? `${id}-${name}` : name)

	function judge(name: Name, isOnlyUpdate = false) {
		const values = read()
		const text = fields[name].problem?.(values[name], values) ?? null
		setMessages((before) => (isOnlyUpdate && !before.at[name] ? before : withFieldMessage(before, name, text)))
	}

	/** True when there was nothing to show. */
	function show(faults: readonly Fault[]): boolean {
		// The messages must be in the document before the focus comes, or a screen reader does not read them.
		flushSync(() => setMessages((before) => afterAttempt(before, faults)))
		const first = faults[0]?.name
		if (first) focusField(idOf(first))
		return faults.length === 0
	}

	return {
		idOf,
		messages,
		/** What a field wears. */
		wiring: (name: Name) => ({ id: idOf(name), label: fields[name].label, error: messages.at[name] ?? null }),
		/** The value of the field was changed. */
		changed(name: Name) {
			judge(name, !everyChange)
			for (const other in fields) if (fields[other].comparedWith === name) judge(other, true)
		},
		/** The field was left. What the server refused in it stays until it is changed. */
		left(name: Name) {
			const values = read()
			const text = fields[name].problem?.(values[name], values)
			if (text && !everyChange && String(values[name]).trim()) setMessages((before) => withFieldMessage(before, name, text))
		},
		judge: (name: Name) => judge(name),
		/** Removes a field's message, whatever the field holds. */
		clear: (name: Name) => setMessages((before) => withFieldMessage(before, name, null)),
		/** The values, when every rule is kept; otherwise null, and the faults are shown. */
		check(): Values | null {
			const values = read()
			return show(faultsOf(fields, values)) ? values : null
		},
		show,
		/** Shows the server's messages at their fields; false when none of them has a field here. */
		refuse: (refused: Record<string, string[]>): boolean => !show(refusedFaults(fields, refused)),
	}
}
