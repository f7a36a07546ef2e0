import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** `typed` tells what stands in another field. */
export type Rule = (text: string, typed: (name: string) => string) => string | null
type Problems<Name extends string> = { [name in Name]?: string }

/**
 * The messages of a short form: on leaving a filled field or on sending, and gone as soon as the fault is (D-34). The fields keep
 * their own text, so that what a person or a password manager filled in before the page was ready is not lost.
 */
export function useFormProblems<Name extends string>(rules: Record<Name, Rule>) {
	const form = useRef<HTMLFormElement>(null)
	const [problems, setProblems] = useState<Problems<Name>>({})
	// The order of the rules is that of the fields.
	const names = Object.keys(rules) as Name[]

	const set = (name: Name, problem: string | null) => setProblems((before) => ({ ...before, [name]: problem ?? undefined }))

	const typed = (name: string) => {
		const control = form.current?.elements.namedItem(name)
		return control instanceof HTMLInputElement ? control.value : ''
	}
	/** What is shown at a field, judged again. */
	const judge = (name: Name) => {
		if (problems[name] !== undefined) set(name, rules[name](typed(name), typed))
	}

	function collect(problemOf: (name: Name) => string | null | undefined) {
		const found: Problems<Name> = {}
		for (const name of names) found[name] = problemOf(name) ?? undefined
		return found
	}

	/** True when there was nothing to show. */
	function show(found: Problems<Name>) {
		// The messages must be in the document before the focus comes, or a screen reader does not read them.
		flushSync(() => setProblems(found))
		const first = names.find((name) => found[name] !== undefined)
		if (first === undefined) return true
		const control = form.current?.elements.namedItem(first)
		if (control instanceof HTMLElement) control.focus()
		return false
	}

	return {
		form,
		/** Props of a field; `onLeave: false` where something else speaks while typing, `judges` another one whose rule looks at this. */
		field: (name: Name, { onLeave = true, judges }: { onLeave?: boolean; judges?: Name } = {}) => ({
			name,
			error: problems[name] ?? null,
			onBlur: ({ target }: { target: { value: string } }) => {
				if (onLeave && target.value !== '') set(name, rules[name](target.value, typed))
			},
			onInput: () => {
				judge(name)
				if (judges) judge(judges)
			},
		}),
		/** What was typed, when every rule is kept; otherwise the messages stand and the first faulty field has the focus. */
		check(): Record<Name, string> | null {
			if (!form.current) return null
			const all = Object.fromEntries(names.map((name) => [name, typed(name)])) as Record<Name, string>
			return show(collect((name) => rules[name](all[name], typed))) ? all : null
		},
		/** Shows the server's messages at their fields; false when none of them has a field here. */
		refuse: (fields: Record<string, string[]>): boolean => !show(collect((name) => fields[name]?.[0])),
	}
}

/** Hands over, once, what was filled into a field before the page was ready. */
export function useFilledBefore(form: RefObject<HTMLFormElement | null>, name: string, take: (text: string) => void) {
	// biome-ignore lint/correctness/useExhaustiveDependencies: only what stood there first
	useEffect(() => {
		const control = form.current?.elements.namedItem(name)
		if (control instanceof HTMLInputElement && control.value !== '') take(control.value)
	}, [])
}
