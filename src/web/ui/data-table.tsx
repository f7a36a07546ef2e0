import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './data-table.module.css'
import { joinClasses } from './join-classes.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export type Column<Row> = {
	id: string
	header: string
	cell: (row: Row) => ReactNode
	/** The field the server sorts by. */
	sort?: string
	/** Which way the first press sorts; newest and dearest first is 'down'. */
	first?: 'up' | 'down'
	/** Digits aligned at the end. */
	number?: boolean
	/** The cell that names the row and leads to it. */
	main?: boolean
	/** Where it stands on a phone's card: beside the name, as a line with its header, or not at all. */
	card?: 'corner' | 'line' | 'none'
	/** Takes what room is left, and breaks; other cells stay in one line. */
	wide?: boolean
}

type RowsProps<Row> = {
	caption: string
	columns: Column<Row>[]
	rows: Row[]
	keyOf: (row: Row) => string | number
	linkOf?: (row: Row) => string
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

/** Rows in columns with a head that stays in sight; heads that sort are buttons (ux 116). */
export function DataTable<Row>({ caption, columns, rows, keyOf, linkOf, ordering, onSort }: RowsProps<Row> & SortProps) {
	return (
		<div className={styles.box}>
			<table className={styles.table}>
				<caption>
					<VisuallyHidden>{caption}</VisuallyHidden>
				</caption>
				<thead>
					<tr>
						{columns.map((column) => (
							<th key={column.id} scope="col" data-number={column.number || undefined} aria-sort={sortOf(ordering, column.sort)}>
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
					{rows.map((row) => (
						<tr key={keyOf(row)}>
							{columns.map((column) => (
								<Cell key={column.id} column={column} row={row} to={column.main ? linkOf?.(row) : undefined} />
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	)
}

function Cell<Row>({ column, row, to }: { column: Column<Row>; row: Row; to: string | undefined }) {
	const content = to ? <Link to={to}>{column.cell(row)}</Link> : column.cell(row)
	const look = { className: joinClasses(column.wide && styles.wide), 'data-number': column.number || undefined }
	return column.main ? (
		<th scope="row" {...look}>
			{content}
		</th>
	) : (
		<td {...look}>{content}</td>
	)
}

/** The same rows as cards, one below the other, for a phone. */
export function DataCards<Row>({ caption, columns, rows, keyOf, linkOf }: RowsProps<Row>) {
	const main = columns.find((column) => column.main)
	const corners = columns.filter(({ card }) => card === 'corner')
	const lines = columns.filter((column) => column !== main && (column.card ?? 'line') === 'line')
	return (
		<ul className={styles.cards} aria-label={caption}>
			{rows.map((row) => {
				const to = linkOf?.(row)
				const name = main?.cell(row)
				return (
					<li key={keyOf(row)} className={styles.card}>
						<div className={styles.cardHead}>
							{to ? (
								<Link to={to} className={styles.cardLink}>
									{name}
								</Link>
							) : (
								<span className={styles.cardName}>{name}</span>
							)}
							{corners.map((column) => (
								<span key={column.id}>{column.cell(row)}</span>
							))}
						</div>
						<dl className={styles.lines}>
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
