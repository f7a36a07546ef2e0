import { dayOf, type IndianDay } from '#shared/days.ts'
import { isRecord } from '#shared/is-record.ts'
import { pairLines } from '#shared/pair-lines.ts'
import { saveFile } from '../../browser/save-file.ts'
import { cellWords } from '../../ui/list/data-table.tsx'
import { type ListAddress, queryOf } from '../../ui/list/list-state.ts'
import type { Column, List, RowKey } from '../../ui/list/list-type.ts'
import { csvText, plainCsvText } from './csv.ts'

/** Rows that one call brings. */
const rowsPerCall = 100

/** Saves every row that an address finds as a table file of these columns, in words. Throws what the list's call throws. */
export async function saveCsv<Row>(list: List<Row>, address: ListAddress, columns: readonly Column<Row>[], signal: AbortSignal) {
	const rows = await everyRow(list, address, signal)
	const lines = rows.map((row) => columns.map((column) => column.text?.(row) ?? cellWords(column, row)))
	saveLines(list.name, [columns.map(({ header }) => header), ...lines])
	return rows.length
}

/** Saves the same rows as the call gives them, with the fields' names in the first line: a file that can be imported again. */
export async function saveRows<Row>(list: List<Row>, address: ListAddress, signal: AbortSignal) {
	const rows = (await everyRow(list, address, signal)) as Record<string, unknown>[]
	const [first] = rows
	if (!first) throw new Error('There are no rows')
	const fields = Object.keys(first)
	saveLines(list.name, [fields, ...rows.map((row) => fields.map((field) => cellOf(row[field])))])
}

/** As an import reads it: nothing for null, a list line by line, names with a text each the same way. */
function cellOf(value: unknown): string | number {
	if (value === null || value === undefined) return ''
	if (typeof value === 'number') return value
	if (Array.isArray(value)) return value.join('\n')
	return isRecord(value) ? pairLines(value) : String(value)
}

/** Page by page. */
async function everyRow<Row>(list: List<Row>, address: ListAddress, signal: AbortSignal): Promise<Row[]> {
	const rows = new Map<RowKey, Row>()
	for (let page = 1; ; page += 1) {
		const reply = await list.list(queryOf(list, { ...address, page, pageSize: rowsPerCall }), signal)
		for (const row of reply.results) rows.set(list.keyOf(row), row)
		if (reply.next === null || reply.results.length === 0) return [...rows.values()]
	}
}

type Period = { from: IndianDay; to: IndianDay }
type Saved = {
	/** Of which days it is; of today unless told. */
	period?: Period | undefined
	/** For the tax portal's program, which takes a byte order mark for a part of the first word. */
	isForPortal?: boolean
}

/** Saves these lines, the heads first, as a table file whose name says of which days it is. */
export function saveLines(name: string, lines: readonly (readonly (string | number)[])[], { period, isForPortal }: Saved = {}) {
	const text = isForPortal ? plainCsvText(lines) : csvText(lines)
	const days = period ? `${period.from}-to-${period.to}` : dayOf(new Date())
	saveFile(`${name.toLowerCase().replaceAll(' ', '-')}-${days}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }))
}
