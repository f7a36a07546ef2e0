import { useState } from 'react'
import { flushSync } from 'react-dom'
import { focusField } from './focus-field.ts'
import { type Fault, type FormFields, faultsOf, refusedFaults } from './form-fields.ts'
import { judged, noMessages, tried } from './form-messages.ts'

type Options<Values> = {
	/** Begins the ids of the fields: 'service' gives 'service-name'. Without it the names are the ids. */
	id?: string
	fields: FormFields<Values>
	/** What stands in the fields at this moment. */
	read: () => Values
	/** A field's message follows every change from the first one, instead of coming on leaving a filled field (D-34). */
	everyChange?: boolean
	/** A fault's line in the summary; without it the label and the message. */
	lineOf?: (text: string, label: string) => string
}

/**
 * What is wrong with a form, wherever its values are held: at a field on leaving it filled, or with every change, and gone as soon as
 * it is mended; after a try all of it, with a summary and the focus on the first faulty field (D-34, B.R-38).
 */
export function useFormMessages<Values extends object>({ id, fields, read, everyChange = false, lineOf = labelled }: Options<Values>) {
	type Name = keyof Values & string
	const [messages, setMessages] = useState(noMessages)
	const idOf = (name: string) => (id === undefined ? name : `${id}-${name}`)
	const names = Object.keys(fields) as Name[]

	function judge(name: Name) {
		const values = read()
		const text = fields[name].problem?.(values[name], values) ?? null
		setMessages((before) => judged(before, name, text))
	}
	function rejudge(name: Name) {
		const values = read()
		const text = fields[name].problem?.(values[name], values) ?? null
		setMessages((before) => (before.at[name] === undefined ? before : judged(before, name, text)))
	}

	/** True when there was nothing to show. */
	function show(faults: readonly Fault[]): boolean {
		// The messages must be in the document before the focus comes, or a screen reader does not read them.
		flushSync(() => setMessages((before) => tried(before, faults)))
		const first = faults[0]?.name
		if (first) focusField(idOf(first))
		return faults.length === 0
	}

	return {
		idOf,
		/** What a field wears. */
		wiring: (name: Name) => ({ id: idOf(name), label: fields[name].label, error: messages.at[name] ?? null }),
		/** What stands in the field was changed. */
		changed(name: Name) {
			if (everyChange) judge(name)
			else rejudge(name)
			for (const other of names) if (fields[other].comparedWith === name) rejudge(other)
		},
		/** The field was left. */
		left(name: Name) {
			const value: unknown = read()[name]
			if (!everyChange && !(typeof value === 'string' && value.trim() === '')) judge(name)
		},
		judge,
		/** Takes a field's message away, whatever stands there. */
		clear: (name: Name) => setMessages((before) => judged(before, name, null)),
		/** What stands in the fields, when every rule is kept and there is no fault besides; otherwise the faults are shown. */
		check(besides: readonly Fault<Name>[] = []): Values | null {
			const values = read()
			const isBesides = (name: Name) => besides.some((fault) => fault.name === name)
			const faults = [...besides, ...faultsOf(fields, values).filter(({ name }) => name !== null && !isBesides(name))]
			const place = ({ name }: Fault<Name>) => (name === null ? -1 : names.indexOf(name))
			return show(faults.sort((one, other) => place(one) - place(other))) ? values : null
		},
		show,
		/** Shows the server's messages at their fields; false when none of them has a field here. */
		refuse: (refused: Record<string, string[]>): boolean => !show(refusedFaults(fields, refused)),
		/** For the `ErrorSummary`. */
		summary: {
			problems: messages.summary.map(({ name, text }) =>
				name === null ? { text } : { fieldId: idOf(name), text: lineOf(text, fields[name as Name].label) },
			),
			attempt: messages.attempt,
		},
	}
}

const labelled = (text: string, label: string) => `${label}: ${text}`
