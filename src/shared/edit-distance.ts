/**
 * How many letters somebody mistyped: inserted, left out, replaced, or exchanged with their neighbour (optimal string alignment).
 */
export function editDistance(typed: string, meant: string): number {
	const [a, b] = [[...typed], [...meant]]
	let before: number[] = []
	let last = b.map((_, nth) => nth).concat(b.length)
	for (const [i, letter] of a.entries()) {
		const row = [i + 1]
		for (const [j, other] of b.entries()) {
			const at = (cells: number[], nth: number) => cells[nth] ?? 0
			const least = Math.min(at(last, j + 1) + 1, at(row, j) + 1, at(last, j) + (letter === other ? 0 : 1))
			const isExchanged = letter === b[j - 1] && other === a[i - 1]
			row.push(isExchanged ? Math.min(least, at(before, j - 1) + 1) : least)
		}
		;[before, last] = [last, row]
	}
	return last[b.length] ?? a.length
}
