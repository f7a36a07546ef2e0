import type { FormValue, FormValues } from './form-fields.ts'

/** Whether two values are the same for the server, which takes the blanks around texts away. */
export const isSameValue = (one: FormValue | undefined, other: FormValue | undefined) =>
	JSON.stringify(one, withoutBlanks) === JSON.stringify(other, withoutBlanks)
const withoutBlanks = (_key: string, value: unknown) => (typeof value === 'string' ? value.trim() : value)

/** The fields whose values differ, in the order of `values`. */
export const changedNames = (values: FormValues, since: FormValues) =>
	Object.keys(values).filter((name) => !isSameValue(values[name], since[name]))

type Merged = {
	/** Fields that were not touched here follow the server. */
	follow: FormValues
	/** Fields changed on both sides: somebody must choose. */
	conflicts: FormValues
}

/** What becomes of a form that began with `base` and holds `typed` when the server's row has changed to `server` (B.ADMIN-36). */
export function mergeServerRow(base: FormValues, typed: FormValues, server: FormValues): Merged {
	const changed = changedNames(server, base).filter((name) => !isSameValue(typed[name], server[name]))
	const pick = (names: string[]) => Object.fromEntries(names.map((name) => [name, server[name] ?? '']))
	const isTyped = (name: string) => !isSameValue(typed[name], base[name])
	return { follow: pick(changed.filter((name) => !isTyped(name))), conflicts: pick(changed.filter(isTyped)) }
}

/** A value in words. */
export function wordsOfValue(value: FormValue | undefined): string {
	if (value === undefined || value === '') return 'empty'
	if (typeof value === 'boolean') return value ? 'yes' : 'no'
	if (typeof value === 'string') return value
	if (value.length === 0) return 'none'
	return value.map((entry) => (typeof entry === 'string' ? entry : Object.values(entry).filter(Boolean).join(', '))).join(' · ')
}
