import type { StaffCategory, StaffService } from '#contract/repairs/staff-catalogue.ts'
import { formatRupees } from '#shared/money.ts'
import type { StaffList } from '../../kits/staff-list/staff-list-type.ts'
import { staffApi } from '../../staff-api.ts'
import { catalogueChanged } from './catalogue-queries.ts'
import { shownActions } from './shown-actions.ts'
import { shownFilter } from './shown-filter.ts'
import { ShownStamp, shownWords } from './shown-stamp.tsx'

/** The list of services with their base prices; `categories` are the choices of its filter (B.ADMIN-16). */
export const serviceList = (categories: StaffCategory[]): StaffList<StaffService> => ({
	collection: 'services',
	name: 'Services',
	list: (query, signal) => staffApi.services.list({ query, signal }),
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
			isOpen: true,
		},
		shownFilter,
	],
	actions: shownActions(({ id, version }, is_active) => staffApi.services.change({ params: { id }, body: { is_active, version } })),
	onChanged: catalogueChanged,
	columns: [
		{ id: 'name', header: 'Name', cell: ({ name }) => name, sort: 'name', main: true, long: 'cut' },
		{ id: 'category', header: 'Category', cell: ({ category_name }) => category_name, sort: 'order', long: 'cut' },
		{
			id: 'duration',
			header: 'Duration',
			cell: ({ duration_minutes }) => `${duration_minutes} min`,
			text: ({ duration_minutes }) => duration_minutes,
			number: true,
		},
		{ id: 'warranty', header: 'Warranty', cell: ({ warranty }) => warranty || '–', long: 'cut', card: 'none' },
		{ id: 'state', header: 'State', cell: ({ is_active }) => <ShownStamp isShown={is_active} />, text: shownWords, card: 'corner' },
		{
			id: 'price',
			header: 'Base price',
			cell: ({ base_price }) => formatRupees(base_price),
			text: ({ base_price }) => base_price,
			sort: 'base_price',
			first: 'down',
			number: true,
		},
	],
	empty: { title: 'No services yet', text: 'What a technician does at the door, with its price, stands here.' },
})
