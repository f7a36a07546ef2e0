import { availabilityDisplay } from '#contract/parts/part-words.ts'
import { formatExactRupees } from '#shared/money.ts'
import { choice, money, text } from '../../kits/staff-collection/collection-fields.tsx'
import { everyRow } from '../../kits/staff-collection/options.ts'
import { shownColumn } from '../../kits/staff-collection/shown.tsx'
import { staffCollection } from '../../kits/staff-collection/staff-collection.ts'
import { office } from '../../kits/staff-place.ts'
import { staffApi } from '../../staff-api.ts'
import { partWords } from './staff-places.ts'

const categories = everyRow('part-categories', staffApi.partCategories, ({ uuid, name, is_active }) => ({
	value: uuid,
	label: is_active ? name : `${name} (hidden)`,
}))

/** What the shop sells (B.ADMIN-05). */
export const collection = staffCollection({
	words: partWords,
	calls: staffApi.parts,
	key: 'uuid',
	importedBy: office,
	nameOf: ({ name }) => name,
	fields: {
		name: text('Name', { max: 150, required: true }),
		part_number: text('Part number', { max: 50, isCode: true, required: true, isHalf: true }),
		category: choice('Category', { options: categories, needed: 'Choose a category.' }),
		price: money('Price', { hint: 'GST included.' }),
		description: text('Description', { max: 4_000, lines: 4 }),
	},
	shown: 'When retired, it is no longer in the shop; old orders keep it.',
	deleting: 'Only a part that was never ordered or reviewed can be deleted. One that was can be retired instead.',
	alsoShownBy: [['staff', 'part-categories'], ['parts'], ['part']],
	list: {
		search: 'Name, number, category or brand',
		ordering: 'name',
		columns: [
			{ id: 'name', header: 'Name', cell: ({ name }) => name, sort: 'name', main: true, long: 'cut' },
			{ id: 'number', header: 'Number', cell: ({ part_number }) => part_number, sort: 'part_number' },
			{ id: 'category', header: 'Category', cell: ({ category_name }) => category_name, long: 'cut' },
			{ id: 'stock', header: 'Stock', cell: ({ stock_quantity }) => stock_quantity, sort: 'stock_quantity', number: true },
			{
				id: 'availability',
				header: 'Availability',
				cell: ({ availability_status }) => availabilityDisplay[availability_status],
				text: ({ availability_status }) => availabilityDisplay[availability_status],
			},
			shownColumn,
			{
				id: 'price',
				header: 'Price',
				cell: ({ price }) => formatExactRupees(price),
				text: ({ price }) => price,
				sort: 'price',
				number: true,
			},
		],
		empty: { title: 'No parts yet', text: 'Add the first one, or import them from a file.' },
	},
})
