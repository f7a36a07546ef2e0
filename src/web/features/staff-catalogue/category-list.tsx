import type { StaffCategory } from '#contract/repairs/staff-catalogue.ts'
import type { StaffList } from '../../kits/staff-list/staff-list-type.ts'
import { staffApi } from '../../staff-api.ts'
import { catalogueChanged } from './catalogue-queries.ts'
import { CategoryIcon } from './category-icon.tsx'
import styles from './category-list.module.css'
import { shownActions } from './shown-actions.ts'
import { shownFilter } from './shown-filter.ts'
import { ShownStamp, shownWords } from './shown-stamp.tsx'

/** The list of what we offer, by kind of work (B.ADMIN-15). */
export const categoryList: StaffList<StaffCategory> = {
	collection: 'service-categories',
	name: 'Service categories',
	list: (query, signal) => staffApi.serviceCategories.list({ query, signal }),
	keyOf: ({ uuid }) => uuid,
	linkOf: ({ uuid }) => `/admin/service-categories/${uuid}`,
	search: 'Name or address name',
	ordering: 'order',
	filters: [shownFilter],
	actions: shownActions(({ uuid, version }, is_active) =>
		staffApi.serviceCategories.change({ params: { uuid }, body: { is_active, version } }),
	),
	onChanged: catalogueChanged,
	columns: [
		{
			id: 'icon',
			header: 'Icon',
			cell: ({ image }) => <CategoryIcon src={image} size={28} />,
			text: ({ image }) => image ?? '',
			card: 'corner',
		},
		{ id: 'name', header: 'Name', cell: ({ name }) => name, sort: 'name', main: true, long: 'cut' },
		{
			id: 'slug',
			header: 'Address name',
			cell: ({ slug }) => <span className={styles.slug}>{slug}</span>,
			text: ({ slug }) => slug,
			long: 'cut',
		},
		{ id: 'services', header: 'Services', cell: ({ services_count }) => services_count, number: true },
		{ id: 'state', header: 'State', cell: ({ is_active }) => <ShownStamp isShown={is_active} />, text: shownWords },
		{ id: 'order', header: 'Place', cell: ({ order }) => order, sort: 'order', number: true, card: 'none' },
	],
	empty: { title: 'No categories yet', text: 'Make the first one; customers find their services through it.' },
}
