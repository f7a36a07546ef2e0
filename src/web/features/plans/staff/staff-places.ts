import {
	actionsOfPhotos,
	actionsOfSold,
	type CollectionWords,
	collectionPlace,
	office,
	type StaffPlace,
} from '../../../kits/staff-place.ts'

export const planWords: CollectionWords = { name: 'plans', one: 'plan', many: 'Plans', madeBy: ['admin'] }

export const places: StaffPlace[] = [
	{
		group: 'Work',
		rank: 4,
		to: '/admin/visits',
		name: 'Visits',
		icon: 'home',
		roles: office,
		count: { name: 'unassigned_visits', words: 'to assign' },
		waits: [
			{ count: 'unassigned_visits', one: 'visit to assign', many: 'visits to assign', to: '/admin/visits?tab=to-assign' },
			{ count: 'overdue_visits', one: 'visit overdue', many: 'visits overdue', to: '/admin/visits?tab=overdue' },
		],
		audited: [{ collection: 'visits', one: 'Visit', path: (id) => `/admin/visits/${id}`, actions: actionsOfPhotos }],
	},
	{
		group: 'Plans',
		rank: 1,
		to: '/admin/subscription-requests',
		name: 'Requests',
		icon: 'bell',
		roles: office,
		count: { name: 'requests_to_decide', words: 'to decide' },
		waits: [{ count: 'requests_to_decide', one: 'request to decide', many: 'requests to decide', to: '/admin/subscription-requests' }],
		actions: [{ name: 'New plan request', to: '/admin/subscription-requests/new', roles: office, key: 'p' }],
		audited: [{ collection: 'subscription-requests', one: 'Subscription request', path: (id) => `/admin/subscription-requests/${id}` }],
	},
	{
		group: 'Plans',
		rank: 2,
		to: '/admin/subscriptions',
		name: 'Subscriptions',
		icon: 'retry',
		roles: office,
		waits: [
			{
				count: 'subscriptions_to_pay',
				one: 'subscription to pay',
				many: 'subscriptions to pay',
				to: '/admin/subscriptions?tab=to-pay',
			},
			{
				count: 'subscriptions_to_refund',
				one: 'subscription to refund',
				many: 'subscriptions to refund',
				to: '/admin/subscriptions?tab=to-refund',
			},
		],
		audited: [
			{
				collection: 'subscriptions',
				one: 'Subscription',
				path: (id) => `/admin/subscriptions/${id}`,
				actions: { ...actionsOfSold, move: 'moved' },
			},
		],
	},
	collectionPlace(planWords, {
		group: 'Plans',
		rank: 3,
		icon: 'calendar',
		// They are worked on beside their plan.
		alsoAudited: [{ collection: 'plan-variants', one: 'Plan variant', path: () => '/admin/plans' }],
	}),
]
