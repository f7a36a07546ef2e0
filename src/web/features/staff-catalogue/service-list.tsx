import type { StaffCategory, StaffService } from '#contract/staff.ts'
import { formatRupees } from '#shared/money.ts'
import { staffApi } from '../../staff-api.ts'
import type { List } from '../../ui/list-page.tsx'
import { shownFilter } from './shown-filter.ts'
import { ShownStamp } from './shown-stamp.tsx'

/** The list of services with their base prices; `categories` are the choices of its filter (B.ADMIN-16). */
export const serviceList = (categories: StaffCategory[]): List<StaffService> => ({
	collection: 'services',
	name: 'Services',
	list: (query, signal) => staffApi.services({ query, signal }),
	keyOf: ({ id }) => id,
	linkOf: ({ id }) => `/admin/services/${id}`,
	search: 'Name or description',
	ordering: 'order',
	filters: [
		{
			kind: 'select',
			name: 'category',
			label: 'Category',
			any: 'Every category',
			options: categories.map(({ slug, name }) => ({ value: slug, label: name })),
		},
		shownFilter,
	],
	columns: [
		{ id: 'name', header: 'Name', cell: ({ name }) => name, sort: 'name', main: true },
		{ id: 'category', header: 'Category', cell: ({ category_name }) => category_name, sort: 'order' },
		{ id: 'duration', header: 'Duration', cell: ({ duration_minutes }) => `${duration_minutes} min`, number: true },
		{ id: 'warranty', header: 'Warranty', cell: ({ warranty }) => warranty || '–', card: 'none' },
		{ id: 'state', header: 'State', cell: ({ is_active }) => <ShownStamp isShown={is_active} />, card: 'corner' },
		{
			id: 'price',
			header: 'Base price',
			cell: ({ base_price }) => formatRupees(base_price),
			sort: 'base_price',
			first: 'down',
			number: true,
		},
	],
	empty: { title: 'No services yet', text: 'What a technician does at the door, with its price, stands here.' },
})
