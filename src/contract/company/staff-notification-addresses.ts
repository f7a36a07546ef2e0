export const staffNotificationAddresses = {
	notifications: 'GET /services/admin/notifications/',
	readNotification: 'POST /services/admin/notifications/:id/read/',
	readNotifications: 'POST /services/admin/notifications/read/',
} as const
