import type { Column, Filter } from '../../ui/list/list-type.ts'
import { Stamp } from '../../ui/stamp.tsx'
import type { RowsAction } from '../staff-list/staff-list-type.ts'

/** Whether customers see it. */
export const ShownStamp = ({ isShown }: { isShown: boolean }) => (isShown ? <Stamp kind="ok">Shown</Stamp> : <Stamp>Hidden</Stamp>)

export const shownColumn: Column<{ is_active: boolean }> = {
	id: 'state',
	header: 'State',
	cell: ({ is_active }) => <ShownStamp isShown={is_active} />,
	text: ({ is_active }) => (is_active ? 'Shown' : 'Hidden'),
	card: 'corner',
}

export const shownFilter: Filter = {
	kind: 'select',
	name: 'is_active',
	label: 'State',
	any: 'Shown and hidden',
	options: [
		{ value: 'true', label: 'Shown' },
		{ value: 'false', label: 'Hidden' },
	],
}

/** Shows or hides several rows at once, by the collection's own change; both can be taken back. */
export function shownActions<Row extends Record<string, unknown>>(change: (row: Row, isShown: boolean) => Promise<Row>): RowsAction<Row>[] {
	const action = (label: string, done: string, isShown: boolean): RowsAction<Row> => ({
		label,
		done,
		isFor: ({ is_active }) => is_active !== isShown,
		run: (row) => change(row, isShown),
		undo: (_, after) => change(after, !isShown),
	})
	return [action('Show', 'Shown to customers:', true), action('Hide', 'Hidden from customers:', false)]
}
