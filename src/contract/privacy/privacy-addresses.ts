export const privacyAddresses = {
	exportData: 'GET /accounts/export/',
	consents: 'GET /accounts/consents/',
	changeConsents: 'PATCH /accounts/consents/',
	preferences: 'GET /accounts/notification-preferences/',
	changePreferences: 'PATCH /accounts/notification-preferences/',
	unsubscribe: 'POST /accounts/unsubscribe/:token/',
	unsubscribePage: 'GET /accounts/unsubscribe/:token/',
	deletion: 'GET /accounts/delete/',
	deleteAccount: 'POST /accounts/delete/',
} as const
