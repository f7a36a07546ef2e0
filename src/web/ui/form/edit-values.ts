/** What a field of an edit form holds: numbers as they are typed, lists in their order. */
export type EditValue = string | boolean | string[] | Record<string, string>[]
export type EditValues = Record<string, EditValue>

/** What is known of a field, once: its words, its rule, and how its value is told when somebody else changed it. */
type EditField<Value> = {
	label: string
	/** What is wrong with what stands there, in the server's words; null when nothing is. */
	problem?: (value: Value) => string | null
	/** How a value reads in 'Now: …'; without it texts stand as they are and lists one after another. */
	show?: (value: Value) => string
	/** Further names under which the server may refuse it, such as those within a row. */
	answers?: readonly string[]
}
/** The fields of a form in their order on the screen. */
export type EditFields<Values> = { [name in keyof Values]: EditField<Values[name]> }

/** Whether two values are the same for the server, which takes the blanks around texts away. */
export const isSameValue = (one: EditValue | undefined, other: EditValue | undefined) =>
	JSON.stringify(one, withoutBlanks) === JSON.stringify(other, withoutBlanks)
const withoutBlanks = (_key: string, value: unknown) => (typeof value === 'string' ? value.trim() : value)

/** The fields whose values differ, in the order of `values`. */
export const changedNames = (values: EditValues, since: EditValues) =>
	Object.keys(values).filter((name) => !isSameValue(values[name], since[name]))

export type Meanwhile = {
	/** Fields that nobody touched here: they follow. */
	follow: EditValues
	/** Fields changed on both sides: somebody must choose. */
	differ: EditValues
}

/** What follows when somebody else's row arrives under a form that began with `base` and holds `mine` (B.ADMIN-36). */
export function mergeMeanwhile(base: EditValues, mine: EditValues, theirs: EditValues): Meanwhile {
	const theirChanges = changedNames(theirs, base).filter((name) => !isSameValue(mine[name], theirs[name]))
	const pick = (names: string[]) => Object.fromEntries(names.map((name) => [name, theirs[name] ?? '']))
	const isMine = (name: string) => !isSameValue(mine[name], base[name])
	return { follow: pick(theirChanges.filter((name) => !isMine(name))), differ: pick(theirChanges.filter(isMine)) }
}

/** A value in words. */
export function wordsOfValue(value: EditValue | undefined): string {
	if (value === undefined || value === '') return 'empty'
	if (typeof value === 'boolean') return value ? 'yes' : 'no'
	if (typeof value === 'string') return value
	if (value.length === 0) return 'none'
	return value.map((entry) => (typeof entry === 'string' ? entry : Object.values(entry).filter(Boolean).join(', '))).join(' · ')
}
