const types = ['motorcycle', 'scooter', 'moped']

/** Most two-wheelers on Indian roads, most first; of those that a list has, six lead it. */
const makers = ['hero', 'honda', 'tvs', 'bajaj', 'royal enfield', 'suzuki', 'yamaha', 'ola electric', 'ather']
const leadingMakers = 6

type Named = { name: string }

/** As most people look for theirs: Motorcycle, Scooter, Moped, then the others as they came. */
export const inTypeOrder = <Entry extends Named>(entries: Entry[]) => leading(entries, types, types.length)

/** The six biggest makers of the list first, then the others as they came. */
export const biggestFirst = <Entry extends Named>(entries: Entry[]) => leading(entries, makers, leadingMakers)

function leading<Entry extends Named>(entries: Entry[], names: readonly string[], count: number) {
	const first = names
		.map((name) => entries.find((entry) => entry.name.toLowerCase() === name))
		.filter((entry) => entry !== undefined)
		.slice(0, count)
	return [...first, ...entries.filter((entry) => !first.includes(entry))]
}
