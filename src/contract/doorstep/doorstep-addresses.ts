export const doorstepAddresses = {
	slots: 'GET /repairing-service/available-slots/',
	fee: 'POST /repairing-service/calculate-distance-fee/',
} as const
