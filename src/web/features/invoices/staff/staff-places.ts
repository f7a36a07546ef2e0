import { type CollectionWords, collectionPlace, type StaffPlace } from '../../../kits/staff-place.ts'

export const invoiceWords: CollectionWords = { name: 'invoices', one: 'invoice', many: 'Invoices', madeBy: [] }

export const places: StaffPlace[] = [collectionPlace(invoiceWords, { group: 'Money', rank: 0, icon: 'receipt' })]
