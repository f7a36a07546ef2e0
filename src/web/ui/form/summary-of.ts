import type { FormFields } from './form-fields.ts'
import type { useFormMessages } from './use-form-messages.ts'

/** What the `ErrorSummary` shows of a form; a line is the label and the message, or what `lineOf` makes of them. */
export const summaryOf = <Values extends object>(
	{ messages: { summary, attempt }, idOf }: Pick<ReturnType<typeof useFormMessages<Values>>, 'messages' | 'idOf'>,
	fields: FormFields<Values>,
	lineOf = (text: string, label: string) => `${label}: ${text}`,
) => ({
	problems: summary.map(({ name, text }) =>
		// The names of faults are those of the fields.
		name === null ? { text } : { fieldId: idOf(name), text: lineOf(text, fields[name as keyof Values].label) },
	),
	attempt,
})
