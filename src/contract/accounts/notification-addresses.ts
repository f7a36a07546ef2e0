export const notificationAddresses = {
	list: 'GET /accounts/notifications/',
	read: 'POST /accounts/notifications/read/',
} as const
