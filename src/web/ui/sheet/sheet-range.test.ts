import { expect, test } from 'vitest'
import { cellsIn, copied, filled, movedPlace, oneCell, pasted, within } from './sheet-range.ts'

const size = { rows: 3, columns: 3 }
const at = (row: number, column: number) => ({ row, column })
const written = (writes: { row: number; column: number; text: string }[]) =>
	writes.map(({ row, column, text }) => `${row}${column}=${text}`)

test('a block of a spreadsheet goes right and down from any cell; empty cells and dashes leave what is there', () => {
	const { writes, leftOut } = pasted('1,299\t\t₹5\r\n–\t7\t8\r\n', oneCell(at(1, 0)), size)
	expect(written(writes)).toEqual(['10=1,299', '12=₹5', '21=7', '22=8'])
	expect(leftOut).toBe(0)
})
test('what would stand beyond the edge is counted, and the rest is there', () => {
	const { writes, leftOut } = pasted('1\t2\n3\t4', oneCell(at(2, 2)), size)
	expect([written(writes), leftOut]).toEqual([['22=1'], 3])
})
test('one value goes to every selected cell', () => {
	expect(written(pasted('9', { from: at(1, 1), to: at(0, 0) }, size).writes)).toEqual(['00=9', '01=9', '10=9', '11=9'])
})
test('filling takes the first row down, or the first column to the right', () => {
	const textOf = ({ row, column }: { row: number; column: number }) => `${row}${column}`
	const selection = { from: at(0, 1), to: at(2, 2) }
	expect(written(filled('down', selection, textOf))).toEqual(['11=01', '12=02', '21=01', '22=02'])
	expect(written(filled('right', selection, textOf))).toEqual(['02=01', '12=11', '22=21'])
	expect(copied({ from: at(0, 0), to: at(1, 1) }, textOf)).toBe('00\t01\n10\t11')
})
test('the way ends at the edge', () => {
	expect(movedPlace(at(0, 0), -1, 9, size)).toEqual(at(0, 2))
})
test('what is selected among columns that are gone is the first cell of its row', () => {
	const selection = { from: at(1, 2), to: at(0, 1) }
	expect(cellsIn(selection)).toBe(4)
	expect(within(selection, 3)).toBe(selection)
	expect(within(selection, 2)).toEqual(oneCell(at(1, 0)))
})
