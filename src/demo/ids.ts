export const idsByKey = (rows: readonly { key: string; id: number }[]) => new Map(rows.map(({ key, id }) => [key, id]))

/** The id of what the demo itself has just loaded. Throws where it names something that it does not have. */
export function idOf(ids: ReadonlyMap<string, number>, key: string) {
	const id = ids.get(key)
	if (id === undefined) throw new Error(`The demo catalogue has no '${key}'`)
	return id
}
