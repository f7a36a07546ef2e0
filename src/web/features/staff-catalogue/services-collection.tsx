import { traitNames, traits } from '#contract/vehicles/vehicle-words.ts'
import { formatExactRupees } from '#shared/money.ts'
import { choice, lines, money, number, picture, place, several, text } from '../../kits/staff-collection/collection-fields.tsx'
import { everyRow } from '../../kits/staff-collection/options.ts'
import { shownColumn } from '../../kits/staff-collection/shown.tsx'
import { staffCollection } from '../../kits/staff-collection/staff-collection.ts'
import { staffApi } from '../../staff-api.ts'
import { onlyAdminsChangePrices } from './price-words.ts'
import { ServicePrices } from './service-prices.tsx'
import { serviceWords } from './staff-places.ts'

const categories = everyRow('service-categories', staffApi.serviceCategories, ({ uuid, name, is_active }) => ({
	value: uuid,
	label: is_active ? name : `${name} (hidden)`,
}))
const categorySlugs = everyRow('service-categories', staffApi.serviceCategories, ({ slug, name }) => ({ value: slug, label: name }))

/** What a technician does, and what it costs (B.ADMIN-16, D-23). A new one has a price, which is the admin's to set (D-48). */
export const collection = staffCollection({
	words: serviceWords,
	calls: staffApi.services,
	nameOf: ({ name }) => name,
	fields: {
		name: text('Name', { max: 150, required: true }),
		category: choice('Category', { options: categories, needed: 'Choose a category.' }),
		base_price: money('Base price', { hint: 'For every bike without its own price. GST included.', adminsAlone: onlyAdminsChangePrices }),
		description: text('Description', { max: 2000, lines: 3, hint: 'One or two sentences; customers find it by them.' }),
		features: lines('What is in the price', {
			entry: 'Line',
			maxLines: 20,
			max: 150,
			hint: 'Each line is a tick on the card. Anything else is extra and agreed with the customer first.',
		}),
		needs: several('Only for bikes with', {
			options: traits.map((trait) => ({ value: trait, label: traitNames[trait] })),
			hint: 'All that is ticked. Nothing ticked is for every bike; any other bike is told that it is not for it.',
		}),
		duration: text('Duration, in words', { max: 50, isHalf: true, hint: 'As customers see it: 40 min.' }),
		duration_minutes: number('Minutes', {
			min: 5,
			max: 1440,
			begins: 60,
			isWhole: true,
			required: true,
			unit: 'min',
			hint: "Used to plan the technician's day.",
		}),
		warranty: text('Warranty', { max: 100, isHalf: true, hint: 'For example, 3 months warranty; empty for none.' }),
		recommended: text('Recommended', { max: 150, isHalf: true, hint: 'For example, every 12,000 km; empty for breakdowns.' }),
		image_url: picture('Picture', { isHalf: true, hint: 'The path or https address of a picture; empty for the usual drawing.' }),
		order: place('Within its category; small numbers come first.'),
	},
	shown: 'When hidden, nobody can book it; existing bookings stay.',
	newByAdmins: "A new service has a price, and prices are the admin's alone.",
	deleting: 'Only a service that was never booked and has no prices of its own can be deleted. One that is in use can be hidden instead.',
	alsoShownBy: [['staff', 'service-categories'], ['staff', 'service-prices'], ['service-categories'], ['service-price']],
	beside: (row) => <ServicePrices service={row} />,
	orderable: { within: 'category', label: 'Category', options: categories },
	list: {
		search: 'Name or description',
		ordering: 'order',
		filters: [{ kind: 'select', name: 'category', label: 'Category', any: 'Every category', options: categorySlugs }],
		columns: [
			{ id: 'name', header: 'Name', cell: ({ name }) => name, sort: 'name', main: true, long: 'cut' },
			{ id: 'category', header: 'Category', cell: ({ category_name }) => category_name, sort: 'order', long: 'cut' },
			{
				id: 'duration',
				header: 'Duration',
				cell: ({ duration_minutes }) => `${duration_minutes} min`,
				text: ({ duration_minutes }) => duration_minutes,
				number: true,
			},
			{ id: 'warranty', header: 'Warranty', cell: ({ warranty }) => warranty || '–', long: 'cut', card: 'none' },
			shownColumn,
			{
				id: 'price',
				header: 'Base price',
				cell: ({ base_price }) => formatExactRupees(base_price),
				text: ({ base_price }) => base_price,
				sort: 'base_price',
				first: 'down',
				number: true,
			},
		],
		empty: { title: 'No services yet', text: 'Add what a technician does at the door, with its price.' },
	},
})
