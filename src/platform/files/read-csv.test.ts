import { describe, expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => readCsv(bytes(text), 100)

describe('a table file', () => {
	test('is read as spreadsheets save it: with their mark, CRLF, quotes, line breaks within a cell, Hindi and ₹', async () => {
		expect(await read('\uFEFFName,Price\r\n"Rao, ""Speed""",₹1200\r\n"two\r\nlines",रवि\r\n')).toEqual({
			columns: ['name', 'price'],
			rows: [
				{ line: 2, cells: { name: 'Rao, "Speed"', price: '₹1200' } },
				{ line: 3, cells: { name: 'two\nlines', price: 'रवि' } },
			],
			mistakes: [],
		})
	})

	test.each([
		['semicolons', 'name;vehicle class\nA, B;moped\n'],
		['tabs', 'name\tvehicle class\nA, B\tmoped'],
		['carriage returns alone', 'name;vehicle class\rA, B;moped\r'],
	])('may be written with %s', async (_, text) => {
		expect((await read(text)).rows).toEqual([{ line: 2, cells: { name: 'A, B', vehicle_class: 'moped' } }])
	})

	test('has no rows where nothing is written, and its lines are counted all the same', async () => {
		const { columns, rows } = await read('name,price,,\n\n,,\nA,1,,\n\n"B\nb",2\nC,3\n,\n\n')
		expect(columns).toEqual(['name', 'price'])
		expect(rows.map(({ line, cells }) => [line, cells.name])).toEqual([
			[4, 'A'],
			[6, 'B\nb'],
			[8, 'C'],
		])
	})

	test('gives back what was saved with an apostrophe so that it is no formula', async () => {
		expect((await read("name\n'=1+1\n'-5\n'tis\n''=x\n")).rows.map(({ cells }) => cells.name)).toEqual(['=1+1', '-5', "'tis", "'=x"])
	})

	test('shortens the name of a column that is none', async () => {
		expect((await read(`${'x'.repeat(3_000_000)}\n1\n`)).columns).toEqual([`${'x'.repeat(60)}…`])
	})

	test('is told which line cannot be read, and the others are', async () => {
		const { rows, mistakes } = await read('name,price\nA,1\nB,2,3\nC,"4\nD,5\n')
		expect(rows.map(({ line }) => line)).toEqual([2])
		expect(mistakes).toEqual([
			{ line: 3, field: '', message: expect.stringContaining('more cells') },
			{ line: 4, field: '', message: expect.stringContaining('never closed') },
		])
	})

	test.each([
		['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 'not a CSV file in UTF-8'],
		['UTF-16', Uint8Array.from([0xff, 0xfe, ...Buffer.from('name,price\r\nA,1\r\n', 'utf16le')]), 'not a CSV file in UTF-8'],
		['UTF-16 without its mark', Buffer.from('name,price\r\n', 'utf16le'), 'not a CSV file in UTF-8'],
		['another encoding', Buffer.from('name\r\ncaf\xe9\r\n', 'latin1'), 'not a CSV file in UTF-8'],
		['nothing', bytes(''), 'empty'],
		['blank lines', bytes('\r\n,,\r\n'), 'empty'],
		['too many columns', bytes(`${Array.from({ length: 300_000 }, (_, at) => `c${at}`).join(',')}\n1\n`), 'at most 200 columns'],
		['too many rows', bytes(`name\n${'A\n'.repeat(101)}`), 'at most 100 rows'],
	])('is refused when it is %s', async (_, content, words) => {
		await expect(readCsv(content, 100)).rejects.toMatchObject({ status: 400, fields: { file: [expect.stringContaining(words)] } })
	})
})
