import { type CollectionWords, collectionPlace, office, type StaffPlace } from '../../../kits/staff-place.ts'

export const usedVehicleWords: CollectionWords = {
	name: 'vehicles',
	one: 'used vehicle',
	many: 'Used vehicles',
}

export const places: StaffPlace[] = [
	{
		group: 'Vehicles',
		rank: 1,
		to: '/admin/vehicle-bookings',
		name: 'Vehicle bookings',
		icon: 'calendar',
		roles: office,
		count: { name: 'bookings_to_confirm', words: 'to confirm' },
		audited: [{ collection: 'vehicle-bookings', one: 'Vehicle booking', path: (id) => `/admin/vehicle-bookings/${id}` }],
	},
	collectionPlace(usedVehicleWords, {
		group: 'Vehicles',
		rank: 2,
		icon: 'fuel',
		actions: {
			'add-photo': 'added a photo to',
			'remove-photo': 'deleted a photo of',
			'order-photos': 'ordered the photos of',
			'cover-photo': 'covered a part of a photo of',
		},
	}),
]
