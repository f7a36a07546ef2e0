import { drawings, type Fuel, fuels, isFuel, paints, traitNames, traits } from '#contract/vehicles/vehicle-words.ts'
import { choice, number, picture, reference, several, text } from '../../kits/staff-collection/collection-fields.tsx'
import { rowsOf } from '../../kits/staff-collection/edit-reference.tsx'
import { everyRow, type OptionsQuery } from '../../kits/staff-collection/options.ts'
import { shownColumn } from '../../kits/staff-collection/shown.tsx'
import { staffCollection } from '../../kits/staff-collection/staff-collection.ts'
import { capital, office } from '../../kits/staff-place.ts'
import { staffApi } from '../../staff-api.ts'
import { ModelLook } from './model-look.tsx'
import { publicVehicles, whenHidden } from './public-vehicles.ts'
import { modelWords } from './staff-places.ts'

const asNamed = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name })
const types = everyRow('vehicle-types', staffApi.vehicleTypes, asNamed)
const manufacturers = everyRow('manufacturers', staffApi.manufacturers, asNamed)
const classes: OptionsQuery = {
	queryKey: ['staff', 'vehicle-classes'],
	queryFn: ({ signal }) => staffApi.vehicleClasses({ signal }),
	select: (rows: { code: string; name: string }[]) => rows.map(({ code, name }) => ({ value: code, label: name })),
}
const asWords = (values: readonly string[]) => values.map((value) => ({ value, label: capital(value) }))
const powerOf = ({ fuel, displacement_cc, motor_kw }: { fuel: Fuel; displacement_cc: number | null; motor_kw: number | null }) =>
	fuel === 'electric' ? `${motor_kw ?? '?'} kW` : `${displacement_cc ?? '?'} cc`

/** The models that customers choose from (A.R-44); their class prices what is repaired (D-35). */
export const collection = staffCollection({
	words: modelWords,
	calls: staffApi.vehicleModels,
	importedBy: office,
	nameOf: ({ manufacturer_name, name }) => `${manufacturer_name} ${name}`,
	fields: {
		name: text('Name', { max: 100, required: true, hint: 'Without the manufacturer, as customers look for it.' }),
		manufacturer: reference('Manufacturer', {
			to: rowsOf('manufacturers', staffApi.manufacturers, ({ name }) => name),
			needed: 'Choose a manufacturer.',
			required: true,
		}),
		vehicle_type: choice('Type', { options: types, needed: 'Choose a type.' }),
		vehicle_class: choice('Class', { options: classes, needed: 'Choose a class.', hint: 'Repairs are priced by it.' }),
		fuel: choice('Fuel', { options: asWords(fuels), needed: 'Choose a fuel.' }),
		displacement_cc: number('Displacement', { min: 0.1, max: 10_000, unit: 'cc', hint: 'Of a petrol engine.' }),
		motor_kw: number('Motor', { min: 0.1, max: 10_000, unit: 'kW', hint: 'Of an electric one.' }),
		traits: several('What it has', {
			options: traits.flatMap((trait) => (isFuel(trait) ? [] : { value: trait, label: traitNames[trait] })),
			hint: 'Services that need something else are not offered for it. Where variants differ, tick what any of them has.',
		}),
		drawing: choice('Drawing', { options: asWords(drawings), needed: 'Choose a drawing.' }),
		paint: choice('Paint', { options: asWords(paints), needed: 'Choose a paint.' }),
		image: picture('Picture', { folder: 'models', hint: 'The path or https address of a picture; empty for the drawing.' }),
	},
	shown: whenHidden,
	deleting: 'Only a model that was never booked and has no prices of its own can be deleted. One that is in use can be hidden instead.',
	alsoShownBy: [['staff', 'manufacturers'], ['staff', 'vehicle-types'], ...publicVehicles, ['service-categories'], ['service-price']],
	look: (values) => <ModelLook values={values} />,
	list: {
		search: 'Manufacturer or model',
		ordering: 'manufacturer',
		filters: [
			{ kind: 'select', name: 'manufacturer', label: 'Manufacturer', any: 'Every manufacturer', options: manufacturers },
			{ kind: 'select', name: 'vehicle_type', label: 'Type', any: 'Every type', options: types },
			{ kind: 'select', name: 'vehicle_class', label: 'Class', any: 'Every class', options: classes },
		],
		columns: [
			{ id: 'name', header: 'Model', cell: ({ name }) => name, sort: 'name', main: true, long: 'cut' },
			{ id: 'manufacturer', header: 'Manufacturer', cell: ({ manufacturer_name }) => manufacturer_name, sort: 'manufacturer', long: 'cut' },
			{ id: 'type', header: 'Type', cell: ({ vehicle_type_name }) => vehicle_type_name },
			{ id: 'class', header: 'Class', cell: ({ vehicle_class_name }) => vehicle_class_name, long: 'cut' },
			{ id: 'power', header: 'Power', cell: powerOf, card: 'none' },
			shownColumn,
		],
		empty: { title: 'No vehicle models yet', text: 'Add the first one; customers choose their bike from these.' },
	},
})
