import { useState } from 'react'

const texts = new Map<string, string>()

/** Forgets what was typed, when the session of its author ends. */
export const forgetTypedTexts = () => texts.clear()

/**
 * What somebody typed in a dialog, kept under a name until it is sent (`''` forgets it): closed, by Back or by mistake, and opened again
 * it is there. It lives as long as the page and its session; passwords do not belong here.
 */
export function useTypedText(name: string): [string, (text: string) => void] {
	const [text, setText] = useState(() => texts.get(name) ?? '')
	return [
		text,
		(next) => {
			setText(next)
			if (next === '') texts.delete(name)
			else texts.set(name, next)
		},
	]
}

/** The fields of a form as one kept text: those that were touched alone, so that the others follow what is known (`null` forgets them). */
export function asValues<Values extends object>([text, setText]: ReturnType<typeof useTypedText>): [
	values: Partial<Values>,
	type: (part: Partial<Values> | null) => void,
] {
	// Only what is written below is read.
	const values = text === '' ? {} : (JSON.parse(text) as Partial<Values>)
	return [values, (part) => setText(part ? JSON.stringify({ ...values, ...part }) : '')]
}

/** `useTypedText` for a dialog with several fields. */
export const useTypedValues = <Values extends object>(name: string) => asValues<Values>(useTypedText(name))

/** The same for a form that holds its values itself. */
export const typedValues = <Values extends object>(name: string) => ({
	read: () => JSON.parse(texts.get(name) ?? 'null') as Values | null,
	keep: (values: Values | null) => void (values ? texts.set(name, JSON.stringify(values)) : texts.delete(name)),
})
