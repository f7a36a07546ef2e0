import { stableJson } from '#shared/stable-json.ts'

/** An object as the audit log sees it: field names and values that JSON can carry. */
export type Fields = Record<string, unknown>

/** Stands in the log in place of personal data, of which only the field is named (D-43). */
export const valueNotKept = '(not kept)'

/**
 * What differs between two states of an object, without the values of personal fields; a state that is null (made, deleted)
 * differs in every field. Null when two states are the same (D-21, D-43).
 */
export function changedFields(before: Fields | null, after: Fields | null, personal: readonly string[]) {
	const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
	const changed = before && after ? names.filter((name) => stableJson(before[name]) !== stableJson(after[name])) : names
	if (before && after && changed.length === 0) return null
	const keep = (state: Fields | null) => state && Object.fromEntries(changed.map((name) => [name, kept(name, state[name])]))
	// A field that was empty says so: that somebody filled it in is no personal data.
	const kept = (name: string, value: unknown) => (personal.includes(name) && !isEmpty(value) ? valueNotKept : (value ?? null))
	return { before: keep(before), after: keep(after) }
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''
