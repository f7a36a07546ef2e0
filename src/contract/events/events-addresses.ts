export const eventsAddresses = {
	changes: 'GET /events/',
} as const
