import { actionsOfPhotos, type CollectionWords, collectionPlace, office, type StaffPlace } from '../../../kits/staff-place.ts'

export const usedVehicleWords: CollectionWords = {
	name: 'vehicles',
	one: 'used vehicle',
	many: 'Used vehicles',
}

export const rcWords: CollectionWords = { name: 'rc-transfers', one: 'RC transfer', many: 'RC transfers', madeBy: [] }

export const places: StaffPlace[] = [
	{
		group: 'Vehicles',
		rank: 1,
		to: '/admin/vehicle-bookings',
		name: 'Vehicle bookings',
		icon: 'calendar',
		roles: office,
		count: { name: 'bookings_to_confirm', words: 'to confirm' },
		waits: [
			{
				count: 'bookings_to_confirm',
				one: 'vehicle booking to confirm',
				many: 'vehicle bookings to confirm',
				to: '/admin/vehicle-bookings?tab=to-confirm',
			},
		],
		actions: [{ name: 'New vehicle booking', to: '/admin/vehicle-bookings/new', roles: office }],
		audited: [{ collection: 'vehicle-bookings', one: 'Vehicle booking', path: (id) => `/admin/vehicle-bookings/${id}` }],
	},
	{
		group: 'Vehicles',
		rank: 3,
		to: '/admin/sell-requests',
		name: 'Sell requests',
		icon: 'bell',
		roles: office,
		count: { name: 'sell_requests_to_schedule', words: 'to schedule' },
		waits: [
			{
				count: 'sell_requests_to_schedule',
				one: 'sell request to schedule',
				many: 'sell requests to schedule',
				to: '/admin/sell-requests?tab=to-schedule',
			},
			{
				count: 'unassigned_inspections',
				one: 'inspection to assign',
				many: 'inspections to assign',
				to: '/admin/sell-requests?tab=to-assign',
			},
			{
				count: 'overdue_inspections',
				one: 'inspection overdue',
				many: 'inspections overdue',
				to: '/admin/sell-requests?tab=overdue',
			},
			{
				count: 'sell_requests_to_publish',
				one: 'sell request to publish',
				many: 'sell requests to publish',
				to: '/admin/sell-requests?tab=to-publish',
			},
		],
		actions: [{ name: 'New sell request', to: '/admin/sell-requests/new', roles: office }],
		audited: [
			{
				collection: 'sell-requests',
				one: 'Sell request',
				path: (id) => `/admin/sell-requests/${id}`,
				actions: {
					inspect: 'noted what was found on',
					'judge-document': 'judged a document of',
					offer: 'made an offer for',
					'withdraw-offer': 'withdrew the offer for',
					publish: 'published',
				},
			},
		],
	},
	collectionPlace(rcWords, {
		group: 'Vehicles',
		rank: 3,
		icon: 'copy',
		count: { name: 'rc_transfers_open', words: 'under way' },
		waits: [
			{ count: 'rc_transfers_open', one: 'RC transfer under way', many: 'RC transfers under way', to: '/admin/rc-transfers?tab=open' },
		],
	}),
	collectionPlace(usedVehicleWords, {
		group: 'Vehicles',
		rank: 2,
		icon: 'fuel',
		actions: {
			...actionsOfPhotos,
			'order-photos': 'ordered the photos of',
			'cover-photo': 'covered a part of a photo of',
		},
	}),
]
