import { picture, text } from '../../kits/staff-collection/collection-fields.tsx'
import { shownColumn } from '../../kits/staff-collection/shown.tsx'
import { staffCollection } from '../../kits/staff-collection/staff-collection.ts'
import { staffApi } from '../../staff-api.ts'
import { publicVehicles, whenHidden } from './public-vehicles.ts'
import { typeWords } from './staff-places.ts'

/** Kinds of vehicle, with which a customer's choice of a bike begins (A.PICKER-13). */
export const collection = staffCollection({
	words: typeWords,
	calls: staffApi.vehicleTypes,
	nameOf: ({ name }) => name,
	fields: {
		name: text('Name', { max: 50, required: true }),
		image: picture('Picture', { folder: 'models', hint: 'The path or https address of a picture; empty for the usual drawing.' }),
	},
	shown: whenHidden,
	deleting: 'Only a vehicle type without models can be deleted. One that has some can be hidden instead.',
	alsoShownBy: [['staff', 'vehicle-models'], ...publicVehicles],
	list: {
		search: 'Name',
		ordering: 'name',
		columns: [
			{ id: 'name', header: 'Name', cell: ({ name }) => name, sort: 'name', main: true, long: 'cut' },
			{ id: 'models', header: 'Models', cell: ({ models_count }) => models_count, number: true },
			shownColumn,
		],
		empty: { title: 'No vehicle types yet', text: 'Add the first one; choosing a bike starts with it.' },
	},
})
