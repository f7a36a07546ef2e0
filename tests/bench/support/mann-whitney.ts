/**
 * How surely one of two lists of times is the longer one, in standard deviations of chance (Mann–Whitney): around 0 for two of a
 * kind, beyond 3 hardly ever by chance; positive when those of `one` are longer. NaN where a list is empty.
 */
export function mannWhitney(one: readonly number[], other: readonly number[]): number {
	const all = [...one.map((value) => ({ value, ofOne: true })), ...other.map((value) => ({ value, ofOne: false }))]
	all.sort((a, b) => a.value - b.value)
	let rankSum = 0
	for (let from = 0; from < all.length; ) {
		const value = all[from]?.value
		const end = all.findIndex((entry, index) => index > from && entry.value !== value)
		const to = end === -1 ? all.length : end
		// Equal values share the middle of their ranks.
		rankSum += all.slice(from, to).filter(({ ofOne }) => ofOne).length * ((from + 1 + to) / 2)
		from = to
	}
	const pairs = one.length * other.length
	const larger = rankSum - (one.length * (one.length + 1)) / 2
	return (larger - pairs / 2) / Math.sqrt((pairs * (one.length + other.length + 1)) / 12)
}
