export const extraWorkAddresses = {
	answer: 'POST /repairing-service/bookings/:id/extra-work/:extraId/',
	byLink: 'GET /repairing-service/extra-work/:token/',
	answerByLink: 'POST /repairing-service/extra-work/:token/',
} as const
