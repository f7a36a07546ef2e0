import { type CollectionWords, collectionPlace, type StaffPlace } from '../../kits/staff-place.ts'

export const partWords: CollectionWords = { name: 'parts', one: 'part', oneInFull: 'spare part', many: 'Spare parts' }
export const partCategoryWords: CollectionWords = {
	name: 'part-categories',
	one: 'category',
	oneInFull: 'part category',
	many: 'Part categories',
}
export const reviewWords: CollectionWords = { name: 'reviews', one: 'review', many: 'Reviews', madeBy: [] }

export const places: StaffPlace[] = [
	collectionPlace(partWords, {
		group: 'Shop',
		rank: 2,
		icon: 'gauge',
		waits: [{ count: 'low_stock', one: 'part running low', many: 'parts running low', to: '/admin/parts?low_stock=true&is_active=true' }],
		actions: { stock: 'changed the stock of', 'add-image': 'added a picture to', 'remove-image': 'deleted a picture of' },
	}),
	collectionPlace(partCategoryWords, { group: 'Shop', rank: 3, icon: 'wheel' }),
	collectionPlace(reviewWords, { group: 'Shop', rank: 4, icon: 'star' }),
]
