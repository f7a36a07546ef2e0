import { useRef, useState } from 'react'
import type { RowChoice } from '../../ui/list/data-table.tsx'
import type { RowKey } from '../../ui/list/list-type.ts'

/** Which of the rows in sight are chosen; a row that leaves the screen is no longer. */
export function useRowChoice<Row>(rows: readonly Row[], keyOf: (row: Row) => RowKey) {
	const [keys, setKeys] = useState<ReadonlySet<RowKey>>(new Set())
	const last = useRef<RowKey | null>(null)
	const isChosen = (row: Row) => keys.has(keyOf(row))
	const chosen = rows.filter(isChosen)

	function onToggle(row: Row, withRange: boolean) {
		const isOn = !isChosen(row)
		const [from, to] = [rows.findIndex((other) => keyOf(other) === last.current), rows.indexOf(row)]
		const meant = withRange && from >= 0 ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [row]
		const next = new Set(chosen.map(keyOf))
		for (const other of meant) {
			if (isOn) next.add(keyOf(other))
			else next.delete(keyOf(other))
		}
		last.current = keyOf(row)
		setKeys(next)
	}
	const choice: RowChoice<Row> = {
		isChosen,
		onToggle,
		onToggleAll: () => setKeys(new Set(chosen.length === rows.length ? [] : rows.map(keyOf))),
	}
	return { choice, chosen, keepOnly: (left: readonly Row[]) => setKeys(new Set(left.map(keyOf))) }
}
