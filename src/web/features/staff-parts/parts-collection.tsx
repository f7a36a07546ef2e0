import {
	availabilityDisplay,
	gstRateName,
	gstRates,
	isSetByHand,
	partLimits,
	usualGstRate,
	usualLimitedStock,
} from '#contract/parts/part-words.ts'
import { traitNames, traits } from '#contract/vehicles/vehicle-words.ts'
import { formatExactRupees } from '#shared/money.ts'
import { api } from '../../api.ts'
import {
	choice,
	money,
	number,
	pairs,
	picture,
	reference,
	references,
	several,
	text,
	yesNo,
} from '../../kits/staff-collection/collection-fields.tsx'
import { rowsOf } from '../../kits/staff-collection/edit-reference.tsx'
import { everyRow, type OptionsQuery } from '../../kits/staff-collection/options.ts'
import { shownColumn } from '../../kits/staff-collection/shown.tsx'
import { staffCollection } from '../../kits/staff-collection/staff-collection.ts'
import { office } from '../../kits/staff-place.ts'
import { staffApi } from '../../staff-api.ts'
import { AvailabilityStamp } from './availability-stamp.tsx'
import { PartPictures } from './part-pictures.tsx'
import { PartStock } from './part-stock.tsx'
import { partWords } from './staff-places.ts'

const categories = everyRow('part-categories', staffApi.partCategories, ({ uuid, name, is_active }) => ({
	value: uuid,
	label: is_active ? name : `${name} (hidden)`,
}))
const manufacturers = everyRow('manufacturers', staffApi.manufacturers, ({ id, name }) => ({ value: String(id), label: name }))
/** Of the filter: who makes any part of the shop, not every maker of vehicles. */
const brands: OptionsQuery = {
	queryKey: ['parts', 'facets', 'brands'],
	queryFn: async ({ signal }) => (await api.parts.facets({ signal })).brands,
	select: (rows) => rows.flatMap((row) => ('name' in row && 'id' in row ? { value: String(row.id), label: String(row.name) } : [])),
}
const models = everyRow('vehicle-models', staffApi.vehicleModels, ({ id, name, manufacturer_name }) => ({
	value: String(id),
	label: `${manufacturer_name} ${name}`,
}))
/** In the form and on the wire: what is not set by hand follows from the stock. */
const byStock = 'in_stock'

