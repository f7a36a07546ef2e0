export const doorstepAddresses = {
	slots: 'GET /repairing-service/available-slots/',
	serviceArea: 'GET /repairing-service/service-area/',
	feeRule: 'GET /repairing-service/distance-fee-rule/',
	fee: 'POST /repairing-service/calculate-distance-fee/',
} as const
