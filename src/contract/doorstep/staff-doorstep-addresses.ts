import { collectionAddresses } from '../collection-addresses.ts'

export const staffDoorstepAddresses = {
	slotClosures: collectionAddresses('slot-closures', 'id'),
	closureCalendar: 'GET /admin/slot-closures/calendar/',
	closeDays: 'POST /admin/slot-closures/days/',
} as const