/** What the shop sells (B.ADMIN-05). Its stock and further pictures are worked on beside the form. */
export const collection = staffCollection({
	words: partWords,
	calls: staffApi.parts,
	key: 'uuid',
	importedBy: office,
	nameOf: ({ name }) => name,
	fields: {
		name: text('Name', { max: partLimits.name, required: true }),
		part_number: text('Part number', {
			max: partLimits.partNumber,
			isCode: true,
			required: true,
			isHalf: true,
			hint: 'Our own; nothing else has it.',
		}),
		category: choice('Category', { options: categories, needed: 'Choose a category.' }),
		price: money('Price', { hint: 'GST included.' }),
		discounted_price: money('Discounted price', { optional: true, hint: 'Below the price; empty for none.' }),
		availability_status: {
			...choice('Availability', {
				options: [
					{ value: byStock, label: 'As the stock says' },
					{ value: 'pre_order', label: availabilityDisplay.pre_order },
					{ value: 'discontinued', label: availabilityDisplay.discontinued },
				],
				needed: 'Choose one.',
				hint: 'What is set by hand cannot be bought.',
			}),
			begins: byStock,
			fromRow: (value) => (isSetByHand(value as keyof typeof availabilityDisplay) ? String(value) : byStock),
		},
		limited_stock_at: number('Limited stock from', {
			min: 0,
			max: partLimits.stock,
			begins: usualLimitedStock,
			isWhole: true,
			required: true,
			unit: 'pcs',
			hint: 'So many or fewer are shown as limited.',
		}),
		manufacturers: references('Manufacturers', { options: manufacturers, hint: 'The first one is its brand.' }),
		vehicle_models: references('For these models', {
			options: models,
			hint: 'It does not fit any other then. Leave it empty until you know all of them.',
		}),
		is_universal: yesNo('For every vehicle', { begins: false, hint: 'Whatever the models above, if it has what is ticked below.' }),
		needs: several('Only for bikes with', {
			options: traits.map((trait) => ({ value: trait, label: traitNames[trait] })),
			hint: 'All that is ticked; any other bike is told that it does not fit.',
		}),
		description: text('Description', { max: partLimits.description, lines: 4 }),
		features: text('Features', { max: partLimits.features, lines: 4, hint: 'One to a line.' }),
		specifications: pairs('Specifications', {
			entry: 'Line',
			name: 'Name',
			value: 'Value',
			maxLines: partLimits.specifications,
			max: partLimits.specification,
		}),
		hsn: text('HSN code', {
			max: 8,
			isCode: true,
			isHalf: true,
			problem: (typed) => (/^(\d{4}|\d{6}|\d{8})$/.test(typed) ? null : 'An HSN code has 4, 6 or 8 digits.'),
		}),
		gst_rate: {
			...choice('GST', { options: gstRates.map((rate) => ({ value: String(rate), label: gstRateName(rate) })), needed: 'Choose a rate.' }),
			begins: String(usualGstRate),
			toBody: Number,
		},
		fitting_service: reference('Fitted by', {
			to: rowsOf('services', staffApi.services, ({ name }) => name),
			hint: 'Empty: what its category says.',
		}),
		main_image: picture('Main picture', { hint: 'The path or https address of a picture; empty for the usual drawing.' }),
		is_featured: yesNo('Featured', { begins: false, hint: 'Comes first in lists, and on the home page.', isHalf: true }),
	},
	shown: 'When retired, it is no longer in the shop; old orders keep it.',
	deleting: 'Only a part that was never ordered or reviewed can be deleted. One that was can be retired instead.',
	alsoShownBy: [['staff', 'part-categories'], ['parts'], ['part']],
	beside: (row) => (
		<>
			<PartStock part={row} />
			<PartPictures part={row} />
		</>
	),
	list: {
		search: 'Name, number or brand',
		ordering: 'name',
		filters: [
			{ kind: 'select', name: 'category', label: 'Category', any: 'Every category', options: categories },
			{ kind: 'select', name: 'brand', label: 'Brand', any: 'Every brand', options: brands },
			{
				kind: 'select',
				name: 'availability_status',
				label: 'Availability',
				any: 'Whatever the stock',
				options: Object.entries(availabilityDisplay).map(([value, label]) => ({ value, label })),
			},
			{
				kind: 'select',
				name: 'low_stock',
				label: 'Running low',
				any: 'All',
				options: [{ value: 'true', label: 'Limited or out of stock' }],
			},
		],
		columns: [
			{ id: 'name', header: 'Name', cell: ({ name }) => name, sort: 'name', main: true, long: 'cut' },
			{ id: 'number', header: 'Number', cell: ({ part_number }) => part_number, sort: 'part_number' },
			{ id: 'category', header: 'Category', cell: ({ category_name }) => category_name, long: 'cut' },
			{ id: 'brand', header: 'Brand', cell: ({ brands }) => brands[0] ?? '–', long: 'cut', card: 'none' },
			{ id: 'stock', header: 'Stock', cell: ({ stock_quantity }) => stock_quantity, sort: 'stock_quantity', number: true },
			{
				id: 'availability',
				header: 'Availability',
				cell: ({ availability_status }) => <AvailabilityStamp status={availability_status} />,
				text: ({ availability_status }) => availabilityDisplay[availability_status],
			},
			shownColumn,
			{
				id: 'price',
				header: 'Price',
				cell: ({ price, discounted_price }) => formatExactRupees(discounted_price ?? price),
				text: ({ price, discounted_price }) => discounted_price ?? price,
				sort: 'price',
				number: true,
			},
		],
		empty: { title: 'No parts yet', text: 'Add the first one, or import them from a file.' },
	},
})
