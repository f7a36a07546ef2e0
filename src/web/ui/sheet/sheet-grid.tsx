import { type ClipboardEvent, type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { joinClasses } from '../join-classes.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './sheet-grid.module.css'
import { copied, cornersOf, filled, movedPlace, oneCell, type Place, pasted, placesIn, type Selection, type Write } from './sheet-range.ts'

type SheetRow = {
	id: string
	name: string
	note?: ReactNode /** Begins a group of this name where it differs from the row above. */
	group: string
}
type SheetColumn = { id: string; name: string; note?: ReactNode }
type SheetCell = {
	/** The text of the cell, as it is typed and copied. */
	text: string
	/** How it is drawn, where that is more. */
	shown?: ReactNode
	/** What stood there before it was changed. */
	was?: string
	state?: 'changed' | 'bad' | 'conflict'
	/** What is wrong with it, in words. */
	problem?: string | null
}

type Props = {
	label: string
	corner: ReactNode
	rows: readonly SheetRow[]
	columns: readonly SheetColumn[]
	cellOf: (at: Place) => SheetCell
	selection: Selection
	onSelect: (selection: Selection) => void
	/** Absent: read only. All writes of one call are one step. `told` says what was done, where more than a cell was typed. */
	onWrite?: (writes: readonly Write[], told?: string) => void
	onUndo?: () => void
}

/**
 * A sheet of cells that is worked on as in a spreadsheet (aria grid): arrows, Shift to draw a selection, typing, Enter or F2 to go on
 * editing, Delete, copy and paste of blocks, Ctrl D and Ctrl R to fill, Ctrl Z. One cell is in the order of Tab.
 */
export function SheetGrid({ label, corner, rows, columns, cellOf, selection, onSelect, onWrite, onUndo }: Props) {
	const table = useRef<HTMLTableElement>(null)
	const hasFocus = useRef(false)
	/** The field goes away at once; what its leaving says is no longer news. */
	const isTyping = useRef(false)
	/** What is being typed into the cell where the selection began. */
	const [typed, setTyped] = useState<string | null>(null)
	const { from, to } = selection
	const corners = cornersOf(selection)
	const size = { rows: rows.length, columns: columns.length }
	const textOf = (at: Place) => cellOf(at).text

	useEffect(() => {
		if (!hasFocus.current || typed !== null) return
		// The end of what is drawn stays in sight; the focus is where typing goes.
		cellAt(table.current, to)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
		cellAt(table.current, from)?.focus({ preventScroll: true })
	}, [from, to, typed])

	function begin(text: string) {
		isTyping.current = true
		setTyped(text)
	}
	function end({ isKept }: { isKept: boolean }) {
		if (!isTyping.current) return
		isTyping.current = false
		if (isKept && typed !== null) onWrite?.([{ ...from, text: typed.trim() }])
		setTyped(null)
	}
	/** Ends it for the cell that is so many further. */
	function endAndGo(isKept: boolean, down: number, across: number) {
		end({ isKept })
		// Taking the field away takes the focus away.
		queueMicrotask(() => {
			hasFocus.current = true
		})
		onSelect(oneCell(movedPlace(from, down, across, size)))
	}
	function write(writes: readonly Write[], told: string) {
		if (writes.length > 0) onWrite?.(writes, told)
	}

	function pressWhileTyping(event: KeyboardEvent) {
		const step = { Enter: [event.shiftKey ? -1 : 1, 0], Tab: [0, event.shiftKey ? -1 : 1] }[event.key]
		if (step) {
			event.preventDefault()
			endAndGo(true, step[0] ?? 0, step[1] ?? 0)
		} else if (event.key === 'Escape') {
			event.preventDefault()
			endAndGo(false, 0, 0)
		}
		// Everything else is the field's own.
		event.stopPropagation()
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
			return onSelect({ from: { row: from.row, column: 0 }, to: { row: from.row, column: size.columns - 1 } })
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
		else if (key === ' ') onSelect({ from: { row: 0, column: from.column }, to: { row: size.rows - 1, column: from.column } })
		else if (key === 'd' && onWrite) write(filled('down', selection, textOf), 'Filled down')
		else if (key === 'r' && onWrite) write(filled('right', selection, textOf), 'Filled right')
		else if (key === 'z' && onUndo) onUndo()
		else return
		event.preventDefault()
	}

	function copy(event: ClipboardEvent) {
		if (typed !== null) return
		event.preventDefault()
		event.clipboardData.setData('text/plain', copied(selection, textOf))
	}
	function paste(event: ClipboardEvent) {
		if (typed !== null || !onWrite) return
		event.preventDefault()
		const { writes, leftOut } = pasted(event.clipboardData.getData('text/plain'), selection, size)
		if (writes.length === 0) return
		const last = writes.reduce((far, { row, column }) => ({ row: Math.max(far.row, row), column: Math.max(far.column, column) }), from)
		write(writes, leftOut > 0 ? `Pasted; ${leftOut} beyond the edge left out` : 'Pasted')
		onSelect({ from: { row: corners.top, column: corners.left }, to: last })
	}

	function point(event: PointerEvent, at: Place) {
		if (event.button !== 0 || (typed !== null && isSame(at, from))) return
		end({ isKept: true })
		onSelect(event.shiftKey ? { from, to: at } : oneCell(at))
	}

	return (
		<section className={styles.box} aria-label={label}>
			<table
				ref={table}
				// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is worked on is a grid
				role="grid"
				aria-label={label}
				aria-multiselectable="true"
				aria-readonly={!onWrite}
				className={styles.sheet}
				onFocus={() => {
					hasFocus.current = true
				}}
				onBlur={() => {
					hasFocus.current = false
				}}
				onKeyDown={press}
				onCopy={copy}
				onPaste={paste}
			>
				<thead>
					<tr>
						<th scope="col" className={styles.corner}>
							{corner}
						</th>
						{columns.map(({ id, name, note }, column) => (
							<th
								key={id}
								scope="col"
								data-chosen={column >= corners.left && column <= corners.right ? '' : undefined}
								onPointerDown={() => onSelect({ from: { row: 0, column }, to: { row: size.rows - 1, column } })}
							>
								<span className={styles.name}>{name}</span>
								{note && <span className={styles.note}>{note}</span>}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row, at) => (
						<Line key={row.id} row={row} isFirst={rows[at - 1]?.group !== row.group} width={columns.length}>
							<th
								scope="row"
								data-chosen={at >= corners.top && at <= corners.bottom ? '' : undefined}
								onPointerDown={() => onSelect({ from: { row: at, column: 0 }, to: { row: at, column: size.columns - 1 } })}
							>
								<span className={styles.name}>{row.name}</span>
								{row.note && <span className={styles.note}>{row.note}</span>}
							</th>
							{columns.map(({ id }, column) => {
								const place = { row: at, column }
								const isActive = isSame(place, from)
								const isChosen = at >= corners.top && at <= corners.bottom && column >= corners.left && column <= corners.right
								const cell = cellOf(place)
								return (
									<td
										key={id}
										// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the same
										role="gridcell"
										data-at={`${at} ${column}`}
										tabIndex={isActive ? 0 : -1}
										aria-selected={isChosen}
										aria-invalid={cell.state === 'bad' || undefined}
										className={joinClasses(styles.cell, isActive && styles.active, cell.state && styles[cell.state])}
										onPointerDown={(event) => point(event, place)}
										onPointerEnter={(event) => event.buttons === 1 && event.pointerType === 'mouse' && onSelect({ from, to: place })}
										onDoubleClick={() => onWrite && begin(cell.text)}
									>
										{isActive && typed !== null ? (
											<input
												className={styles.field}
												aria-label={`${row.name}, ${columns[column]?.name ?? ''}`}
												value={typed}
												inputMode="decimal"
												// biome-ignore lint/a11y/noAutofocus: it stands where the focus was
												autoFocus
												onChange={({ target }) => setTyped(target.value)}
												onKeyDown={pressWhileTyping}
												onBlur={() => end({ isKept: true })}
											/>
										) : (
											<Content cell={cell} />
										)}
									</td>
								)
							})}
						</Line>
					))}
				</tbody>
			</table>
		</section>
	)
}

/** A row, and above the first of a group its name. */
function Line({ row, isFirst, width, children }: { row: SheetRow; isFirst: boolean; width: number; children: ReactNode }) {
	return (
		<>
			{isFirst && (
				<tr className={styles.group}>
					<th scope="row" colSpan={width + 1}>
						<span>{row.group}</span>
					</th>
				</tr>
			)}
			<tr>{children}</tr>
		</>
	)
}

const Content = ({ cell: { text, shown, was, problem } }: { cell: SheetCell }) => (
	<>
		{was !== undefined && (
			<>
				<s className={styles.was}>{was}</s>
				<VisuallyHidden> changed to </VisuallyHidden>
			</>
		)}
		{shown ?? text}
		{problem && <span className={styles.problem}>{problem}</span>}
	</>
)

const isSame = (one: Place, other: Place) => one.row === other.row && one.column === other.column
const cellAt = (table: HTMLElement | null, { row, column }: Place) => table?.querySelector<HTMLElement>(`[data-at="${row} ${column}"]`)

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
