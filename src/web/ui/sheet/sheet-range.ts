/** A cell of a sheet by its row and column, counted from 0. */
export type Place = { row: number; column: number }
/** What is selected: from where it began to where it was drawn. What is typed goes to where it began. */
export type Selection = {
	from: Place
	to: Place
	/** It was led to from elsewhere: the focus goes there. */
	takesFocus?: true
}
export type Size = { rows: number; columns: number }
/** Something written into a cell, as it was typed. */
export type Write = Place & { text: string }

export const oneCell = (at: Place): Selection => ({ from: at, to: at })

/** The corners of a selection. */
export function cornersOf({ from, to }: Selection) {
	const [top, bottom] = [Math.min(from.row, to.row), Math.max(from.row, to.row)]
	const [left, right] = [Math.min(from.column, to.column), Math.max(from.column, to.column)]
	return { top, bottom, left, right }
}

/** Every cell of a selection, row by row. */
export function placesIn(selection: Selection): Place[] {
	const { top, bottom, left, right } = cornersOf(selection)
	return Array.from({ length: bottom - top + 1 }, (_, down) =>
		Array.from({ length: right - left + 1 }, (_, across) => ({ row: top + down, column: left + across })),
	).flat()
}

/** How many cells a selection has. */
export function cellsIn(selection: Selection): number {
	const { top, bottom, left, right } = cornersOf(selection)
	return (bottom - top + 1) * (right - left + 1)
}

/** A selection in a sheet that may have fewer columns by now: where some of it are gone, it is the first cell of its row. */
export const within = (selection: Selection, columns: number): Selection =>
	cornersOf(selection).right < columns ? selection : oneCell({ row: selection.from.row, column: 0 })

const insideOf = (at: number, size: number) => Math.max(0, Math.min(size - 1, at))

/** The place so many rows and columns further, at most at the edge. */
export const movedPlace = ({ row, column }: Place, down: number, across: number, { rows, columns }: Size): Place => ({
	row: insideOf(row + down, rows),
	column: insideOf(column + across, columns),
})

/** The block of a spreadsheet as its cells; the line break at its end is no row. */
const cellsOf = (text: string) =>
	text
		.replace(/\r\n?/g, '\n')
		.replace(/\n$/, '')
		.split('\n')
		.map((line) => line.split('\t'))

/**
 * What a pasted block of a spreadsheet writes, right and down from the first selected cell; one value goes to every selected cell. Empty
 * cells and dashes leave what is there. `leftOut` counts what would stand beyond the edge.
 */
export function pasted(text: string, selection: Selection, { rows, columns }: Size): { writes: Write[]; leftOut: number } {
	const block = cellsOf(text)
	const { top, left } = cornersOf(selection)
	const only = block.length === 1 && block[0]?.length === 1 ? block[0][0] : undefined
	const all: Write[] =
		only === undefined
			? block.flatMap((line, down) => line.map((cell, across) => ({ row: top + down, column: left + across, text: cell })))
			: placesIn(selection).map((place) => ({ ...place, text: only }))
	const filled = all.map((write) => ({ ...write, text: write.text.trim() })).filter(({ text: typed }) => !/^[-–—]?$/.test(typed))
	const writes = filled.filter(({ row, column }) => row < rows && column < columns)
	return { writes, leftOut: filled.length - writes.length }
}

/** What filling writes: the first row of the selection into those below it, or its first column into those to the right. */
export function filled(way: 'down' | 'right', selection: Selection, textOf: (at: Place) => string): Write[] {
	const { top, left } = cornersOf(selection)
	return placesIn(selection)
		.filter(({ row, column }) => (way === 'down' ? row > top : column > left))
		.map((place) => ({ ...place, text: textOf(way === 'down' ? { ...place, row: top } : { ...place, column: left }) }))
}

/** A selection as spreadsheets take it from the clipboard. */
export function copied(selection: Selection, textOf: (at: Place) => string): string {
	const { top, bottom, left, right } = cornersOf(selection)
	const lines = Array.from({ length: bottom - top + 1 }, (_, down) =>
		Array.from({ length: right - left + 1 }, (_, across) => textOf({ row: top + down, column: left + across })).join('\t'),
	)
	return lines.join('\n')
}
