import { collectionAddresses } from '../collection-addresses.ts'

export const staffNotificationAddresses = {
	news: collectionAddresses('notifications', 'id'),
	changeNotification: 'PATCH /admin/notifications/:id/',
	notifications: 'GET /services/admin/notifications/',
	readNotification: 'POST /services/admin/notifications/:id/read/',
	readNotifications: 'POST /services/admin/notifications/read/',
} as const
