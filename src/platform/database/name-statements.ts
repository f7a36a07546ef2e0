import type pg from 'pg'

/** Sends a statement, as Drizzle and the transactions do. */
export type SendStatement = (statement: pg.QueryConfig | pg.QueryArrayConfig, values?: unknown[]) => Promise<pg.QueryResult>

/** How many statements of a process get a name; each name keeps a plan on each connection that used it. */
const maxNames = 200
/** A statement that was seen so often gets a name. */
const namedFromTimes = 3
const seen = new Map<string, number>()
const names = new Map<string, string>()

/**
 * The same connection, on which statements that come often are parsed and planned once rather than each time, which takes longer
 * than doing them. Only for statements whose best plan does not depend on what is asked: those of writes, which look by key.
 */
export const nameStatements =
	(ask: SendStatement): SendStatement =>
	(statement, values) => {
		const name = statement.name ?? nameOf(statement.text)
		return ask(name === undefined ? statement : { ...statement, name }, values)
	}

function nameOf(text: string) {
	const name = names.get(text)
	if (name !== undefined || names.size >= maxNames) return name
	const times = (seen.get(text) ?? 0) + 1
	if (times < namedFromTimes) {
		// Texts that come once, such as those with a list in them, must not pile up.
		if (seen.size >= 5 * maxNames) seen.clear()
		seen.set(text, times)
		return undefined
	}
	seen.delete(text)
	names.set(text, `statement_${names.size + 1}`)
	return names.get(text)
}
