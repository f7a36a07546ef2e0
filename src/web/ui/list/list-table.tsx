import { useMedia } from '../use-media.ts'
import { DataCards, DataTable, type RowsProps } from './data-table.tsx'
import type { ListState } from './list-state.ts'

/** The rows of a list without cards of its own: a table on wide screens, cards with the same facts on a phone. */
export function ListTable<Row>({ state, ...rows }: RowsProps<Row> & { state: ListState }) {
	const isWide = useMedia('(width >= 720px)')
	return isWide ? (
		<DataTable {...rows} ordering={state.ordering} onSort={(ordering) => state.change({ ordering })} />
	) : (
		<DataCards {...rows} />
	)
}
