/** The only row of an answer that must have exactly one, such as `insert … returning`. Throws when there are none or several. */
export function one<Row>(rows: readonly Row[]): Row {
	const [row] = rows
	if (rows.length !== 1 || row === undefined) throw new Error(`Expected one row, got ${rows.length}`)
	return row
}
