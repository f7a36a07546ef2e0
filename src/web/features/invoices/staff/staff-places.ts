import { type CollectionWords, collectionPlace, office, type StaffPlace } from '../../../kits/staff-place.ts'

export const invoiceWords: CollectionWords = { name: 'invoices', one: 'invoice', many: 'Invoices', madeBy: [] }

export const places: StaffPlace[] = [
	collectionPlace(invoiceWords, { group: 'Money', rank: 0, icon: 'receipt', actions: { send: 'mailed' } }),
	{ group: 'Money', rank: 1, to: '/admin/payments', name: 'Payments', icon: 'tick', roles: office },
	{ group: 'Money', rank: 2, to: '/admin/dues', name: 'Still due', icon: 'clock', roles: office },
	{ group: 'Money', rank: 3, to: '/admin/books', name: 'Day book and GST', icon: 'chart', roles: office },
]
