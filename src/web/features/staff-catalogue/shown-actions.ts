import type { RowsAction } from '../../kits/staff-list/staff-list-type.ts'

/** Shows or hides several rows at once, by the collection's own change; both can be taken back. */
export function shownActions<Row extends { is_active: boolean }>(change: (row: Row, isShown: boolean) => Promise<Row>): RowsAction<Row>[] {
	const action = (label: string, done: string, isShown: boolean): RowsAction<Row> => ({
		label,
		done,
		isFor: ({ is_active }) => is_active !== isShown,
		run: (row) => change(row, isShown),
		undo: (_, after) => change(after, !isShown),
	})
	return [action('Show', 'Shown to customers:', true), action('Hide', 'Hidden from customers:', false)]
}
