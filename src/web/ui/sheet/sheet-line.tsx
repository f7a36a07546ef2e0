import { memo, type ReactNode } from 'react'
import { Cell, type SheetCell } from './sheet-cell.tsx'
import styles from './sheet-grid.module.css'
import type { Place } from './sheet-range.ts'
import type { Part } from './use-sheet-window.ts'

export type SheetRow = {
	id: string
	name: string
	note?: ReactNode /** Begins a group of this name where it differs from the row above. */
	group: string
}
export type SheetColumn = {
	id: string
	name: string
	/** What it belongs to. */
	above?: ReactNode
	note?: ReactNode
	/** Begins a group. */
	isFirst?: boolean
}

type LineProps = {
	columns: readonly SheetColumn[]
	/** The same function for as long as no cell changes. */
	cellOf: (at: Place) => SheetCell
	row: SheetRow
	at: number
	index: number | undefined
	parts: readonly Part[]
	/** Which of its cells are chosen and which is active; -1 for none. */
	left: number
	right: number
	active: number
	/** In the active cell. */
	field: ReactNode
	isLarge: boolean
}

/** A row; drawn anew where something of it changes. */
export const Line = memo(function Line({ row, at, index, columns, parts, cellOf, left, right, active, field, isLarge }: LineProps) {
	const role = isLarge ? largeRoles : noRoles
	return (
		<tr {...role.row} aria-rowindex={index}>
			<th scope="row" {...role.rowHead} data-row={at} data-chosen={left >= 0 ? '' : undefined} aria-colindex={isLarge ? 1 : undefined}>
				<span className={styles.name}>{row.name}</span>
				{row.note && <span className={styles.note}> {row.note}</span>}
			</th>
			{parts.map((part) => {
				if (part.kind === 'room') return <Room key={keyOf(part)} part={part} />
				const column = part.at
				return (
					<Cell
						key={columns[column]?.id}
						{...{ row: at, column, cellOf }}
						isActive={column === active}
						isChosen={column >= left && column <= right}
						columnIndex={isLarge ? column + 2 : undefined}
						field={column === active ? field : null}
					/>
				)
			})}
		</tr>
	)
})

/** Where columns are that are not drawn. */
export const Room = ({ part }: { part: Part }) => (
	<td aria-hidden="true" className={styles.room} style={part.kind === 'room' ? { inlineSize: part.size } : undefined} />
)

/** A large sheet is no table in its layout, and says what its parts are. */
export const largeRoles = {
	group: { role: 'rowgroup' },
	row: { role: 'row' },
	columnHead: { role: 'columnheader' },
	rowHead: { role: 'rowheader' },
}
export const noRoles = { group: {}, row: {}, columnHead: {}, rowHead: {} }

export const keyOf = (part: Part) => (part.kind === 'room' ? `room before ${part.before}` : part.at)
