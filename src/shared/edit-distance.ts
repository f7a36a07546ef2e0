/**
 * How many letters somebody mistyped: inserted, left out, replaced, or exchanged with their neighbour (optimal string alignment).
 */
export function editDistance(typed: string, meant: string): number {
	const [letters, others] = [[...typed], [...meant]]
	return editDistances(letters, others)[others.length] ?? letters.length
}

/** The same from all of `typed` to each beginning of `meant`, the empty one first. */
export function editDistances(typed: ArrayLike<string>, meant: ArrayLike<string>): number[] {
	let before: number[] = []
	let line = Array.from({ length: meant.length + 1 }, (_, column) => column)
	for (let row = 1; row <= typed.length; row += 1) {
		const next = [row]
		for (let column = 1; column <= meant.length; column += 1) {
			const same = typed[row - 1] === meant[column - 1]
			const swapped = typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1]
			next.push(
				Math.min(
					(line[column] ?? 0) + 1,
					(next[column - 1] ?? 0) + 1,
					(line[column - 1] ?? 0) + (same ? 0 : 1),
					swapped && row > 1 && column > 1 ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
				),
			)
		}
		before = line
		line = next
	}
	return line
}
