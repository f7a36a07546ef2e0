import type { StaffCategory } from '#contract/staff.ts'
import { staffApi } from '../../staff-api.ts'
import type { List } from '../../ui/list-page.tsx'
import { CategoryIcon } from './category-icon.tsx'
import styles from './category-list.module.css'
import { shownFilter } from './shown-filter.ts'
import { ShownStamp } from './shown-stamp.tsx'

/** The list of what we offer, by kind of work (B.ADMIN-15). */
export const categoryList: List<StaffCategory> = {
	collection: 'service-categories',
	name: 'Service categories',
	list: (query, signal) => staffApi.serviceCategories({ query, signal }),
	keyOf: ({ uuid }) => uuid,
	linkOf: ({ uuid }) => `/admin/service-categories/${uuid}`,
	search: 'Name or address name',
	ordering: 'order',
	filters: [shownFilter],
	columns: [
		{ id: 'icon', header: 'Icon', cell: ({ image }) => <CategoryIcon src={image} size={28} />, card: 'corner' },
		{ id: 'name', header: 'Name', cell: ({ name }) => name, sort: 'name', main: true },
		{ id: 'slug', header: 'Address name', cell: ({ slug }) => <span className={styles.slug}>{slug}</span>, wide: true },
		{ id: 'services', header: 'Services', cell: ({ services_count }) => services_count, number: true },
		{ id: 'state', header: 'State', cell: ({ is_active }) => <ShownStamp isShown={is_active} /> },
		{ id: 'order', header: 'Place', cell: ({ order }) => order, sort: 'order', number: true, card: 'none' },
	],
	empty: { title: 'No categories yet', text: 'Make the first one; customers find their services through it.' },
}
