import { type CollectionWords, collectionPlace, type StaffPlace } from '../../kits/staff-place.ts'

export const modelWords: CollectionWords = { name: 'vehicle-models', one: 'vehicle model', many: 'Vehicle models' }
export const manufacturerWords: CollectionWords = { name: 'manufacturers', one: 'manufacturer', many: 'Manufacturers' }
export const typeWords: CollectionWords = { name: 'vehicle-types', one: 'vehicle type', many: 'Vehicle types' }

export const places: StaffPlace[] = [
	collectionPlace(modelWords, { group: 'Vehicles', rank: 3, icon: 'gauge' }),
	collectionPlace(manufacturerWords, { group: 'Vehicles', rank: 4, icon: 'star' }),
	collectionPlace(typeWords, { group: 'Vehicles', rank: 5, icon: 'wheel' }),
]
