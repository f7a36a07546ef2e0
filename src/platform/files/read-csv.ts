import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { refuseField } from '#platform/http/problem.ts'

/** A row of a table file, by column; `line` is the one in which it begins, from 1. */
export type CsvRow = { line: number; cells: Record<string, string> }
type CsvMistake = { line: number; field: string; message: string }
/** Rows without any word are left out. `mistakes` are lines that cannot be told apart into columns. */
export type CsvTable = { columns: string[]; rows: CsvRow[]; mistakes: CsvMistake[] }

type ParsedRow = { info: { lines: number }; record: string[] }

/**
 * Reads a table as spreadsheets save it: UTF-8 with or without its mark, cells between commas, semicolons or tabs, the columns' names in
 * the first line, capitals and blanks in them as you like. An apostrophe that keeps words from becoming a formula is no part of them.
 * Throws 400 at `file` for what is no such text or has more than `maxRows` rows or 200 columns.
 */
export async function readCsv(bytes: Uint8Array, maxRows: number): Promise<CsvTable> {
	const text = textOf(bytes)
	const mistakes: CsvMistake[] = []
	const rows: CsvRow[] = []
	let columns: string[] | undefined
	let nextLine = 1
	let isCutShort = false
	const parser = parse({
		delimiter: delimiterOf(text),
		info: true,
		relax_column_count: true,
		relax_quotes: true,
		skip_records_with_error: true,
		// With quotation marks taken as they come, only one that is never closed is an error: everything after it.
		on_skip: () => {
			isCutShort = true
		},
	})
	// In pieces, so that other calls get their turn between them.
	for await (const { info, record } of Readable.from(piecesOf(text)).pipe(parser) as AsyncIterable<ParsedRow>) {
		const cells = record.map(cleanCell)
		const line = info.lines - record.join('').split('\n').length + 1
		nextLine = info.lines + 1
		if (cells.every((cell) => cell === '')) continue
		if (!columns) columns = columnsOf(cells)
		else if (rows.length === maxRows) throw refuseField('file', `Please import at most ${maxRows} rows at a time.`)
		else if (cells.slice(columns.length).some((cell) => cell !== ''))
			mistakes.push({ line, field: '', message: 'This line has more cells than the first one has columns.' })
		else rows.push({ line, cells: Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) })
	}
	if (isCutShort) mistakes.push({ line: nextLine, field: '', message: 'A quotation mark in this line is opened and never closed.' })
	if (!columns) throw refuseField('file', 'This file is empty.')
	return { columns, rows, mistakes }
}

function textOf(bytes: Uint8Array) {
	try {
		const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
		// One kind of line break, or those within cells are counted twice.
		if (!text.includes('\0')) return text.replaceAll(/\r\n?/g, '\n')
	} catch {
		// Not UTF-8; refused below.
	}
	throw refuseField('file', 'This is not a CSV file in UTF-8. In Excel, choose “CSV UTF-8” when you save it.')
}

/** The sign that stands most often in the first line; names of columns have none of them. */
function delimiterOf(text: string) {
	const [first = ''] = text.split('\n', 1)
	const timesOf = (sign: string) => first.split(sign).length
	return [',', ';', '\t'].reduce((most, sign) => (timesOf(sign) > timesOf(most) ? sign : most))
}

/** Characters of a file that are read at a time. */
const pieceLength = 64 * 1024
function* piecesOf(text: string) {
	for (let at = 0; at < text.length; at += pieceLength) yield text.slice(at, at + pieceLength)
}

const cleanCell = (cell: string) => cell.trim().replace(/^'(?='*[=+\-@])/, '')

/** Far more than any table of ours has: each name that is none of them is answered by itself. */
const most = { columns: 200, letters: 60 }

function columnsOf(cells: string[]) {
	const count = cells.findLastIndex((cell) => cell !== '') + 1
	if (count > most.columns) throw refuseField('file', `Please import at most ${most.columns} columns. This file has ${count}.`)
	return cells.slice(0, count).map((cell) => shortened(cell).toLowerCase().replaceAll(/\s+/g, '_'))
}
const shortened = (name: string) => (name.length > most.letters ? `${name.slice(0, most.letters)}…` : name)
