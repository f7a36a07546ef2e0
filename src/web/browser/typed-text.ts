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

/** The same for all that is typed in a form. */
export const typedValues = <Values extends object>(name: string) => ({
	read: () => JSON.parse(texts.get(name) ?? 'null') as Values | null,
	keep: (values: Values | null) => void (values ? texts.set(name, JSON.stringify(values)) : texts.delete(name)),
})

/** `useTypedText` for a dialog with several fields, which begins as `begin` says; `null` forgets what was typed. */
export function useTypedValues<Values extends object>(name: string, begin: () => Values): [Values, (values: Values | null) => void] {
	const { read, keep } = typedValues<Values>(name)
	const [values, setValues] = useState(() => read() ?? begin())
	return [
		values,
		(next) => {
			if (next) setValues(next)
			keep(next)
		},
	]
}
