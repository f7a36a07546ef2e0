import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { joinClasses } from '../join-classes.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './data-table.module.css'
import type { Column, RowKey } from './list-type.ts'

/** Rows that can be chosen, for a list that does something with several at once. */
export type RowChoice<Row> = {
	isChosen: (row: Row) => boolean
	/** `withRange`: everything since the row that was pressed before. */
	onToggle: (row: Row, withRange: boolean) => void
	onToggleAll: () => void
}

export type RowsProps<Row> = {
	caption: string
	columns: readonly Column<Row>[]
	rows: readonly Row[]
	keyOf: (row: Row) => RowKey
	linkOf?: (row: Row) => string
	/** Travels with the row's link: where in which list it was opened. */
	linkState?: (row: Row, index: number) => unknown
	choice?: RowChoice<Row>
}

type SortProps = { ordering: string | undefined; onSort: (ordering: string) => void }

const sortOf = (ordering: string | undefined, field: string | undefined) =>
	field && ordering === field ? 'ascending' : field && ordering === `-${field}` ? 'descending' : undefined

/** The ordering a press on a column's head asks for: its first way, then the other, and so on. */
function nextOrdering({ sort = '', first = 'up' }: { sort?: string; first?: 'up' | 'down' }, ordering: string | undefined) {
	const [up, down] = [sort, `-${sort}`]
	if (ordering === up) return down
	if (ordering === down) return up
	return first === 'up' ? up : down
}

/** A cell in plain words, as far as they are known without drawing it. */
export function cellWords<Row>(column: Column<Row>, row: Row): string {
	if (column.text) return String(column.text(row))
	const drawn = column.cell(row)
	return typeof drawn === 'string' || typeof drawn === 'number' ? String(drawn) : ''
}

/**
 * Rows in columns with a head that stays in sight; heads that sort are buttons (ux 116). Long words share the room and are cut, so that
 * the last column stays on the screen; where even that is too narrow the table scrolls in its box and the main column stays.
 */
export function DataTable<Row>({ caption, columns, rows, keyOf, linkOf, linkState, choice, ordering, onSort }: RowsProps<Row> & SortProps) {
	const chosen = choice ? rows.filter(choice.isChosen).length : 0
	return (
		<div className={styles.box}>
			<table className={styles.table} data-choice={choice ? '' : undefined}>
				<caption>
					<VisuallyHidden>{caption}</VisuallyHidden>
				</caption>
				<thead>
					<tr>
						{choice && (
							<th scope="col" className={styles.tick}>
								<ChoiceBox
									label={`Select all ${rows.length} on this page`}
									isChosen={chosen > 0 && chosen === rows.length}
									isPartly={chosen > 0 && chosen < rows.length}
									onPress={choice.onToggleAll}
								/>
							</th>
						)}
						{columns.map((column) => (
							<th
								key={column.id}
								scope="col"
								className={joinClasses(column.main && styles.main, column.long && styles[column.long])}
								data-number={column.number || undefined}
								aria-sort={sortOf(ordering, column.sort)}
							>
								{column.sort ? (
									<button type="button" className={styles.sort} onClick={() => onSort(nextOrdering(column, ordering))}>
										{column.header}
									</button>
								) : (
									column.header
								)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row, index) => (
						<tr key={keyOf(row)} data-row={keyOf(row)} data-chosen={choice?.isChosen(row) || undefined}>
							{choice && (
								<td className={styles.tick}>
									<RowBox row={row} columns={columns} choice={choice} />
								</td>
							)}
							{columns.map((column) => (
								<Cell key={column.id} column={column} row={row}>
									{column.main && linkOf ? (
										<Link to={linkOf(row)} state={linkState?.(row, index)} data-row-link="">
											{column.cell(row)}
										</Link>
									) : (
										column.cell(row)
									)}
								</Cell>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	)
}

function Cell<Row>({ column, row, children }: { column: Column<Row>; row: Row; children: ReactNode }) {
	const look = {
		className: joinClasses(column.main && styles.main, column.long && styles[column.long]),
		'data-number': column.number || undefined,
		title: (column.long && column.long !== 'whole' && cellWords(column, row)) || undefined,
	}
	const content = column.long === 'break' ? <div className={styles.lines}>{children}</div> : children
	return column.main ? (
		<th scope="row" {...look}>
			{content}
		</th>
	) : (
		<td {...look}>{content}</td>
	)
}

/** The box that chooses one row, named by what names the row. */
function RowBox<Row>({ row, columns, choice }: { row: Row; columns: readonly Column<Row>[]; choice: RowChoice<Row> }) {
	const main = columns.find((column) => column.main)
	return (
		<ChoiceBox
			label={`Select ${main ? cellWords(main, row) : ''}`}
			isChosen={choice.isChosen(row)}
			onPress={({ shiftKey }) => choice.onToggle(row, shiftKey)}
		/>
	)
}

type BoxProps = { label: string; isChosen: boolean; isPartly?: boolean; onPress: (event: MouseEvent) => void }

function ChoiceBox({ label, isChosen, isPartly = false, onPress }: BoxProps) {
	const box = useRef<HTMLInputElement>(null)
	useEffect(() => {
		if (box.current) box.current.indeterminate = isPartly
	}, [isPartly])
	return (
		<label className={styles.choice}>
			{/* The press says whether Shift was held; the change itself does not. */}
			<input ref={box} type="checkbox" aria-label={label} checked={isChosen} onChange={() => undefined} onClick={onPress} />
		</label>
	)
}

/** The same rows as cards, one below the other, for a phone. */
export function DataCards<Row>({ caption, columns, rows, keyOf, linkOf, linkState, choice }: RowsProps<Row>) {
	const main = columns.find((column) => column.main)
	const corners = columns.filter(({ card }) => card === 'corner')
	const lines = columns.filter((column) => column !== main && (column.card ?? 'line') === 'line')
	return (
		<ul className={styles.cards} aria-label={caption}>
			{rows.map((row, index) => {
				const to = linkOf?.(row)
				const name = main?.cell(row)
				return (
					<li key={keyOf(row)} className={styles.card} data-row={keyOf(row)} data-chosen={choice?.isChosen(row) || undefined}>
						<div className={styles.cardHead}>
							{choice && <RowBox row={row} columns={columns} choice={choice} />}
							{to ? (
								<Link to={to} state={linkState?.(row, index)} className={styles.cardLink} data-row-link="">
									{name}
								</Link>
							) : (
								<span className={styles.cardName}>{name}</span>
							)}
							{corners.map((column) => (
								<span key={column.id}>{column.cell(row)}</span>
							))}
						</div>
						<dl className={styles.facts}>
							{lines.map((column) => (
								<div key={column.id}>
									<dt>{column.header}</dt>
									<dd>{column.cell(row)}</dd>
								</div>
							))}
						</dl>
					</li>
				)
			})}
		</ul>
	)
}
