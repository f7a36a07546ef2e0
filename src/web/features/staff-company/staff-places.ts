import { type CollectionWords, collectionPlace, office, type StaffPlace } from '../../kits/staff-place.ts'

export const faqWords: CollectionWords = { name: 'faqs', one: 'question', many: 'Questions' }

export const places: StaffPlace[] = [
	{
		group: 'Company',
		rank: 1,
		to: '/admin/hours',
		name: 'Hours',
		icon: 'clock',
		roles: office,
		audited: [{ collection: 'slot-closures', one: 'Closed hours', path: () => '/admin/hours' }],
	},
	{ group: 'Company', rank: 1.5, to: '/admin/closed-days', name: 'Closed days', icon: 'calendar', roles: office },
	{ group: 'Company', rank: 2, to: '/admin/technicians', name: 'Technicians', icon: 'van', roles: office },
	collectionPlace(faqWords, { group: 'Company', rank: 3.5, icon: 'info' }),
	{
		group: 'Company',
		rank: 4,
		to: '/admin/settings',
		name: 'Settings',
		icon: 'settings',
		roles: office,
		audited: [
			{ collection: 'site-settings', one: 'Settings', isSingle: true, path: () => '/admin/settings' },
			{ collection: 'fee-rules', one: 'Fee rule', path: () => '/admin/settings' },
		],
	},
]
