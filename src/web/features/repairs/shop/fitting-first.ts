/** The same in their order, those that are not for the chosen bike behind the others (D-51). */
export function fittingFirst<Entry>(entries: readonly Entry[], isFitting: (entry: Entry) => boolean): Entry[] {
	const { fitting = [], unfit = [] } = Object.groupBy(entries, (entry) => (isFitting(entry) ? 'fitting' : 'unfit'))
	return [...fitting, ...unfit]
}
