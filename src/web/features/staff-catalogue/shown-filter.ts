import type { Filter } from '../../ui/list/list-type.ts'

/** Whether customers see a row. */
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
