import { dayOf } from '#shared/days.ts'
import { saveFile } from '../../browser/save-file.ts'
import { cellWords } from '../../ui/list/data-table.tsx'
import { type ListAddress, queryOf } from '../../ui/list/list-state.ts'
import type { Column, List, RowKey } from '../../ui/list/list-type.ts'
import { csvText } from './csv.ts'

/** Rows that one call brings. */
const rowsPerCall = 100

/** Saves every row that an address finds, page by page, as a table file of these columns. Throws what the list's call throws. */
export async function saveCsv<Row>(list: List<Row>, address: ListAddress, columns: readonly Column<Row>[], signal: AbortSignal) {
	const rows = new Map<RowKey, Row>()
	for (let page = 1; ; page += 1) {
		const reply = await list.list(queryOf(list, { ...address, page, pageSize: rowsPerCall }), signal)
		for (const row of reply.results) rows.set(list.keyOf(row), row)
		if (reply.next === null || reply.results.length === 0) break
	}
	const lines = [...rows.values()].map((row) => columns.map((column) => column.text?.(row) ?? cellWords(column, row)))
	const file = new Blob([csvText([columns.map(({ header }) => header), ...lines])], { type: 'text/csv;charset=utf-8' })
	saveFile(`${list.name.toLowerCase().replaceAll(' ', '-')}-${dayOf(new Date())}.csv`, file)
	return rows.size
}
