import { picture, text, yesNo } from '../../kits/staff-collection/collection-fields.tsx'
import { shownColumn } from '../../kits/staff-collection/shown.tsx'
import { staffCollection } from '../../kits/staff-collection/staff-collection.ts'
import { staffApi } from '../../staff-api.ts'
import { publicVehicles, whenHidden } from './public-vehicles.ts'
import { manufacturerWords } from './staff-places.ts'

/** Who makes the vehicles that customers choose from (A.R-44). */
export const collection = staffCollection({
	words: manufacturerWords,
	calls: staffApi.manufacturers,
	nameOf: ({ name }) => name,
	fields: {
		name: text('Name', { max: 100, required: true }),
		makes_vehicles: yesNo('Makes vehicles', {
			begins: true,
			hint: 'Who makes parts alone is a brand in the shop and no choice for a bike.',
		}),
		image: picture('Logo', { folder: 'models', hint: 'The path or https address of a picture; empty for the name alone.' }),
	},
	shown: whenHidden,
	deleting: 'Only a manufacturer without models can be deleted. One that has some can be hidden instead.',
	alsoShownBy: [['staff', 'vehicle-models'], ...publicVehicles],
	list: {
		search: 'Name',
		ordering: 'name',
		columns: [
			{ id: 'name', header: 'Name', cell: ({ name }) => name, sort: 'name', main: true, long: 'cut' },
			{ id: 'models', header: 'Models', cell: ({ models_count }) => models_count, number: true },
			shownColumn,
		],
		empty: { title: 'No manufacturers yet', text: 'Add the first one; models belong to it.' },
	},
})
