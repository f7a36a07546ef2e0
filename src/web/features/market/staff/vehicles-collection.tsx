import { Link } from 'react-router'
import { marketFuels, marketLimits, usedVehicleStatusDisplay, usedVehicleStatuses } from '#contract/market/market-words.ts'
import { drawings, paints } from '#contract/vehicles/vehicle-words.ts'
import { dayOf } from '#shared/days.ts'
import { inKm } from '#shared/kilometres.ts'
import { formatExactRupees } from '#shared/money.ts'
import { choice, money, number, text, yesNo } from '../../../kits/staff-collection/collection-fields.tsx'
import { everyRow } from '../../../kits/staff-collection/options.ts'
import { ShownStamp } from '../../../kits/staff-collection/shown.tsx'
import { staffCollection } from '../../../kits/staff-collection/staff-collection.ts'
import { capital } from '../../../kits/staff-place.ts'
import { staffApi } from '../../../staff-api.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { fuelNames, vehicleName, vehicleStamp } from '../shared/vehicle-words.ts'
import { usedVehicleWords } from './staff-places.ts'
import { UsedVehicleLook } from './used-vehicle-look.tsx'
import { VehiclePhotos } from './vehicle-photos.tsx'

const types = everyRow('vehicle-types', staffApi.vehicleTypes, ({ id, name }) => ({ value: String(id), label: name }))
const fuels = marketFuels.map((fuel) => ({ value: fuel, label: fuelNames[fuel] }))
const statuses = usedVehicleStatuses.map((status) => ({ value: status, label: usedVehicleStatusDisplay[status] }))
const asWords = (values: readonly string[]) => values.map((value) => ({ value, label: capital(value) }))
const isIt = (yes: string, no: string) => [
	{ value: 'true', label: yes },
	{ value: 'false', label: no },
]
/** Up to next year's, as the server judges. */
const latestYear = Number(dayOf(new Date()).slice(0, 4)) + 1

type Row = Awaited<ReturnType<typeof staffApi.usedVehicles.find>>
/** Its status as customers read it. */
const stateOfRow = ({ status, is_booked }: Row) => vehicleStamp({ status, status_display: usedVehicleStatusDisplay[status], is_booked })

/** What the market offers, hidden ones too (B.ADMIN-23, B.ADMIN-24). One that is sold by a booking says so by itself. */
export const collection = staffCollection({
	words: usedVehicleWords,
	calls: staffApi.usedVehicles,
	nameOf: vehicleName,
	fields: {
		brand: text('Brand', { max: marketLimits.name, required: true, isHalf: true }),
		model: text('Model', { max: marketLimits.name, required: true, isHalf: true }),
		year: number('Year', { min: marketLimits.firstYear, max: latestYear, isWhole: true, required: true }),
		kms_driven: number('Kilometres driven', { min: 0, max: marketLimits.kms, unit: 'km', isWhole: true, required: true }),
		fuel_type: choice('Fuel', { options: fuels, needed: 'Choose a fuel.' }),
		price: money('Price'),
		status: {
			...choice('Status', {
				options: statuses,
				needed: 'Choose a status.',
				hint: 'Only an available one can be booked. It becomes sold when its booking is completed.',
			}),
			begins: 'available',
		},
		vehicle_type: {
			...choice('Type', { options: types, needed: 'Choose a type.' }),
			toBody: (id) => (id === '' ? null : Number(id)),
		},
		engine_capacity: number('Engine', { min: 1, max: marketLimits.engineCc, unit: 'cc', isWhole: true, optional: true }),
		transmission: text('Transmission', { max: marketLimits.transmission, optional: true, isHalf: true }),
		color: text('Colour', { max: marketLimits.color, optional: true, isHalf: true }),
		owners: number('Owners so far', { min: 1, max: marketLimits.owners, isWhole: true, optional: true }),
		registered_in: text('Registered in', {
			max: marketLimits.registeredIn,
			optional: true,
			hint: 'The state alone; customers never read the number.',
		}),
		description: text('Description', { max: marketLimits.description, optional: true, lines: 5 }),
		drawing: { ...choice('Drawing', { options: asWords(drawings), needed: 'Choose a drawing.' }), begins: 'commuter' },
		paint: { ...choice('Paint', { options: asWords(paints), needed: 'Choose a paint.' }), begins: 'blue' },
		is_published: yesNo('Listed', { begins: true, hint: 'When it is not listed, customers do not find it; who booked it still can.' }),
	},
	deleting: 'Only a vehicle that nobody ever booked can be deleted. Any other can be taken off the list instead.',
	alsoShownBy: [['market'], ['staff', 'vehicle-bookings']],
	actions: ({ id, is_bookable }) =>
		is_bookable && (
			<ButtonLink as={Link} to={`/admin/vehicle-bookings/new?vehicle=${id}`} variant="quiet">
				New vehicle booking
			</ButtonLink>
		),
	look: (values) => <UsedVehicleLook values={values} />,
	beside: (row) => <VehiclePhotos vehicle={row} />,
	list: {
		search: 'Brand or model',
		ordering: '-created_at',
		filters: [
			{ kind: 'select', name: 'status', label: 'Status', any: 'Every status', options: statuses },
			{ kind: 'select', name: 'is_booked', label: 'Booked', any: 'Booked or not', options: isIt('Booked', 'Not booked') },
			{ kind: 'select', name: 'is_published', label: 'Listed', any: 'Listed or not', options: isIt('Listed', 'Not listed') },
			{ kind: 'select', name: 'fuel_type', label: 'Fuel', any: 'Every fuel', options: fuels },
		],
		columns: [
			{ id: 'name', header: 'Vehicle', cell: vehicleName, sort: 'brand', main: true, long: 'cut' },
			{
				id: 'kms',
				header: 'Kilometres',
				cell: ({ kms_driven }) => inKm(kms_driven),
				text: ({ kms_driven }) => kms_driven,
				sort: 'kms_driven',
				number: true,
			},
			{ id: 'fuel', header: 'Fuel', cell: ({ fuel_type }) => fuelNames[fuel_type], card: 'none' },
			{
				id: 'price',
				header: 'Price',
				cell: ({ price }) => formatExactRupees(price),
				text: ({ price }) => price,
				sort: 'price',
				first: 'down',
				number: true,
			},
			{
				id: 'state',
				header: 'State',
				cell: (row) => <Stamp kind={stateOfRow(row).kind}>{stateOfRow(row).words}</Stamp>,
				text: (row) => stateOfRow(row).words,
				sort: 'status',
				card: 'corner',
			},
			{
				id: 'listed',
				header: 'Listed',
				cell: ({ is_published }) => <ShownStamp isShown={is_published} />,
				text: ({ is_published }) => (is_published ? 'Shown' : 'Hidden'),
			},
		],
		empty: { title: 'No used vehicles yet', text: 'Add the first one; customers find it in the market at once.' },
	},
})
