import { picture, place, reference, slug, text } from '../../kits/staff-collection/collection-fields.tsx'
import { rowsOf } from '../../kits/staff-collection/edit-reference.tsx'
import { shownColumn } from '../../kits/staff-collection/shown.tsx'
import { staffCollection } from '../../kits/staff-collection/staff-collection.ts'
import { staffApi } from '../../staff-api.ts'
import { partCategoryWords } from './staff-places.ts'

/** What the shop sells, by where on the bike it goes (B.ADMIN-04). */
export const collection = staffCollection({
	words: partCategoryWords,
	calls: staffApi.partCategories,
	key: 'uuid',
	nameOf: ({ name }) => name,
	fields: {
		name: text('Name', { max: 100, required: true }),
		slug: slug('Address name', { max: 100, usedBy: 'Existing links use it' }),
		description: text('Description', { max: 1_000, lines: 3 }),
		image: picture('Picture', { hint: 'The path or https address of a picture; empty for the usual drawing.' }),
		fitting_service: reference('Fitted by', {
			to: rowsOf('services', staffApi.services, ({ name }) => name),
			hint: 'The service by which its parts are fitted at the door; a part may name another.',
		}),
		order: place('Small numbers come first.'),
	},
	shown: 'When hidden, it is out of the shop with all its parts until it is shown again.',
	deleting: 'Only a category without parts can be deleted. One that has some can be hidden instead.',
	alsoShownBy: [['staff', 'parts'], ['part-categories']],
	orderable: true,
	list: {
		search: 'Name or address name',
		ordering: 'order',
		columns: [
			{ id: 'name', header: 'Name', cell: ({ name }) => name, sort: 'name', main: true, long: 'cut' },
			{ id: 'service', header: 'Fitted by', cell: ({ fitting_service_name }) => fitting_service_name ?? '–', long: 'cut' },
			{ id: 'parts', header: 'Parts', cell: ({ parts_count }) => parts_count, number: true },
			{ ...shownColumn, card: 'line' },
			{ id: 'order', header: 'Place', cell: ({ order }) => order, sort: 'order', number: true, card: 'none' },
		],
		empty: { title: 'No categories yet', text: 'Add the first one; every part belongs to one.' },
	},
})
