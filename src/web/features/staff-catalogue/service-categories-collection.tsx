import { picture, place, slug, text } from '../../kits/staff-collection/collection-fields.tsx'
import { shownColumn } from '../../kits/staff-collection/shown.tsx'
import { staffCollection } from '../../kits/staff-collection/staff-collection.ts'
import { staffApi } from '../../staff-api.ts'
import { serviceIconNames } from '../../ui/service-icon.tsx'
import styles from './category.module.css'
import { CategoryIcon } from './category-icon.tsx'
import { CategoryLook, ServicesIn } from './category-look.tsx'
import { categoryWords } from './staff-places.ts'

/** What we offer, by kind of work (B.ADMIN-15). */
export const collection = staffCollection({
	words: categoryWords,
	calls: staffApi.serviceCategories,
	key: 'uuid',
	nameOf: ({ name }) => name,
	fields: {
		name: text('Name', { max: 100, required: true }),
		slug: slug('Address name', { max: 100, usedBy: 'Existing links use it' }),
		description: text('Description', { max: 1000, lines: 3, hint: 'The line under the heading of its page.' }),
		image: picture('Icon', {
			suggestions: serviceIconNames.map((name) => `/drawings/services/${name.replace(/^s-/, '')}.svg`),
			hint: 'One of our drawings, or the path or https address of a picture.',
		}),
		order: place('Small numbers come first.'),
	},
	shown: 'When hidden, customers no longer see it or its services; existing bookings stay.',
	deleting: 'Only a category without services can be deleted. One that is in use can be hidden instead.',
	alsoShownBy: [['staff', 'services'], ['service-categories'], ['service-price']],
	look: (values, row) => <CategoryLook values={values} row={row} />,
	beside: (row) => <ServicesIn category={row} />,
	orderable: true,
	list: {
		search: 'Name or address name',
		ordering: 'order',
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
			{ ...shownColumn, card: 'line' },
			{ id: 'order', header: 'Place', cell: ({ order }) => order, sort: 'order', number: true, card: 'none' },
		],
		empty: { title: 'No categories yet', text: 'Add the first one; customers find services through it.' },
	},
})
