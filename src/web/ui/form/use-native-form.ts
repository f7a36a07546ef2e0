import { type RefObject, useEffect, useRef } from 'react'
import type { FormFields } from './form-fields.ts'
import { useFormMessages } from './use-form-messages.ts'

type Options<Name extends string> = { id: string; fields: FormFields<Record<Name, string>>; refused?: Record<string, string[]> | undefined }

/**
 * A short form whose fields keep their own text, so that what a person or a password manager filled in before the page was ready is
 * not lost, and no form library is loaded for two fields.
 */
export function useNativeForm<Name extends string>({ id, fields, refused }: Options<Name>) {
	const form = useRef<HTMLFormElement>(null)
	const names = Object.keys(fields) as Name[]
	const read = () => Object.fromEntries(names.map((name) => [name, textOf(form, name)])) as Record<Name, string>
	const messages = useFormMessages<Record<Name, string>>({ id, fields, read, refused })
	return {
		...messages,
		form,
		/** Props of a field; `onLeave: false` where something else speaks while typing. */
		field: (name: Name, { onLeave = true } = {}) => ({
			...messages.wiring(name),
			name,
			onInput: () => messages.changed(name),
			onBlur: () => {
				if (onLeave) messages.left(name)
			},
		}),
	}
}

/** Hands over, once, what was filled into a field before the page was ready. */
export function useFilledBefore(form: RefObject<HTMLFormElement | null>, name: string, take: (text: string) => void) {
	// biome-ignore lint/correctness/useExhaustiveDependencies: only what stood there first
	useEffect(() => {
		const text = textOf(form, name)
		if (text !== '') take(text)
	}, [])
}

function textOf({ current }: RefObject<HTMLFormElement | null>, name: string) {
	const control = current?.elements.namedItem(name)
	return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control.value : ''
}
