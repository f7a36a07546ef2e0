export const historyAddresses = {
	own: 'GET /accounts/vehicles/:id/history/',
	ownDocument: 'GET /accounts/vehicles/:id/history/document/',
	share: 'POST /accounts/vehicles/:id/history/share/',
	changeShare: 'PATCH /accounts/vehicles/:id/history/share/',
	endShare: 'DELETE /accounts/vehicles/:id/history/share/',
	shared: 'GET /history/:token/',
	sharedDocument: 'GET /history/:token/document/',
	listed: 'GET /marketplace/vehicles/:id/history/',
} as const
