import { type CollectionWords, collectionPlace, office, type StaffPlace } from '../../kits/staff-place.ts'

export const categoryWords: CollectionWords = {
	name: 'service-categories',
	one: 'category',
	oneInFull: 'service category',
	many: 'Service categories',
}
export const serviceWords: CollectionWords = {
	name: 'services',
	one: 'service',
	many: 'Services',
	heading: 'Services & prices',
	madeBy: ['admin'],
}

export const places: StaffPlace[] = [
	collectionPlace(categoryWords, { group: 'Catalogue', rank: 1, icon: 'wheel' }),
	collectionPlace(serviceWords, {
		group: 'Catalogue',
		rank: 2,
		icon: 'receipt',
	}),
	{
		group: 'Catalogue',
		rank: 3,
		to: '/admin/price-sheet',
		name: 'Price sheet',
		icon: 'chart',
		roles: office,
		audited: [{ collection: 'service-prices', one: 'Service price', path: () => '/admin/price-sheet' }],
	},
]
