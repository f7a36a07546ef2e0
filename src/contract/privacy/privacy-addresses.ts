export const privacyAddresses = {
	exportData: 'GET /accounts/export/',
	consents: 'GET /accounts/consents/',
	changeConsents: 'PATCH /accounts/consents/',
	unsubscribe: 'POST /accounts/unsubscribe/:token/',
	deletion: 'GET /accounts/delete/',
	deleteAccount: 'POST /accounts/delete/',
} as const
