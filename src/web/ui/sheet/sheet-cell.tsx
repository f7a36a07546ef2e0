import { memo, type ReactNode, type RefObject } from 'react'
import { joinClasses } from '../join-classes.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './sheet-grid.module.css'
import type { Place } from './sheet-range.ts'

export type SheetCell = {
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
	row: number
	column: number
	/** The same function for as long as no cell changes: cells that did not change are not drawn anew. */
	cellOf: (at: Place) => SheetCell
	isActive: boolean
	isChosen: boolean
	/** Counted from 1, where not all columns are drawn. */
	columnIndex: number | undefined
	/** Stands in its place while it is typed into. */
	field: ReactNode
}

/** One cell of a sheet; what is done to it by hand, the sheet hears. */
export const Cell = memo(function Cell({ row, column, cellOf, isActive, isChosen, columnIndex, field }: Props) {
	const cell = cellOf({ row, column })
	return (
		<td
			// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is worked on is a grid
			role="gridcell"
			data-at={`${row} ${column}`}
			aria-colindex={columnIndex}
			tabIndex={isActive ? 0 : -1}
			aria-selected={isChosen}
			aria-invalid={cell.state === 'bad' || undefined}
			className={joinClasses(styles.cell, isActive && styles.active, cell.state && styles[cell.state])}
		>
			{field ?? <Content cell={cell} />}
		</td>
	)
})

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

type FieldProps = {
	label: string
	/** What is typed; a letter more draws nothing anew. */
	typed: RefObject<string>
	onEnd: () => void
	/** Ends it for the cell that is so many further. */
	onGo: (isKept: boolean, down: number, across: number) => void
}

/** The field in the active cell. */
export const CellField = ({ label, typed, onEnd, onGo }: FieldProps) => (
	<input
		className={styles.field}
		aria-label={label}
		defaultValue={typed.current}
		inputMode="decimal"
		// biome-ignore lint/a11y/noAutofocus: it stands where the focus was
		autoFocus
		onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
		onChange={({ target }) => {
			typed.current = target.value
		}}
		onKeyDown={(event) => {
			const step = { Enter: [event.shiftKey ? -1 : 1, 0], Tab: [0, event.shiftKey ? -1 : 1], Escape: [0, 0] }[event.key]
			if (step) {
				event.preventDefault()
				onGo(event.key !== 'Escape', step[0] ?? 0, step[1] ?? 0)
			}
			// Everything else is the field's own.
			event.stopPropagation()
		}}
		onBlur={onEnd}
	/>
)
