import { type ClipboardEvent, type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { joinClasses } from '../join-classes.ts'
import { CellField, type SheetCell } from './sheet-cell.tsx'
import styles from './sheet-grid.module.css'
import { keyOf, Line, largeRoles, noRoles, Room, type SheetColumn, type SheetRow } from './sheet-line.tsx'
import { copied, cornersOf, filled, movedPlace, oneCell, type Place, pasted, placesIn, type Selection, type Write } from './sheet-range.ts'
import { type SheetLine, useSheetWindow } from './use-sheet-window.ts'

type Props = {
	label: string
	corner: ReactNode
	rows: readonly SheetRow[]
	columns: readonly SheetColumn[]
	/** The same function for as long as no cell changes. */
	cellOf: (at: Place) => SheetCell
	selection: Selection
	onSelect: (selection: Selection) => void
	/** Absent: read only. All writes of one call are one step. `done` says what was done, where more than a cell was typed. */
	onWrite?: (writes: readonly Write[], done?: string) => void
	onUndo?: () => void
	/** All rows and all columns are of one size, and only those in sight are drawn. */
	isLarge?: boolean
}

/**
 * A sheet of cells that is worked on as in a spreadsheet (aria grid): arrows, Shift to draw a selection, typing, Enter or F2 to go on
 * editing, Delete, copy and paste of blocks, Ctrl D and Ctrl R to fill, Ctrl Z; a finger presses a cell to select it and again to type.
 * One cell is in the order of Tab.
 */
export function SheetGrid({ label, corner, rows, columns, cellOf, selection, onSelect, onWrite, onUndo, isLarge = false }: Props) {
	const box = useRef<HTMLElement>(null)
	const hasFocus = useRef(false)
	/** The field goes away at once; what its leaving says is no longer news. */
	const isTyping = useRef(false)
	/** What is being typed into the cell where the selection began. */
	const typed = useRef('')
	const [hasField, setField] = useState(false)
	/** What a finger came down on, until it is up again. */
	const touched = useRef<'active cell' | 'other' | null>(null)
	/** What was pasted begins in sight, whatever lies beyond the edge. */
	const isPasted = useRef(false)
	const { from, to } = selection
	const corners = cornersOf(selection)
	const size = { rows: rows.length, columns: columns.length }
	const textOf = (at: Place) => cellOf(at).text
	const lines = useMemo(() => linesOf(rows), [rows])
	const drawn = useSheetWindow({ isLarge, box, lines, columnCount: columns.length, active: from })

	// Other columns begin at the first of them.
	useEffect(() => {
		if (columns.length > 0) box.current?.scrollTo({ left: 0 })
	}, [columns])
	// biome-ignore lint/correctness/useExhaustiveDependencies: only where the selection goes, it is followed
	useEffect(() => {
		if ((!hasFocus.current && !selection.takesFocus) || hasField) return
		// The end of what is drawn stays in sight; the focus is where typing goes.
		const followed = isPasted.current ? from : to
		isPasted.current = false
		if (isLarge) drawn.show(followed)
		else showBelowHead(box.current, followed)
		cellAt(box.current, from)?.focus({ preventScroll: !selection.takesFocus || isLarge })
		if (selection.takesFocus) box.current?.scrollIntoView({ block: 'nearest' })
	}, [selection, hasField])

	function begin(text: string) {
		isTyping.current = true
		typed.current = text
		setField(true)
	}
	function end({ isKept }: { isKept: boolean }) {
		if (!isTyping.current) return
		isTyping.current = false
		if (isKept) onWrite?.([{ ...from, text: typed.current.trim() }])
		setField(false)
	}
	function endAndGo(isKept: boolean, down: number, across: number) {
		end({ isKept })
		// Taking the field away takes the focus away.
		queueMicrotask(() => {
			hasFocus.current = true
		})
		onSelect(oneCell(movedPlace(from, down, across, size)))
	}
	function write(writes: readonly Write[], done: string) {
		if (writes.length > 0) onWrite?.(writes, done)
	}

	function press(event: KeyboardEvent) {
		const { key, shiftKey } = event
		const isCommand = event.ctrlKey || event.metaKey
		const step = steps(isCommand, size)[key]
		if (step) {
			event.preventDefault()
			const next = movedPlace(shiftKey ? to : from, step[0] ?? 0, step[1] ?? 0, size)
			return onSelect(shiftKey ? { from, to: next } : oneCell(next))
		}
		if (isCommand) return command(event)
		if (key === ' ' && shiftKey) {
			event.preventDefault()
			return onSelect(wholeRow(from.row, size))
		}
		if (!onWrite || event.altKey) return
		if (key === 'Enter' || key === 'F2') begin(textOf(from))
		else if (key === 'Delete' || key === 'Backspace')
			write(
				placesIn(selection).map((place) => ({ ...place, text: '' })),
				'Emptied',
			)
		else if (key.length === 1) begin(key)
		else return
		event.preventDefault()
	}

	function command(event: KeyboardEvent) {
		const key = event.key.toLowerCase()
		if (key === 'a') onSelect({ from: { row: 0, column: 0 }, to: { row: size.rows - 1, column: size.columns - 1 } })
		else if (key === ' ') onSelect(wholeColumn(from.column, size))
		else if (key === 'd' && onWrite) write(filled('down', selection, textOf), 'Filled down')
		else if (key === 'r' && onWrite) write(filled('right', selection, textOf), 'Filled right')
		else if (key === 'z' && onUndo) onUndo()
		else return
		event.preventDefault()
	}

	function copy(event: ClipboardEvent) {
		if (isTyping.current) return
		event.preventDefault()
		event.clipboardData.setData('text/plain', copied(selection, textOf))
	}
	function paste(event: ClipboardEvent) {
		if (isTyping.current || !onWrite) return
		event.preventDefault()
		const { writes, leftOut } = pasted(event.clipboardData.getData('text/plain'), selection, size)
		if (writes.length === 0) return
		const last = writes.reduce((far, { row, column }) => ({ row: Math.max(far.row, row), column: Math.max(far.column, column) }), from)
		write(writes, leftOut > 0 ? `Pasted; ${leftOut} beyond the edge left out` : 'Pasted')
		isPasted.current = true
		onSelect({ from: { row: corners.top, column: corners.left }, to: last })
	}

	/** A finger that comes down may be about to scroll: what it presses is known once it is up (`tap`). */
	function point(event: PointerEvent) {
		const pointed = pointedAt(event.target)
		const isActive = hasFocus.current && pointed?.row === from.row && pointed.column === from.column
		touched.current = event.pointerType === 'mouse' ? null : isActive ? 'active cell' : 'other'
		if (event.button === 0 && touched.current === null) select(pointed, event.shiftKey)
	}
	function tap(target: EventTarget) {
		if (touched.current === 'active cell' && onWrite && !isTyping.current) begin(textOf(from))
		else if (touched.current !== null) select(pointedAt(target), false)
		touched.current = null
	}
	function select(pointed: Pointed, isDrawing: boolean) {
		const { row, column } = pointed ?? {}
		if (row === undefined && column === undefined) return
		if (isTyping.current && row === from.row && column === from.column) return
		end({ isKept: true })
		if (row === undefined) onSelect(wholeColumn(column ?? 0, size))
		else if (column === undefined) onSelect(wholeRow(row, size))
		else onSelect(isDrawing ? { from, to: { row, column } } : oneCell({ row, column }))
	}
	function draw(event: PointerEvent) {
		if (event.buttons !== 1 || event.pointerType !== 'mouse' || isTyping.current) return
		const { row, column } = pointedAt(event.target) ?? {}
		if (row !== undefined && column !== undefined && !isSame({ row, column }, to)) onSelect({ from, to: { row, column } })
	}

	const isChosenRow = (row: number) => row >= corners.top && row <= corners.bottom
	const isChosenColumn = (column: number) => column >= corners.left && column <= corners.right
	/** Counted from 1; said where not all are drawn. */
	const indexOf = (at: number) => (isLarge ? at + 1 : undefined)
	const role = isLarge ? largeRoles : noRoles
	const field = hasField ? (
		<CellField
			label={`${rows[from.row]?.name}, ${columns[from.column]?.name ?? ''}`}
			typed={typed}
			onEnd={() => end({ isKept: true })}
			onGo={endAndGo}
		/>
	) : null
	return (
		<section ref={box} className={styles.box} aria-label={label}>
			<table
				// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is worked on is a grid
				role="grid"
				aria-label={label}
				aria-multiselectable="true"
				aria-readonly={!onWrite}
				aria-rowcount={isLarge ? lines.length + 1 : undefined}
				aria-colcount={isLarge ? columns.length + 1 : undefined}
				className={joinClasses(styles.sheet, isLarge && styles.large)}
				style={isLarge ? drawn.style : undefined}
				onFocus={() => {
					hasFocus.current = true
				}}
				onBlur={() => {
					hasFocus.current = false
				}}
				onKeyDown={press}
				onCopy={copy}
				onPaste={paste}
				onPointerDown={point}
				onPointerOver={draw}
				onClick={({ target }) => tap(target)}
				onDoubleClick={({ target }) => {
					const pointed = pointedAt(target)
					if (onWrite && !isTyping.current && pointed?.row !== undefined && pointed.column !== undefined) begin(textOf(from))
				}}
			>
				<thead {...role.group}>
					<tr {...role.row} aria-rowindex={indexOf(0)}>
						<th scope="col" {...role.columnHead} className={styles.corner} aria-colindex={indexOf(0)}>
							{corner}
						</th>
						{drawn.columns.map((part) => {
							const column = part.kind === 'drawn' ? columns[part.at] : undefined
							if (part.kind === 'room' || !column) return <Room key={keyOf(part)} part={part} />
							return (
								<th
									key={column.id}
									scope="col"
									{...role.columnHead}
									data-column={part.at}
									data-chosen={isChosenColumn(part.at) ? '' : undefined}
									data-first={column.isFirst ? '' : undefined}
									aria-colindex={indexOf(part.at + 1)}
								>
									{column.above && <span className={styles.above}>{column.above} </span>}
									<span className={styles.name}>{column.name}</span>
									{column.note && <span className={styles.note}> {column.note}</span>}
								</th>
							)
						})}
					</tr>
				</thead>
				<tbody {...role.group}>
					{drawn.lines.map((part) => {
						const line = part.kind === 'drawn' ? lines[part.at] : undefined
						if (part.kind === 'room' || !line)
							return (
								// biome-ignore lint/a11y/noAriaHiddenOnFocusable: no row takes the focus
								<tr key={keyOf(part)} aria-hidden="true" style={{ blockSize: part.kind === 'room' ? part.size : 0 }} />
							)
						if (line.kind === 'group')
							return (
								<tr key={`group ${part.at}`} {...role.row} className={styles.group} aria-rowindex={indexOf(part.at + 1)}>
									<th scope="row" {...role.rowHead} colSpan={columns.length + 1} aria-colindex={indexOf(0)}>
										<span>{line.name}</span>
									</th>
								</tr>
							)
						const isActive = line.at === from.row
						const isChosen = isChosenRow(line.at)
						return (
							<Line
								key={line.row.id}
								{...{ columns, cellOf, isLarge }}
								row={line.row}
								at={line.at}
								index={indexOf(part.at + 1)}
								parts={drawn.columns}
								left={isChosen ? corners.left : -1}
								right={isChosen ? corners.right : -1}
								active={isActive ? from.column : -1}
								field={isActive ? field : null}
							/>
						)
					})}
				</tbody>
			</table>
		</section>
	)
}

/** Rows, and above the first of a group its name. */
const linesOf = <Row extends SheetRow>(rows: readonly Row[]): SheetLine<Row>[] =>
	rows.flatMap((row, at): SheetLine<Row>[] => {
		const line = { kind: 'row', row, at } as const
		return rows[at - 1]?.group === row.group ? [line] : [{ kind: 'group', name: row.group }, line]
	})

const isSame = (one: Place, other: Place) => one.row === other.row && one.column === other.column
const cellAt = (box: HTMLElement | null, { row, column }: Place) => box?.querySelector<HTMLElement>(`[data-at="${row} ${column}"]`)

/** The head stands over the rows, as high as the names of the columns are long. */
function showBelowHead(box: HTMLElement | null, at: Place) {
	const head = box?.querySelector('thead')
	if (box && head) box.style.scrollPaddingBlockStart = `${head.offsetHeight}px`
	cellAt(box, at)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** A cell, or a whole row or column by its head. */
type Pointed = { row?: number; column?: number } | undefined
function pointedAt(target: EventTarget): Pointed {
	const pointed = target instanceof Element ? target.closest<HTMLElement>('[data-at], [data-row], [data-column]') : null
	if (!pointed) return undefined
	const { at, row, column } = pointed.dataset
	const [cellRow, cellColumn] = at?.split(' ').map(Number) ?? []
	if (cellRow !== undefined && cellColumn !== undefined) return { row: cellRow, column: cellColumn }
	return row === undefined ? { column: Number(column) } : { row: Number(row) }
}
const wholeRow = (row: number, { columns }: { columns: number }): Selection => ({
	from: { row, column: 0 },
	to: { row, column: columns - 1 },
})
const wholeColumn = (column: number, { rows }: { rows: number }): Selection => ({
	from: { row: 0, column },
	to: { row: rows - 1, column },
})

/** Rows a page has. */
const page = 12
const steps = (isFar: boolean, { rows, columns }: { rows: number; columns: number }): Record<string, readonly number[]> => ({
	ArrowUp: [isFar ? -rows : -1, 0],
	ArrowDown: [isFar ? rows : 1, 0],
	ArrowLeft: [0, isFar ? -columns : -1],
	ArrowRight: [0, isFar ? columns : 1],
	Home: [isFar ? -rows : 0, -columns],
	End: [isFar ? rows : 0, columns],
	PageUp: [-page, 0],
	PageDown: [page, 0],
})
