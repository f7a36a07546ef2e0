import type { Ask } from './gather-writes.ts'

/** How many statements of a process get a name; each name keeps a plan on each connection that used it. */
const most = 200
/** Seen so often, a statement is one of those that come again and again. */
const oftenFrom = 3
const seen = new Map<string, number>()
const names = new Map<string, string>()

/**
 * The same connection, on which statements that come often are parsed and planned once rather than each time, which takes longer
 * than doing them. Only for statements whose best plan does not depend on what is asked: those of writes, which look by key.
 */
export const nameStatements =
	(ask: Ask): Ask =>
	(asked, values) => {
		const name = asked.name ?? nameOf(asked.text)
		return ask(name === undefined ? asked : { ...asked, name }, values)
	}

function nameOf(text: string) {
	const name = names.get(text)
	if (name !== undefined || names.size >= most) return name
	const times = (seen.get(text) ?? 0) + 1
	if (times < oftenFrom) {
		// Texts that come once, such as those with a list in them, must not pile up.
		if (seen.size >= 5 * most) seen.clear()
		seen.set(text, times)
		return undefined
	}
	seen.delete(text)
	names.set(text, `statement_${names.size + 1}`)
	return names.get(text)
}
